// Games that leave and games that arrive, as files and as links; what arrives is asked about first.
import { opened, pack, unpack } from "./link.js";
import { ask, tell } from "./message.js";
import { say } from "./words.js";

const UNREADABLE = "This is not a game that Miaou can read. Nothing has changed.";
const REPLACES = "A game was shared with you. It takes the place of your own game of this kind.";
const panel = document.querySelector("#share");
const chosen = panel.querySelector("#game");
const notice = panel.querySelector("output");
const field = panel.querySelector("#link-field");
const LOOPBACK = /^(127\.|localhost$)/;
const LOCAL = /^(10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./;

export class Share {
  #handheld;
  #restart;

  // `restart` switches the handheld off and on with journals put in place.
  constructor(handheld, restart) {
    this.#handheld = handheld;
    this.#restart = restart;
    panel.querySelector("#copy-link").onclick = () => this.#copyLink();
    panel.querySelector("#save-file").onclick = () => this.#saveFile();
    panel.querySelector("#open-file").onchange = ({ target }) => this.#openFile(target);
  }

  // Opens the game in the address, if there is one; the address is spent by that.
  async openLink() {
    const game = await unpack(location.hash);
    if (!game) return;
    history.replaceState(null, "", location.pathname);
    await this.#receive(game);
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
    if (file) await this.#receive(file.size > 1e6 ? {} : opened(new Uint8Array(await file.arrayBuffer())));
  }

  // The firmware itself judges a stranger's journal, in a folder where it can do no harm.
  async #receive({ name, text }) {
    const events = name ? await this.#handheld.events(name, text) : 0;
    if (!events) return tell(UNREADABLE);
    const own = await this.#own(name);
    const sentence = own ? REPLACES : "A game was shared with you.";
    if ((await ask(sentence, "Open it", "Keep mine")) !== "Open it") return;
    this.#restart({ replace: { [name]: text } });
    if ((await ask("The shared game is open.", "All right", "Undo")) === "Undo") {
      this.#restart({ replace: { [name]: own } });
    }
  }

  async #own(name) {
    return name in this.#handheld.saves ? this.#handheld.journal(name) : null;
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
