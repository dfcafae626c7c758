import type { NewCommit } from "@thunderjack/house";

/**
 * Returns a commit for a test, with a fact that contains its id.
 *
 * @param changes the values that differ from those of a commit without a deadline, secrets and transfers
 */
export function newCommit(table: string, position: number, id: string, changes: Partial<NewCommit> = {}): NewCommit {
  return {
    table,
    position,
    id,
    at: 1_767_225_600_000 + position,
    facts: [{ type: "WordsSet", seat: "right", words: `words of ${id} – ä 𝄞 "\\` }],
    deadline: null,
    opensShoe: position === 1,
    secrets: [],
    transfers: [],
    ...changes,
  };
}
