// What Miaou is, for whoever finds this page: the games, the keys, and the ways to have it for good.

const guide = document.querySelector("#guide");
const install = document.querySelector("#install-app");
let offered = null; // by the browser, which installs pages as apps only when it has offered to

const languages = guide.querySelectorAll(".languages button");

document.querySelector("#open-guide").onclick = open;
for (const button of languages) button.onclick = () => speak(button.value);
for (const button of guide.querySelectorAll("[data-shut]")) button.onclick = shut;
guide.onclose = shut; // by Escape
guide.addEventListener("click", ({ target }) => target === guide && shut()); // beside it

// Each game as its glass shows it, in the reader's language.
function open() {
  const { lang } = document.documentElement;
  for (const picture of guide.querySelectorAll("img")) picture.src = `${picture.dataset.scene}.${lang}.png`;
  for (const button of languages) button.setAttribute("aria-pressed", button.value === lang);
  if (!guide.open) guide.showModal();
}

// The handheld's language is the page's: it is chosen once, and both follow.
function speak(code) {
  const select = document.querySelector("#language");
  select.value = code;
  select.dispatchEvent(new Event("change"));
  new MutationObserver((_changes, watching) => (watching.disconnect(), open())).observe(document.documentElement, {
    attributeFilter: ["lang"],
  });
}

// The next Enter is the handheld's.
function shut() {
  guide.close();
  document.querySelector("#handheld").focus();
}

for (const button of guide.querySelectorAll(".games button")) {
  button.onclick = async () => (await import("./book.js")).open(button.value);
}

document.querySelector("#open-onto").onclick = async () => {
  const onto = await import("./onto.js");
  guide.close();
  onto.open();
};

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offered = event;
  install.hidden = false;
});
addEventListener("appinstalled", () => (install.hidden = true));
install.onclick = () => offered.prompt();
