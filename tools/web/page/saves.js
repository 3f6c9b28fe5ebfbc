// The handheld's flash, kept by the browser: the same journal files, each under its name.

const DATABASE = "miaou";
const STORE = "saves";

let database = null; // null where the browser keeps nothing
let others = null; // tabs, where there are no locks
let known = new Map();

// There is one handheld: whoever opens it last has it, and the others are told.
async function hold(taken) {
  if (!navigator.locks) return call(taken);
  await new Promise((held) => {
    const keep = () => new Promise(() => held());
    navigator.locks.request(DATABASE, { steal: true }, keep).catch(taken);
  });
}

// Without https there are no locks; a call to the other tabs does as well.
function call(taken) {
  others = new BroadcastChannel(DATABASE);
  others.onmessage = taken;
  others.postMessage("mine");
}

export async function open(taken) {
  await hold(taken);
  try {
    database = await opened();
    known = await all();
  } catch {
    database = null;
  }
  return known;
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

// All of a moment's changes or none of them, as a flash file system would.
export async function keep(changed) {
  if (!database || changed.size === 0) return;
  const transaction = database.transaction(STORE, "readwrite", { durability: "relaxed" });
  const store = transaction.objectStore(STORE);
  for (const [name, bytes] of changed) {
    if (bytes) store.put(bytes, name);
    else store.delete(name);
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => ((database = null), resolve());
  });
}

export const lasting = () => database !== null;

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function opened() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

async function all() {
  const store = database.transaction(STORE).objectStore(STORE);
  const [names, contents] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  return new Map(names.map((name, index) => [name, contents[index]]));
}

function same(left, right) {
  return right?.length === left.length && left.every((byte, index) => byte === right[index]);
}
