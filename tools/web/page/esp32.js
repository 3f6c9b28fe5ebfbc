// MicroPython onto an ESP32 that has none, through the loader in its ROM: by esptool-js, which is
// Espressif's own, comes with this page, and is loaded only now.
import { md5 } from "./md5.js";
import { Refused } from "./serial.js";

const FAST = 460_800; // bits a second, which every usual USB bridge can do
const [PROGRAM, PARTITIONS] = [0xe9, 0x50aa]; // what an image and its table of partitions begin with
const TABLE = 0x8000; // where in flash that table is
const RESET = "D0|R1|W100|R0|W50"; // the line that restarts the chip, down and up again
const QUIET = { clean() {}, write() {}, writeLine() {} };
const NONE = "This is no MicroPython for an ESP32. The right .bin is named above.";
const PULLED = "The cable was pulled. Plug it in, and try again: nothing is lost.";

// Whether that file is a MicroPython for that chip: or a sentence says what it is instead.
export function check(image, { chip, at }) {
  const view = new DataView(image.buffer, image.byteOffset, image.byteLength);
  const table = TABLE - at;
  const whole = image.length > table + 2 && view.getUint16(table, true) === PARTITIONS;
  const text = new TextDecoder("latin1").decode(image);
  if (image[0] !== PROGRAM || !/MicroPython v\d/.test(text)) throw new Refused(NONE);
  if (view.getUint16(12, true) !== chip) {
    throw new Refused("This MicroPython is for another chip. The right .bin is named above.");
  }
  if (!whole) throw new Refused(NONE);
}

// Writes the image to where it belongs, has the chip read it again, and starts it.
export async function write(port, image, start, told) {
  const { ESPLoader, Transport } = await import("./esptool.js");
  const wire = new Wire(port);
  const transport = new Transport(wire);
  const loader = new ESPLoader({ transport, baudrate: FAST, terminal: QUIET });
  try {
    await connect(loader);
    if (loader.chip.IMAGE_CHIP_ID !== start.chip) {
      throw new Refused("This is another kind of board than the one that you have chosen.");
    }
    await loader.writeFlash({
      fileArray: [{ data: image, address: start.at }],
      flashSize: "keep",
      compress: true,
      calculateMD5Hash: md5,
      reportProgress: (_file, sent, all) => told(sent / all),
    });
    await loader.after("custom_reset", false, RESET);
  } catch (error) {
    throw sentence(error, wire);
  } finally {
    await transport.disconnect().catch(console.warn);
  }
}

async function connect(loader) {
  try {
    await loader.main();
  } catch (error) {
    if (error.name === "NetworkError" || error.name === "InvalidStateError") throw error; // of the port
    console.warn(error);
    throw new Refused("The chip does not listen. Hold its BOOT button, press RESET, let go, and try again.");
  }
}

function sentence(error, wire) {
  if (wire.gone) return new Refused(PULLED);
  if (!wire.opened) return new Refused("Another program uses this port. Close it, and try again.");
  if (/MD5/.test(error.message)) return new Refused("What arrived is not what was sent. Take another cable, and try again.");
  return error;
}

// The port, as esptool-js has it; but once the cable is pulled every word fails at once, and nothing
// stays locked for whoever comes next.
class Wire {
  gone = false;
  opened = false;
  #port;
  #writer = null;

  constructor(port) {
    this.#port = port;
  }

  getInfo() {
    return this.#port.getInfo();
  }

  setSignals(signals) {
    return this.#port.setSignals(signals);
  }

  async open(options) {
    const given = Object.entries(options).filter(([, value]) => value !== undefined);
    await this.#port.open({ ...Object.fromEntries(given), bufferSize: 1 << 16 });
    this.opened = true;
    this.#writer = this.#port.writable.getWriter();
  }

  async close() {
    this.#writer?.releaseLock();
    this.#writer = null;
    await this.#port.close();
  }

  get readable() {
    return this.gone ? null : this.#port.readable;
  }

  get writable() {
    const writer = { write: (bytes) => this.#write(bytes), releaseLock() {} };
    return { locked: false, getWriter: () => writer };
  }

  async #write(bytes) {
    if (this.gone) throw new Refused(PULLED);
    await this.#writer.write(bytes).catch((error) => {
      this.gone = true;
      throw error;
    });
  }
}
