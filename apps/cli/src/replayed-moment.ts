import { type Recording, stateAt } from "@thunderjack/recording";
import { narrate, type Phrasebook, view } from "@thunderjack/stage";
import { picture } from "./terminal-renderer/picture.js";

/** Where there is no terminal to ask, the table is drawn for one of the usual size. */
const USUAL_SIZE = { columns: 80, rows: 24 };

/** Whether a hand, the dealer or an offer is still open after an event. */
export function isInPlay(recording: Recording, seq: number): boolean {
  const { phase } = stateAt(recording, seq);
  return phase !== "betting" && phase !== "settled" && phase !== "broke";
}

/** The table as it lay after an event, as lines of text: what is face down then is face down here. */
export function tableAt(recording: Recording, seq: number, words: Phrasebook, hasColor: boolean): string {
  const state = stateAt(recording, seq);
  const event = recording.events[seq - 1];
  const lines = picture(view(recording.header.rules, state, words), {
    ...USUAL_SIZE,
    isUnicode: true,
    hasColor,
    seatsOn: [],
    sentence: event === undefined ? null : narrate(event, state, words),
    isOnlyShown: true,
  });
  // On a screen what can be done stands on the last rows; here the rows between would only be empty.
  const written = lines
    .map((line) => line.trimEnd())
    .filter((line, place, all) => line !== "" || all[place - 1] !== "");
  return `\nafter event ${seq}\n\n${written.join("\n")}\n`;
}
