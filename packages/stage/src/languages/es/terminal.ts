import type { TerminalStrings } from "../terminal-strings.js";

/** The strings of the terminal program in Spanish. */
export const TERMINAL: TerminalStrings = {
  help: "Ayuda",
  quit: "Salir",
  askToLeave: "Hay una ronda en juego. ¿Dejar la mesa antes de que termine?",
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

  notPossible: (command) => `«${command}» no es posible ahora; help muestra los comandos posibles.`,

  notDealt: "No se ha repartido ninguna carta ni se ha grabado nada.",
  notRecorded: "Sin grabar: use play --out ARCHIVO.tjr para grabar y verificar una partida.",
  recording: (file) => `Grabación: ${file}`,
  verifyWith: (command) => `Para verificarla: ${command}`,
  neverFair: "La semilla se eligió con --seed: la grabación puede ser coherente, pero nunca limpia.",
  proof: "El compromiso anterior al primer reparto demuestra que las cartas estaban fijadas antes de que usted jugara.",
  clientSeed: (seed) => `Su semilla: ${seed}`,
  recordingFull:
    "La grabación ha alcanzado la longitud máxima: faltan los eventos posteriores, y su semilla no se revela.",
  recordingOpen: "La grabación termina en medio de una ronda: se puede reproducir, pero su semilla no se revela.",

  damaged: (line) => `Reproducida hasta un error en la línea ${line}.`,
  truncated: "La última línea está cortada: se reproduce todo lo anterior.",
};
