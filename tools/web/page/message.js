// A message over the page: a sentence, and one or two things to do about it.
import { say } from "./words.js";

const box = document.querySelector("#message");

// Shows the sentence; answers with the English of the button that was chosen, or "" for none.
export function ask(sentence, ...choices) {
  box.close();
  box.querySelector("p").textContent = say(sentence);
  box.querySelector("menu").replaceChildren(...choices.map(choice));
  box.returnValue = "";
  box.showModal();
  return new Promise((resolve) => (box.onclose = () => resolve(box.returnValue)));
}

export const tell = (sentence) => ask(sentence, "All right");

function choice(english) {
  const button = document.createElement("button");
  button.value = english;
  button.textContent = say(english);
  return button;
}
