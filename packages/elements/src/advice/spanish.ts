import type { AdviceWords } from "./advice-words.js";

/** Spanish. */
export const SPANISH_ADVICE: AdviceWords = {
  hint: "Consejo",
  best: "Lo mejor",
  costs: (amount, share) => `cuesta ${amount} (${share})`,
  basis: {
    "fresh-shoe": "Calculado con un mazo nuevo sin las cartas de la mesa.",
    "counted-shoe": "Calculado con las cartas que nadie ha visto aún.",
  },
  mistake: (move, total, amount, best) => `${move} con ${total} costó ${amount} créditos; mejor: ${best}.`,
  noMistake: "Cada decisión fue la mejor.",
  returned: (share) =>
    `Retorno al jugador: ${share} de la primera apuesta, con el mejor juego de un puesto y un mazo nuevo en cada ronda.`,
};
