import type { CardId } from "@thunderjack/cards";
import { fairChance, type Seeds, Shoe } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";
import type { Recording } from "../recording.js";

/** What became of dealing a recording's cards once more from its seed. */
export interface DealtDeck {
  /** How many of the dealt cards came in the order of the seed, and were the same. */
  readonly cards: number;
  /** How many somebody had put on top by name. */
  readonly chosen: number;
  /** The first line that does not fit; `null` where all do. */
  readonly wrong: { readonly line: number; readonly detail: string } | null;
}

/**
 * Shuffles the deck from its seeds and deals it along the events of a recording: no rules, only cards. What must fit
 * is every card that left the shoe, and every card that was chosen to be on top of it.
 */
export function dealAgain({ header, events }: Recording, seeds: Seeds): DealtDeck {
  const shoe = new Shoe(header.rules.decks, fairChance(seeds), true);
  const onTop = new Set<CardId>(); // the chosen cards that still lie where they were put
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

/** Does with the shoe what an event says. Returns what does not fit; `null` when it all does. */
function follow(shoe: Shoe, event: RecordedEvent): string | null {
  switch (event.type) {
    case "CardDealt": {
      const card = shoe.draw(event.to);
      if (event.card === card) return null;
      return event.card === null
        ? "hides its card: only a table's own recording can be compared with its deck"
        : `the deck of this seed deals ${card} there, not ${event.card}`;
    }
    case "ShoeStacked": {
      if (event.cards === null)
        return "hides the chosen cards: only a table's own recording can be compared with its deck";
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
      // Whoever holds a card, it is out of the shoe: splits and reveals move nothing that matters here.
      return null;
  }
}
