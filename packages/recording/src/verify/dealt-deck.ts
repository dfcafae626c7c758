import type { CardId } from "@thunderjack/cards";
import type { Shoe } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";
import type { Recording } from "../recording.js";
import type { Steps } from "../steps.js";
import { isMasked, unmaskedEvents } from "../unmasked.js";
import { type RevealedSeeds, shoeOf } from "./revealed-shoe.js";

/** The result of dealing the cards of a recording again from its seed. */
export interface DealtDeck {
  /** The number of dealt cards that match the order of the seed. */
  readonly cards: number;
  /** The number of dealt cards that were chosen by a stacked deal. */
  readonly chosen: number;
  /** The first line that does not match; `null` if all lines match. */
  readonly wrong: { readonly line: number; readonly detail: string } | null;
}

/** The number of events that one step deals. A shuffle also ends a step. */
const STEP = 1024;

/**
 * Shuffles a shoe with the seeds and deals its cards again, event by event. The rules are not applied. The function
 * compares every card that left the shoe, and every card that was stacked. A masked hole card is compared when it is
 * revealed.
 */
export function* dealAgain(recording: Recording, seeds: RevealedSeeds): Steps<DealtDeck> {
  const events = unmaskedEvents(recording);
  const shoe = shoeOf(recording.header, seeds);
  const dealt = new DealtCards();
  let hole: CardId | null = null; // the hole card that the seed deals
  for (const event of events) {
    let detail: string | null = null;
    if (event.type === "CardDealt" && event.faceDown && isMaskedAt(recording, event.seq)) hole = shoe.draw(event.to);
    else if (event.type === "HoleCardRevealed" && hole !== null) {
      if (event.card !== hole) detail = `the deck of this seed deals ${hole} face down, not ${event.card}`;
      hole = null;
    } else detail = follow(shoe, event);
    if (detail !== null) return { ...dealt.count, wrong: { line: event.seq + 1, detail } };
    dealt.add(event);
    if (event.type === "ShoeShuffled" || event.seq % STEP === 0) yield event.seq / events.length;
  }
  return { ...dealt.count, wrong: null };
}

function isMaskedAt({ events }: Recording, seq: number): boolean {
  const event = events[seq - 1];
  return event !== undefined && isMasked(event);
}

class DealtCards {
  readonly #onTop = new Set<CardId>(); // the stacked cards that are still on top
  #cards = 0;
  #chosen = 0;

  get count(): Pick<DealtDeck, "cards" | "chosen"> {
    return { cards: this.#cards, chosen: this.#chosen };
  }

  add(event: RecordedEvent): void {
    if (event.type === "ShoeStacked") for (const card of event.cards ?? []) this.#onTop.add(card);
    else if (event.type === "ShoeShuffled") this.#onTop.clear();
    else if (event.type === "CardDealt") {
      if (event.card !== null && this.#onTop.delete(event.card)) this.#chosen++;
      else this.#cards++;
    }
  }
}

/** Applies an event to the shoe. Returns the mismatch; `null` if there is none. */
function follow(shoe: Shoe, event: RecordedEvent): string | null {
  switch (event.type) {
    case "CardDealt": {
      const card = shoe.draw(event.to);
      if (event.card === card) return null;
      return event.card === null
        ? "has a masked card: only a recording of the full events can be compared with its deck"
        : `the deck of this seed deals ${card} there, not ${event.card}`;
    }
    case "ShoeStacked": {
      if (event.cards === null)
        return "has masked cards: only a recording of the full events can be compared with its deck";
      const refused = shoe.whyNotStack(event.cards, false);
      if (refused !== null) return refused.message;
      shoe.stack(event.cards);
      return null;
    }
    case "CardsDiscarded":
      shoe.discard();
      return null;
    case "ShoeShuffled":
      shoe.shuffle(event.shuffle);
      return null;
    default:
      // Other events only move cards outside the shoe.
      return null;
  }
}
