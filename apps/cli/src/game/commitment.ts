import { oneLine } from "../shell.js";
import type { ScreenSize } from "../terminal-renderer/screen.js";
import { type Block, sentence, span } from "../terminal-renderer/text.js";
import type { LiveTable } from "./live-table.js";

/** Returns the sentence that introduces the commitment of a shoe. It is shown before the first card. */
export function commitmentText({ isChosen, words }: LiveTable): string {
  return isChosen ? words.chosenCommitment : words.commitment;
}

/** Returns the sentence with the client seed, which is shown before the first card; `null` for a chosen seed. */
export function clientSeedText({ isChosen, clientSeed, words }: LiveTable): string | null {
  return isChosen ? null : words.clientSeed(oneLine(clientSeed));
}

/** Returns {@link commitmentText} with the commitment and the client seed below it, wrapped to the screen. */
export function commitmentBlock(table: LiveTable, { columns }: ScreenSize): Block {
  const { commitment } = table;
  const width = Math.max(1, Math.min(columns, commitment.length));
  const pieces = commitment.match(new RegExp(`.{1,${width}}`, "g")) ?? [];
  const clientSeed = clientSeedText(table);
  return [
    ...sentence(commitmentText(table), columns, "quiet"),
    ...pieces.map((piece) => [span(piece)]),
    ...(clientSeed === null ? [] : sentence(clientSeed, columns, "quiet")),
  ];
}
