// Puts the page together: the handheld in the middle, the parts around it, and what passes between.
import { boards } from "./boards.js";
import { Buzzer } from "./buzzer.js";
import { draw, face } from "./case.js";
import { stayAwake } from "./comfort.js";
import { Drawer } from "./drawer.js";
import { broadcast } from "./feed.js";
import "./guide.js";
import { Handheld } from "./handheld.js";
import { Keys } from "./keys.js";
import { ask, tell } from "./message.js";
import { Screen } from "./screen.js";
import { Share } from "./share.js";
import { use } from "./words.js";

const TICK = 8; // ms that a phone trembles under a finger
const QUIET = 400; // ms without a change after which the screen is read aloud
const $ = (selector) => document.querySelector(selector);

const handheld = new Handheld();
const screen = new Screen($("#screen"), tap);
const buzzer = new Buzzer();
const drawer = new Drawer(handheld);
const keys = new Keys(press, (letter) => handheld.type(letter));
// A shared game asks nobody for a language: whoever opens it has read the question in theirs.
const share = new Share(handheld, () => powerOn({ language: language ? "" : document.documentElement.lang, lesson: !language }));
let reading;
let warned = false;
let ran = false;
let language = ""; // what the handheld speaks; nothing before its owner has chosen

function press(index, down, at) {
  buzzer.allow();
  if (down) navigator.vibrate?.(TICK);
  handheld.key(index, down, at);
}

// What is seen on the glass can be tapped; the firmware knows which keys that is.
function tap(x, y) {
  buzzer.allow();
  navigator.vibrate?.(TICK);
  handheld.tap(x, y);
}

function powerOn(how) {
  const prefers = document.documentElement.lang;
  const lying = face($("#screen"), document.querySelectorAll(".key"));
  handheld.powerOn({ held: [...keys.held], prefers, face: lying, millivolts: Number($("#battery").value), ...how });
}

// Some browsers refuse to remember, and some have no room left.
function remember(what, value) {
  try {
    localStorage.setItem(what, value);
  } catch (error) {
    console.warn(error);
  }
}

function remembered(what) {
  try {
    return localStorage.getItem(what);
  } catch {
    return null;
  }
}

function hush(muted) {
  buzzer.muted = muted;
  if (muted) buzzer.silence();
  $("#sound").checked = !muted;
  remember("muted", muted);
}

// Another board or another language is another power-up: the journals carry the game across.
function choose(board) {
  const known = Object.hasOwn(boards, board) ? board : Object.keys(boards)[0];
  const { module, battery, shake } = boards[known];
  remember("board", known);
  $("#board").value = known;
  $("#battery-row").hidden = !battery;
  $("#shake").hidden = !shake;
  handheld.board = module;
  keys.fit(draw($("#handheld"), boards[known]));
  screen.use(boards[known]);
}

function show(news) {
  if (news.lasting !== null) warn(!news.lasting);
  keys.meanings = news.meanings;
  $("#handheld").classList.toggle("turned", news.flipped);
  screen.show(news);
  stayAwake(screen.lit);
  buzzer.sound(news.tones);
  drawer.show(news);
  if (news.language) use(news.language);
  $("#language").value = language = news.language;
  clearTimeout(reading);
  reading = setTimeout(() => readAloud(news.said), QUIET);
}

function warn(loses) {
  if (loses && !warned) tell("This browser saves nothing now. Play on, but keep this page open.");
  warned = loses;
}

// Pictures are named in brackets for those who read the screen.
function readAloud(said) {
  const words = screen.lit ? said.map((line) => line.replace(/^\[(.*)\]$/, "$1").replaceAll("_", " ")).join(". ") : "";
  if ($("#said").textContent !== words) $("#said").textContent = words;
}

function showPower({ detail: on }) {
  $("#handheld").classList.toggle("on", on);
  $("#power").setAttribute("aria-checked", on);
  if (on) return handheld.addEventListener("news", begin, { once: true });
  clearTimeout(reading);
  buzzer.silence();
  screen.dark();
  stayAwake(false);
  readAloud([]);
}

function begin() {
  ran = true;
  if (location.search) history.replaceState(null, "", location.pathname + location.hash);
  drawer.begin();
  share.openLink();
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
handheld.addEventListener("renewed", renew);
handheld.addEventListener("taken", () => offer("The handheld is now in another tab.", "Take it back"));

$("#power").onclick = () => {
  if (handheld.on) return handheld.powerOff();
  powerOn();
  $("#handheld").focus(); // so that the next Enter is the handheld's
};
$("#shake").onclick = shake;
$("#battery").oninput = ({ target }) => handheld.charge(Number(target.value));
$("#sound").onchange = ({ target }) => hush(!target.checked);
$("#board").onchange = ({ target }) => (choose(target.value), powerOn());
$("#language").onchange = ({ target }) => powerOn({ language: target.value });
// Whoever has clicked goes on with the keyboard at the handheld; whoever came by Tab stays there.
addEventListener("click", ({ detail, target }) => {
  const elsewhere = document.activeElement.closest("dialog"); // which the click has opened
  if (detail > 0 && !elsewhere && target.closest("header, main, #close-drawer")) document.activeElement.blur();
});
document.addEventListener("visibilitychange", () => document.hidden || handheld.wake());

const asked = new URLSearchParams(location.search);
const spoken = [...$("#language").options].map(({ value }) => value);
const wanted = spoken.includes(asked.get("lang")) ? asked.get("lang") : "";
for (const [name, board] of Object.entries(boards)) $("#board").append(new Option(board.name, name));
use(wanted || navigator.language.slice(0, 2));
choose(asked.get("board") ?? remembered("board"));
hush(remembered("muted") === "true");
addEventListener("hashchange", () => share.openLink());
powerOn({ language: wanted });

broadcast(handheld);
$("#open-winners").onclick = async () => (await import("./winners.js")).open(handheld);
handheld.addEventListener("news", keepForLater, { once: true });

// Once the handheld runs, the page is kept for days without a network. When a new version has come,
// the page is loaded anew, but only while nobody plays.
function keepForLater() {
  if (!("serviceWorker" in navigator)) return;
  const first = !navigator.serviceWorker.controller;
  navigator.serviceWorker.register("service.js", { updateViaCache: "none" }).catch(console.warn);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!first && !navigator.userActivation?.hasBeenActive) location.reload();
  });
}

// The worker that came is not of this page's version: loaded anew, both are. Once is enough, lest a
// server that mixes them keeps everybody busy.
function renew() {
  const [{ type }] = performance.getEntriesByType("navigation");
  if (ran || type !== "reload") location.reload();
}
