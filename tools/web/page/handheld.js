// The handheld from the page's side: a worker that lives as long as the power is on.

import { clock, restart } from "./clock.js";
import { first, made } from "./start.js";
import { version } from "./version.js";

let next = first;

export class Handheld extends EventTarget {
  board = "";
  saves = {};
  replaced = null; // the game that a shared one has taken the place of
  #lasting = true; // whether the browser keeps the saves
  #worker = null;
  #awake = false; // whether the program runs; before that a board hears no key either
  #waiting = []; // for answers, which come in the order of the questions

  get on() {
    return this.#worker !== null;
  }

  get awake() {
    return this.#awake;
  }

  // `held` buttons are down while the power comes. The first question begins with the language that the reader
  // `prefers`, and the lesson shows the buttons as they lie: `face`.
  powerOn({ language = "", prefers = "", face = [], lesson = false, held = [], millivolts = 4000 } = {}) {
    this.powerOff();
    if (!next) restart(); // a new worker's clock begins now, too
    this.#worker = next ?? made();
    next = null;
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (error) => this.#hear({ broken: error.message || "it could not be loaded" });
    const seed = (crypto.getRandomValues(new Uint32Array(1))[0] >>> 1) | 1;
    const remembered = this.#lasting ? null : this.saves;
    this.#post("start", { board: this.board, language, prefers, face, lesson, held, millivolts, seed, remembered });
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

  // `stamp` is that of the event.
  key(index, down, stamp) {
    this.#send("key", { index, down, at: clock(stamp) });
  }

  // A letter, where a name is asked for.
  type(letter) {
    this.#send("type", letter);
  }

  // A finger on the glass, at this pixel of it.
  tap(x, y) {
    this.#send("tap", { x, y });
  }

  // Catches up with the time, after a sleep for example.
  wake() {
    this.#send("wake");
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

  // Whether a journal that came from elsewhere is a game, by the firmware's own rules.
  judge(name, text) {
    return this.#ask("judge", { name, text });
  }

  // The game in a scanned code: a name and a journal, or a refusal.
  unpack(signs) {
    return this.#ask("unpack", signs);
  }

  // Shows how a game stands.
  open(name) {
    this.#send("open", name);
  }

  // How the game on the glass stands, for a scoreboard; null where there is none.
  table() {
    return this.#ask("table");
  }

  // All finished games for other programs: json, csv or bgstats.
  finished(kind, date = "") {
    return this.#ask("finished", { kind, date });
  }

  // Puts a game in the place of one's own, which is kept; the next power-on opens it.
  async replace(name, text) {
    const { saves, replaced, lasting } = await this.#ask("replace", { name, text });
    this.saves = saves;
    this.replaced = replaced ?? this.replaced;
    this.#lasting = lasting;
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

  #hear({ news, answer, broken, taken, version: its }) {
    if (news) {
      this.#awake = true;
      this.saves = news.saves ?? this.saves;
      this.replaced = news.replaced ?? this.replaced;
      this.#lasting = news.lasting ?? this.#lasting;
      this.#tell("news", news);
    } else if (answer !== undefined) {
      this.#waiting.shift().resolve(answer);
    } else if (its) {
      if (its !== version) this.#tell("renewed");
    } else {
      this.powerOff();
      this.#tell(taken ? "taken" : "broken", broken);
    }
  }

  #tell(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }
}
