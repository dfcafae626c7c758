import type { AdviceWords } from "./advice-words.js";

/** French. */
export const FRENCH_ADVICE: AdviceWords = {
  hint: "Conseil",
  best: "Le mieux",
  costs: (amount, share) => `coûte ${amount} (${share})`,
  basis: {
    "fresh-shoe": "Calculé sur un sabot neuf sans les cartes de la table.",
    "counted-shoe": "Calculé sur les cartes que personne n’a encore vues.",
  },
  mistake: (move, total, amount, best) => `${move} à ${total} a coûté ${amount} crédits ; mieux : ${best}.`,
  noMistake: "Chaque décision était la meilleure.",
  returned: (share) =>
    `Retour au joueur : ${share} de la première mise, au meilleur jeu d’une place, sabot neuf à chaque manche.`,
};
