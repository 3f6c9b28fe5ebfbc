// Plots as SVG, in the page's own colours: bars, and curves of a game.

const SVG = new DOMParser().parseFromString("<svg></svg>", "text/html").querySelector("svg").namespaceURI;
const [WIDTH, HEIGHT, EDGE] = [640, 200, 8];

// A curve a player: `lines` are everybody's scores, one moment after the other.
export function curves(lines) {
  const all = lines.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (at) => EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, lines.length - 1);
  const y = (score) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (score - low)) / Math.max(1, high - low);
  return picture(
    lines[0].map((_, seat) => {
      const points = lines.map((scores, at) => [at, scores[seat]]).filter(([, score]) => score !== null);
      return shape("polyline", { class: `p${seat + 1}`, points: points.map(([at, score]) => `${x(at)},${y(score)}`).join(" ") });
    }),
  );
}

// Bars side by side, each with a mark at what was to be expected.
export function bars(values, expected) {
  const most = Math.max(1, ...values, ...expected);
  const width = (WIDTH - 2 * EDGE) / values.length;
  const high = (value) => ((HEIGHT - 2 * EDGE) * value) / most;
  return picture(
    values.flatMap((value, at) => {
      const [left, top, mark] = [EDGE + at * width, HEIGHT - EDGE - high(value), HEIGHT - EDGE - high(expected[at])];
      const bar = { class: `p${at + 1}`, x: left + width / 5, y: top, width: (3 * width) / 5, height: high(value) };
      return [shape("rect", bar), shape("line", { x1: left, x2: left + width, y1: mark, y2: mark })];
    }),
  );
}

// How much of the whole somebody has.
export function share(part, whole) {
  const svg = picture([shape("rect", { width: WIDTH * (part / Math.max(1, whole)), height: HEIGHT })]);
  svg.classList.add("share");
  return svg;
}

function picture(shapes) {
  const svg = shape("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" });
  svg.append(...shapes);
  return svg;
}

function shape(kind, attributes) {
  const made = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
