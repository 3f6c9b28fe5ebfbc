// The glass: a picture in the panel's own format becomes crisp pixels that glow as bright as it is lit.

const OLED = [0xd6, 0xf4, 0xff];

export class Screen {
  #canvas;
  #context;
  #picture = null;

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d");
    new ResizeObserver(() => this.fit()).observe(canvas.parentElement);
  }

  show({ picture, width, height, light }) {
    this.#canvas.parentElement.style.setProperty("--light", 0.3 + 0.7 * Math.sqrt(light / 255));
    if (!picture) return;
    if (this.#canvas.width !== width || this.#canvas.height !== height) this.size(width, height);
    this.#picture = picture;
    this.#canvas.dataset.pixels = isColour(picture, width, height) ? "colour" : "mono";
    this.#context.putImageData(new ImageData(decoded(picture, width, height), width, height), 0, 0);
  }

  size(width, height) {
    Object.assign(this.#canvas, { width, height });
    this.fit();
  }

  // The largest whole number of the display's own dots for each pixel that there is room for.
  fit() {
    const room = this.#canvas.parentElement.clientWidth * devicePixelRatio;
    const dots = Math.max(1, Math.floor(room / this.#canvas.width));
    const pixel = dots / devicePixelRatio;
    const { style } = this.#canvas.parentElement;
    style.setProperty("--pixel", `${pixel}px`);
    style.setProperty("--gap", dots < 4 ? "0px" : `${1 / devicePixelRatio}px`);
    style.setProperty("--columns", this.#canvas.width);
    style.setProperty("--rows", this.#canvas.height);
  }

  dark() {
    this.#picture = null;
    this.#context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
  }

  get lit() {
    return this.#picture?.some((byte) => byte !== 0) ?? false;
  }
}

const isColour = (picture, width, height) => picture.length === width * height * 2;

const decoded = (picture, width, height) =>
  isColour(picture, width, height) ? rgb565(picture) : bits(picture, width, height);

// Rows of bits, the leftmost pixel highest, as in MONO_HLSB; an unlit OLED pixel shows the glass.
function bits(picture, width, height) {
  const out = new Uint8ClampedArray(width * height * 4);
  const stride = picture.length / height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (picture[y * stride + (x >> 3)] & (0x80 >> (x & 7))) {
        out.set([...OLED, 255], (y * width + x) * 4);
      }
    }
  }
  return out;
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
