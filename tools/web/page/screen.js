// The glass: a picture in the panel's own format becomes crisp pixels that glow as bright as it is lit.

const MUCH = 1.25; // times the size that whole dots give
const OLED = new Uint32Array(new Uint8Array([0xd6, 0xf4, 0xff, 255]).buffer)[0];

export class Screen {
  #canvas;
  #context;
  #glass;
  #lcd = false;
  #picture = null;

  // `tapped` hears which pixel a finger was on.
  constructor(canvas, tapped) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d");
    this.#glass = canvas.parentElement;
    new ResizeObserver(() => this.fit()).observe(canvas.closest(".front"));
    canvas.addEventListener("click", ({ clientX, clientY }) => {
      const { left, top, width } = canvas.getBoundingClientRect();
      const pixel = width / canvas.width;
      tapped(Math.floor((clientX - left) / pixel), Math.floor((clientY - top) / pixel));
    });
    addEventListener("resize", () => this.fit()); // another monitor, or a zoom, has other dots
  }

  show({ picture, width, height, light }) {
    this.#glass.style.setProperty("--light", 0.3 + 0.7 * Math.sqrt(light / 255));
    if (!picture) return;
    if (this.#canvas.width !== width || this.#canvas.height !== height) this.#size(width, height);
    this.#picture = picture;
    const pixels = this.#lcd ? rgb565(picture) : bits(picture, width, height);
    this.#context.putImageData(new ImageData(pixels, width, height), 0, 0);
  }

  // Takes the glass of a board.
  use({ width, height, lcd }) {
    this.#lcd = lcd;
    this.#canvas.dataset.pixels = lcd ? "colour" : "mono";
    this.#size(width, height);
  }

  #size(width, height) {
    Object.assign(this.#canvas, { width, height });
    this.fit();
  }

  // The largest whole number of the display's own dots for each pixel that there is room for. Where a
  // large panel would lose much by that, as on a small phone, its pixels are smoothed instead.
  fit() {
    const front = this.#canvas.closest(".front");
    const rim = 2 * parseFloat(getComputedStyle(this.#glass.parentElement).paddingLeft);
    const { width, height } = this.#canvas;
    const tallest = getComputedStyle(front).getPropertyValue("--tallest") * innerHeight;
    const room = Math.min((front.clientWidth - rim) / width, tallest / height) * devicePixelRatio;
    const whole = Math.max(1, Math.floor(room));
    const smooth = this.#lcd && room / whole > MUCH;
    const dots = smooth ? room : whole;
    this.#canvas.classList.toggle("smooth", smooth);
    const { style } = this.#glass;
    style.setProperty("--pixel", `${dots / devicePixelRatio}px`);
    style.setProperty("--gap", dots < 4 || this.#lcd ? "0px" : `${1 / devicePixelRatio}px`);
    style.setProperty("--columns", width);
    style.setProperty("--rows", height);
  }

  dark() {
    this.#picture = null;
    this.#context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
  }

  get lit() {
    return this.#picture?.some((byte) => byte !== 0) ?? false;
  }
}

// Rows of bits, the leftmost pixel highest, as in MONO_HLSB; an unlit OLED pixel shows the glass.
function bits(picture, width, height) {
  const out = new Uint32Array(width * height);
  for (let at = 0; at < out.length; at++) {
    if (picture[at >> 3] & (0x80 >> (at & 7))) out[at] = OLED;
  }
  return new Uint8ClampedArray(out.buffer);
}

// Two bytes a pixel, the higher first, as they travel to a colour panel.
function rgb565(picture) {
  const out = new Uint8ClampedArray(picture.length * 2);
  for (let at = 0; at < picture.length; at += 2) {
    const [high, low] = [picture[at], picture[at + 1]];
    out[at * 2] = (high & 0xf8) * (255 / 248);
    out[at * 2 + 1] = (((high & 7) << 5) | ((low & 0xe0) >> 3)) * (255 / 252);
    out[at * 2 + 2] = ((low & 0x1f) << 3) * (255 / 248);
    out[at * 2 + 3] = 255;
  }
  return out;
}
