// MD5 (RFC 1321), in which an ESP32 tells what it has in its flash; browsers have none of their own.

const FIRST = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
const SINES = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32));
// Of each round: how bits are mixed, which word comes next, and by how much all turns.
const ROUNDS = [
  { mix: (b, c, d) => (b & c) | (~b & d), next: (step) => step, turns: [7, 12, 17, 22] },
  { mix: (b, c, d) => (d & b) | (~d & c), next: (step) => 5 * step + 1, turns: [5, 9, 14, 20] },
  { mix: (b, c, d) => b ^ c ^ d, next: (step) => 3 * step + 5, turns: [4, 11, 16, 23] },
  { mix: (b, c, d) => c ^ (b | ~d), next: (step) => 7 * step, turns: [6, 10, 15, 21] },
];

// In hexadecimal.
export function md5(bytes) {
  const view = new DataView(padded(bytes).buffer);
  let sums = FIRST;
  for (let start = 0; start < view.byteLength; start += 64) sums = mixed(sums, view, start);
  const out = new DataView(new ArrayBuffer(16));
  sums.forEach((sum, at) => out.setUint32(4 * at, sum, true));
  return Array.from(new Uint8Array(out.buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function padded(bytes) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n, true);
  return whole;
}

function mixed(sums, view, start) {
  let [a, b, c, d] = sums;
  for (let step = 0; step < 64; step++) {
    const { mix, next, turns } = ROUNDS[step >> 4];
    const word = view.getUint32(start + 4 * (next(step) & 15), true);
    const sum = (a + mix(b, c, d) + SINES[step] + word) | 0;
    const turn = turns[step & 3];
    [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0];
  }
  return [a, b, c, d].map((sum, at) => (sum + sums[at]) | 0);
}
