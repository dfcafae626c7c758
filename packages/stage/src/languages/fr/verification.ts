import type { VerificationStrings } from "../panel-strings.js";

const FAILURES = {
  format: "l’enregistrement est mal formé",
  chain: "quelque chose a été modifié",
  noted: "l’engagement n’est pas celui qui a été noté",
  anchor: "l’engagement n’est pas celui de l’ancre de la session",
  "client-seed": "la graine du joueur est une autre",
  commitment: "la graine n’est pas celle de l’engagement",
  deck: "une carte ne vient pas de la graine",
  commands: "rejouée, la partie donne un autre résultat",
  state: "la fin n’est pas celle qui a été écrite",
} as const;

/** The strings about the verification of a recording in French. The panels and the replay share them. */
export const VERIFICATION: VerificationStrings = {
  checks: {
    format: "Chaque ligne est lisible",
    chain: "Aucune ligne n’a été modifiée",
    noted: "L’engagement est celui qui a été montré avant la première donne",
    anchor: "L’engagement est celui de l’ancre de la session",
    "client-seed": "Votre graine est entrée dans le mélange",
    commitment: "La graine est celle de l’engagement",
    deck: "Chaque carte vient de la graine, ou est notée comme choisie",
    commands: "Rejouée selon les règles, chaque manche donne le même résultat",
    state: "Les crédits et les mises à la fin sont justes",
  },
  holds: "conforme",
  fails: "non conforme",
  notProven: (facts) => `Non prouvé\u00a0: ${facts}.`,
  unproven: {
    "commitment-time": "Quand l’engagement a été publié",
    "client-seed": "Qui a choisi la graine du joueur",
    "seed-choice": "Si la maison a choisi la graine parmi plusieurs",
    cards: "Si toutes les cartes viennent de la graine",
    "anchor-time": "Quand l’ancre a été publiée",
    "later-shoes": "S’il manque des sabots ultérieurs ou si des enregistrements ont été réécrits",
    credits: "Si chaque sabot commence avec les crédits du précédent",
    rules: "Si chaque sabot a les règles du précédent",
    "shoe-ends": "Si la maison a terminé un sabot plus tôt pour éviter une manche",
  },
  tookTooLong: "La vérification a pris trop de temps et a été arrêtée.",
  notVerified: "La vérification n’a pas pu être effectuée.",
  failure: ({ name, first, last }) => {
    if (first === null) return `Non conforme\u00a0: ${FAILURES[name]}.`;
    return `${first === last ? `Ligne ${first}` : `Lignes ${first} à ${last}`}\u00a0: ${FAILURES[name]}.`;
  },
};
