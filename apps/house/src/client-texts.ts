import type { PublicCommit } from "@thunderjack/house";
import { textOf } from "@thunderjack/remote";

const texts = new WeakMap<PublicCommit, string>();

/** Returns the message of a commit. Clients that may see the same share one text. */
export function commitText(commit: PublicCommit): string {
  const known = texts.get(commit);
  if (known !== undefined) return known;
  const text = textOf({ type: "commit", ...commit });
  texts.set(commit, text);
  return text;
}
