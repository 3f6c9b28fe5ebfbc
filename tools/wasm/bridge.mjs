// Real MicroPython inside Node, serving JSON lines; the other end is tools/wasm/__init__.py.
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { copyIn } from "./copy.mjs";
import "./table.mjs";

const SETTRACE = "node_modules/@micropython/micropython-webassembly-pyscript/micropython-settrace.wasm";

// process.stdout would make the pipe non-blocking, and a full pipe would then lose lines.
const say = (message) => writeFileSync(1, JSON.stringify(message) + "\n");
const printed = (line) => say({ output: line + "\n" });

const { heap, settrace } = JSON.parse(process.argv[2]);
const micropython = await loadMicroPython({
  heapsize: heap,
  stdout: printed,
  stderr: printed,
  url: settrace ? fileURLToPath(new URL(SETTRACE, import.meta.url)) : undefined,
});

micropython.runPython(`
import json
def call(function, arguments):
    global steps
    module, name = function.rsplit(".", 1)
    answer = getattr(__import__(module, None, None, (name,)), name)(*json.loads(arguments))
    if not hasattr(answer, "send"):
        return json.dumps(answer)
    steps = answer
def step():
    try:
        next(steps)
    except StopIteration as end:
        return json.dumps(end.value)
`);
// Fetched once: every proxy of a Python function stays alive until JavaScript collects it.
const call = micropython.globals.get("call");
const step = micropython.globals.get("step");

// What yields goes on until it returns: garbage is collected only where Python returns to here.
function finished(name, text) {
  let answer = call(name, text);
  while (typeof answer !== "string") answer = step();
  return answer;
}

const answers = {
  call: ({ function: name, arguments: text }) => finished(name, text),
  read: ({ path }) => Buffer.from(micropython.FS.readFile(path)).toString("base64"),
  write: ({ path, data }) => {
    micropython.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")) || "/");
    micropython.FS.writeFile(path, Buffer.from(data, "base64"));
    return "";
  },
  mirror: ({ folder, inside }) => {
    copyIn(micropython.FS, folder, inside || "/");
    return "";
  },
};

// Anything but a Python exception or a file error leaves MicroPython in pieces: let it end the process.
const explain = (error) => {
  if (error.name === "PythonError") return error.message;
  if (error.name === "ErrnoError") return `file error ${error.errno}`;
  throw error;
};

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  try {
    say({ answer: answers[request.kind](request) });
  } catch (error) {
    say({ error: explain(error) });
  }
}
