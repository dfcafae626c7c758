import type { VerificationStrings } from "../panel-strings.js";

const FAILURES = {
  format: "Die Aufzeichnung ist fehlerhaft",
  chain: "Etwas wurde geändert",
  noted: "Der Prüfwert ist nicht der notierte",
  anchor: "Der Prüfwert gehört nicht zum Anker der Sitzung",
  "client-seed": "Der Seed des Spielers ist ein anderer",
  commitment: "Der Seed ist nicht der des Prüfwerts",
  deck: "Eine Karte stammt nicht vom Seed",
  commands: "Noch einmal gespielt, kommt etwas anderes heraus",
  state: "Das Ende ist nicht das aufgezeichnete",
} as const;

/** The strings about the verification of a recording in German. The panels and the replay share them. */
export const VERIFICATION: VerificationStrings = {
  checks: {
    format: "Jede Zeile ist lesbar",
    chain: "Keine Zeile wurde geändert",
    noted: "Der Prüfwert ist der, der vor dem ersten Austeilen gezeigt wurde",
    anchor: "Der Prüfwert gehört zum Anker der Sitzung",
    "client-seed": "Ihr Seed ist in die Mischung eingegangen",
    commitment: "Der Seed ist der des Prüfwerts",
    deck: "Jede Karte stammt vom Seed oder ist als gewählt vermerkt",
    commands: "Nach den Regeln noch einmal gespielt, kommt jede Runde gleich heraus",
    state: "Guthaben und Einsätze am Ende stimmen",
  },
  holds: "stimmt",
  fails: "stimmt nicht",
  notProven: (facts) => `Nicht bewiesen: ${facts}.`,
  unproven: {
    "commitment-time": "Wann der Prüfwert veröffentlicht wurde",
    "client-seed": "Wer den Seed des Spielers gewählt hat",
    "seed-choice": "Ob das Haus den Seed unter mehreren ausgesucht hat",
    cards: "Ob alle Karten vom Seed stammen",
    "anchor-time": "Wann der Anker veröffentlicht wurde",
    "later-shoes": "Ob spätere Schlitten fehlen oder Aufzeichnungen neu geschrieben wurden",
    credits: "Ob jeder Schlitten mit dem Guthaben des vorherigen beginnt",
    rules: "Ob jeder Schlitten dieselben Regeln wie der vorherige hat",
    "shoe-ends": "Ob das Haus einen Schlitten früher beendet hat, um eine Runde zu vermeiden",
  },
  tookTooLong: "Die Prüfung hat zu lange gedauert und wurde abgebrochen.",
  notVerified: "Die Prüfung konnte nicht ausgeführt werden.",
  failure: ({ name, first, last }) => {
    const where = first === null ? "" : first === last ? `Zeile ${first}: ` : `Zeilen ${first} bis ${last}: `;
    return `${where}${FAILURES[name]}.`;
  },
};
