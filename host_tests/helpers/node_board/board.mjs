// A board for mpremote: the REPL of real MicroPython on a TCP port. Each of its power-ups is a
// inside.mjs; what comes by stdin is its power switch and its cable, in the hands of board.py.
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";

const [INTERRUPT, TO_RAW, TO_FRIENDLY, END, PASTE, RETURN] = [3, 1, 2, 4, 5, 13];
const MICROPYTHON = "../../../tools/wasm/node_modules/@micropython/micropython-webassembly-pyscript/micropython.wasm";
const WINDOW = 2048; // bytes that may be on their way during a raw paste

const options = JSON.parse(process.argv[2]);
const compiled = await WebAssembly.compile(readFileSync(new URL(MICROPYTHON, import.meta.url)));
let chip;
let socket = null;
let raw = false;
let pasting = false;
let typed = [];
let cutAfter = Infinity;
let turn = Promise.resolve();

// The cable and the power switch are two hands, and the chip does one thing at a time.
const inTurn = (work) => (turn = turn.then(work));
const send = (data) => socket?.write(data);
const say = (message) => writeFileSync(1, JSON.stringify(message) + "\n");
const greetRaw = () => send("raw REPL; CTRL-B to exit\r\n>");
const prompt = () => send("\r\n>>> ");

async function start() {
  await chip?.terminate();
  chip = new Worker(new URL("inside.mjs", import.meta.url), { workerData: { ...options, compiled } });
  chip.on("error", (error) => {
    console.error(error);
    process.exit(1);
  });
  await once(chip, "message"); // it has loaded: to end it before that would break Node now and then
}

async function execute(code) {
  chip.postMessage(code);
  const [answer] = await once(chip, "message");
  return answer;
}

async function runMain() {
  await start();
  if (!existsSync(join(options.folder, "main.py"))) return;
  const { printed, complaint, exits } = await execute("start()");
  send(printed);
  if (exits) await softReboot(runMain);
  else send(complaint);
}

async function softReboot(next) {
  send("\r\nMPY: soft reboot\r\n");
  await next();
}

function forgetTyped() {
  typed = [];
  pasting = false;
}

async function runTyped() {
  const code = Buffer.from(typed).toString("utf8");
  send(pasting ? "\x04" : "OK");
  forgetTyped();
  const { printed, complaint } = await execute(code);
  send(printed + "\x04" + complaint + "\x04>");
}

// One byte that came; what is typed is kept until the byte that says what to do with it.
async function receive(byte) {
  if (byte === END && raw && typed.length) {
    await runTyped();
  } else if (byte === END) {
    await softReboot(raw ? start : runMain);
    if (raw) greetRaw();
    else prompt();
  } else if (byte === INTERRUPT) {
    forgetTyped();
    if (!raw) prompt();
  } else if (byte === TO_RAW && typed[0] === PASTE && !pasting) {
    typed = [];
    pasting = true;
    send(Buffer.from(["R".charCodeAt(0), 1, WINDOW & 255, WINDOW >> 8]));
  } else if ((byte === TO_RAW || byte === TO_FRIENDLY) && !pasting) {
    typed = [];
    raw = byte === TO_RAW;
    if (raw) greetRaw();
    else prompt();
  } else if (raw && !(byte === RETURN && typed.length === 0)) {
    typed.push(byte);
  }
}

async function listen(connection) {
  for await (const chunk of connection) {
    for (const byte of chunk) {
      if (cutAfter-- <= 0) connection.destroy();
      if (connection.destroyed) return;
      await inTurn(() => receive(byte));
    }
    if (pasting) send("\x01"); // more may come; an answer also spares TCP's 40 ms of waiting for one
  }
}

async function serve(connection) {
  socket = connection;
  connection.on("error", () => connection.destroy()); // cut from the other side
  try {
    await listen(connection);
  } catch (error) {
    if (!connection.destroyed) throw error;
  }
  socket = null;
  forgetTyped();
}

const answers = {
  cut: ({ after }) => void (cutAfter = after ?? Infinity),
  power: async () => {
    raw = false;
    await runMain();
  },
  said: async () => (await execute("said()")).printed,
};

await start();
const server = createServer({ noDelay: true }, serve);
server.listen(0, "127.0.0.1", () => say({ port: server.address().port }));
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  say({ answer: (await inTurn(() => answers[request.kind](request))) ?? "" });
}
process.exit();
