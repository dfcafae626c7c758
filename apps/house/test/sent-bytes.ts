import type { PublicCommit } from "@thunderjack/house";

/** A text that a client has received, and the position of the table that it describes. */
export interface Sent {
  readonly client: string;
  readonly position: number;
  readonly text: string;
}

const CARDS = /\b(?:10|[2-9ajqk])_[shdc]_\d+\b/g;
const NUMBERS = /(?<![\w.])\d{7,11}(?![\w.])/g;

/**
 * The cards that may be known after each commit: those that were dealt face up or turned over since the last shuffle. A card that
 * lies face down is not among them, whatever its event contains.
 */
export class ShownCards {
  #shown = new Set<string>();
  /** The shown cards at the end of the round before, which a snapshot may still contain. */
  #before = new Set<string>();
  readonly #positions: ReadonlySet<string>[] = [];
  /** The number of rounds with a card that was face down and then turned over. */
  hidden = 0;

  /** Adds the next commit. */
  add({ facts }: Pick<PublicCommit, "facts">): void {
    for (const fact of facts) {
      if (fact.type !== "Played") continue;
      for (const event of fact.events) {
        if (event.type === "ShoeShuffled" || event.type === "RoundStarted") this.#before = new Set([...this.#shown]);
        if (event.type === "ShoeShuffled") this.#shown = new Set();
        if (event.type === "HoleCardRevealed") this.hidden++;
        if ("card" in event && typeof event.card === "string" && !("faceDown" in event && event.faceDown === true)) {
          this.#shown.add(event.card);
        }
      }
    }
    this.#positions.push(new Set([...this.#before, ...this.#shown]));
  }

  /** Returns the cards of a text that may not be known at its position. */
  hiddenIn({ text, position }: Sent): readonly string[] {
    const shown = this.#positions[position - 1];
    if (shown === undefined) throw new Error(`There is no commit ${position}.`);
    return (text.match(CARDS) ?? []).filter((card) => !shown.has(card));
  }
}

/** Returns the encodings in which a secret could be sent. */
export function encodingsOf(bytes: Uint8Array): readonly string[] {
  const buffer = Buffer.from(bytes);
  return [
    buffer.toString("hex"),
    buffer.toString("base64").replace(/=+$/, ""),
    buffer.toString("base64url"),
    buffer.join(","),
  ];
}

/** Returns the numbers of a text that may be a purse or an account: those from a million to a hundred thousand million. */
export function largeNumbersIn(text: string): readonly number[] {
  return (text.match(NUMBERS) ?? []).map(Number);
}
