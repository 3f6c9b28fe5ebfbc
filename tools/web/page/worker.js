// Real MicroPython with the firmware inside, away from the page: keys in, pictures and tones out.
import { loadMicroPython } from "./micropython.mjs";
import * as saves from "./saves.js";

const FOLDER = "/saves";
const ROM = "/rom";

let micropython, live, alarm, began;
let told = false;
let telling = Promise.resolve();

// Python's methods are fetched once: every proxy stays alive until JavaScript collects it.
const METHODS = ["until", "key", "shake", "charge", "probe", "news", "address", "journal", "events"];

const clock = () => performance.timeOrigin + performance.now();

// All that needs no board is done, or under way, before the page asks for the start.
const kept = saves.open(() => postMessage({ taken: true }));
const ready = Promise.all([
  loadMicroPython({ heapsize: 4 << 20, stdout: console.log, stderr: console.error }),
  fetch("handheld.rom").then((answer) => answer.arrayBuffer()),
]).then(load);
ready.catch(() => {}); // whoever starts it is told

function load([python, rom]) {
  micropython = python;
  mount(new Uint8Array(rom));
  python.runPython("from tools.web.live import Live, prepare\nprepare()");
}

async function start({ replace, ...asked }) {
  await ready;
  micropython.FS.mkdirTree(FOLDER);
  for (const [name, bytes] of await kept) write(name, bytes);
  for (const [name, text] of Object.entries(replace)) put(name, text);
  began = clock();
  const handheld = micropython.globals.get("Live")(JSON.stringify(asked));
  live = Object.fromEntries(METHODS.map((name) => [name, handheld[name]]));
  turn();
}

// Where it lies is outside Python's heap, and stays.
function mount(rom) {
  const address = micropython._module._malloc(rom.length);
  micropython._module.HEAPU8.set(rom, address);
  micropython.runPython(`
import sys, uctypes, vfs
vfs.mount(vfs.VfsRom(uctypes.bytearray_at(${address}, ${rom.length})), "${ROM}")
sys.path.append("${ROM}")`);
}

const write = (name, content) => micropython.FS.writeFile(`${FOLDER}/${name}`, content);

// A journal from elsewhere comes in one piece: the tail it has here belongs to another game.
function put(name, text) {
  for (const part of [name, `${name}.tail`]) {
    if (micropython.FS.analyzePath(`${FOLDER}/${part}`).exists) micropython.FS.unlink(`${FOLDER}/${part}`);
  }
  if (text !== null) write(name, text);
}

// Whatever happens to the handheld happens at a moment, and is told when it is safely kept. The moment
// may have passed: a press that is short stays one, and is no shorter, on a machine that is busy.
function turn(act, at = clock()) {
  clearTimeout(alarm);
  live.until(Math.round(at - began));
  act?.();
  const news = JSON.parse(live.news(Math.round(clock() - began)));
  if (news.alarm >= 0) alarm = setTimeout(guarded(turn), news.alarm);
  news.picture &&= picture(news.picture);
  const kept = files();
  const changes = saves.changes(kept);
  if (changes.size || !told) news.saves = Object.fromEntries(kept);
  news.changed = [...changes.keys()];
  told = true;
  telling = telling.then(() => tell(news, changes));
}

async function tell(news, changes) {
  await saves.keep(changes);
  news.lasting = saves.lasting();
  postMessage({ news }, news.picture ? [news.picture.buffer] : []);
}

function picture(size) {
  const address = live.address();
  return micropython._module.HEAPU8.slice(address, address + size);
}

function files() {
  const names = micropython.FS.readdir(FOLDER).filter((name) => !name.startsWith("."));
  return new Map(names.map((name) => [name, micropython.FS.readFile(`${FOLDER}/${name}`)]));
}

const answers = {
  start,
  key: ({ index, down, at }) => turn(() => live.key(index, down), at),
  shake: () => turn(() => live.shake()),
  charge: (millivolts) => turn(() => live.charge(millivolts)),
  probe: (on) => turn(() => live.probe(on)),
  journal: (name) => postMessage({ answer: live.journal(name) }),
  events: ({ name, text }) => postMessage({ answer: live.events(name, text) }),
};

// What MicroPython does not survive ends this worker; the page offers to start another.
function guarded(act) {
  return async (...asked) => {
    try {
      await act(...asked);
    } catch (error) {
      clearTimeout(alarm);
      postMessage({ broken: String(error.message ?? error) });
    }
  };
}

onmessage = ({ data: [kind, asked] }) => guarded(answers[kind])(asked);
