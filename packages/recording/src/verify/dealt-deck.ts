import type { CardId } from "@thunderjack/cards";
import { fairChance, type Seeds, Shoe } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";
import type { Recording } from "../recording.js";

/** The result of dealing the cards of a recording again from its seed. */
export interface DealtDeck {
  /** The number of dealt cards that match the order of the seed. */
  readonly cards: number;
  /** The number of dealt cards that were chosen by a stacked deal. */
  readonly chosen: number;
  /** The first line that does not match; `null` if all lines match. */
  readonly wrong: { readonly line: number; readonly detail: string } | null;
}

/**
 * Shuffles the deck from its seeds and deals it along the events of a recording. The rules are not applied. The
 * function compares every card that left the shoe, and every card that was stacked.
 */
export function dealAgain({ header, events }: Recording, seeds: Seeds): DealtDeck {
  const shoe = new Shoe(header.rules.decks, fairChance(seeds), true);
  const onTop = new Set<CardId>(); // the stacked cards that are still on top
  let cards = 0;
  let chosen = 0;
  for (const event of events) {
    const detail = follow(shoe, event);
    if (detail !== null) return { cards, chosen, wrong: { line: event.seq + 1, detail } };
    if (event.type === "ShoeStacked") for (const card of event.cards ?? []) onTop.add(card);
    else if (event.type === "ShoeShuffled") onTop.clear();
    else if (event.type === "CardDealt") {
      if (event.card !== null && onTop.delete(event.card)) chosen++;
      else cards++;
    }
  }
  return { cards, chosen, wrong: null };
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
