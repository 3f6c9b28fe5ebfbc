// Fingers: touch, mouse, keyboard and screen reader all end as a button going down and up.

const MEANINGS = {
  ArrowUp: "UP",
  ArrowDown: "DOWN",
  ArrowLeft: "LEFT",
  ArrowRight: "RIGHT",
  Enter: "OK",
  " ": "OK",
  Escape: "BACK",
  Backspace: "BACK",
};
const LETTER = /^[\p{L}-]$/u;
const TAP = 80; // ms that a click without a finger lasts
const HOLD = 650; // ms that a long press lasts at least

export class Keys {
  held = new Set(); // the buttons that are down
  meanings = []; // of each button: what a short press and a long one mean at present
  #buttons;
  #press;
  #write;
  #typed = new Map(); // what was typed and is not released: which button, and since when

  // `press` hears of buttons, `write` of letters.
  constructor(press, write) {
    this.#press = press;
    this.#write = write;
    addEventListener("keydown", (event) => this.#type(event));
    addEventListener("keyup", (event) => this.#release(event));
    addEventListener("blur", () => this.letGo());
  }

  // Takes the board's buttons in hand, in the order of its KEYS.
  fit(buttons) {
    this.letGo();
    this.#buttons = buttons;
    buttons.forEach((button, index) => this.#touch(button, index));
  }

  letGo() {
    this.#typed.clear();
    for (const index of [...this.held]) this.#set(index, false);
  }

  #touch(button, index) {
    button.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      button.setPointerCapture(event.pointerId);
      this.#set(index, true, event.timeStamp);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
      button.addEventListener(end, (event) => this.#set(index, false, event.timeStamp));
    }
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    // A screen reader clicks without a pointer, and so does Enter on a focused button.
    button.addEventListener("click", (event) => event.detail === 0 && this.#tap(index));
  }

  #tap(index) {
    this.#set(index, true);
    setTimeout(() => this.#set(index, false), TAP);
  }

  #type(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || isFor(event)) return;
    if (LETTER.test(event.key)) return this.#write(event.key);
    const button = this.#find(MEANINGS[event.key]);
    if (!button) return;
    event.preventDefault();
    if (this.#typed.has(event.key)) return;
    this.#typed.set(event.key, { ...button, since: event.timeStamp });
    this.#set(button.index, true, event.timeStamp);
  }

  #release({ key, timeStamp }) {
    const typed = this.#typed.get(key);
    this.#typed.delete(key);
    if (!typed) return;
    const left = typed.since + typed.least - timeStamp;
    if (left > 0) setTimeout(() => this.#set(typed.index, false), left);
    else this.#set(typed.index, false, timeStamp);
  }

  #find(meaning) {
    const short = this.meanings.findIndex((names) => names[0] === meaning);
    if (short >= 0) return { index: short, least: 0 };
    const long = this.meanings.findIndex((names) => names[1] === meaning);
    return long < 0 ? null : { index: long, least: HOLD };
  }

  // `at` is when the finger moved, which may be a while ago if the page was busy.
  #set(index, down, at = performance.now()) {
    if (this.held.has(index) === down) return;
    if (down) this.held.add(index);
    else this.held.delete(index);
    this.#buttons[index]?.classList.toggle("down", down);
    this.#press(index, down, at);
  }
}

// Whether the key belongs to something else: to what is open over the page, or to what has the focus, a
// list, a slider, a button. The button of a message that was answered has it for a moment longer.
function isFor({ key, target }) {
  if (document.querySelector("dialog[open]")) return true;
  if (target.closest("dialog")) return false;
  if (target.closest("select, input, textarea, #drawer")) return true;
  return (key === "Enter" || key === " ") && target.closest("button, a, summary") !== null;
}
