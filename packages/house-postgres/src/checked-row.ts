import type { NewCommit } from "@thunderjack/house";

/** The longest id of a table, in characters. It is short, because wake-ups contain it. */
const LONGEST_TABLE = 64;

/** The longest id of a commit, and the longest key of a transfer, in characters. An index contains them. */
const LONGEST_ID = 400;

/** Control characters, and surrogates without their partner. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

/** A commit as a row. */
export interface Row {
  readonly commit: NewCommit;
  /** The facts as JSON, in one line. */
  readonly facts: string;
}

/**
 * Returns the row of a commit. The check is made before the rows of several calls are joined in one statement, so that a
 * bad commit cannot affect the other calls.
 *
 * @throws RangeError or TypeError if the commit cannot be stored
 */
export function checkedRow(commit: NewCommit): Row {
  checkText(commit.table, LONGEST_TABLE);
  checkText(commit.id, LONGEST_ID);
  checkCount(commit.position);
  checkCount(commit.at);
  if (commit.deadline !== null) checkCount(commit.deadline);
  for (const { account, key, amount } of commit.transfers) {
    checkText(account, LONGEST_ID);
    checkText(key, LONGEST_ID);
    if (!Number.isSafeInteger(amount)) throw new RangeError("A balance is a whole number of hundredths.");
  }
  return { commit, facts: JSON.stringify(commit.facts) };
}

function checkText(text: string, longest: number): void {
  if (text.length === 0 || text.length > longest || UNSTORABLE.test(text)) {
    throw new RangeError(`An id or key has 1 to ${longest} characters.`);
  }
}

function checkCount(value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError("A position or time is a whole number.");
}
