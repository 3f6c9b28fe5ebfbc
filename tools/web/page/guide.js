// What Miaou is, for whoever finds this page: the games, the keys, and the ways to have it for good.

const guide = document.querySelector("#guide");
const install = document.querySelector("#install-app");
let offered = null; // by the browser, which installs pages as apps only when it has offered to

document.querySelector("#open-guide").onclick = () => guide.showModal();
for (const button of guide.querySelectorAll("[data-shut]")) button.onclick = shut;
guide.onclose = shut; // by Escape
guide.onclick = ({ target }) => target === guide && shut(); // beside it

// The next Enter is the handheld's.
function shut() {
  guide.close();
  document.querySelector("#handheld").focus();
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
