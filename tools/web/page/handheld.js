// The handheld from the page's side: a worker that lives as long as the power is on.

// The first one loads while the rest of the page does.
const made = () => new Worker("worker.js", { type: "module" });
let first = made();

export class Handheld extends EventTarget {
  board = "";
  saves = {};
  #worker = null;
  #awake = false; // whether the program runs; before that a board hears no key either
  #waiting = []; // for answers, which come in the order of the questions

  get on() {
    return this.#worker !== null;
  }

  // `held` buttons are down while the power comes; `replace` puts journals in place before.
  powerOn({ language = "", held = [], replace = {}, millivolts = 4000 } = {}) {
    this.powerOff();
    this.#worker = first ?? made();
    first = null;
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (error) => this.#hear({ broken: error.message || "it could not be loaded" });
    const seed = (crypto.getRandomValues(new Uint32Array(1))[0] >>> 1) | 1;
    this.#post("start", { board: this.board, language, held, replace, millivolts, seed });
    this.#tell("power", true);
  }

  // Nothing inside is told, and nothing but what is written stays: a plug that is pulled.
  powerOff() {
    if (!this.on) return;
    this.#worker.terminate();
    this.#worker = null;
    this.#awake = false;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error("switched off"));
    this.#tell("power", false);
  }

  // `at` is on this page's clock; the worker has another.
  key(index, down, at) {
    this.#send("key", { index, down, at: performance.timeOrigin + at });
  }

  shake() {
    this.#send("shake");
  }

  charge(millivolts) {
    this.#send("charge", millivolts);
  }

  probe(on) {
    this.#send("probe", on);
  }

  // A game's journal in one piece.
  journal(name) {
    return this.#ask("journal", name);
  }

  // How many events count in a journal that came from elsewhere.
  events(name, text) {
    return this.#ask("events", { name, text });
  }

  #post(kind, asked) {
    this.#worker.postMessage([kind, asked]);
  }

  #send(kind, asked) {
    if (this.#awake) this.#post(kind, asked);
  }

  #ask(kind, asked) {
    if (!this.#awake) return Promise.reject(new Error("switched off"));
    this.#send(kind, asked);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #hear({ news, answer, broken, taken }) {
    if (news) {
      this.#awake = true;
      this.saves = news.saves ?? this.saves;
      this.#tell("news", news);
    } else if (answer !== undefined) {
      this.#waiting.shift().resolve(answer);
    } else {
      this.powerOff();
      this.#tell(taken ? "taken" : "broken", broken);
    }
  }

  #tell(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }
}
