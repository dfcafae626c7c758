import type { CardId } from "@thunderjack/cards";
import { type GameEvent, isSoft, totalOf } from "@thunderjack/core";
import { cardName, ENGLISH, formatCredits } from "@thunderjack/stage";
import type { ShownHand } from "./seated.js";

/** The expected content of the page after some events, computed without the reducer of the game. */
export interface ExpectedTable {
  /** The hands, by their names. */
  readonly hands: ReadonlyMap<string, Omit<ShownHand, "label">>;
  readonly dealer: readonly string[];
  readonly credits: string;
}

const BADGES: Readonly<Record<string, string>> = {
  thunderjack: "Thunderjack!",
  blackjack: "Blackjack",
  blitz: "Blitz!",
  win: "Win",
  push: "Push",
  surrender: "Surrender",
  lose: "Lose",
  bust: "Bust",
};

/**
 * Returns the expected content for the events since the start of the last round.
 *
 * @param credits the player's credits before the first event, in hundredths
 */
export function expectedTable(events: readonly GameEvent[], credits: number): ExpectedTable {
  const cards = new Map<string, CardId[]>();
  const ends = new Map<string, { badge: string; won: string | null }>();
  let dealer: (CardId | null)[] = [];
  let rest = credits;
  for (const event of events) {
    switch (event.type) {
      case "RoundStarted":
        cards.clear();
        ends.clear();
        dealer = [];
        rest -= event.bets.right + event.bets.middle + event.bets.left;
        break;
      case "CardDealt":
        if (event.to === "dealer") dealer.push(event.card);
        else if (event.card !== null) cards.set(event.to, [...(cards.get(event.to) ?? []), event.card]);
        break;
      case "HandSplit":
        cards.set(event.hand, (cards.get(event.hand) ?? []).slice(0, 1));
        cards.set(event.newHand, [event.card]);
        rest -= event.amount;
        break;
      case "HandDoubled":
        rest -= event.amount;
        break;
      case "HoleCardRevealed":
        dealer = dealer.map((card) => card ?? event.card);
        break;
      case "HandSettled":
        rest += event.returned;
        ends.set(event.hand, {
          badge: BADGES[event.outcome] ?? "",
          won: ENGLISH.gain(event.returned - event.bet),
        });
        break;
      case "GameRestarted":
        rest = event.credits;
        break;
      default:
    }
  }
  const hands = new Map(
    [...cards].map(([name, held]) => [
      name,
      {
        cards: held.map((card) => cardName(card)),
        total: `${isSoft(held) && totalOf(held) < 21 ? "soft " : ""}${totalOf(held)}`,
        badge: ends.get(name)?.badge ?? null,
        won: ends.get(name)?.won ?? null,
      },
    ]),
  );
  return {
    hands,
    dealer: dealer.map((card) => (card === null ? "face-down card" : cardName(card))),
    credits: formatCredits(rest),
  };
}
