// Real MicroPython with the firmware inside, away from the page: keys in, pictures and tones out.
import { clock } from "./clock.js";
import "./table.mjs";
import { loadMicroPython } from "./micropython.mjs";
import * as saves from "./saves.js";
import { version } from "./version.js";

const FOLDER = "/saves";
const ROM = "/rom";

let micropython, live, filed, alarm, began;
let told = false;
let shown = false;
let over = false; // nothing happens to a handheld that is about to be switched off
let telling = Promise.resolve();

// Python's methods are fetched once: every proxy stays alive until JavaScript collects it.
const METHODS = ["until", "key", "type", "tap", "shake", "charge", "probe", "news", "address", "games"];
const OF_GAMES = ["journal", "judge", "unpack", "open", "table", "finished"];

// All that needs no board is done, or under way, before the page asks for the start.
const kept = saves.open(() => postMessage({ taken: true }));
const ready = Promise.all([
  loadMicroPython({ heapsize: 4 << 20, stdout: console.log, stderr: console.error }),
  fetch("handheld.rom").then(({ body }) => new Response(body.pipeThrough(new DecompressionStream("deflate"))).arrayBuffer()),
]).then(load);
ready.catch(() => {}); // whoever starts it is told

function load([python, rom]) {
  micropython = python;
  mount(new Uint8Array(rom));
  python.runPython("from tools.web.live import Live, prepare\nprepare()");
}

// What the page remembers takes the place of what the browser did not keep.
async function start({ remembered, ...asked }) {
  postMessage({ version });
  let { files, replaced } = await kept;
  await ready;
  if (remembered) await saves.keep(saves.changes((files = new Map(Object.entries(remembered)))));
  micropython.FS.mkdirTree(FOLDER);
  for (const [name, bytes] of files) write(name, bytes);
  began = clock();
  const handheld = micropython.globals.get("Live")(JSON.stringify(asked));
  live = methods(handheld, METHODS);
  turn(() => {}, began, { replaced }); // the first picture; the time that it took is made up next
  clearTimeout(alarm);
  alarm = setTimeout(guarded(turn));
}

const methods = (object, names) => Object.fromEntries(names.map((name) => [name, object[name]]));

// What is kept of games is loaded when somebody first asks.
const games = () => (filed ??= methods(live.games(), OF_GAMES));

// Where it lies is outside Python's heap, and stays. Nothing is looked for anywhere else but in what
// MicroPython has of its own: each file that is not there costs an error of JavaScript's.
function mount(rom) {
  const address = micropython._module._malloc(rom.length);
  micropython._module.HEAPU8.set(rom, address);
  micropython.runPython(`
import sys, uctypes, vfs
vfs.mount(vfs.VfsRom(uctypes.bytearray_at(${address}, ${rom.length})), "${ROM}")
sys.path[:] = ["${ROM}", ".frozen"]`);
}

const write = (name, content) => micropython.FS.writeFile(`${FOLDER}/${name}`, content);

const exists = (name) => micropython.FS.analyzePath(`${FOLDER}/${name}`).exists;

// A journal from elsewhere comes in one piece: the tail it has here belongs to another game. The game
// that it takes the place of is kept until the next one.
async function replace({ name, text }) {
  const own = exists(name) ? game(name) : null;
  over = true;
  clearTimeout(alarm);
  for (const part of [name, `${name}.tail`]) {
    if (exists(part)) micropython.FS.unlink(`${FOLDER}/${part}`);
  }
  if (text !== null) write(name, text);
  await telling;
  const changes = saves.changes(files());
  await saves.keep(own ? new Map([...changes, ...saves.aside(own)]) : changes);
  postMessage({ answer: { saves: Object.fromEntries(files()), replaced: own, lasting: saves.lasting() } });
}

// A journal of one line has only begun.
function game(name) {
  const text = games().journal(name);
  return text.trimEnd().includes("\n") ? { name, text } : null;
}

// Whatever happens to the handheld happens at a moment, and is told when it is safely kept. The moment
// may have passed: a press that is short stays one, and is no shorter, on a machine that is busy.
function turn(act, at = clock(), more = {}) {
  if (over) return;
  clearTimeout(alarm);
  live.until(Math.round(at - began));
  act?.();
  const news = { ...JSON.parse(live.news(Math.round(clock() - began))), ...more };
  if (news.alarm >= 0) alarm = setTimeout(guarded(turn), news.alarm);
  news.picture &&= picture(news.picture);
  const now = files();
  const changes = saves.changes(now);
  if (changes.size || !told) news.saves = Object.fromEntries(now);
  news.changed = [...changes.keys()];
  told = true;
  telling = telling.then(() => tell(news, changes));
}

// What is not kept is not shown; but the first picture shows nothing that was not kept before.
async function tell(news, changes) {
  const keeping = saves.keep(changes);
  if (shown) await keeping;
  if (saves.isLost()) return;
  news.lasting = shown ? saves.lasting() : null; // not known yet
  shown = true;
  postMessage({ news }, news.picture ? [news.picture.buffer] : []);
  await keeping;
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
  type: (letter) => turn(() => live.type(letter)),
  tap: ({ x, y }) => turn(() => live.tap(x, y)),
  shake: () => turn(() => live.shake()),
  charge: (millivolts) => turn(() => live.charge(millivolts)),
  probe: (on) => turn(() => live.probe(on)),
  journal: (name) => postMessage({ answer: games().journal(name) }),
  judge: ({ name, text }) => postMessage({ answer: games().judge(name, text) }),
  unpack: (signs) => postMessage({ answer: JSON.parse(games().unpack(signs)) }),
  open: (name) => turn(() => games().open(name)),
  table: () => postMessage({ answer: JSON.parse(games().table()) }),
  finished: ({ kind, date }) => postMessage({ answer: games().finished(kind, date) }),
  replace,
  wake: () => turn(),
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
