import type { CardId } from "@thunderjack/cards";
import { LitElement } from "lit";
import { property, query, queryAll } from "lit/decorators.js";
import type { TjCard } from "./tj-card/tj-card.js";
import type { Written } from "./written.js";

/** Cards that lie side by side, with labels on them: what the hands of a player and of the dealer have in common. */
export abstract class CardFan extends LitElement {
  /** The cards, with spaces between them: `a_s j_s`, and `?` for one that lies face down. Without a card nothing is drawn. */
  @property() cards: Written<CardId | null> = [];

  /** What the hand is called. */
  @property() label = "";

  /** What deck the cards are of, as on `tj-card`. */
  @property({ reflect: true, useDefault: true }) deck = "standard";

  @query(".fan") private readonly fan!: HTMLElement | null;
  @queryAll("tj-total, tj-result-badge") private readonly labels!: NodeListOf<LitElement>;
  @queryAll("tj-card") private readonly fanned!: NodeListOf<TjCard>;

  /** The cards as they are drawn now, in the order in which they were taken. */
  get drawnCards(): readonly TjCard[] {
    return [...this.fanned];
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await Promise.all([...this.fanned, ...this.labels].map((part) => part.updateComplete));
    return isComplete;
  }

  protected override updated(): void {
    this.fan?.style.setProperty("--gaps", String(Math.max(1, this.fanned.length - 1)));
  }
}
