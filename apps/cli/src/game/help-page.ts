import type { ScreenSize } from "../terminal-renderer/screen.js";
import { type Block, type Line, padded, sentence, span } from "../terminal-renderer/text.js";

/** Keys with their actions. */
export type KeyList = readonly (readonly [keys: string, effect: string])[];

export const GAME_KEYS: KeyList = [
  ["H S D P R", "hit, stand, double, split, surrender"],
  ["I N", "insurance, no insurance; N also plays on"],
  ["Enter", "deals; after the end of a game, begins again"],
  ["1 2 3 4", "lay a chip on the seats that are on"],
  ["← → Tab", "choose the seat"],
  ["Space", "all seats"],
  ["C", "takes all bets back"],
  ["Backspace", "takes the bet of the chosen seat back"],
  ["any key", "shows at once what is still on its way"],
  ["Q", "leaves the table"],
];

export const REPLAY_KEYS: KeyList = [
  ["Space", "plays and pauses"],
  ["← →", "one event back, one forward"],
  [", .", "to the decision before, to the next one"],
  ["[ ]", "to the round before, to the next one"],
  ["↑ ↓ + -", "faster, slower"],
  ["0 … 9", "to so many tenths of the recording"],
  ["Home End", "to the beginning, to the end"],
  ["L", "plays in a loop"],
  ["Q", "ends the replay"],
];

const WIDTH = 11;

/** Returns a page that lists the keys with their actions. */
export function helpPage(keys: KeyList, { columns }: ScreenSize): Block {
  const lines = keys.flatMap(([key, effect]): Block => {
    const room = Math.max(8, columns - WIDTH);
    return sentence(effect, room, "plain").map((line, row): Line => {
      return [...padded([span(row === 0 ? key : "", "turn")], WIDTH), ...line];
    });
  });
  return [...lines, [], ...sentence("Any key goes back to the table.", columns, "quiet")];
}
