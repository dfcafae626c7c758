import { type Recording, stateAt } from "@thunderjack/recording";
import { narrate, type Phrasebook, view } from "@thunderjack/stage";
import { picture } from "./terminal-renderer/picture.js";

/** The size of the table in characters, for output that is not a terminal. */
const USUAL_SIZE = { columns: 80, rows: 24 };

/** Returns the table after an event as lines of text. It does not reveal cards that were face down at that event. */
export function tableAt(recording: Recording, seq: number, words: Phrasebook, hasColor: boolean): string {
  const state = stateAt(recording, seq);
  const event = recording.events[seq - 1];
  const lines = picture(view(recording.header.rules, state, words), {
    ...USUAL_SIZE,
    isUnicode: true,
    hasColor,
    seatsOn: [],
    sentence: event === undefined ? null : narrate(event, state, words, recording.header.rules),
    isOnlyShown: true,
  });
  // The picture fills the screen, with its last lines at the bottom. Of adjacent empty lines, only the first is kept.
  const written = lines
    .map((line) => line.trimEnd())
    .filter((line, place, all) => line !== "" || all[place - 1] !== "");
  return `\nafter event ${seq}\n\n${written.join("\n")}\n`;
}
