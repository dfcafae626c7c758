import type { CardId } from "@thunderjack/cards";
import type { RuleSet } from "../rule-set.js";
import type { HandName } from "../seat.js";
import type { GameEvent } from "./events.js";
import { evolve } from "./evolve.js";
import type { Rejection } from "./rejection.js";
import { cardsToDraw, type TableState } from "./state.js";

/** Where the cards of a round come from. Their order is known to nobody else. */
export interface CardSource {
  /** Takes the top card to a hand. Only asked when the shoe holds one. */
  draw(to: HandName | "dealer"): CardId;
  /** Takes a card from one hand to another. */
  moveCard(card: CardId, to: HandName): void;
  /** Moves all cards of the table to the discard tray. */
  discard(): void;
  /** Brings the tray back into the shoe, shuffles it, and says how many cards it now holds. */
  shuffle(shuffle: number): number;
  /** Why these cards cannot be put on top; `null` when they can. */
  whyNotStack(cards: readonly CardId[], afterShuffle: boolean): Rejection | null;
  /** Puts cards on top; the first of them will be drawn next. */
  stack(cards: readonly CardId[]): void;
}

/** A command while it unfolds: each event is folded into the state at once, so that the next step sees it. */
export class Unfolding {
  readonly events: GameEvent[] = [];

  constructor(
    readonly rules: RuleSet,
    public state: TableState,
    private readonly source: CardSource,
  ) {}

  emit(event: GameEvent): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }

  canDraw(): boolean {
    return cardsToDraw(this.state) > 0;
  }

  /** Deals the next card; a shoe that has run dry gets its tray back first. */
  draw(to: HandName | "dealer", faceDown = false): void {
    if (this.state.undealt === 0) this.shuffle();
    this.emit({ type: "CardDealt", to, card: this.source.draw(to), faceDown });
  }

  shuffle(): void {
    const { shuffles } = this.state;
    this.emit({ type: "ShoeShuffled", shuffle: shuffles, cards: this.source.shuffle(shuffles) });
  }

  stack(cards: readonly CardId[]): void {
    this.source.stack(cards);
    this.emit({ type: "ShoeStacked", count: cards.length, cards });
  }

  discard(cards: readonly CardId[]): void {
    this.source.discard();
    this.emit({ type: "CardsDiscarded", cards });
  }

  split(hand: HandName, newHand: HandName, card: CardId, amount: number): void {
    this.source.moveCard(card, newHand);
    this.emit({ type: "HandSplit", hand, newHand, card, amount });
  }
}
