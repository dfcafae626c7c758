import type { VerificationStrings } from "@thunderjack/stage";

const FAILURES = {
  format: "de opname is niet goed gevormd",
  chain: "er is iets gewijzigd",
  noted: "de toezegging is niet degene die is genoteerd",
  anchor: "de toezegging hoort niet bij het anker van de sessie",
  "client-seed": "het zaad van de speler is een ander",
  commitment: "het zaad hoort niet bij de toezegging",
  deck: "een kaart volgt niet uit het zaad",
  commands: "opnieuw gespeeld komt er iets anders uit",
  state: "het einde is niet zoals het is opgeschreven",
} as const;

/** The strings that the panels and the replay share. */
export const VERIFICATION: VerificationStrings = {
  checks: {
    format: "Elke regel is leesbaar",
    chain: "Geen regel is gewijzigd",
    noted: "De toezegging is degene van voor de eerste keer delen",
    anchor: "De toezegging hoort bij het anker van de sessie",
    "client-seed": "Uw zaad is bij het schudden gebruikt",
    commitment: "Het zaad hoort bij de toezegging",
    deck: "Elke kaart volgt uit het zaad, of is als gekozen vermeld",
    commands: "Volgens de regels opnieuw gespeeld eindigt elke ronde hetzelfde",
    state: "Tegoed en inzetten aan het einde kloppen",
  },
  holds: "geslaagd",
  fails: "mislukt",
  notProven: (facts) => `Niet bewezen: ${facts}.`,
  unproven: {
    "commitment-time": "Wanneer de toezegging is gepubliceerd",
    "client-seed": "Wie het zaad van de speler heeft gekozen",
    "seed-choice": "Of het huis het zaad uit meerdere heeft gekozen",
    cards: "Of alle kaarten uit het zaad volgen",
    "anchor-time": "Wanneer het anker is gepubliceerd",
    "later-shoes": "Of latere sloffen ontbreken of opnamen zijn herschreven",
    credits: "Of elke slof begint met het tegoed van de vorige",
    rules: "Of elke slof de regels van de vorige heeft",
    "shoe-ends": "Of het huis een slof eerder heeft beëindigd om een ronde te vermijden",
  },
  tookTooLong: "De controle duurde te lang en is gestopt.",
  notVerified: "De controle kon niet worden uitgevoerd.",
  failure: ({ name, first, last }) => {
    if (first === null) return `Mislukt: ${FAILURES[name]}.`;
    return `${first === last ? `Regel ${first}` : `Regels ${first} tot ${last}`}: ${FAILURES[name]}.`;
  },
};
