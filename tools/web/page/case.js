// The case: drawn from what the board's own file says of its panel and its keys.
import { label, say } from "./words.js";

const SHOWN = { OK: "OK", BACK: "BACK" }; // the arrows are drawn
const SPOKEN = { UP: "Up", DOWN: "Down", LEFT: "Left", RIGHT: "Right", OK: "OK", BACK: "Back" };

// Puts the board's buttons into place and answers them in the order of its KEYS.
export function draw(handheld, board) {
  handheld.dataset.port = board.port;
  handheld.querySelector(".model").textContent = board.name;
  handheld.dataset.glass = board.round ? "round" : board.width > board.height * 1.5 ? "wide" : "square";
  const buttons = board.keys.map(button);
  const has = (name) => board.keys.some(([short]) => short === name);
  const pad = handheld.querySelector(".keys");
  pad.dataset.layout = has("LEFT") ? "cross" : has("UP") ? "rocker" : "pair";
  pad.replaceChildren(...buttons);
  return buttons;
}

// Of two buttons that mean the same, a joystick's and another, one is drawn.
function button([name, long], index, keys) {
  const made = document.createElement("button");
  made.type = "button";
  made.hidden = keys.findIndex(([short]) => short === name) < index;
  made.className = "key";
  made.dataset.key = name;
  made.dataset.sayLabel = SPOKEN[name];
  if (name === "BACK") made.dataset.print = SHOWN[name]; // whoever speaks to the page reads it there
  label(made);
  const cap = document.createElement("span");
  cap.className = "cap";
  cap.textContent = SHOWN[name] ?? "";
  made.append(cap);
  if (long) made.append(held(long));
  return made;
}

// What the button means when it is held, printed beside it.
function held(long) {
  const print = document.createElement("small");
  print.dataset.say = `hold: ${SPOKEN[long]}`;
  print.textContent = say(print.dataset.say);
  return print;
}
