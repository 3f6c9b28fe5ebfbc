// A board on a USB port: MicroPython's raw REPL, as mpremote speaks it, and the words it says itself.

const ENTER = "raw REPL; CTRL-B to exit\r\n>";
const [RAW, FRIENDLY, INTERRUPT, END] = ["\x01", "\x02", "\x03", "\x04"];
const PASTE = "\x05A\x01";
const PIECE = 3072; // bytes of a file that travel at once
const TRIES = 10;
const SOON = 1500; // ms in which a board that listens answers
const SILENCE = 120_000; // ms without a word after which it never will

export class Refused extends Error {} // with a sentence for the person

export class Board {
  #port;
  #reader = null;
  #writer = null;
  #heard = new Uint8Array(0);
  #news = () => {};
  #gone = false;

  constructor(port) {
    this.#port = port;
  }

  async open() {
    try {
      await this.#port.open({ baudRate: 115200, bufferSize: 1 << 16 });
    } catch {
      throw new Refused("Another program uses this port. Close it, and try again.");
    }
    this.#reader = this.#port.readable.getReader();
    this.#writer = this.#port.writable.getWriter();
    this.#listen();
  }

  async close() {
    this.#gone = true;
    await this.#reader?.cancel().catch(() => {});
    this.#reader?.releaseLock();
    this.#writer?.releaseLock();
    await this.#port.close().catch(() => {});
  }

  // Stops what runs there, and makes room: from here on it does what it is told. In the first moments of
  // a start a board loses what is typed.
  async stop() {
    for (let tries = TRIES; tries > 0; tries--) {
      this.#heard = new Uint8Array(0);
      await this.#send(`\r${INTERRUPT}${INTERRUPT}\r${RAW}`);
      if ((await this.#until(ENTER, SOON)) === null) continue;
      await this.#send(END); // a soft reset, which stays in the raw REPL
      if ((await this.#until(ENTER, SOON * 4)) !== null) return;
    }
    throw new Refused("The board does not answer. Has it MicroPython on it? Unplug it, plug it in, and try again.");
  }

  // What the code prints there.
  async run(code) {
    await this.#send(PASTE);
    const [yes, works, low, high] = await this.#take(4);
    if (yes !== 0x52 || works !== 1) {
      throw new Refused("The board runs a MicroPython that is too old. Miaou needs 1.22 or newer.");
    }
    await this.#paste(new TextEncoder().encode(code), low | (high << 8));
    const printed = await this.#until(END);
    const complaint = await this.#until(END);
    await this.#until(">");
    if (complaint) throw new Error(complaint.trim().split("\n").at(-1));
    return printed;
  }

  // Writes a file there; `told` hears of every piece how much of it there is.
  async write(name, data, told) {
    await this.run(`from binascii import a2b_base64\nfile = open(${JSON.stringify(name)}, "wb")`);
    for (let at = 0; at < data.length; at += PIECE) {
      await this.run(`file.write(a2b_base64(b"${base64(data.subarray(at, at + PIECE))}"))`);
      told?.(Math.min(1, (at + PIECE) / data.length));
    }
    await this.run("file.close()");
  }

  async read(name) {
    const printed = await this.run(`from binascii import b2a_base64
with open(${JSON.stringify(name)}, "rb") as file:
    piece = file.read(768)
    while piece:
        print(b2a_base64(piece).decode(), end="")
        piece = file.read(768)`);
    return Uint8Array.from(printed.trim().split(/\s+/).map(atob).join(""), (letter) => letter.charCodeAt(0));
  }

  // Starts main.py; answers the line in which Miaou says that it is up. `told` hears all lines before.
  async restart(told) {
    await this.#send(`\r${FRIENDLY}\r${INTERRUPT}`);
    await this.#until(">>> ", SOON);
    await this.#send(END);
    const trouble = [];
    for (;;) {
      const line = (await this.#until("\n")).trimEnd();
      told?.(line);
      if (/^Miaou .*is up\.$/.test(line)) return line;
      if (/^Traceback/.test(line) || trouble.length) trouble.push(line);
      if (trouble.length && !/^( |Traceback)/.test(line)) throw new Error(trouble.join("\n"));
    }
  }

  async #listen() {
    try {
      for (;;) {
        const { value, done } = await this.#reader.read();
        if (done) break;
        this.#heard = joined(this.#heard, value);
        this.#news();
      }
    } catch (error) {
      console.warn(error);
    }
    this.#gone = true;
    this.#news();
  }

  async #send(text) {
    await this.#write(new TextEncoder().encode(text));
  }

  async #write(bytes) {
    if (this.#gone) throw new Refused("The cable was pulled. Plug it in, and try again: nothing is lost.");
    await this.#writer.write(bytes).catch(() => (this.#gone = true));
  }

  // A board takes so many bytes at once, and says when it can take as many more.
  async #paste(code, window) {
    let room = window;
    for (let at = 0; at < code.length; ) {
      while (room === 0 || this.#heard.length) {
        const [said] = await this.#take(1);
        if (said === 4) throw new Error("the board stopped reading"); // it tells why, next
        room += window;
      }
      await this.#write(code.subarray(at, at + room));
      [at, room] = [at + room, 0];
    }
    await this.#send(END);
    while ((await this.#take(1))[0] !== 4);
  }

  async #take(count) {
    await this.#wait(() => this.#heard.length >= count, SILENCE);
    const taken = this.#heard.subarray(0, count);
    this.#heard = this.#heard.subarray(count);
    return taken;
  }

  // What it says before these words, which are taken away too; null if they do not come in time.
  async #until(words, patience = 0) {
    const wanted = new TextEncoder().encode(words);
    let at = -1;
    const come = () => (at = find(this.#heard, wanted)) >= 0;
    if (!(await this.#wait(come, patience || SILENCE, patience === 0))) return null;
    const before = new TextDecoder().decode(this.#heard.subarray(0, at));
    this.#heard = this.#heard.subarray(at + wanted.length);
    return before;
  }

  async #wait(come, patience, insists = true) {
    for (let late = false; !come(); ) {
      if (this.#gone) throw new Refused("The cable was pulled. Plug it in, and try again: nothing is lost.");
      if (late && insists) throw new Refused("The board has stopped answering. Unplug it and try again.");
      if (late) return false;
      const length = this.#heard.length;
      await new Promise((resolve) => {
        const alarm = setTimeout(resolve, patience);
        this.#news = () => (clearTimeout(alarm), resolve());
      });
      late = this.#heard.length === length && !this.#gone;
    }
    return true;
  }
}

export const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

export function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) whole.set(part, at), (at += part.length);
  return whole;
}

function find(bytes, wanted) {
  for (let at = bytes.indexOf(wanted[0]); at >= 0; at = bytes.indexOf(wanted[0], at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
