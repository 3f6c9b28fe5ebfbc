// Packs an update for a board as zlib would, but for a window of 16 KB: a board that unpacks has no room
// for the browser's own of 32. Codes are deflate's fixed ones.

const WINDOW = (1 << 14) - 512;
const [SHORTEST, LONGEST] = [3, 258];
const TRIES = 64; // earlier places that may begin alike
const HASHES = 1 << 15;
const [HEADER, END] = [[0x68, 0x05], 256];

// Of each code the first number that it stands for, and how many bits tell which.
const LENGTHS = table(28, SHORTEST, (code) => (code < 4 ? 0 : (code >> 2) - 1));
LENGTHS.push({ first: LONGEST, bits: 0 });
const DISTANCES = table(30, 1, (code) => (code < 2 ? 0 : (code >> 1) - 1));

function table(count, first, bitsOf) {
  return Array.from({ length: count }, (_, code) => {
    const entry = { first, bits: bitsOf(code) };
    first += 1 << entry.bits;
    return entry;
  });
}

export function packed(data) {
  const out = new Bits();
  out.put(0b011, 3); // the last block, of fixed codes
  const places = new Places(data);
  for (let at = 0; at < data.length; ) {
    const { length, distance } = places.alike(at);
    if (length < SHORTEST) literal(out, data[at]);
    else copy(out, length, distance);
    for (const next = at + Math.max(1, length); at < next; at++) places.add(at);
  }
  literal(out, END);
  return new Uint8Array([...HEADER, ...out.bytes(), ...adler(data)]);
}

// Where three bytes have stood before, the latest first.
class Places {
  #data;
  #last = new Int32Array(HASHES).fill(-1);
  #before;

  constructor(data) {
    this.#data = data;
    this.#before = new Int32Array(data.length);
  }

  add(at) {
    const hash = this.#hash(at);
    this.#before[at] = this.#last[hash];
    this.#last[hash] = at;
  }

  // The longest piece before this one that begins alike.
  alike(at) {
    let best = { length: 0, distance: 0 };
    let place = this.#last[this.#hash(at)];
    for (let tries = TRIES; place >= 0 && at - place <= WINDOW && tries > 0; tries--) {
      const length = this.#common(place, at);
      if (length > best.length) best = { length, distance: at - place };
      place = this.#before[place];
    }
    return best.length < SHORTEST ? { length: 0, distance: 0 } : best;
  }

  #common(place, at) {
    const most = Math.min(LONGEST, this.#data.length - at);
    let length = 0;
    while (length < most && this.#data[place + length] === this.#data[at + length]) length++;
    return length;
  }

  #hash(at) {
    const [first, second, third] = [this.#data[at], this.#data[at + 1] ?? 0, this.#data[at + 2] ?? 0];
    return ((first << 10) ^ (second << 5) ^ third) & (HASHES - 1);
  }
}

function literal(out, value) {
  if (value < 144) out.code(0x30 + value, 8);
  else if (value < END) out.code(0x190 + value - 144, 9);
  else if (value < 280) out.code(value - END, 7);
  else out.code(0xc0 + value - 280, 8);
}

function copy(out, length, distance) {
  const far = DISTANCES.findLastIndex(({ first }) => first <= distance);
  const long = LENGTHS.findLastIndex(({ first }) => first <= length);
  literal(out, END + 1 + long);
  out.put(length - LENGTHS[long].first, LENGTHS[long].bits);
  out.code(far, 5);
  out.put(distance - DISTANCES[far].first, DISTANCES[far].bits);
}

// Bits from the lowest on; but codes have their highest first.
class Bits {
  #bytes = [];
  #waiting = 0;
  #count = 0;

  put(value, count) {
    this.#waiting |= value << this.#count;
    this.#count += count;
    for (; this.#count >= 8; this.#count -= 8) {
      this.#bytes.push(this.#waiting & 255);
      this.#waiting >>>= 8;
    }
  }

  code(value, count) {
    let turned = 0;
    for (let bit = 0; bit < count; bit++) turned |= ((value >> bit) & 1) << (count - 1 - bit);
    this.put(turned, count);
  }

  bytes() {
    return this.#count ? [...this.#bytes, this.#waiting & 255] : this.#bytes;
  }
}

function adler(data) {
  let [low, high] = [1, 0];
  for (const byte of data) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return [high >> 8, high & 255, low >> 8, low & 255];
}
