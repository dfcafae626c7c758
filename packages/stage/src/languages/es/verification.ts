import type { VerificationStrings } from "../panel-strings.js";

const FAILURES = {
  format: "la grabación no es correcta",
  chain: "algo se ha cambiado",
  noted: "el compromiso no es el que se anotó",
  anchor: "el compromiso no es del ancla de la sesión",
  "client-seed": "la semilla del jugador es otra",
  commitment: "la semilla no es la del compromiso",
  deck: "una carta no es de la semilla",
  commands: "jugada de nuevo, sale otra cosa",
  state: "el final no es el que se escribió",
} as const;

/** The strings about the verification of a recording in Spanish. The panels and the replay share them. */
export const VERIFICATION: VerificationStrings = {
  checks: {
    format: "Cada línea se puede leer",
    chain: "Ninguna línea se ha cambiado",
    noted: "El compromiso es el que se mostró antes del primer reparto",
    anchor: "El compromiso es del ancla de la sesión",
    "client-seed": "Su semilla entró en la mezcla",
    commitment: "La semilla es la del compromiso",
    deck: "Cada carta es de la semilla, o consta como elegida",
    commands: "Jugada otra vez según las reglas, cada ronda sale igual",
    state: "Los créditos y las apuestas del final son correctos",
  },
  holds: "correcto",
  fails: "incorrecto",
  notProven: (facts) => `No demostrado: ${facts}.`,
  unproven: {
    "commitment-time": "Cuándo se publicó el compromiso",
    "client-seed": "Quién eligió la semilla del jugador",
    "seed-choice": "Si la casa eligió la semilla entre varias",
    cards: "Si todas las cartas son de la semilla",
    "anchor-time": "Cuándo se publicó el ancla",
    "later-shoes": "Si faltan zapatos posteriores o se reescribieron grabaciones",
    credits: "Si cada zapato empieza con los créditos del anterior",
    rules: "Si cada zapato tiene las reglas del anterior",
    "shoe-ends": "Si la casa terminó un zapato antes para evitar una ronda",
  },
  tookTooLong: "La comprobación ha tardado demasiado y se ha detenido.",
  notVerified: "No se ha podido realizar la comprobación.",
  failure: ({ name, first, last }) => {
    if (first === null) return `Incorrecto: ${FAILURES[name]}.`;
    return `${first === last ? `Línea ${first}` : `Líneas ${first} a ${last}`}: ${FAILURES[name]}.`;
  },
};
