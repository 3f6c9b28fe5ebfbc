// The page's own words. English is the key, as in the firmware; the handheld's language decides.

const CATALOGUES = {
  fr: {
    Up: "Haut",
    Down: "Bas",
    Left: "Gauche",
    Right: "Droite",
    Back: "Retour",
    "hold: Up": "long : haut",
    "hold: Back": "long : retour",
    "The handheld": "La console",
    "The handheld’s screen": "L’écran de la console",
    "A pocket handheld for cat-game nights": "La console de poche des soirées jeux de chats",
    Power: "Marche",
    "Full screen": "Plein écran",
    More: "Plus",
    Close: "Fermer",
    Shake: "Secouer",
    Battery: "Pile",
    Board: "Carte",
    Language: "Langue",
    "Ask at the start": "Demander au départ",
    "The game goes on where it was.": "La partie reprend où elle en était.",
    Share: "Partager",
    Game: "Partie",
    "Copy a link": "Copier un lien",
    "Save a file": "Enregistrer un fichier",
    "Open a file": "Ouvrir un fichier",
    "No game yet: play first.": "Pas encore de partie : joue d’abord.",
    "The link is copied. Whoever opens it sees this very game.":
      "Le lien est copié. Qui l’ouvre voit cette partie même.",
    "The link is copied. It opens on this computer; a file goes anywhere.":
      "Le lien est copié. Il s’ouvre sur cet ordinateur ; un fichier va partout.",
    "The link is copied. It opens on this network, as long as the page is served; a file goes anywhere.":
      "Le lien est copié. Il s’ouvre sur ce réseau, tant que la page y est servie ; un fichier va partout.",
    Link: "Lien",
    "Here is the link to copy:": "Voici le lien à copier :",
    "This game is too long for a link. Save it as a file.":
      "Cette partie est trop longue pour un lien. Enregistre-la dans un fichier.",
    "What is this?": "C’est quoi ?",
    "Miaou is a pocket handheld for cat-game nights. This is the real one: its own program runs in this page.":
      "Miaou est une console de poche pour les soirées de jeux de chats. Celle-ci est la vraie : son propre programme tourne dans cette page.",
    "The die, the tokens, whole matches and the fish race.":
      "Le dé, les jetons, des matchs entiers et la course aux poissons.",
    "Counts every feeder, and says who wins and why.":
      "Compte chaque gamelle, et dit qui gagne et pourquoi.",
    "The battle timer, and a referee.": "Le minuteur des batailles, et un arbitre.",
    "The guide": "Le guide",
    "Play here": "Jouer ici",
    "Install it as an app": "L’installer comme une appli",
    "Put it on a board": "La mettre sur une carte",
    "After one visit it plays without a network. Games stay in this browser.":
      "Après une visite, elle joue sans réseau. Les parties restent dans ce navigateur.",
    "Free software, made of MicroPython and esptool-js too:": "Logiciel libre, fait aussi de MicroPython et d’esptool-js :",
    "their licences": "leurs licences",
    "The keys": "Les touches",
    "does the obvious next thing": "fait la suite évidente",
    "goes one step out, and loses nothing": "sort d’un pas, sans rien perdre",
    "takes back the last step of a game": "reprend le dernier coup d’une partie",
    "is for what is less usual: a fall, a tie, a mouse":
      "est pour le moins courant : une chute, une égalité, une souris",
    Enter: "Entrée",
    Escape: "Échap",
    "What you see on its glass you can tap. Letters type a name. The switch cuts the power; nothing is lost.":
      "Ce que tu vois sur l’écran, touche-le. Les lettres écrivent un nom. L’interrupteur coupe le courant ; rien n’est perdu.",
    Sound: "Son",
    "Look inside": "Voir dedans",
    "The journal": "Le journal",
    "Every event is written here before you see it.":
      "Chaque événement est écrit ici avant que tu le voies.",
    "On the wires": "Sur les fils",
    Memory: "Mémoire",
    "On the bus": "Sur le bus",
    Transfers: "Transferts",
    "Wake-ups": "Réveils",
    "A game was shared with you.": "On partage une partie avec toi.",
    "A game was shared with you. It takes the place of your own game of this kind.":
      "On partage une partie avec toi. Elle prend la place de ta propre partie de ce jeu.",
    "Open it": "L’ouvrir",
    "Keep mine": "Garder la mienne",
    "Not now": "Pas maintenant",
    "Bring back the game it replaced": "Rendre la partie remplacée",
    "Cat Tower": "Cat Tower",
    "The die": "Le dé",
    "Fish race": "Course au poisson",
    "Yummy Kitty": "Yummy Kitty",
    Chats: "Chats",
    Undo: "Annuler",
    "The shared game is open.": "La partie partagée est ouverte.",
    "This is not a game that Miaou can read. Nothing has changed.":
      "Ce n’est pas une partie que Miaou sait lire. Rien n’a changé.",
    "This is not the whole code of a game.": "Ce n’est pas le code entier d’une partie.",
    "This game was played with a newer Miaou.": "Cette partie a été jouée avec un Miaou plus récent.",
    "Who wins": "Qui gagne",
    "Games and wins": "Parties et victoires",
    Scoreboard: "Tableau des scores",
    "The scoreboard is for a television or a tablet: it follows the game here. Names stay in this browser until you send them on.":
      "Le tableau est pour une télé ou une tablette : il suit la partie d’ici. Les noms restent dans ce navigateur tant que tu ne les envoies pas.",
    "The handheld has stopped. Your game is kept.": "La console s’est arrêtée. Ta partie est gardée.",
    "The handheld is now in another tab.": "La console est maintenant dans un autre onglet.",
    "This browser saves nothing now. Play on, but keep this page open.":
      "Ce navigateur n’enregistre rien pour l’instant. Joue, mais garde cette page ouverte.",
    "Start again": "Redémarrer",
    "Take it back": "La reprendre",
    "All right": "D’accord",
  },
  es: {
    Up: "Arriba",
    Down: "Abajo",
    Left: "Izquierda",
    Right: "Derecha",
    Back: "Atrás",
    "hold: Up": "largo: arriba",
    "hold: Back": "largo: atrás",
    "The handheld": "La consola",
    "The handheld’s screen": "La pantalla de la consola",
    "A pocket handheld for cat-game nights": "La consola de bolsillo para noches de juegos de gatos",
    Power: "Encendido",
    "Full screen": "Pantalla completa",
    More: "Más",
    Close: "Cerrar",
    Shake: "Agitar",
    Battery: "Pila",
    Board: "Placa",
    Language: "Idioma",
    "Ask at the start": "Preguntar al empezar",
    "The game goes on where it was.": "La partida sigue donde estaba.",
    Share: "Compartir",
    Game: "Partida",
    "Copy a link": "Copiar un enlace",
    "Save a file": "Guardar un archivo",
    "Open a file": "Abrir un archivo",
    "No game yet: play first.": "Aún no hay partida: juega primero.",
    "The link is copied. Whoever opens it sees this very game.":
      "El enlace está copiado. Quien lo abra verá esta misma partida.",
    "The link is copied. It opens on this computer; a file goes anywhere.":
      "El enlace está copiado. Se abre en este ordenador; un archivo llega a todas partes.",
    "The link is copied. It opens on this network, as long as the page is served; a file goes anywhere.":
      "El enlace está copiado. Se abre en esta red, mientras se sirva la página; un archivo llega a todas partes.",
    Link: "Enlace",
    "Here is the link to copy:": "Este es el enlace para copiar:",
    "This game is too long for a link. Save it as a file.":
      "Esta partida es demasiado larga para un enlace. Guárdala en un archivo.",
    "What is this?": "¿Qué es esto?",
    "Miaou is a pocket handheld for cat-game nights. This is the real one: its own program runs in this page.":
      "Miaou es una consola de bolsillo para noches de juegos de gatos. Esta es la de verdad: su propio programa funciona en esta página.",
    "The die, the tokens, whole matches and the fish race.":
      "El dado, las fichas, partidas enteras y la carrera de peces.",
    "Counts every feeder, and says who wins and why.":
      "Cuenta cada comedero, y dice quién gana y por qué.",
    "The battle timer, and a referee.": "El cronómetro de las batallas, y un árbitro.",
    "The guide": "La guía",
    "Play here": "Jugar aquí",
    "Install it as an app": "Instalarla como aplicación",
    "Put it on a board": "Ponerla en una placa",
    "After one visit it plays without a network. Games stay in this browser.":
      "Tras una visita, funciona sin red. Las partidas se quedan en este navegador.",
    "Free software, made of MicroPython and esptool-js too:": "Software libre, hecho también de MicroPython y esptool-js:",
    "their licences": "sus licencias",
    "The keys": "Las teclas",
    "does the obvious next thing": "hace lo que toca ahora",
    "goes one step out, and loses nothing": "sale un paso, sin perder nada",
    "takes back the last step of a game": "deshace el último paso de una partida",
    "is for what is less usual: a fall, a tie, a mouse":
      "es para lo menos habitual: una caída, un empate, un ratón",
    Enter: "Intro",
    Escape: "Escape",
    "What you see on its glass you can tap. Letters type a name. The switch cuts the power; nothing is lost.":
      "Lo que ves en su pantalla, tócalo. Las letras escriben un nombre. El interruptor corta la corriente; no se pierde nada.",
    Sound: "Sonido",
    "Look inside": "Mirar dentro",
    "The journal": "El diario",
    "Every event is written here before you see it.":
      "Cada suceso se escribe aquí antes de que lo veas.",
    "On the wires": "En los cables",
    Memory: "Memoria",
    "On the bus": "En el bus",
    Transfers: "Transferencias",
    "Wake-ups": "Despertares",
    "A game was shared with you.": "Te han compartido una partida.",
    "A game was shared with you. It takes the place of your own game of this kind.":
      "Te han compartido una partida. Ocupará el lugar de tu propia partida de este juego.",
    "Open it": "Abrirla",
    "Keep mine": "Quedarme la mía",
    "Not now": "Ahora no",
    "Bring back the game it replaced": "Recuperar la partida sustituida",
    "Cat Tower": "Cat Tower",
    "The die": "El dado",
    "Fish race": "Carrera de pescado",
    "Yummy Kitty": "Yummy Kitty",
    Chats: "Chats",
    Undo: "Deshacer",
    "The shared game is open.": "La partida compartida está abierta.",
    "This is not a game that Miaou can read. Nothing has changed.":
      "No es una partida que Miaou sepa leer. No ha cambiado nada.",
    "This is not the whole code of a game.": "No es el código entero de una partida.",
    "This game was played with a newer Miaou.": "Esta partida se jugó con un Miaou más nuevo.",
    "Who wins": "Quién gana",
    "Games and wins": "Partidas y victorias",
    Scoreboard: "Marcador",
    "The scoreboard is for a television or a tablet: it follows the game here. Names stay in this browser until you send them on.":
      "El marcador es para una tele o una tableta: sigue la partida de aquí. Los nombres se quedan en este navegador hasta que los envías.",
    "The handheld has stopped. Your game is kept.": "La consola se ha parado. Tu partida está guardada.",
    "The handheld is now in another tab.": "La consola está ahora en otra pestaña.",
    "This browser saves nothing now. Play on, but keep this page open.":
      "Este navegador no guarda nada por ahora. Juega, pero deja abierta esta página.",
    "Start again": "Reiniciar",
    "Take it back": "Recuperarla",
    "All right": "De acuerdo",
  },
};

let catalogue = {};

// More words, for a part of the page that has come later.
export function teach(more, part) {
  for (const [language, words] of Object.entries(more)) Object.assign(CATALOGUES[language], words);
  sayAll(part);
}

export const say = (english) => catalogue[english] ?? english;

// Says every word on the page in this language; one that it does not know is English.
export function use(language) {
  const code = Object.hasOwn(CATALOGUES, language) ? language : "en";
  if (document.documentElement.lang === code && catalogue === CATALOGUES[code]) return;
  catalogue = CATALOGUES[code] ?? {};
  document.documentElement.lang = code;
  sayAll(document);
}

function sayAll(part) {
  for (const element of part.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  for (const element of part.querySelectorAll("[data-say-label]")) label(element);
}

// What is printed on a part comes before what it is called.
export function label(element) {
  const { print, sayLabel } = element.dataset;
  element.setAttribute("aria-label", print ? `${print} ${say(sayLabel)}` : say(sayLabel));
}
