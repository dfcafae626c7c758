import type { CardId } from "@thunderjack/cards";
import type { CardView } from "@thunderjack/stage";
import type { Box, CardLayout } from "@thunderjack/stage/layout";
import { LitElement } from "lit";
import { property, query, queryAll } from "lit/decorators.js";
import type { DirectiveResult } from "lit/directive.js";
import { OnDemand } from "../platform/on-demand.js";
import type { Written } from "./attribute-values.js";
import { placed, px } from "./placed.js";
import type { TjCard } from "./tj-card/tj-card.js";

/** The places of the cards of a hand, and the box `room` that contains them. */
interface FanLayout {
  readonly cards: readonly CardLayout[];
  readonly room: Box;
}

/** The code for hands without a table. */
export const loneHands = new OnDemand(
  () => import("./lone-hands.js"),
  ({ loneHandStyles }) => loneHandStyles,
);

/** The base class of the hands of the player and of the dealer: overlapping cards with labels. */
export abstract class CardFan extends LitElement {
  /** The cards, separated by spaces: `a_s j_s`. `?` is a face-down card. Without cards, nothing is drawn. */
  @property() cards: Written<CardId | null> = [];

  /** The accessible name of the hand. */
  @property() label = "";

  /** The card design: `standard`, `four-colour`, `traditional` or `four-colour traditional`, as on `tj-card`. */
  @property({ reflect: true, useDefault: true }) deck = "standard";

  @query(".fan") private readonly fan!: HTMLElement | null;
  @queryAll("tj-total, tj-result-badge") private readonly labels!: NodeListOf<LitElement>;
  @queryAll("tj-card") private readonly fanned!: NodeListOf<TjCard>;

  /** The card elements, in the order in which the cards were dealt. */
  get drawnCards(): readonly TjCard[] {
    return [...this.fanned];
  }

  /** Returns the directive that places a card at its place in the layout of the hand. */
  protected placedCard({ key }: CardView, layout: FanLayout | null): DirectiveResult {
    const card = layout?.cards.find((other) => other.key === key);
    if (layout === null || card === undefined) return placed(null);
    const { x, y, width } = card;
    const box = { x: x - width / 2, y: y - width * 0.7, width, height: width * 1.4 };
    return placed(box, layout.room, { "--tj-card-width": px(width) });
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await loneHands.loading;
    const isComplete = await super.getUpdateComplete();
    await Promise.all([...this.fanned, ...this.labels].map((part) => part.updateComplete));
    return isComplete;
  }

  protected override updated(): void {
    this.fan?.style.setProperty("--gaps", String(Math.max(1, this.fanned.length - 1)));
  }
}
