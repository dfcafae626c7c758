import type { AdviceWords } from "./advice-words.js";

/** German. */
export const GERMAN_ADVICE: AdviceWords = {
  hint: "Tipp",
  best: "Am besten",
  costs: (amount, share) => `kostet ${amount} (${share})`,
  basis: {
    "fresh-shoe": "Gerechnet mit einem frischen Schlitten ohne die Karten auf dem Tisch.",
    "counted-shoe": "Gerechnet mit den Karten, die noch niemand gesehen hat.",
  },
  mistake: (move, total, amount, best) => `${move} bei ${total} kostete ${amount} Credits; besser: ${best}.`,
  noMistake: "Jede Entscheidung war die beste.",
  returned: (share) =>
    `Auszahlungsquote: ${share} des ersten Einsatzes, bei bestem Spiel eines Platzes und frischem Schlitten in jeder Runde.`,
};
