import type { TerminalStrings } from "../terminal-strings.js";

/** The strings of the terminal program in German. */
export const TERMINAL: TerminalStrings = {
  help: "Hilfe",
  quit: "Beenden",
  askToLeave: "Es läuft eine Runde. Den Tisch vor ihrem Ende verlassen?",
  leave: "Verlassen",
  stay: "Weiterspielen",
  commitment:
    "Der Schlitten wird aus einem geheimen Seed gemischt, der am Ende gezeigt wird. Notieren Sie seinen Prüfwert:",
  chosenCommitment: "Der Seed wurde mit --seed gewählt: derselbe Text ergibt dieselben Karten. Sein Prüfwert:",
  playing: "läuft",
  paused: "angehalten",
  atEnd: "am Ende",
  loop: "Schleife",
  round: (number, of) => `Runde ${number}/${of}`,
  event: (number, of) => `Ereignis ${number}/${of}`,

  notPossible: (command) => `„${command}“ geht jetzt nicht; help zeigt die möglichen Befehle.`,

  notDealt: "Es wurden keine Karten ausgeteilt und nichts aufgezeichnet.",
  notRecorded: "Nicht aufgezeichnet: play --out DATEI.tjr zeichnet ein Spiel auf, sodass es geprüft werden kann.",
  recording: (file) => `Aufzeichnung: ${file}`,
  verifyWith: (command) => `So wird sie geprüft: ${command}`,
  neverFair: "Der Seed wurde mit --seed gewählt: Die Aufzeichnung kann stimmig sein, aber nie fair.",
  proof: "Der Prüfwert vor dem ersten Austeilen beweist, dass die Karten feststanden, bevor Sie spielten.",
  clientSeed: (seed) => `Ihr Seed: ${seed}`,
  recordingFull:
    "Die Aufzeichnung hat ihre größte Länge erreicht: Spätere Ereignisse fehlen, und ihr Seed wird nicht aufgedeckt.",
  recordingOpen:
    "Die Aufzeichnung endet mitten in einer Runde: Sie lässt sich abspielen, aber ihr Seed wird nicht aufgedeckt.",

  damaged: (line) => `Abgespielt bis zu einem Fehler in Zeile ${line}.`,
  truncated: "Die letzte Zeile ist abgeschnitten: Alles davor wird abgespielt.",
};
