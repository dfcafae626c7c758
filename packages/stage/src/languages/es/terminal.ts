import type { TerminalStrings } from "../terminal-strings.js";

/** The terminal program, in Spanish. */
export const TERMINAL: TerminalStrings = {
  help: "Ayuda",
  quit: "Salir",
  askToLeave: "Hay una ronda en juego. ¿Dejar la mesa a la mitad?",
  leave: "Dejarla",
  stay: "Seguir",
  commitment: "El zapato se baraja con una semilla secreta, que se muestra al salir. Anote su compromiso:",
  chosenCommitment: "La semilla se eligió con --seed: el mismo texto da las mismas cartas. Su compromiso:",
  playing: "en marcha",
  paused: "en pausa",
  atEnd: "al final",
  loop: "en bucle",
  round: (number, of) => `ronda ${number}/${of}`,
  event: (number, of) => `evento ${number}/${of}`,
};
