// The words of who wins and of the scoreboard: English is the key.

export const words = {
  fr: {
    When: "Quand",
    "For ever": "Depuis toujours",
    "The last evening": "La dernière soirée",
    "No game is finished yet.": "Aucune partie n’est encore finie.",
    Name: "Nom",
    Wins: "Victoires",
    "In a row": "De suite",
    Best: "Meilleur",
    Average: "Moyenne",
    "Record:": "Record :",
    "Points of the last games": "Points des dernières parties",
    "Who beats whom": "Qui bat qui",
    "The luck of the die": "La chance du dé",
    "One cat, two cats, paw, fish, fat face; the line is what a fair die gives.":
      "Un chat, deux chats, patte, poisson, grosse tête ; le trait est ce que donne un dé honnête.",
    "Too few rolls to tell.": "Trop peu de lancers pour le dire.",
    "It looks fair.": "Il a l’air honnête.",
    "A fair die does this 1 time in 10.": "Un dé honnête fait cela 1 fois sur 10.",
    "A fair die does this 1 time in 100.": "Un dé honnête fait cela 1 fois sur 100.",
    "Send on": "Envoyer",
    "A table (CSV)": "Un tableau (CSV)",
    "Everything (JSON)": "Tout (JSON)",
    "Date, if you know it": "Date, si tu la connais",
    "Names leave this browser only when you send them on.":
      "Les noms ne quittent ce navigateur que si tu les envoies.",
    "Open Miaou in another tab of this browser, and play: the scores come here.":
      "Ouvre Miaou dans un autre onglet de ce navigateur, et joue : les scores arrivent ici.",
  },
  es: {
    When: "Cuándo",
    "For ever": "Desde siempre",
    "The last evening": "La última noche",
    "No game is finished yet.": "Aún no ha acabado ninguna partida.",
    Name: "Nombre",
    Wins: "Victorias",
    "In a row": "Seguidas",
    Best: "Mejor",
    Average: "Media",
    "Record:": "Récord:",
    "Points of the last games": "Puntos de las últimas partidas",
    "Who beats whom": "Quién gana a quién",
    "The luck of the die": "La suerte del dado",
    "One cat, two cats, paw, fish, fat face; the line is what a fair die gives.":
      "Un gato, dos gatos, pata, pez, cara gorda; la raya es lo que da un dado justo.",
    "Too few rolls to tell.": "Aún son pocas tiradas para saberlo.",
    "It looks fair.": "Parece justo.",
    "A fair die does this 1 time in 10.": "Un dado justo hace esto 1 de cada 10 veces.",
    "A fair die does this 1 time in 100.": "Un dado justo hace esto 1 de cada 100 veces.",
    "Send on": "Enviar",
    "A table (CSV)": "Una tabla (CSV)",
    "Everything (JSON)": "Todo (JSON)",
    "Date, if you know it": "Fecha, si la sabes",
    "Names leave this browser only when you send them on.":
      "Los nombres solo salen de este navegador cuando los envías.",
    "Open Miaou in another tab of this browser, and play: the scores come here.":
      "Abre Miaou en otra pestaña de este navegador, y juega: los puntos llegan aquí.",
  },
};
