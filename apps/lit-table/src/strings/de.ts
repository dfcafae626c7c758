import type { PageStrings } from "./page-strings.js";

export const DE: PageStrings = {
  direction: "ltr",
  tagline: "Blackjack mit Blitz im Kartenstapel. Spielguthaben, kein Geld, ein Schlitten, den man prüfen kann.",
  waiting: "Ihr Tisch wartet",
  saved: (game, round, credits) => `${game}, Runde ${round}. Guthaben: ${credits}.`,
  continue: "Weiterspielen",
  chooseRules: "Regeln wählen",
  play: "Spielen",
  rules: "Regeln",
  presets: {
    thunderjack: {
      tag: "Unser eigenes Spiel",
      text: "Ass und Bildkarte einer Farbe zahlen 3 zu 1. Sechs Karten, ohne sich zu überkaufen, zahlen 5 zu 1.",
    },
    casino: {
      tag: "Der klassische Tisch",
      text: "Blackjack zahlt 3 zu 2. Teilen auf bis zu vier Hände. Versicherung gegen ein Ass. Der Croupier zieht bei weicher 17.",
    },
    "vingt-et-un": {
      tag: "Ein Platz, ein Kartenspiel",
      text: "Sie gegen den Croupier: Karte oder stehen. So lernt man am schnellsten, bis 21 zu zählen.",
    },
  },
  facts: { seats: "Plätze", decks: "Kartenspiele", bets: "Einsätze", credits: "Guthaben" },
  from: (smallest) => `ab ${smallest}`,
  range: (smallest, largest) => `${smallest} bis ${largest}`,
  settings: "Einstellungen",
  on: "An",
  off: "Aus",
  switches: {
    sound: "Ton",
    roomTone: "Raumklang",
    hints: "Tipps",
    fourColours: "Vier Farben",
    keys: "Tastenkürzel",
    sleeve: "Karten wählen",
  },
  volume: "Lautstärke",
  sleeveNote:
    "Sie wählen die nächsten Karten. Sie werden an einem eigenen Tisch ausgeteilt, der nicht beweisbar fair ist.",
  theme: "Design",
  themes: { storm: "Sturm", felt: "Filz", midnight: "Mitternacht", paper: "Papier", "high-contrast": "Kontrast" },
  deck: "Karten",
  courts: { standard: "Sturm", traditional: "Traditionell" },
  speed: "Tempo",
  speeds: { normal: "Normal", calm: "Ruhig", fast: "Schnell", instant: "Sofort", "reduced-motion": "Ohne Bewegung" },
  renderer: "Darstellung",
  renderers: { lit: "Web Components", canvas: "Canvas" },
  language: "Sprache",
  replays: "Wiederholungen",
  recordings: {
    fair: {
      title: "Ein fairer Schlitten",
      text: "Fünf Runden, anhand ihres Seeds geprüft",
      about:
        "Fünf Runden eines gemischten Schlittens. Das Zeichen ist grün: Der aufgedeckte Seed passt zum Prüfwert und ergibt genau diese Karten.",
    },
    stacked: {
      title: "Blitz, Teilung und Thunderjack",
      text: "Mit gewählten Karten gespielt",
      about:
        "Ein Blitz, ein geteiltes Paar Achten, zwei verdoppelte Hände und ein Thunderjack. Die Karten wurden gewählt: Die Aufzeichnung ist stimmig, aber nicht fair.",
    },
    broken: {
      title: "Eine geänderte Aufzeichnung",
      text: "Die Wiedergabe zeigt die geänderte Zeile",
      about: "Die erste Aufzeichnung, in der ein Betrag erhöht wurde. Die Wiedergabe zeigt die geänderte Zeile.",
    },
  },
  replaysIntroduction:
    "Eine Aufzeichnung ist eine kleine Textdatei. Man kann sie abspielen, in beide Richtungen durchgehen und prüfen. In einer Wiedergabe zeigt die Taste ? alle Tasten an.",
  own: {
    title: "Ihre Runden",
    text: "Die Runden, die Sie an Ihren Tischen gespielt haben",
    none: "Hier erscheinen die Runden, die Sie an einem Tisch beenden.",
    recording: (game, rounds, date) => `${game}, ${date}. Runden: ${rounds}`,
  },
  newcomers: "Neu beim Blackjack?",
  lesson: "Schlagen Sie den Croupier, ohne 21 zu überschreiten. Bildkarten zählen 10, ein Ass 1 oder 11.",
  firstRound: "Erste Runde spielen",
  more: "Mehr",
  places: {
    sideBySide: "Beide Darstellungen nebeneinander",
    documentation: "Dokumentation",
    components: "Alle Komponenten",
    terminal: "Im Terminal spielen",
  },
  lobby: "Lobby",
  pointers: {
    chip: "Wählen Sie einen Jeton als Einsatz.",
    deal: "Drücken Sie „Austeilen“, um Karten zu erhalten.",
    moves: "Sie sind am Zug: „Karte“ zieht eine Karte, „Stehen“ beendet den Zug.",
  },
  dismiss: "Tipps ausblenden",
};
