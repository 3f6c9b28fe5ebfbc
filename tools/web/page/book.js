// The players' guides, in the reader's language: a game's own, over the sheet that leads to it.

const book = document.querySelector("#book");
const title = book.querySelector("h2");
const close = book.querySelector("button");

close.onclick = () => book.close();
book.addEventListener("click", ({ target }) => target === book && book.close()); // beside it

export async function open(game) {
  const { lang } = document.documentElement;
  const text = await (await fetch(`guide.${lang}.html`)).text();
  const guide = new DOMParser().parseFromString(text, "text/html").getElementById(game);
  title.textContent = guide.querySelector("h2").textContent;
  guide.querySelector("h2").remove();
  book.querySelector("article")?.remove();
  book.append(document.importNode(guide, true));
  book.showModal();
  book.scrollTop = 0;
}
