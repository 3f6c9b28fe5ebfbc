// A message over the page: a sentence, and one or two things to do about it.
import { say } from "./words.js";

const box = document.querySelector("#message");

const GRACE = 400; // ms in which Enter was meant for the handheld, not for what has just come up

let shown = 0;
let last = Promise.resolve();

// Shows the sentence when those before it are answered; answers with the English of the button that
// was chosen, or "" for none.
export function ask(sentence, ...choices) {
  last = last.then(() => show(sentence, choices));
  return last;
}

function show(sentence, choices) {
  box.querySelector("p").textContent = say(sentence);
  box.querySelector("menu").replaceChildren(...choices.map(choice));
  box.returnValue = "";
  box.showModal();
  shown = performance.now();
  return new Promise((resolve) => (box.onclose = () => resolve(box.returnValue)));
}

export const tell = (sentence) => ask(sentence, "All right");

function choice(english) {
  const button = document.createElement("button");
  button.value = english;
  button.textContent = say(english);
  button.onclick = (event) => {
    const typed = event.detail === 0;
    if (typed && performance.now() - shown < GRACE) event.preventDefault();
  };
  return button;
}
