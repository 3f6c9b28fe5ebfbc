// The words of the way onto a board, which come with it.

export const words = {
  fr: {
    "A new board gets MicroPython 1.22 or newer first, from here:":
      "Une carte neuve reçoit d’abord MicroPython 1.22 ou plus récent, d’ici :",
    "Choose the .bin": "Choisir le .bin",
    "Choose the .uf2": "Choisir le .uf2",
    Install: "Installer",
    "Or drop that .bin here, and it goes onto the board that is plugged in.":
      "Ou dépose ici ce .bin : il va sur la carte branchée.",
    "Or drop that .uf2 here, and get one file with Miaou inside for a board that has nothing yet. It takes the place of saved games.":
      "Ou dépose ce .uf2 ici : tu reçois un seul fichier avec Miaou dedans, pour une carte encore vide. Il remplace les parties qui y seraient.",
    "Put games back": "Remettre des parties",
    "Put it together": "L’assembler",
    "Take its games": "Prendre ses parties",
    "Then plug it into this computer. Saved games on it stay as they are.":
      "Puis branche-la à cet ordinateur. Les parties qui y sont restent comme elles sont.",
    "This browser does not reach USB ports; Chrome and Edge on a computer do. Or: python3 -m tools flash":
      "Ce navigateur n’atteint pas les ports USB ; Chrome et Edge sur un ordinateur, oui. Ou : python3 -m tools flash",
    "What went wrong?": "Qu’est-ce qui a mal tourné ?",
    "This is no MicroPython for an ESP32. The right .bin is named above.":
      "Ce n’est pas un MicroPython pour ESP32. Le bon .bin est nommé plus haut.",
    "This MicroPython is for another chip. The right .bin is named above.":
      "Ce MicroPython est pour une autre puce. Le bon .bin est nommé plus haut.",
    "Plug the board in, then choose it from the list.": "Branche la carte, puis choisis-la dans la liste.",
    "Choose it": "La choisir",
    "The board gets MicroPython now. That takes about a minute.":
      "MicroPython arrive sur la carte. Cela prend environ une minute.",
    "Now the board has MicroPython. Install Miaou next.": "MicroPython est sur la carte. Installe maintenant Miaou.",
    "The chip does not listen. Hold its BOOT button, press RESET, let go, and try again.":
      "La puce n’écoute pas. Tiens son bouton BOOT, appuie sur RESET, lâche, et réessaie.",
    "What arrived is not what was sent. Take another cable, and try again.":
      "Ce qui est arrivé n’est pas ce qui a été envoyé. Prends un autre câble, et réessaie.",
    "{}, or one with the same pins": "{}, ou une carte aux mêmes broches",
    "Display with {}, {}, on {}": "Écran {}, {}, en {}",
    "{} push-buttons, between pin and ground: no resistors":
      "{} boutons-poussoirs, entre broche et masse : sans résistances",
    "Passive piezo: a disc without electronics of its own; Miaou also plays without it":
      "Piézo passif : un disque sans électronique ; Miaou joue aussi sans lui",
    "Breadboard, wires, and a USB cable that carries data":
      "Plaque d’essai, fils, et un câble USB qui transporte des données",
    "Nothing to wire. Plug the two together.": "Rien à câbler. Emboîte les deux.",
    "Nothing to wire. It has all that it needs.": "Rien à câbler. Elle a tout ce qu’il faut.",
    "Your file is in your downloads. Hold BOOTSEL, plug the board in, and drag it onto the drive.":
      "Ton fichier est dans tes téléchargements. Tiens BOOTSEL, branche la carte, et glisse-le sur le disque.",
    "This is no MicroPython for a Pico. The right .uf2 is named above.":
      "Ce n’est pas un MicroPython pour Pico. Le bon .uf2 est nommé plus haut.",
    "This MicroPython is for another board. The right .uf2 is named above.":
      "Ce MicroPython est pour une autre carte. Le bon .uf2 est nommé plus haut.",
    "Asking the board what it has …": "On demande à la carte ce qu’elle a …",
    "Another board was put together here before. Make it the chosen one?":
      "Avant, c’était une autre carte. En faire celle que tu as choisie ?",
    "It is being copied. Pull the cable if you like: trying again finishes it.":
      "Copie en cours. Tu peux débrancher à tout moment : recommencer la termine.",
    "There are no saved games on the board yet.": "Il n’y a pas encore de partie sur la carte.",
    "The saved games are in your downloads.": "Les parties sont dans tes téléchargements.",
    "This has gone wrong on the board:": "Voici ce qui a mal tourné sur la carte :",
    "Nothing has gone wrong there.": "Rien n’y a mal tourné.",
    "Have fun!": "Amuse-toi bien !",
    "No board was chosen.": "Aucune carte n’a été choisie.",
    "The board says:": "La carte dit :",
    "Another program uses this port. Close it, and try again.":
      "Un autre programme utilise ce port. Ferme-le, et réessaie.",
    "The board does not answer. Has it MicroPython on it? Unplug it, plug it in, and try again.":
      "La carte ne répond pas. A-t-elle MicroPython ? Débranche-la, rebranche-la, et réessaie.",
    "The board runs a MicroPython that is too old. Miaou needs 1.22 or newer.":
      "Le MicroPython de la carte est trop ancien. Il faut à Miaou la 1.22 ou plus récent.",
    "The cable was pulled. Plug it in, and try again: nothing is lost.":
      "Le câble a été débranché. Rebranche-le, et réessaie : rien n’est perdu.",
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
    "A new board gets MicroPython 1.22 or newer first, from here:":
      "Una placa nueva recibe antes MicroPython 1.22 o más nuevo, de aquí:",
    "Choose the .bin": "Elegir el .bin",
    "Choose the .uf2": "Elegir el .uf2",
    Install: "Instalar",
    "Or drop that .bin here, and it goes onto the board that is plugged in.":
      "O suelta aquí ese .bin: va a la placa enchufada.",
    "Or drop that .uf2 here, and get one file with Miaou inside for a board that has nothing yet. It takes the place of saved games.":
      "O suelta aquí ese .uf2: recibes un solo archivo con Miaou dentro, para una placa que aún está vacía. Sustituye las partidas que tuviera.",
    "Put games back": "Devolver partidas",
    "Put it together": "Montarla",
    "Take its games": "Sacar sus partidas",
    "Then plug it into this computer. Saved games on it stay as they are.":
      "Luego enchúfala a este ordenador. Las partidas que tiene se quedan como están.",
    "This browser does not reach USB ports; Chrome and Edge on a computer do. Or: python3 -m tools flash":
      "Este navegador no llega a los puertos USB; Chrome y Edge en un ordenador sí. O bien: python3 -m tools flash",
    "What went wrong?": "¿Qué ha fallado?",
    "This is no MicroPython for an ESP32. The right .bin is named above.":
      "No es un MicroPython para ESP32. El .bin correcto está indicado arriba.",
    "This MicroPython is for another chip. The right .bin is named above.":
      "Este MicroPython es para otro chip. El .bin correcto está indicado arriba.",
    "Plug the board in, then choose it from the list.": "Enchufa la placa y elígela en la lista.",
    "Choose it": "Elegirla",
    "The board gets MicroPython now. That takes about a minute.":
      "MicroPython va a la placa. Tarda alrededor de un minuto.",
    "Now the board has MicroPython. Install Miaou next.": "MicroPython está en la placa. Ahora instala Miaou.",
    "The chip does not listen. Hold its BOOT button, press RESET, let go, and try again.":
      "El chip no escucha. Mantén su botón BOOT, pulsa RESET, suelta e inténtalo de nuevo.",
    "What arrived is not what was sent. Take another cable, and try again.":
      "Lo que ha llegado no es lo que se envió. Prueba con otro cable e inténtalo de nuevo.",
    "{}, or one with the same pins": "{}, o una con los mismos pines",
    "Display with {}, {}, on {}": "Pantalla {}, {}, por {}",
    "{} push-buttons, between pin and ground: no resistors":
      "{} pulsadores, entre pin y masa: sin resistencias",
    "Passive piezo: a disc without electronics of its own; Miaou also plays without it":
      "Piezo pasivo: un disco sin electrónica propia; Miaou también juega sin él",
    "Breadboard, wires, and a USB cable that carries data":
      "Placa de pruebas, cables y un cable USB que lleve datos",
    "Nothing to wire. Plug the two together.": "Nada que cablear. Encaja las dos.",
    "Nothing to wire. It has all that it needs.": "Nada que cablear. Tiene todo lo que necesita.",
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
