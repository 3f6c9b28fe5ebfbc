// The way onto a board: choose it, plug it in, and watch Miaou go there. Loaded when somebody asks.
import { boards } from "./boards.js";
import { words } from "./board_words.js";
import { check as checkImage, write } from "./esp32.js";
import { ask } from "./message.js";
import { Board, Refused, base64, joined } from "./serial.js";
import { join } from "./uf2.js";
import { built, check, give, install, inventory, parts, places, starts, stock, take } from "./update.js";
import { say, teach } from "./words.js";

const SAVES = "miaou-saves.json";
const FAULTS = "saves/faults.txt";
const sheet = await unfolded("onto.html");
const chosen = sheet.querySelector("select");
const [told, bar, log] = ["output", "progress", "pre"].map((part) => sheet.querySelector(part));
let busy = false;
let port = null;

const real = Object.entries(boards).filter(([name]) => Object.hasOwn(stock, name));
for (const [name, board] of real) chosen.append(new Option(board.name, name));
teach(words, sheet);
chosen.onchange = describe;
sheet.querySelector("#onto-install").onclick = () => visit(put);
sheet.querySelector("#onto-take").onclick = () => visit(takeOff);
sheet.querySelector("#onto-log").onclick = () => visit(readLog);
sheet.querySelector("#onto-give input").onchange = ({ target }) => bring(target);
for (const input of sheet.querySelectorAll("#onto-join input, #onto-load input")) input.onchange = () => pick(input);
sheet.ondragover = (event) => event.preventDefault();
sheet.ondrop = (event) => (event.preventDefault(), receive(event.dataTransfer.files[0]));
for (const shut of sheet.querySelectorAll("[data-shut]")) shut.onclick = () => sheet.close();
sheet.addEventListener("cancel", (event) => busy && event.preventDefault());
sheet.onclose = () => document.querySelector("#handheld").focus();

async function unfolded(file) {
  const text = await (await fetch(file)).text();
  const part = new DOMParser().parseFromString(text, "text/html").querySelector("dialog");
  document.querySelector("#message").before(part);
  return part;
}

export function open() {
  if (real.some(([name]) => name === document.querySelector("#board").value)) {
    chosen.value = document.querySelector("#board").value;
  }
  describe();
  for (const way of sheet.querySelectorAll(".ways")) way.hidden = !navigator.serial;
  sheet.querySelector(".none").hidden = Boolean(navigator.serial);
  sheet.showModal();
}

function describe() {
  const { name, port, micropython } = boards[chosen.value];
  sheet.querySelector("#onto-new").hidden = port !== "rp2";
  sheet.querySelector("#onto-load").hidden = port !== "esp32" || !navigator.serial;
  sheet.querySelector(".parts").replaceChildren(...parts[chosen.value].map(part));
  const drawing = sheet.querySelector("img");
  [drawing.src, drawing.alt] = [`${chosen.value}.svg`, name];
  sheet.querySelector("code").textContent = micropython.map((one) => `micropython.org/download/${one}`).join("\n");
}

// A part to have at hand, with what goes into the sentence's gaps.
function part([sentence, ...gaps]) {
  const item = document.createElement("li");
  item.textContent = say(sentence).replace(/{}/g, () => gaps.shift());
  return item;
}

// One thing at a time.
async function busily(act) {
  if (busy) return;
  [busy, log.hidden, told.textContent] = [true, true, ""];
  bar.hidden = false;
  bar.removeAttribute("value");
  try {
    await act();
  } catch (error) {
    explain(error);
  } finally {
    [busy, bar.hidden] = [false, true];
  }
}

// A browser shows its ports only to whoever has just pressed something; the one that was chosen stays.
async function chosenPort() {
  if (!port && !navigator.userActivation.isActive) {
    await ask("Plug the board in, then choose it from the list.", "Choose it");
  }
  return (port ??= await navigator.serial.requestPort());
}

// From the first word to a board that runs MicroPython to the last.
async function visit(act) {
  await busily(async () => {
    const board = new Board(await chosenPort());
    try {
      await board.open();
      tell("Asking the board what it has …");
      await board.stop();
      await act(board, await inventory(board));
    } finally {
      await board.close();
    }
  });
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

// MicroPython as it is downloaded: what becomes of it is the chosen board's business.
async function receive(file) {
  if (!file || busy) return;
  const stock = new Uint8Array(await file.arrayBuffer());
  if (boards[chosen.value].port === "rp2") await busily(() => joinWith(stock));
  else if (navigator.serial) await busily(() => load(stock));
}

async function pick(input) {
  const [file] = input.files;
  await receive(file);
  input.value = "";
}

// Miaou behind it: one file to drag onto a new Pico's drive.
async function joinWith(stock) {
  const files = Object.entries(await built(chosen.value)).map(([path, pieces]) => [path, joined(...pieces)]);
  const whole = join(stock, Object.fromEntries(files), places, boards[chosen.value].micropython);
  download(whole, `miaou-${chosen.value}.uf2`);
  tell("Your file is in your downloads. Hold BOOTSEL, plug the board in, and drag it onto the drive.");
}

// Onto an ESP32 as it is; Miaou comes next.
async function load(image) {
  const start = starts[boards[chosen.value].micropython[0]];
  checkImage(image, start);
  const there = await chosenPort();
  tell("The board gets MicroPython now. That takes about a minute.");
  await write(there, image, start, progress);
  tell("Now the board has MicroPython. Install Miaou next.");
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
