// The handheld's flash, kept by the browser: the same journal files, each under its name. What cannot
// be written waits and is tried again with the next change.

const DATABASE = "miaou";
const STORE = "saves";
const OWNER = ".owner"; // whose handheld it is; no file of the handheld's begins with a dot
const REPLACED = ".replaced"; // one's own game that a shared one has taken the place of

const me = crypto.getRandomValues(new Uint32Array(4)).join();
let database = null;
let others = null; // tabs, where there are no locks
let tell; // that another tab has the handheld
let known = new Map();
let unsaved = new Map();
let lost = false;
let readable = false; // or it may hold games that must not be written over

// There is one handheld: whoever opens it last has it, and the others are told.
async function hold() {
  if (!navigator.locks) return call();
  await new Promise((held) => {
    const keep = () => new Promise(() => held());
    // A browser that keeps nothing refuses locks too.
    const refused = ({ name }) => (name === "AbortError" ? lose() : held());
    navigator.locks.request(DATABASE, { steal: true }, keep).catch(refused);
  });
}

// Without https there are no locks; a call to the other tabs does as well. Where a browser refuses
// that too it keeps nothing, and each tab has a handheld of its own.
function call() {
  try {
    others = new BroadcastChannel(DATABASE);
  } catch (error) {
    console.warn(error);
    return;
  }
  others.onmessage = lose;
  others.postMessage("mine");
}

function lose() {
  if (!lost) tell();
  lost = true;
}

// All files that were kept, and under its own name the game that was replaced.
export async function open(taken) {
  tell = taken;
  await hold();
  try {
    await connect();
    known = await take().catch(() => contents(database.transaction(STORE).objectStore(STORE)));
    readable = true;
  } catch (error) {
    console.warn(error); // the page tells, as soon as there is something to keep
  }
  const replaced = known.get(REPLACED) ?? null;
  for (const name of [OWNER, REPLACED]) known.delete(name);
  return { files: known, replaced };
}

// What differs from what is kept; a file that has gone is null.
export function changes(files) {
  const found = new Map();
  for (const [name, bytes] of files) {
    if (!same(bytes, known.get(name))) found.set(name, bytes);
  }
  for (const name of known.keys()) {
    if (!files.has(name)) found.set(name, null);
  }
  known = files;
  return found;
}

// One's own game stays beside the files until the next one is replaced.
export const aside = (game) => new Map([[REPLACED, game]]);

export async function keep(changed) {
  for (const [name, content] of changed) unsaved.set(name, content);
  if (lost || !readable || unsaved.size === 0) return;
  try {
    await write(unsaved).catch(writeAll);
    unsaved = new Map();
  } catch (error) {
    console.warn(error); // and the page tells
  }
}

// The browser may have thrown everything away meanwhile: here it still is.
async function writeAll() {
  if (lost) return;
  await connect();
  await write(new Map([...known, ...unsaved]));
}

export const lasting = () => unsaved.size === 0;
export const isLost = () => lost;

// All of a moment's changes or none of them, as a flash file system would; and none at all by a tab
// that another has taken the handheld from, however late it hears of that.
async function write(changed) {
  const transaction = database.transaction(STORE, "readwrite", { durability: "relaxed" });
  const store = transaction.objectStore(STORE);
  const owner = store.get(OWNER);
  owner.onsuccess = () => {
    if (!owner.result || owner.result === me) put(store, changed);
    else lose();
  };
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
}

function put(store, changed) {
  store.put(me, OWNER);
  for (const [name, content] of changed) {
    if (content === null) store.delete(name);
    else store.put(content, name);
  }
}

async function connect() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  database = await done(request);
  database.onversionchange = () => database.close(); // or nobody could throw it away
}

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

// Whoever takes the handheld finds what its last owner has written, and nothing comes after that. A
// disk that is full does not take the new owner's name, but can be read.
async function take() {
  const store = database.transaction(STORE, "readwrite", { durability: "relaxed" }).objectStore(STORE);
  store.put(me, OWNER);
  return contents(store);
}

async function contents(store) {
  const [names, all] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  return new Map(names.map((name, index) => [name, all[index]]));
}

function same(left, right) {
  return right?.length === left.length && left.every((byte, index) => byte === right[index]);
}
