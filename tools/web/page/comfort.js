// What a phone can do for a game: fill its whole screen, and stay awake while somebody plays.

const button = document.querySelector("#full");
let lock = null;
let asking = false;

// Where a browser has no full screen, an iPhone's for one, the glass and the keys still fill the page.
async function fill(on) {
  document.body.classList.toggle("only", on);
  button.setAttribute("aria-pressed", on);
  if (on) await document.documentElement.requestFullscreen?.({ navigationUI: "hide" });
  else if (document.fullscreenElement) await document.exitFullscreen();
}

button.onclick = () => fill(!document.body.classList.contains("only")).catch(console.warn);
document.addEventListener("fullscreenchange", () => document.fullscreenElement || fill(false));

// As long as the glass is lit somebody plays; left alone it goes dark, and the phone may sleep.
export async function stayAwake(lit) {
  if (!lit) return lock?.release();
  if (lock || asking || document.hidden || !navigator.wakeLock) return;
  asking = true;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => (lock = null));
  } catch (error) {
    console.warn(error); // a battery that is low, for example
  } finally {
    asking = false;
  }
}
