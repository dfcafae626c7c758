import type { ScreenSize } from "../terminal-renderer/screen.js";
import { type Block, sentence, span } from "../terminal-renderer/text.js";
import type { LiveTable } from "./live-table.js";

/** Returns the text about the shoe that is shown before its first card. */
export function commitmentText({ isChosen, words }: LiveTable): string {
  return isChosen ? words.chosenCommitment : words.commitment;
}

/** Returns {@link commitmentText} with the commitment below it, wrapped to the screen. */
export function commitmentBlock(table: LiveTable, { columns }: ScreenSize): Block {
  const { commitment } = table;
  const width = Math.max(1, Math.min(columns, commitment.length));
  const pieces = commitment.match(new RegExp(`.{1,${width}}`, "g")) ?? [];
  return [...sentence(commitmentText(table), columns, "quiet"), ...pieces.map((piece) => [span(piece)])];
}
