// The way onto a board: choose it, plug it in, and watch Miaou go there. Loaded when somebody asks.
import { boards } from "./boards.js";
import { words } from "./board_words.js";
import { ask } from "./message.js";
import { Board, Refused, base64, joined } from "./serial.js";
import { join } from "./uf2.js";
import { built, check, give, install, inventory, places, take } from "./update.js";
import { say, teach } from "./words.js";

const SAVES = "miaou-saves.json";
const FAULTS = "saves/faults.txt";
const sheet = document.querySelector("#onto");
const chosen = sheet.querySelector("select");
const [told, bar, log] = ["output", "progress", "pre"].map((part) => sheet.querySelector(part));
let busy = false;
let port = null;

const real = Object.entries(boards).filter(([, { port }]) => port !== "virtual");
for (const [name, board] of real) chosen.append(new Option(board.name, name));
teach(words);
chosen.onchange = describe;
sheet.querySelector("#onto-install").onclick = () => visit(put);
sheet.querySelector("#onto-take").onclick = () => visit(takeOff);
sheet.querySelector("#onto-log").onclick = () => visit(readLog);
sheet.querySelector("#onto-give input").onchange = ({ target }) => bring(target);
sheet.querySelector("#onto-join input").onchange = ({ target }) => joinWith(target.files[0], target);
sheet.ondragover = (event) => event.preventDefault();
sheet.ondrop = (event) => (event.preventDefault(), joinWith(event.dataTransfer.files[0]));
for (const shut of sheet.querySelectorAll("[data-shut]")) shut.onclick = () => sheet.close();
sheet.oncancel = (event) => busy && event.preventDefault();
sheet.onclose = () => document.querySelector("#handheld").focus();

export function open() {
  if (real.some(([name]) => name === document.querySelector("#board").value)) {
    chosen.value = document.querySelector("#board").value;
  }
  describe();
  sheet.querySelector(".ways").hidden = !navigator.serial;
  sheet.querySelector(".none").hidden = Boolean(navigator.serial);
  sheet.showModal();
}

function describe() {
  const { name, port, micropython } = boards[chosen.value];
  sheet.querySelector("#onto-new").hidden = port !== "rp2";
  const drawing = sheet.querySelector("img");
  [drawing.src, drawing.alt] = [`${chosen.value}.svg`, name];
  sheet.querySelector("code").textContent = micropython.map((one) => `micropython.org/download/${one}`).join("\n");
}

// One thing at a time, from the first word to the board to the last; the port is asked for once.
async function visit(act) {
  if (busy) return;
  [busy, log.hidden, told.textContent] = [true, true, ""];
  bar.hidden = false;
  bar.removeAttribute("value");
  let board = null;
  try {
    port ??= await navigator.serial.requestPort();
    board = new Board(port);
    await board.open();
    tell("Asking the board what it has …");
    await board.stop();
    await act(board, await inventory(board));
  } catch (error) {
    explain(error);
  } finally {
    await board?.close();
    [busy, bar.hidden] = [false, true];
  }
}

async function put(board, there) {
  const known = check(there, boards[chosen.value]);
  const other = "Another board was put together here before. Make it the chosen one?";
  if (!known && (await ask(other, "Install", "Not now")) !== "Install") return finish(board);
  tell("It is being copied. Pull the cable if you like: trying again finishes it.");
  return up(await install(board, there, chosen.value, progress));
}

async function takeOff(board, there) {
  const saves = await take(board, there);
  if (!Object.keys(saves).length) tell("There are no saved games on the board yet.");
  else {
    const files = Object.entries(saves).map(([path, data]) => [path, base64(data)]);
    download(JSON.stringify(Object.fromEntries(files), null, 1), SAVES);
    tell("The saved games are in your downloads.");
  }
  await finish(board);
}

async function bring(input) {
  const [file] = input.files;
  input.value = "";
  if (file) await visit(async (board, there) => up(await give(board, there, await unpacked(file), progress)));
}

async function unpacked(file) {
  try {
    const files = Object.entries(JSON.parse(await file.text()));
    return Object.fromEntries(files.map(([path, text]) => [path, Uint8Array.from(atob(text), (c) => c.charCodeAt(0))]));
  } catch {
    return {};
  }
}

// MicroPython as it is downloaded, with Miaou behind it: one file to drag onto a new board's drive.
async function joinWith(file, input) {
  if (!file || busy || boards[chosen.value].port !== "rp2") return;
  try {
    const files = Object.entries(await built(chosen.value)).map(([path, pieces]) => [path, joined(...pieces)]);
    const stock = new Uint8Array(await file.arrayBuffer());
    const whole = join(stock, Object.fromEntries(files), places, boards[chosen.value].micropython);
    download(whole, `miaou-${chosen.value}.uf2`);
    tell("Your file is in your downloads. Hold BOOTSEL, plug the board in, and drag it onto the drive.");
  } catch (error) {
    explain(error);
  }
  if (input) input.value = "";
}

async function readLog(board, there) {
  const text = there.files.has(FAULTS) ? new TextDecoder().decode(await board.read(FAULTS)) : "";
  if (text) [log.textContent, log.hidden] = [text, false];
  tell(text ? "This has gone wrong on the board:" : "Nothing has gone wrong there.");
  await finish(board);
}

// Lets Miaou go on, where it is on the board.
async function finish(board) {
  await board.restart().catch(console.warn);
}

function up(line) {
  told.textContent = `${line} ${say("Have fun!")}`;
}

function progress(share) {
  bar.value = share;
}

function tell(sentence) {
  told.textContent = say(sentence);
}

function explain(error) {
  if (error.name === "NotFoundError") return tell("No board was chosen.");
  if (error instanceof Refused) return tell(error.message);
  console.warn(error);
  told.textContent = `${say("The board says:")} ${error.message}`;
}

function download(content, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
