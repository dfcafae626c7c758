import type { PageStrings } from "./page-strings.js";

export const FR: PageStrings = {
  direction: "ltr",
  tagline: "Le blackjack avec la foudre dans le jeu. Des crédits fictifs, pas d’argent, un sabot vérifiable.",
  waiting: "Votre table vous attend",
  saved: (game, round, credits) => `${game}, manche ${round}. Crédits\u00a0: ${credits}.`,
  continue: "Continuer",
  chooseRules: "Choisir les règles",
  play: "Jouer",
  rules: "Règles",
  presets: {
    thunderjack: {
      tag: "Notre propre jeu",
      text: "Un as et une figure de même couleur paient 3 contre 1. Six cartes sans dépasser 21 paient 5 contre 1.",
    },
    casino: {
      tag: "La table classique",
      text: "Le blackjack paie 3 contre 2. On sépare jusqu’à avoir quatre mains. Assurance contre un as. Le croupier tire à 17 souple.",
    },
    "vingt-et-un": {
      tag: "Une place, un jeu",
      text: "Vous contre le croupier\u00a0: tirer ou rester. Le moyen le plus rapide d’apprendre à compter jusqu’à 21.",
    },
  },
  facts: { seats: "Places", decks: "Jeux", bets: "Mises", credits: "Crédits" },
  from: (smallest) => `dès ${smallest}`,
  range: (smallest, largest) => `${smallest} à ${largest}`,
  settings: "Réglages",
  on: "Oui",
  off: "Non",
  switches: {
    sound: "Son",
    roomTone: "Ambiance de salle",
    hints: "Conseils",
    fourColours: "Quatre couleurs",
    keys: "Raccourcis clavier",
    sleeve: "Choisir les cartes",
  },
  volume: "Volume",
  sleeveNote:
    "Vous choisissez les prochaines cartes. Elles sont distribuées à une table à part, dont l’équité n’est pas prouvable.",
  theme: "Thème",
  themes: { storm: "Orage", felt: "Feutre", midnight: "Minuit", paper: "Papier", "high-contrast": "Contraste" },
  deck: "Cartes",
  courts: { standard: "Orage", traditional: "Traditionnelles" },
  speed: "Vitesse",
  speeds: {
    normal: "Normale",
    calm: "Tranquille",
    fast: "Rapide",
    instant: "Immédiate",
    "reduced-motion": "Sans mouvement",
  },
  renderer: "Affichage",
  renderers: { lit: "Composants web", canvas: "Canvas" },
  language: "Langue",
  replays: "Relectures",
  recordings: {
    fair: {
      title: "Un sabot équitable",
      text: "Cinq manches, vérifiées avec leur graine",
      about:
        "Cinq manches d’un sabot mélangé. Le badge est vert\u00a0: la graine révélée correspond à l’engagement, et elle donne exactement ces cartes.",
    },
    stacked: {
      title: "Blitz, séparation et Thunderjack",
      text: "Joués avec des cartes choisies",
      about:
        "Un Blitz, une paire de huit séparée, deux mains doublées et un Thunderjack. Les cartes ont été choisies\u00a0: l’enregistrement est cohérent, mais pas équitable.",
    },
    broken: {
      title: "Un enregistrement modifié",
      text: "La relecture montre la ligne modifiée",
      about: "Le premier enregistrement, dont un montant a été augmenté. La relecture montre la ligne modifiée.",
    },
  },
  replaysIntroduction:
    "Un enregistrement est un petit fichier texte. On peut le lire, le parcourir dans les deux sens et le vérifier. La touche ? affiche les touches d’une relecture.",
  own: {
    title: "Vos manches",
    text: "Les manches que vous avez jouées à vos tables",
    none: "Les manches que vous terminez à une table apparaissent ici.",
    recording: (game, rounds, date) => `${game}, ${date}. Manches\u00a0: ${rounds}`,
  },
  newcomers: "Vous débutez\u202f?",
  lesson: "Battez le croupier sans dépasser 21. Les figures valent 10, un as 1 ou 11.",
  firstRound: "Jouer une première manche",
  more: "Autres pages",
  places: {
    sideBySide: "Les deux affichages côte à côte",
    documentation: "Documentation",
    components: "Tous les composants",
    terminal: "Jouer dans le terminal",
  },
  lobby: "Accueil",
  pointers: {
    chip: "Choisissez un jeton pour miser.",
    deal: "Appuyez sur Distribuer pour recevoir vos cartes.",
    moves: "À vous\u00a0: Tirer prend une carte, Rester termine votre tour.",
  },
  dismiss: "Masquer les astuces",
};
