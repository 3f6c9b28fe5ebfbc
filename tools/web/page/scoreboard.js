// The scoreboard: large enough to be read from four metres, and nothing on it to press. Another tab of
// this browser has the handheld and tells how the game stands.
import { words } from "./evening_words.js";
import { curves } from "./plots.js";
import { teach, use } from "./words.js";

const PATIENCE = 2000; // ms from one call to the next, for a page that is opened later
const $ = (selector) => document.querySelector(selector);
const channel = new BroadcastChannel(`miaou scoreboard ${new URL(".", location.href).pathname}`);

teach(words, document);
use(navigator.language.slice(0, 2));
channel.onmessage = ({ data }) => data.hello || show(data);
setInterval(call, PATIENCE);
call();
stayAwake();
document.addEventListener("visibilitychange", stayAwake);

function call() {
  channel.postMessage({ hello: true });
}

// Where a browser can: nobody touches a scoreboard.
function stayAwake() {
  if (!document.hidden) navigator.wakeLock?.request("screen").catch(console.warn);
}

function show({ table, language }) {
  use(language);
  $("#none").hidden = table !== null;
  $("#title").textContent = table?.game ?? document.title;
  $("#round").textContent = table?.round ?? "";
  $("#clock").textContent = table?.clock === undefined ? "" : minutes(table.clock);
  $("#scores").replaceChildren(...(table?.players ?? []).map((player, seat) => row(player, seat)));
  const ends = table?.over && table.curve.length > 1;
  $("#curve").replaceChildren(...(ends ? [curves(table.curve)] : []));
}

function row({ name, score, place, turn, cards }, seat) {
  const line = document.createElement("li");
  line.classList.add(`p${seat + 1}`);
  line.classList.toggle("turn", turn);
  line.classList.toggle("first", place === 1);
  if (turn) line.setAttribute("aria-current", "true");
  line.append(part("b", name), part("i", cards === null ? "" : `${cards}`), part("span", `${score}`));
  return line;
}

function part(kind, text) {
  const made = document.createElement(kind);
  made.textContent = text;
  return made;
}

function minutes(seconds) {
  const [sign, left] = seconds < 0 ? ["-", -seconds] : ["", seconds];
  return `${sign}${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
