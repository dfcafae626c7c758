import type { PublicCommit } from "@thunderjack/house";
import { textOf } from "@thunderjack/remote";

const messages = new WeakMap<PublicCommit, Buffer>();
const events = new WeakMap<PublicCommit, Buffer>();

/** Returns the message of a commit, in UTF-8. Clients that may see the same share one buffer. */
export function commitMessage(commit: PublicCommit): Buffer {
  return shared(messages, commit, () => textOf({ type: "commit", ...commit }));
}

/** Returns the server-sent event of a commit, in UTF-8. */
export function commitEvent(commit: PublicCommit): Buffer {
  return shared(events, commit, () => eventText(textOf({ type: "commit", ...commit }), commit.position));
}

/** Returns a server-sent event. `id` is the position with which the client resumes. */
export function eventText(message: string, id: number): string {
  return `data: ${message}\nid: ${id}\n\n`;
}

function shared(known: WeakMap<PublicCommit, Buffer>, commit: PublicCommit, text: () => string): Buffer {
  const buffer = known.get(commit) ?? Buffer.from(text());
  known.set(commit, buffer);
  return buffer;
}
