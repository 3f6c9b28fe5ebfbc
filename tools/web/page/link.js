// A game's journal as text in an address: packed, and taken apart with suspicion.

const MARK = "#game=";
const SCANNED = /^#([0-9A-Z$*+/-]{1,600})$/;
const LONGEST_LINK = 32_000; // characters
const LONGEST_JOURNAL = 200_000; // bytes

// The journals that are games, and what people call them; all others are about an owner.
export const GAMES = {
  cat_tower: "Cat Tower",
  quick_die: "The die",
  fish_race: "Fish race",
  yummy_kitty: "Yummy Kitty",
  chats: "Chats",
};

export const isGame = (name) => Object.hasOwn(GAMES, name);

export async function pack(name, text) {
  const stream = new Blob([`${name}\n${text}`]).stream();
  const packed = await gathered(stream.pipeThrough(new CompressionStream("deflate")));
  const fragment = MARK + base64url(packed);
  return fragment.length > LONGEST_LINK ? null : fragment;
}

// The game in a fragment: null where there is none, {} where it cannot be read.
export async function unpack(fragment) {
  if (!fragment.startsWith(MARK)) return null;
  if (fragment.length > LONGEST_LINK) return {};
  try {
    const packed = Uint8Array.from(atob(plain(fragment.slice(MARK.length))), (c) => c.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
    return opened(await gathered(stream));
  } catch {
    return {};
  }
}

// What a phone has read off a handheld's glass; the firmware alone can unpack it.
export const scanned = (fragment) => SCANNED.exec(fragment)?.[1] ?? null;

// What a file or a link holds: the game's name in a line of its own, then its journal.
export function opened(bytes) {
  if (bytes.length > LONGEST_JOURNAL) return {};
  try {
    const [, name, text] = /^([^\n]*)\n([^]*)$/.exec(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isGame(name) ? { name, text } : {};
  } catch {
    return {};
  }
}

// Stops reading as soon as it is too much: a few packed bytes may stand for gigabytes.
async function gathered(stream) {
  const parts = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LONGEST_JOURNAL) {
      reader.cancel();
      throw new RangeError("more than any game has");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function base64url(bytes) {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const plain = (text) => text.replaceAll("-", "+").replaceAll("_", "/");
