// The case: drawn from what the board's own file says of its panel and its keys.
import { label, say } from "./words.js";

const WIDE = 4; // cells of a drawing of the case that may look alike, side by side
const HIGH = 2; // and one below the other
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

// The case in a few letters, as a board's file has it in FACE: # is glass, a figure the key of that number.
export function face(glass, buttons) {
  const keys = [...buttons].map((button) => button.getBoundingClientRect()).map((box) => (box.width ? box : null));
  const boxes = [glass.getBoundingClientRect(), ...keys.filter(Boolean)];
  const cell = Math.min(...boxes.slice(1).map(({ width, height }) => Math.min(width, height)));
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const at = (place, begin) => Math.round((place - begin) / cell);
  const [across, down] = [at(Math.max(...boxes.map((box) => box.right)), left), at(Math.max(...boxes.map((box) => box.bottom)), top)];
  const rows = Array.from({ length: down + 1 }, () => Array(across + 1).fill(" "));
  for (let y = at(boxes[0].top, top); y < at(boxes[0].bottom, top); y++) {
    rows[y].fill("#", at(boxes[0].left, left), at(boxes[0].right, left));
  }
  keys.forEach((box, index) => box && (rows[at(box.top, top)][at(box.left, left)] = index));
  return turned(tight(turned(tight(rows, HIGH)), WIDE)).map((row) => row.join(""));
}

// Without rows that say nothing, and those that only say once more what some before them have said.
function tight(rows, most) {
  const words = rows.map((row) => row.join(""));
  const again = (at) => at >= most && words.slice(at - most, at).every((word) => word === words[at]);
  return rows.filter((row, at) => words[at].trim() && !again(at));
}

const turned = (rows) => rows[0].map((_cell, at) => rows.map((row) => row[at]));
