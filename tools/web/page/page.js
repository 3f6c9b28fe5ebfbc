// Puts the page together: the handheld in the middle, the parts around it, and what passes between.
import { boards } from "./boards.js";
import { Buzzer } from "./buzzer.js";
import { draw } from "./case.js";
import { Drawer } from "./drawer.js";
import { Handheld } from "./handheld.js";
import { Keys } from "./keys.js";
import { ask, tell } from "./message.js";
import { Screen } from "./screen.js";
import { Share } from "./share.js";
import { use } from "./words.js";

const QUIET = 400; // ms without a change after which the screen is read aloud
const $ = (selector) => document.querySelector(selector);

const handheld = new Handheld();
const screen = new Screen($("#screen"));
const buzzer = new Buzzer();
const drawer = new Drawer(handheld);
const keys = new Keys((index, down, at) => {
  buzzer.allow();
  if (down) navigator.vibrate?.(8);
  handheld.key(index, down, at);
});
const share = new Share(handheld, powerOn);
let reading;
let warned = false;

function powerOn(how) {
  handheld.powerOn({ held: [...keys.held], millivolts: Number($("#battery").value), ...how });
}

// Another board or another language is another power-up: the journals carry the game across.
function choose(board) {
  const known = Object.hasOwn(boards, board) ? board : Object.keys(boards)[0];
  const { module, battery, shake } = boards[known];
  localStorage.setItem("board", known);
  $("#board").value = known;
  $("#battery-row").hidden = !battery;
  $("#shake").hidden = !shake;
  handheld.board = module;
  keys.fit(draw($("#handheld"), boards[known]));
  screen.use(boards[known]);
}

function show(news) {
  if (!warned && !news.lasting) {
    warned = true;
    tell("This browser keeps nothing: the game ends with this page.");
  }
  keys.meanings = news.meanings;
  $("#handheld").classList.toggle("turned", news.flipped);
  screen.show(news);
  buzzer.sound(news.tones);
  drawer.show(news);
  if (news.language) use(news.language);
  $("#language").value = news.language;
  clearTimeout(reading);
  reading = setTimeout(() => readAloud(news.said), QUIET);
}

// Pictures are named in brackets for those who read the screen.
function readAloud(said) {
  const words = screen.lit ? said.map((line) => line.replace(/^\[(.*)\]$/, "$1").replaceAll("_", " ")).join(". ") : "";
  if ($("#said").textContent !== words) $("#said").textContent = words;
}

function showPower({ detail: on }) {
  $("#handheld").classList.toggle("on", on);
  $("#power").setAttribute("aria-checked", on);
  if (on) return handheld.addEventListener("news", () => drawer.begin(), { once: true });
  clearTimeout(reading);
  buzzer.silence();
  screen.dark();
  readAloud([]);
}

function shake() {
  buzzer.allow();
  handheld.shake();
  $("#handheld").classList.remove("shaken");
  void $("#handheld").offsetWidth; // so that a second shake moves it again
  $("#handheld").classList.add("shaken");
}

async function offer(sentence, remedy) {
  if ((await ask(sentence, remedy)) === remedy) powerOn();
}

handheld.addEventListener("news", ({ detail }) => show(detail));
handheld.addEventListener("power", showPower);
handheld.addEventListener("broken", ({ detail }) => {
  console.error(detail);
  offer("The handheld has stopped. Your game is kept.", "Start again");
});
handheld.addEventListener("taken", () => offer("The handheld is now in another tab.", "Take it back"));

$("#power").onclick = () => (handheld.on ? handheld.powerOff() : powerOn());
$("#shake").onclick = shake;
$("#battery").oninput = ({ target }) => handheld.charge(Number(target.value));
$("#board").onchange = ({ target }) => (choose(target.value), powerOn());
$("#language").onchange = ({ target }) => powerOn({ language: target.value });
addEventListener("keydown", ({ key, target, ctrlKey, metaKey }) => {
  if (key === "p" && !ctrlKey && !metaKey && !target.closest("dialog, select")) $("#power").click();
});

const asked = new URLSearchParams(location.search);
if (location.search) history.replaceState(null, "", location.pathname + location.hash);
for (const [name, board] of Object.entries(boards)) $("#board").append(new Option(board.name, name));
use(asked.get("lang") ?? navigator.language.slice(0, 2));
choose(asked.get("board") ?? localStorage.getItem("board"));
handheld.addEventListener("news", () => share.openLink(), { once: true });
addEventListener("hashchange", () => share.openLink());
powerOn({ language: asked.get("lang") ?? "" });

handheld.addEventListener("news", keepForLater, { once: true });

// Once the handheld runs, the page is kept for days without a network. When a new version has come,
// the page is loaded anew, but only while nobody plays.
function keepForLater() {
  if (!("serviceWorker" in navigator)) return;
  const first = !navigator.serviceWorker.controller;
  navigator.serviceWorker.register("service.js");
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!first && !navigator.userActivation?.hasBeenActive) location.reload();
  });
}
