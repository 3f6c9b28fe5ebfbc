// The drawer: what is not the handheld itself. Nothing in it is drawn, or asked for, while shut.
import { GAMES, isGame } from "./link.js";
import { say } from "./words.js";

const TEXT = new TextDecoder();
const drawer = document.querySelector("#drawer");
const opener = document.querySelector("#open-drawer");
const inside = drawer.querySelector("#inside");
const journal = drawer.querySelector("#journal");
const games = drawer.querySelector("#game");

export class Drawer {
  #handheld;
  #shown = "";
  #latest = ""; // the game that was played last

  constructor(handheld) {
    this.#handheld = handheld;
    opener.onclick = () => this.#open(drawer.hidden);
    drawer.querySelector("#close-drawer").onclick = () => this.#open(false);
    drawer.addEventListener("keydown", ({ key }) => key === "Escape" && this.#open(false));
    inside.ontoggle = () => this.#look();
    for (const select of [games, journal.querySelector("select")]) {
      select.onchange = () => ((select.dataset.chosen = select.value), this.#tellJournal());
    }
  }

  // A handheld that has just been switched on does not know yet that somebody looks inside.
  begin() {
    if (this.#watched) this.#handheld.probe(true);
  }

  // What the handheld tells of itself, for whoever has the drawer open.
  show(news) {
    if (news.saves) {
      this.#latest = news.changed.map(whole).find(isGame) ?? this.#latest;
      const names = Object.keys(news.saves).filter((name) => name === whole(name));
      names.sort((left, right) => this.#rank(right) - this.#rank(left));
      this.#list(games, names.filter((name) => isGame(name) && this.#hasEvents(name)));
      this.#list(journal.querySelector("select"), names);
      this.#tellJournal();
    }
    if (news.inside) this.#tellInside(news.inside);
  }

  get #watched() {
    return !drawer.hidden && inside.open;
  }

  #open(wide) {
    drawer.hidden = !wide;
    opener.setAttribute("aria-expanded", wide);
    (wide ? drawer.querySelector("#close-drawer") : opener).focus();
    this.#look();
  }

  #look() {
    this.#handheld.probe(this.#watched);
    this.#tellJournal();
  }

  // More than the line that every journal begins with.
  #hasEvents(name) {
    return this.#text(name).trimEnd().includes("\n");
  }

  #text(name) {
    const { saves } = this.#handheld;
    return [name, `${name}.tail`].map((part) => TEXT.decode(saves[part])).join("");
  }

  #rank(name) {
    return isGame(name) + this.#hasEvents(name) + (name === this.#latest);
  }

  // Keeps what was chosen, if it is still there.
  #list(select, names) {
    select.replaceChildren(...names.map(option));
    if (names.includes(select.dataset.chosen)) select.value = select.dataset.chosen;
    select.disabled = names.length === 0;
    select.closest("section, details").classList.toggle("empty", names.length === 0);
  }

  #tellJournal() {
    if (!this.#watched) return;
    const text = this.#text(journal.querySelector("select").value);
    if (text === this.#shown) return;
    this.#shown = text;
    const lines = journal.querySelector("pre");
    lines.textContent = text;
    lines.scrollTop = lines.scrollHeight;
  }

  #tellInside({ heap, bytes, transfers, wakes, traffic }) {
    const figures = { heap: kilobytes(heap), bytes: `${bytes} B`, transfers, wakes };
    for (const [name, figure] of Object.entries(figures)) {
      inside.querySelector(`#${name}`).textContent = figure;
    }
    const lines = inside.querySelector("#traffic");
    lines.textContent = traffic.join("\n");
    lines.scrollTop = lines.scrollHeight;
  }
}

// A game by the name that people know, and a maker's journal by its file's.
function option(name) {
  const made = new Option(isGame(name) ? say(GAMES[name]) : name, name);
  if (isGame(name)) made.dataset.say = GAMES[name];
  return made;
}

// A journal's name, whichever of its files this is.
const whole = (name) => name.split(".")[0];

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
