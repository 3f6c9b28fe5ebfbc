// The words of the way onto a board, which come with it.

export const words = {
  fr: {
    "Your file is in your downloads. Hold BOOTSEL, plug the board in, and drag it onto the drive.":
      "Ton fichier est dans tes téléchargements. Tiens BOOTSEL, branche la carte, et glisse-le sur le disque.",
    "This is no MicroPython for a Pico. The right .uf2 is named above.":
      "Ce n’est pas un MicroPython pour Pico. Le bon .uf2 est nommé plus haut.",
    "This MicroPython is for another board. The right .uf2 is named above.":
      "Ce MicroPython est pour une autre carte. Le bon .uf2 est nommé plus haut.",
    "Asking the board what it has …": "On demande à la carte ce qu’elle a …",
    "Another board was put together here before. Make it the chosen one?":
      "Avant, c’était une autre carte. En faire celle que tu as choisie ?",
    "It is being copied. Pull the cable if you like: trying again finishes it.":
      "Copie en cours. Tu peux débrancher à tout moment : recommencer la termine.",
    "There are no saved games on the board yet.": "Il n’y a pas encore de partie sur la carte.",
    "The saved games are in your downloads.": "Les parties sont dans tes téléchargements.",
    "This has gone wrong on the board:": "Voici ce qui a mal tourné sur la carte :",
    "Nothing has gone wrong there.": "Rien n’y a mal tourné.",
    "Have fun!": "Amuse-toi bien !",
    "No board was chosen.": "Aucune carte n’a été choisie.",
    "The board says:": "La carte dit :",
    "Another program uses this port. Close it, and try again.":
      "Un autre programme utilise ce port. Ferme-le, et réessaie.",
    "The board does not answer. Has it MicroPython on it? Unplug it, plug it in, and try again.":
      "La carte ne répond pas. A-t-elle MicroPython ? Débranche-la, rebranche-la, et réessaie.",
    "The board runs a MicroPython that is too old. Miaou needs 1.22 or newer.":
      "Le MicroPython de la carte est trop ancien. Il faut à Miaou la 1.22 ou plus récent.",
    "The cable was pulled. Plug it in, and try again: nothing is lost.":
      "Le câble a été débranché. Rebranche-le, et réessaie : rien n’est perdu.",
    "The board has stopped answering. Unplug it and try again.":
      "La carte ne répond plus. Débranche-la et réessaie.",
    "This is another kind of board than the one that you have chosen.":
      "C’est une autre sorte de carte que celle que tu as choisie.",
    "This file holds no saved games of Miaou. Nothing has changed.":
      "Ce fichier ne contient pas de parties de Miaou. Rien n’a changé.",
    "There is no Miaou on the board yet. Install it first.":
      "Miaou n’est pas encore sur la carte. Installe-la d’abord.",
    "An update of the board was cut short. Install it again first.":
      "Une mise à jour de la carte a été interrompue. Installe-la d’abord à nouveau.",
    "The board has too little room. Take its games off, erase its flash, and install again.":
      "La carte n’a pas assez de place. Prends ses parties, efface sa mémoire, et réinstalle.",
  },
  es: {
    "Your file is in your downloads. Hold BOOTSEL, plug the board in, and drag it onto the drive.":
      "Tu archivo está en tus descargas. Mantén BOOTSEL, enchufa la placa y arrástralo a la unidad.",
    "This is no MicroPython for a Pico. The right .uf2 is named above.":
      "No es un MicroPython para Pico. El .uf2 correcto está indicado arriba.",
    "This MicroPython is for another board. The right .uf2 is named above.":
      "Este MicroPython es para otra placa. El .uf2 correcto está indicado arriba.",
    "Asking the board what it has …": "Preguntando a la placa qué tiene …",
    "Another board was put together here before. Make it the chosen one?":
      "Antes era otra placa. ¿Convertirla en la elegida?",
    "It is being copied. Pull the cable if you like: trying again finishes it.":
      "Copiando. Puedes quitar el cable en cualquier momento: al intentarlo de nuevo se termina.",
    "There are no saved games on the board yet.": "Aún no hay partidas guardadas en la placa.",
    "The saved games are in your downloads.": "Las partidas están en tus descargas.",
    "This has gone wrong on the board:": "Esto ha fallado en la placa:",
    "Nothing has gone wrong there.": "No ha fallado nada.",
    "Have fun!": "¡A divertirse!",
    "No board was chosen.": "No se ha elegido ninguna placa.",
    "The board says:": "La placa dice:",
    "Another program uses this port. Close it, and try again.":
      "Otro programa usa este puerto. Ciérralo e inténtalo de nuevo.",
    "The board does not answer. Has it MicroPython on it? Unplug it, plug it in, and try again.":
      "La placa no responde. ¿Tiene MicroPython? Desenchúfala, enchúfala e inténtalo de nuevo.",
    "The board runs a MicroPython that is too old. Miaou needs 1.22 or newer.":
      "El MicroPython de la placa es demasiado antiguo. Miaou necesita el 1.22 o más nuevo.",
    "The cable was pulled. Plug it in, and try again: nothing is lost.":
      "Se ha quitado el cable. Enchúfalo e inténtalo de nuevo: no se ha perdido nada.",
    "The board has stopped answering. Unplug it and try again.":
      "La placa ha dejado de responder. Desenchúfala e inténtalo de nuevo.",
    "This is another kind of board than the one that you have chosen.":
      "Es otra clase de placa que la que has elegido.",
    "This file holds no saved games of Miaou. Nothing has changed.":
      "Este archivo no tiene partidas de Miaou. No ha cambiado nada.",
    "There is no Miaou on the board yet. Install it first.":
      "Aún no hay Miaou en la placa. Instálala primero.",
    "An update of the board was cut short. Install it again first.":
      "Se cortó una actualización de la placa. Instálala otra vez primero.",
    "The board has too little room. Take its games off, erase its flash, and install again.":
      "La placa tiene poco sitio. Saca sus partidas, borra su memoria e instala de nuevo.",
  },
};
