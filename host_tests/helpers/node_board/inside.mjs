// One power-up of a board: MicroPython with its flash, in a thread of its own, because a thread can
// hold one MicroPython only. The flash is a folder of this computer; tools/wasm/boot.py is what is built in.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { loadMicroPython } from "../../../tools/wasm/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { copyIn } from "../../../tools/wasm/copy.mjs";
import "../../../tools/wasm/table.mjs";

const { folder, root, platform, version, compiled } = workerData;
const FLASH = "/flash";
const KEPT = -1; // no time at all

// Loading the virtual handheld takes a while: only what asks for the board's pins pays for it.
const MACHINE = "import __main__\n__main__.wire()\nfrom tools.virtual.machine import *\n";

// Emscripten's errnos, and what a board says in their place.
const ERRNOS = {
  20: "[Errno 17] EEXIST",
  31: "[Errno 21] EISDIR",
  44: "[Errno 2] ENOENT",
  54: "[Errno 20] ENOTDIR",
  55: "[Errno 39] ENOTEMPTY",
};

// board.mjs has compiled it once for all of its power-ups.
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (_bytes, imports) => ({ instance: await instantiate(compiled, imports) });

let output = [];
const print = (bytes) => output.push(...bytes);
const micropython = await loadMicroPython({ heapsize: 1 << 20, linebuffer: false, stdout: print, stderr: print });
const { FS } = micropython;

// Every file and folder inside, as MicroPython's file system has it.
function contents(path, found = new Map()) {
  for (const [name, node] of Object.entries(FS.lookupPath(path).node.contents)) {
    const inside = `${path}/${name}`;
    found.set(inside, node);
    if (FS.isDir(node.mode)) contents(inside, found);
  }
  return found;
}

// Writes back to the folder what has changed: whatever writes to a file gives it another time.
function keep() {
  const now = contents(FLASH);
  const outside = (path) => join(folder, path.slice(FLASH.length));
  for (const path of kept.keys()) {
    if (!now.has(path)) rmSync(outside(path), { recursive: true, force: true });
  }
  for (const [path, node] of now) {
    if (FS.isDir(node.mode)) mkdirSync(outside(path), { recursive: true });
    else if (kept.get(path) !== node || node.mtime !== KEPT) writeFileSync(outside(path), FS.readFile(path));
  }
  note(now);
}

function note(found) {
  kept = found;
  for (const node of found.values()) node.mtime = KEPT;
}

const asSerial = (text) => text.toString("utf8").replaceAll("\n", "\r\n");
const named = (_, number) => `OSError: ${ERRNOS[number] ?? number}\n`;

// Answers what the code printed, and its exception as a board tells it.
function execute(code) {
  let error = null;
  output = [];
  try {
    micropython.runPython(code);
  } catch (thrown) {
    if (thrown.name !== "PythonError") throw thrown;
    error = thrown;
  }
  keep();
  const complaint = asSerial(error?.message.replace(/OSError: (\d+)\n$/, named) ?? "");
  return { printed: asSerial(Buffer.from(output)), complaint, exits: error?.type === "SystemExit" };
}

copyIn(FS, folder, FLASH);
copyIn(FS, join(root, "tools", "virtual"), "/tools/virtual");
FS.mkdirTree("/lib");
FS.writeFile("/lib/machine.py", MACHINE);
FS.chdir(FLASH);
let kept;
note(contents(FLASH));
micropython.runPython(readFileSync(new URL("../../../tools/wasm/boot.py", import.meta.url), "utf8"));
micropython.runPython(`pretend(${JSON.stringify(platform)}, ${version})`);

parentPort.on("message", (code) => parentPort.postMessage(execute(code)));
parentPort.postMessage("up");
