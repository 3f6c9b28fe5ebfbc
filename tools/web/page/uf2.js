// One file for a new Pico: the stock MicroPython that somebody has dropped here, and behind it Miaou in a
// file system of littlefs, as MicroPython itself would have made it.
import { Refused, joined } from "./serial.js";

const BLOCK = 4096;
const [PAGE, WHOLE, PAYLOAD] = [256, 512, 32]; // bytes of a UF2 block: carried, all of it, before them
const [BEGIN, BEGIN_2, END, HAS_FAMILY] = [0x0a324655, 0x9e5d5157, 0x0ab16f30, 0x2000];
const [NAME, SUPERBLOCK, INLINE, LIST, CHECKSUM] = [0x001, 0x0ff, 0x201, 0x202, 0x500];
const VERSION = 0x00020000;
const NO_FILE = 0x3ff;
const LIMITS = [255, 0x7fffffff, 1022]; // of names, of files, of attributes
// How a stock image speaks of the board that it is for, the longer names first.
const BOARDS = [
  [/Raspberry Pi Pico ?2 W with RP2350/, "RPI_PICO2_W"],
  [/Raspberry Pi Pico ?2 with RP2350/, "RPI_PICO2"],
  [/Raspberry Pi Pico W with RP2040/, "RPI_PICO_W"],
  [/Raspberry Pi Pico with RP2040/, "RPI_PICO"],
  [/Adafruit Feather RP2040 with RP2040/, "ADAFRUIT_FEATHER_RP2040"],
];

// `files` by their names; `places` tells where each MicroPython keeps its own, `suiting` which ones will do.
export function join(stock, files, places, suiting) {
  const image = read(stock);
  const text = new TextDecoder("latin1").decode(joined(...image.map(({ data }) => data)));
  const [, name] = BOARDS.find(([pattern]) => pattern.test(text)) ?? [];
  if (!image.length || !name) throw new Refused("This is no MicroPython for a Pico. The right .uf2 is named above.");
  if (!suiting.includes(name)) throw new Refused("This MicroPython is for another board. The right .uf2 is named above.");
  const { at, size, family } = places[name];
  const disk = fileSystem(files, size / BLOCK);
  const pages = image.filter(({ address }) => address < at);
  for (let start = 0; start < size; start += PAGE) {
    pages.push({ address: at + start, data: disk.subarray(start, start + PAGE) });
  }
  return joined(...pages.map((page, number) => packed(page, number, pages.length, family)));
}

function read(stock) {
  const pages = [];
  for (let start = 0; start + WHOLE <= stock.length; start += WHOLE) {
    const word = (place) => new DataView(stock.buffer, stock.byteOffset + start).getUint32(place, true);
    if (word(0) !== BEGIN || word(4) !== BEGIN_2) return [];
    if (word(8) !== HAS_FAMILY || word(16) !== PAGE) continue; // what is not for the flash
    pages.push({ address: word(12), data: stock.subarray(start + PAYLOAD, start + PAYLOAD + PAGE) });
  }
  return pages;
}

function packed({ address, data }, number, count, family) {
  const block = new Uint8Array(WHOLE);
  const view = new DataView(block.buffer);
  [BEGIN, BEGIN_2, HAS_FAMILY, address, PAGE, number, count, family].forEach((word, at) =>
    view.setUint32(4 * at, word, true),
  );
  block.set(data, PAYLOAD);
  view.setUint32(WHOLE - 4, END, true);
  return block;
}

// The root lies in the first two blocks, one of them still empty; behind them the files, one by one.
function fileSystem(files, count) {
  const disk = new Uint8Array(count * BLOCK).fill(0xff);
  const root = new Root();
  root.tag(SUPERBLOCK, 0, new TextEncoder().encode("littlefs"));
  root.tag(INLINE, 0, words(VERSION, BLOCK, count, ...LIMITS));
  let free = 2;
  Object.keys(files).sort().forEach((name, index) => {
    const last = list(disk, files[name], free);
    root.tag(NAME, index + 1, new TextEncoder().encode(name));
    root.tag(LIST, index + 1, words(last, files[name].length));
    free = last + 1;
  });
  disk.set(root.closed(), 0);
  return disk;
}

// A file's blocks, each with pointers to those that are 1, 2, 4 … before it; answers the last.
function list(disk, data, first) {
  for (let number = 0, at = 0; ; number++) {
    const count = number ? 32 - Math.clz32(number & -number) : 0;
    const back = Array.from({ length: count }, (_, power) => first + number - (1 << power));
    const room = BLOCK - 4 * back.length;
    disk.set(words(...back), (first + number) * BLOCK);
    disk.set(data.subarray(at, at + room), (first + number) * BLOCK + 4 * back.length);
    at += room;
    if (at >= data.length) return first + number;
  }
}

// Tags, each seen through the one before it, and at the end a checksum of all of them.
class Root {
  #bytes = [...words(1)]; // how often it was written
  #before = 0xffffffff;

  tag(kind, id, data, size = data.length) {
    const tag = ((kind << 20) | (id << 10) | size) >>> 0;
    const seen = (tag ^ this.#before) >>> 0;
    this.#bytes.push(seen >>> 24, (seen >>> 16) & 255, (seen >>> 8) & 255, seen & 255, ...data);
    this.#before = tag;
  }

  closed() {
    const end = Math.ceil((this.#bytes.length + 8) / PAGE) * PAGE;
    this.tag(CHECKSUM, NO_FILE, [], end - this.#bytes.length - 4);
    return new Uint8Array([...this.#bytes, ...words(checksum(this.#bytes))]);
  }
}

function words(...numbers) {
  return new Uint8Array(new Uint32Array(numbers).buffer);
}

function checksum(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return value >>> 0;
}
