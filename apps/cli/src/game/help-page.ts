import type { ScreenSize } from "../terminal-renderer/screen.js";
import { type Block, type Line, padded, sentence, span } from "../terminal-renderer/text.js";

/** A group of keys with their actions. */
export type KeyList = readonly (readonly [keys: string, effect: string])[];

export const GAME_KEYS: KeyList = [
  ["H S D P R", "hit, stand, double, split, surrender"],
  ["I N", "insurance, no insurance; N also declines surrender"],
  ["Enter", "deal; start a new game when the game is over"],
  ["1 2 3 4", "place a chip on the selected seats"],
  ["← → Tab", "select a seat"],
  ["Space", "select all seats"],
  ["C", "remove all bets"],
  ["Backspace", "remove the bets of the selected seats"],
  ["any key", "end the animations"],
  ["Q", "quit"],
];

export const REPLAY_KEYS: KeyList = [
  ["Space", "play, pause"],
  ["← →", "previous event, next event"],
  [", .", "previous decision, next decision"],
  ["[ ]", "previous round, next round"],
  ["↑ ↓ + -", "faster, slower"],
  ["0 … 9", "jump to 0% … 90%"],
  ["Home End", "go to the start, go to the end"],
  ["L", "loop"],
  ["Q", "quit"],
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
  return [...lines, [], ...sentence("Press any key to return to the table.", columns, "quiet")];
}
