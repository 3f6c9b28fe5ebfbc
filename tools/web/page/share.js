// Games that leave and games that arrive, as files and as links; what arrives is asked about first.
import { opened, pack, scanned, unpack } from "./link.js";
import { ask, tell } from "./message.js";
import { say } from "./words.js";

const UNREADABLE = "This is not a game that Miaou can read. Nothing has changed.";
const REPLACES = "A game was shared with you. It takes the place of your own game of this kind.";
const REFUSALS = ["This is not the whole code of a game.", "This game was played with a newer Miaou."];
const panel = document.querySelector("#share");
const chosen = panel.querySelector("#game");
const notice = panel.querySelector("output");
const field = panel.querySelector("#link-field");
const back = panel.querySelector("#take-back");
const LOOPBACK = /^(127\.|localhost$)/;
const LOCAL = /^(10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./;

export class Share {
  #handheld;
  #restart;
  #last = Promise.resolve(); // one thing that has come after the other

  // `restart` switches the handheld on, off before if it is on.
  constructor(handheld, restart) {
    this.#handheld = handheld;
    this.#restart = restart;
    back.onclick = () => this.#takeBack();
    panel.querySelector("#copy-link").onclick = () => this.#copyLink();
    panel.querySelector("#save-file").onclick = () => this.#saveFile();
    panel.querySelector("#open-file").onchange = ({ target }) => this.#openFile(target);
  }

  // Opens the game in the address, if there is one; it stays there until somebody has answered.
  openLink() {
    back.hidden = !this.#handheld.replaced;
    this.#inTurn(async () => {
      const { hash } = location;
      const signs = scanned(hash);
      const game = await unpack(hash);
      if (signs) await this.#receiveCode(signs);
      else if (game) await this.#receive(game);
      if ((signs || game) && location.hash === hash) history.replaceState(null, "", location.pathname);
    });
  }

  async #copyLink() {
    const fragment = await pack(chosen.value, await this.#handheld.journal(chosen.value));
    if (!fragment) return this.#notify("This game is too long for a link. Save it as a file.");
    field.value = new URL(fragment, location.href).href;
    this.#notify((await copied()) ? reach() : "Here is the link to copy:", true);
  }

  async #saveFile() {
    const name = chosen.value;
    const content = `${name}\n${await this.#handheld.journal(name)}`;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
    link.download = `${name}.miaou.txt`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  async #openFile(input) {
    const [file] = input.files;
    input.value = "";
    if (!file) return;
    const game = file.size > 1e6 ? {} : opened(new Uint8Array(await file.arrayBuffer()));
    this.#inTurn(() => this.#receive(game));
  }

  async #receive(game) {
    await this.#running();
    await this.#offer(game);
  }

  // A game off a handheld's glass is shown as it stands.
  async #receiveCode(signs) {
    await this.#running();
    const { refusal, ...game } = await this.#handheld.unpack(signs);
    if (refusal) return tell(REFUSALS.find((one) => one === refusal) ?? UNREADABLE);
    if (await this.#offer(game)) this.#handheld.open(game.name);
  }

  // If the handheld is switched off in the middle, what has come waits in the address.
  #inTurn(act) {
    this.#last = this.#last.then(act).catch(console.warn);
  }

  // The firmware itself judges a stranger's journal, in a folder where it can do no harm.
  async #offer({ name, text }) {
    if (!name || !(await this.#handheld.judge(name, text))) return tell(UNREADABLE);
    const own = await this.#own(name);
    const choices = own ? [REPLACES, "Open it", "Keep mine"] : ["A game was shared with you.", "Open it", "Not now"];
    if ((await ask(...choices)) !== "Open it") return false;
    await this.#put(name, text);
    if ((await ask("The shared game is open.", "All right", "Undo")) !== "Undo") return true;
    await this.#put(name, own);
    return false;
  }

  async #put(name, text) {
    await this.#running();
    await this.#handheld.replace(name, text);
    this.#restart();
    await this.#running();
    back.hidden = !this.#handheld.replaced;
  }

  async #takeBack() {
    const { name, text } = this.#handheld.replaced;
    await this.#put(name, text);
  }

  // A handheld that is off is switched on: somebody wants to see a game.
  #running() {
    if (this.#handheld.awake) return null;
    const news = new Promise((resolve) => this.#handheld.addEventListener("news", resolve, { once: true }));
    if (!this.#handheld.on) this.#restart();
    return news;
  }

  // One's own game, if it has begun.
  async #own(name) {
    if (!Object.hasOwn(this.#handheld.saves, name)) return null;
    const text = await this.#handheld.journal(name);
    return text.trimEnd().includes("\n") ? text : null;
  }

  #notify(sentence, linked = false) {
    notice.textContent = say(sentence);
    field.hidden = !linked;
    if (linked) field.select();
  }
}

// Without https there is no clipboard to write to, but what is selected can be copied.
async function copied() {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.hidden = false;
    field.select();
    return document.execCommand("copy");
  }
}

// A link leads to where the page is served.
function reach() {
  const { hostname } = location;
  if (LOOPBACK.test(hostname)) return "The link is copied. It opens on this computer; a file goes anywhere.";
  if (LOCAL.test(hostname)) return "The link is copied. It opens on this network, as long as the page is served; a file goes anywhere.";
  return "The link is copied. Whoever opens it sees this very game.";
}
