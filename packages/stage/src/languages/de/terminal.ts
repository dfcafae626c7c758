import type { TerminalStrings } from "../terminal-strings.js";

/** The terminal program, in German. */
export const TERMINAL: TerminalStrings = {
  help: "Hilfe",
  quit: "Beenden",
  askToLeave: "Es läuft eine Runde. Den Tisch mittendrin verlassen?",
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
};
