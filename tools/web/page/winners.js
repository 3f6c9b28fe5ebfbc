// Who really wins: what the firmware's own rules have counted, as tables and plots, and for others.
import { words } from "./evening_words.js";
import { bars, curves, share } from "./plots.js";
import { say, teach } from "./words.js";

const FACES = ["one_cat", "two_cats", "paw", "fish", "fat_face"];
const CURVES = 6; // as many as there are colours
const VERDICTS = {
  "too few": "Too few rolls to tell.",
  "as chance": "It looks fair.",
  unusual: "A fair die does this 1 time in 10.",
  rare: "A fair die does this 1 time in 100.",
};
const sheet = await unfolded("winners.html");
const $ = (part) => sheet.querySelector(`#winners-${part}`);
let handheld = null;
let data = null;

teach(words, sheet);
for (const shut of sheet.querySelectorAll("[data-shut]")) shut.onclick = () => sheet.close();
sheet.onclose = () => document.querySelector("#handheld").focus();
$("game").onchange = $("when").onchange = show;
$("date").onchange = listLinks;
for (const button of sheet.querySelectorAll("[data-kind]")) button.onclick = () => save(button.dataset.kind);

async function unfolded(file) {
  const text = await (await fetch(file)).text();
  const part = new DOMParser().parseFromString(text, "text/html").querySelector("dialog");
  document.querySelector("#message").before(part);
  return part;
}

export async function open(asked) {
  handheld = asked;
  data = JSON.parse(await handheld.finished("json"));
  const chosen = $("game").value;
  $("game").replaceChildren(...data.games.map(({ app, title }) => new Option(title, app)));
  const played = data.games.filter(({ plays }) => plays.length).map(({ app }) => app);
  $("game").value = played.includes(chosen) ? chosen : (played[0] ?? data.games[0].app);
  show();
  await listLinks();
  sheet.showModal();
}

const game = () => data.games.find(({ app }) => app === $("game").value);

function show() {
  const { app, plays, record, tonight } = game();
  const players = game()[$("when").value];
  const shown = $("when").value === "night" ? plays.slice(plays.length - tonight) : plays;
  sheet.querySelector(".none").hidden = plays.length > 0;
  sheet.querySelector(".told").hidden = plays.length === 0;
  $("rows").replaceChildren(...players.map((player) => row(app, player)));
  $("record").hidden = record === null;
  $("record b").textContent = record ? `${record.name}, ${points(app, record.points)}` : "";
  const names = players.map(({ name }) => name).slice(0, CURVES);
  const lines = shown.map((play) => names.map((name) => play.players.find((one) => one.name === name)?.points ?? null));
  $("curve").replaceChildren(...(names.length && lines.length > 1 ? [curves(lines), legend(names)] : []));
  $("course").hidden = !$("curve").hasChildNodes();
  $("beats").replaceChildren(...beats(players));
  const { rolls, expected_sixths: fair, verdict } = data.die[$("when").value];
  $("verdict").textContent = `${FACES.map((face) => rolls[face]).join(" · ")} – ${say(VERDICTS[verdict])}`;
  $("die").hidden = Object.values(rolls).every((times) => times === 0);
  $("die").replaceChildren(bars(FACES.map((face) => rolls[face]), FACES.map((face) => fair[face] / 6)));
}

function row(app, { name, games, wins, run, longest, scored, sum, best }) {
  const won = document.createElement("td");
  won.append(`${wins}/${games}`, share(wins, games));
  const average = scored ? points(app, sum / scored) : "–";
  const cells = [name, won, `${run} (${longest})`, scored ? points(app, best) : "–", average];
  return line(cells);
}

// Whoever stands at the left was placed so often before whoever stands above.
function beats(players) {
  const names = players.map(({ name }) => name);
  const rows = players.map(({ name, beats: beaten }) => [name, ...names.map((other) => (other === name ? "" : `${beaten[other] ?? 0}`))]);
  return [line(["", ...names.map(head)]), ...rows.map(([name, ...times]) => line([head(name), ...times]))];
}

function head(name) {
  return Object.assign(document.createElement("th"), { textContent: name });
}

function line(cells) {
  const made = document.createElement("tr");
  for (const cell of cells) {
    const part = cell instanceof Element ? cell : document.createElement("td");
    if (part !== cell) part.textContent = cell;
    made.append(part);
  }
  return made;
}

function legend(names) {
  const list = document.createElement("ul");
  list.className = "legend";
  list.append(
    ...names.map((name, at) => {
      const item = document.createElement("li");
      item.className = `p${at + 1}`;
      item.textContent = name;
      return item;
    }),
  );
  return list;
}

function points(app, value) {
  if (app === "fish_race") return `${Math.floor(value / 600)}:${((value % 600) / 10).toFixed(1).padStart(4, "0")}`;
  return Number.isInteger(value) ? `${value}` : value.toFixed(1);
}

async function save(kind) {
  const link = document.createElement("a");
  const type = kind === "csv" ? "text/csv" : "application/json";
  link.href = URL.createObjectURL(new Blob([await handheld.finished(kind)], { type }));
  link.download = `miaou.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// A link for each game; nothing is sent before somebody opens one.
async function listLinks() {
  const links = (await handheld.finished("bgstats", $("date").value)).trim().split("\n").filter(Boolean);
  const plays = data.games.flatMap(({ title, plays: all }) => all.map(({ number }) => `${title} ${number}`));
  $("links").replaceChildren(
    ...links.map((address, at) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      Object.assign(link, { href: address, target: "_blank", rel: "noreferrer", textContent: `BG Stats: ${plays[at]}` });
      item.append(link);
      return item;
    }),
  );
}
