// What a board should hold, and how it comes there: as tools/device/update.py brings it, by the same
// program on the board. Cut off at any moment, the board starts, and trying again finishes it.
import { packed } from "./deflate.js";
import { Refused, base64, joined } from "./serial.js";

const ARCHIVE = "miaou.mpy";
const OLD = ["miaou/", "board.py"]; // Miaou 0.1 was 200 files
const INSTALL = "\n\ninstall()\n"; // what makes a main.py of the board's own part in this
const [BLOCK, FOLDER, SLACK] = [4096, 8192, 3 * 4096];
const PAGES = { rp2: 256, esp32: 32 }; // the least that each MicroPython programs at a time
const SMALL = 12 * 1024; // bytes of an update that a board takes in one breath
const PART = 16; // letters of a hash that tell a part of an archive
const OLDEST = [1, 22];
const SAVE = /^saves\/[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/; // what Miaou itself calls a save
const LARGEST = 1_000_000; // bytes; a game of a whole evening has a few thousand

// All boards' files share their parts: `stock.bin` has each once, one behind the other.
export const { boards: stock, parts, places, starts } = await fetch("stock.json").then((answer) => answer.json());
const installer = await fetch("install.py").then((answer) => answer.text());
let pool = null;

async function pieces() {
  const unpacking = (await fetch("stock.bin")).body.pipeThrough(new DecompressionStream("deflate"));
  return (pool ??= new Uint8Array(await new Response(unpacking).arrayBuffer()));
}

// The files for a board, and the pieces that they are made of.
export async function built(name) {
  const whole = await pieces();
  const files = {};
  for (const [path, places] of Object.entries(stock[name])) {
    files[path] = places.map(([start, size]) => whole.subarray(start, start + size));
  }
  return files;
}

// Looks at what is there; everything after that trusts it.
export async function inventory(board) {
  await board.run(installer);
  const [first, ...lines] = (await board.run("inventory()")).trim().split("\r\n");
  const there = { ...JSON.parse(first), files: new Map(), parts: new Map() };
  for (const line of lines) {
    const [, digest, size, path] = /^(\w+) (\d+) (.*)$/.exec(line);
    const [name, start] = JSON.parse(path).split("@");
    if (start === undefined) there.files.set(name, { digest, size: Number(size) });
    else there.parts.set(`${digest} ${size}`, Number(start));
  }
  // MicroPython counts the blocks of every folder but the first one twice.
  there.free += FOLDER * folders(there.files.keys()).size;
  return there;
}

export function check(there, { port, name }) {
  if (there.platform !== port) {
    throw new Refused("This is another kind of board than the one that you have chosen.");
  }
  const [major, minor] = there.version;
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    throw new Refused("The board runs a MicroPython that is too old. Miaou needs 1.22 or newer.");
  }
  return there.name === "" || there.name === name;
}

// Puts Miaou there, or what has changed of it; answers the line in which it says that it is up.
export async function install(board, there, name, told) {
  const files = await built(name);
  const main = joined(...files["main.py"]);
  const put = new Map();
  for (const [path, pieces] of Object.entries(files)) {
    if (there.files.get(path)?.digest !== (await fingerprint(path, pieces))) put.set(path, pieces);
  }
  const remove = [...there.files.keys()].filter((path) => OLD.some((old) => path.startsWith(old)));
  if (!put.size && !remove.length) return board.restart();
  return deliver(board, there, { remove, put }, main, told);
}

// The saves of a board, by their paths.
export async function take(board, there) {
  const saves = {};
  for (const [path, { size, digest }] of there.files) {
    if (!SAVE.test(path) || size > LARGEST) continue;
    saves[path] = await board.read(path);
    if ((await sha256(saves[path])) !== digest) throw new Error(`${path} did not arrive as it is`);
  }
  return saves;
}

// All of them in one step, and none of the old ones stays: halves of two games are no game.
export async function give(board, there, saves, told) {
  const wanted = Object.entries(saves);
  const strange = wanted.some(([path, data]) => !SAVE.test(path) || data.length > LARGEST);
  if (!wanted.length || strange) throw new Refused("This file holds no saved games of Miaou. Nothing has changed.");
  if (!there.files.has("main.py")) throw new Refused("There is no Miaou on the board yet. Install it first.");
  const main = await board.read("main.py");
  if (new TextDecoder().decode(main).endsWith(INSTALL)) {
    throw new Refused("An update of the board was cut short. Install it again first.");
  }
  const ours = [...there.files.keys()].filter((path) => path.startsWith("saves/"));
  const remove = ours.filter((path) => !Object.hasOwn(saves, path));
  const put = new Map(wanted.map(([path, data]) => [path, [data]]));
  return deliver(board, there, { remove, put }, main, told);
}

// Sends the change and has it installed. A new archive alone, of which most is there, is put together
// at once; all else at a start, by a main.py that stays until it is done.
async function deliver(board, there, change, main, told) {
  const whole = await parcel(change, main, there.parts);
  const room = needed(there, change, whole.length);
  if (room > there.free) throw new Refused("The board has too little room. Take its games off, erase its flash, and install again.");
  const small = await parcel(change, null, there.parts);
  if (!change.remove.length && [...change.put.keys()].join() === ARCHIVE && small.length < SMALL) {
    await board.run(`replace(b"${base64(small)}")`);
  } else {
    const first = new TextEncoder().encode(installer + INSTALL);
    await board.write("main.new", first);
    await board.write("update.new", whole, (share) => told?.(share * 0.7));
    await board.run(`arm("${await sha256(whole)}", "${await sha256(first)}")`);
  }
  const steps = change.remove.length + change.put.size;
  let done = 0;
  return board.restart((line) => line.startsWith("install ") && told?.(0.7 + (0.3 * ++done) / (steps + 1)));
}

// The steps in their order, packed. Of an archive's parts, those that are there already are only told
// by where they begin.
async function parcel({ remove, put }, main, there) {
  const text = (words) => new TextEncoder().encode(words);
  const steps = [...remove].sort().map((path) => text(`- ${path}\n`));
  const others = [...put].filter(([path]) => path !== "main.py").sort(([one], [two]) => (one < two ? -1 : 1));
  for (const [path, pieces] of main ? [...others, ["main.py", [main]]] : others) {
    const data = joined(...pieces);
    steps.push(text(`+ ${path} ${data.length} ${crc32(data).toString(16).padStart(8, "0")}\n`));
    const told = path === ARCHIVE && there.size ? await runs(pieces, there) : [{ start: -1, data }];
    for (const { start, data } of told) steps.push(text(`${start} ${data.length}\n`), start < 0 ? data : text(""));
  }
  return packed(joined(...steps));
}

// The pieces of an archive, those together that the old one has one behind the other.
async function runs(pieces, there) {
  const found = [];
  for (const data of pieces) {
    const start = there.get(`${(await sha256(data)).slice(0, PART)} ${data.length}`) ?? -1;
    const last = found.at(-1);
    if (last && start >= 0 && last.start >= 0 && start === last.start + last.data.length) {
      last.data = joined(last.data, data);
    } else found.push({ start, data });
  }
  return found;
}

// Bytes of flash for all of the change, while it is still there packed.
function needed(there, { remove, put }, size) {
  const sizes = [...put.values()].map((pieces) => joined(...pieces).length);
  const gone = [...remove, ...put.keys()].flatMap((path) => there.files.get(path)?.size ?? []);
  const inline = Math.min(4 * PAGES[there.platform], BLOCK / 8); // of which littlefs needs no block
  const growth = blocks(sizes, inline) - blocks(gone, inline) + blocks([Math.max(0, ...sizes)], inline);
  const before = folders(there.files.keys());
  const made = [...folders(put.keys())].filter((folder) => !before.has(folder)).length * FOLDER;
  return blocks([size, installer.length], 0) + Math.max(0, growth) + made + SLACK;
}

function blocks(sizes, inline) {
  return sizes.filter((size) => size > inline).reduce((sum, size) => sum + Math.ceil(size / BLOCK) * BLOCK, 0);
}

function folders(paths) {
  const found = new Set();
  for (const path of paths) {
    for (let end = path.indexOf("/"); end >= 0; end = path.indexOf("/", end + 1)) found.add(path.slice(0, end));
  }
  return found;
}

// The hash by which a board tells of a file.
async function fingerprint(path, pieces) {
  if (path !== ARCHIVE) return sha256(joined(...pieces));
  const each = await Promise.all(pieces.map(async (piece) => (await sha256(piece)).slice(0, PART)));
  return sha256(new TextEncoder().encode(each.join("")));
}

async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function crc32(bytes) {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}
