// Real MicroPython with the firmware inside, away from the page: keys in, pictures and tones out.
import { loadMicroPython } from "./micropython.mjs";
import * as saves from "./saves.js";

const FOLDER = "/saves";

let micropython, live, alarm, began;
let told = false;
const folders = new Set();
let telling = Promise.resolve();

// Python's methods are fetched once: every proxy stays alive until JavaScript collects it.
const METHODS = ["until", "key", "shake", "charge", "probe", "news", "address", "journal", "events"];

const now = () => Math.round(performance.now() - began);

// All of it is under way before the page asks for the start.
const loading = Promise.all([
  loadMicroPython({ heapsize: 4 << 20, stdout: console.log, stderr: console.error }),
  fetch("handheld.json").then((answer) => answer.json()),
  saves.open(() => postMessage({ taken: true })),
]);

async function start({ replace, ...asked }) {
  const [python, files, kept] = await loading;
  micropython = python;
  for (const [path, text] of Object.entries(files)) write(path, text);
  for (const [name, bytes] of kept) write(`${FOLDER}/${name}`, bytes);
  for (const [name, text] of Object.entries(replace)) put(name, text);
  python.runPython("from tools.web.live import Live");
  began = performance.now();
  const handheld = python.globals.get("Live")(JSON.stringify(asked));
  live = Object.fromEntries(METHODS.map((name) => [name, handheld[name]]));
  turn();
}

function write(path, content) {
  const folder = path.slice(0, path.lastIndexOf("/"));
  if (!folders.has(folder)) micropython.FS.mkdirTree(folder || "/");
  folders.add(folder);
  micropython.FS.writeFile(path, content);
}

// A journal from elsewhere comes in one piece: the tail it has here belongs to another game.
function put(name, text) {
  micropython.FS.mkdirTree(FOLDER);
  for (const part of [name, `${name}.tail`]) {
    if (micropython.FS.analyzePath(`${FOLDER}/${part}`).exists) micropython.FS.unlink(`${FOLDER}/${part}`);
  }
  if (text !== null) write(`${FOLDER}/${name}`, text);
}

// Whatever happens to the handheld happens at a moment, and is told when it is safely kept.
function turn(act) {
  clearTimeout(alarm);
  live.until(now());
  act?.();
  const news = JSON.parse(live.news(now()));
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
  key: ({ index, down }) => turn(() => live.key(index, down)),
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
