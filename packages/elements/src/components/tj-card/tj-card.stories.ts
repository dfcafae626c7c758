import { RANKS, type Rank, SUITS, type Suit } from "@thunderjack/cards";
import type { CardView } from "@thunderjack/stage";
import { html } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, cardsOf, type ShowMoment, sheetOf } from "../../../stories/moment.js";
import { handOf, viewAfter } from "../../../stories/round.js";
import "../tj-discard-tray/tj-discard-tray.define.js";
import "../tj-shoe/tj-shoe.define.js";
import "./tj-card.define.js";

interface Args {
  rank: Rank;
  suit: Suit;
  "--tj-card-width": string;
}

/** The controls of a story whose cards are given. */
const NO_FACE_CONTROLS = { rank: { table: { disable: true } }, suit: { table: { disable: true } } };

/** Returns the view of a card as the first card of a round. */
function dealt(rank: Rank, suit: Suit): CardView | null {
  return handOf(viewAfter({ cards: `${rank}_${suit}` })).cards[0] ?? null;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Cards/tj-card",
  component: "tj-card",
  tags: ["state"],
  parameters: {
    moment: (({ view }) =>
      sheetOf(cardsOf(view), (card) => html`<tj-card .view=${card}></tj-card>`)) satisfies ShowMoment,
  },
  args: { rank: "a", suit: "s", "--tj-card-width": "120px" },
  argTypes: {
    rank: { control: "select", options: RANKS, table: { category: "view" } },
    suit: { control: "inline-radio", options: SUITS, table: { category: "view" } },
    "--tj-card-width": { control: "text", description: "the width of a card", table: { category: "CSS properties" } },
  },
  render: ({ rank, suit, "--tj-card-width": width }) =>
    html`<tj-card .view=${dealt(rank, suit)} style="--tj-card-width: ${width}"></tj-card>`,
});

export const FaceUp = meta.story();

export const Court = meta.story({ args: { rank: "q", suit: "h" } });

/** A narrow card shows one large index and no pips. */
export const Small = meta.story({
  tags: ["!state", "layout"],
  args: { rank: "10", suit: "d", "--tj-card-width": "52px" },
});

/** The dealer's hole card. The page does not contain its face. */
export const FaceDown = meta.story({
  argTypes: NO_FACE_CONTROLS,
  render: ({ "--tj-card-width": width }) => {
    const [, hole] = viewAfter({ cards: "10_h 9_s 8_d q_c" }).dealer.cards;
    return html`<tj-card .view=${hole ?? null} style="--tj-card-width: ${width}"></tj-card>`;
  },
});

const sheet = (width: string) => html`
  <div class="sheet" style="--tj-card-width: ${width}; --columns: 13">
    ${SUITS.flatMap((suit) => RANKS.map((rank) => html`<tj-card .view=${dealt(rank, suit)}></tj-card>`))}
  </div>
`;

export const EveryCard = meta.story({
  args: { "--tj-card-width": "74px" },
  argTypes: NO_FACE_CONTROLS,
  render: ({ "--tj-card-width": width }) => sheet(width),
});

/** On cards that are 40 px wide, each index is still readable. */
export const EveryCardSmall = EveryCard.extend({ tags: ["!state", "layout"], args: { "--tj-card-width": "40px" } });

/** The element in a page without a table and without scripts. */
export const FromPlainAttributes = meta.story({
  argTypes: NO_FACE_CONTROLS,
  render: ({ "--tj-card-width": width }) => html`
    <div class="sheet" style="--tj-card-width: ${width}; --columns: 3">
      <tj-card card="a_s"></tj-card>
      <tj-card card="q_h" label="Herzdame"></tj-card>
      <tj-card card="?"></tj-card>
    </div>
  `,
  play: async ({ canvasElement }) => {
    const cards = await within(canvasElement).findAllByShadowRole("img");
    await expect(cards.map(({ ariaLabel }) => ariaLabel)).toEqual(["ace of spades", "Herzdame", "face-down card"]);
  },
});

/** A back of the page: in the slot of one card, and as the token that all cards and piles inherit. */
export const ABackOfThePage = meta.story({
  tags: ["!state", "layout"],
  argTypes: NO_FACE_CONTROLS,
  render: ({ "--tj-card-width": width }) => html`
    <div
      class="sheet"
      style="--tj-card-width: ${width}; --columns: 4; --tj-card-back-image: repeating-linear-gradient(45deg, #7a1f3d 0 8px, #93284b 8px 16px)"
    >
      <tj-card card="?" style="--tj-card-back-image: none">
        <svg slot="back" viewBox="0 0 5 7" aria-hidden="true"><path fill="#123c5a" d="M0 0h5v7H0z" /><circle cx="2.5" cy="3.5" r="1.5" fill="#f2c14e" /></svg>
      </tj-card>
      <tj-card card="?"></tj-card>
      <tj-shoe cards="104" fill="0.5"></tj-shoe>
      <tj-discard-tray cards="104" fill="0.5"></tj-discard-tray>
    </div>
  `,
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("CardDealt"));

/** Clubs are green, and diamonds are blue. */
export const InFourColours = meta.story({
  argTypes: NO_FACE_CONTROLS,
  args: { "--tj-card-width": "74px" },
  render: ({ "--tj-card-width": width }) => courts(width, "four-colour"),
});

/** The traditional court cards, which are loaded lazily. */
export const TraditionalCourts = InFourColours.extend({
  args: { "--tj-card-width": "110px" },
  render: ({ "--tj-card-width": width }) => courts(width, "traditional"),
  play: async ({ canvasElement }) => {
    // The markup of a built-in court card is shorter.
    const shapes = () => canvasElement.querySelectorAll("tj-card")[4]?.shadowRoot?.innerHTML.length;
    await waitFor(() => expect(shapes()).toBeGreaterThan(25_000), { timeout: 60_000 });
  },
});

const courts = (width: string, deck: string) => html`
  <div class="sheet" style="--tj-card-width: ${width}; --columns: 5">
    ${SUITS.flatMap((suit) =>
      (["a", "10", "j", "q", "k"] as const).map(
        (rank) => html`<tj-card .view=${dealt(rank, suit)} deck=${deck}></tj-card>`,
      ),
    )}
  </div>
`;
