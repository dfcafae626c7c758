const DEALT = '"type":"CardDealt","to":"';
const REVEALED = '"type":"HoleCardRevealed","card":"';
const CARD = '"card":';
const MASKED = "null";

/**
 * Reads the dealt cards of a recording from its text, in their order, without parsing the other lines. It finds them
 * only where the recorder would write them. A caller that needs certainty compares each line with its event.
 */
export class WrittenCards {
  readonly #text: string;
  #at: number;
  #isSecret = false;

  /** @param start the index at which the events begin */
  constructor(text: string, start: number) {
    this.#text = text;
    this.#at = start;
  }

  /** Whether a masked card was requested that the text does not reveal. */
  get isSecret(): boolean {
    return this.#isSecret;
  }

  /** Returns the next dealt card, or the word in its place; `null` after the last card, and for a secret one. */
  next(): string | null {
    const card = this.#after(CARD, this.#after(DEALT, this.#at));
    this.#at = card;
    if (!this.#text.startsWith(MASKED, card)) return this.#word(card + 1);
    const revealed = this.#after(REVEALED, card);
    this.#isSecret ||= revealed === this.#text.length;
    return this.#word(revealed);
  }

  /** Returns the index after the next occurrence; the length of the text if there is none. */
  #after(words: string, from: number): number {
    const found = this.#text.indexOf(words, from);
    return found === -1 ? this.#text.length : found + words.length;
  }

  /** Returns the characters up to the next quote; `null` if there is none. */
  #word(start: number): string | null {
    const end = this.#text.indexOf('"', start);
    return end === -1 ? null : this.#text.slice(start, end);
  }
}
