import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { RANKS, type Rank, SUITS, type Suit } from "@thunderjack/cards";
import type { CardView } from "@thunderjack/stage";
import { html } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, waitFor } from "storybook/test";
import { atThisMoment, cardsOf, type ShowMoment, sheetOf } from "../../../stories/moment.js";
import { handOf, viewAfter } from "../../../stories/round.js";
import "./tj-card.define.js";

interface Args {
  rank: Rank;
  suit: Suit;
  "--tj-card-width": string;
}

/** Returns the view of a card as the first card of a round. */
function dealt(rank: Rank, suit: Suit): CardView | null {
  return handOf(viewAfter({ cards: `${rank}_${suit}` })).cards[0] ?? null;
}

const meta = {
  title: "Cards/tj-card",
  component: "tj-card",
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
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

export const FaceUp: Story = {};

export const Court: Story = { args: { rank: "q", suit: "h" } };

/** A narrow card shows one large index and no pips. */
export const Small: Story = { args: { rank: "10", suit: "d", "--tj-card-width": "52px" } };

/** The dealer's hole card. The page does not contain its face. */
export const FaceDown: Story = {
  argTypes: { rank: { table: { disable: true } }, suit: { table: { disable: true } } },
  render: ({ "--tj-card-width": width }) => {
    const [, hole] = viewAfter({ cards: "10_h 9_s 8_d q_c" }).dealer.cards;
    return html`<tj-card .view=${hole ?? null} style="--tj-card-width: ${width}"></tj-card>`;
  },
};

const sheet = (width: string) => html`
  <div class="sheet" style="--tj-card-width: ${width}; --columns: 13">
    ${SUITS.flatMap((suit) => RANKS.map((rank) => html`<tj-card .view=${dealt(rank, suit)}></tj-card>`))}
  </div>
`;

export const EveryCard: Story = {
  args: { "--tj-card-width": "74px" },
  argTypes: FaceDown.argTypes ?? {},
  render: ({ "--tj-card-width": width }) => sheet(width),
};

/** On cards that are 40 px wide, each index is still readable. */
export const EveryCardSmall: Story = { ...EveryCard, args: { "--tj-card-width": "40px" } };

/** The element in a page without a table and without scripts. */
export const FromPlainAttributes: Story = {
  argTypes: FaceDown.argTypes ?? {},
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
};

/** A recorded round, event by event. */
export const AtThisMoment: Story = atThisMoment("CardDealt");

/** Clubs are green, and diamonds are blue. */
export const InFourColours: Story = {
  argTypes: FaceDown.argTypes ?? {},
  args: { "--tj-card-width": "74px" },
  render: ({ "--tj-card-width": width }) => courts(width, "four-colour"),
};

/** The traditional court cards, which are loaded lazily. */
export const TraditionalCourts: Story = {
  ...InFourColours,
  args: { "--tj-card-width": "110px" },
  render: ({ "--tj-card-width": width }) => courts(width, "traditional"),
  play: async ({ canvasElement }) => {
    // The markup of a built-in court card is shorter.
    const shapes = () => canvasElement.querySelectorAll("tj-card")[4]?.shadowRoot?.innerHTML.length;
    await waitFor(() => expect(shapes()).toBeGreaterThan(25_000), { timeout: 60_000 });
  },
};

const courts = (width: string, deck: string) => html`
  <div class="sheet" style="--tj-card-width: ${width}; --columns: 5">
    ${SUITS.flatMap((suit) =>
      (["a", "10", "j", "q", "k"] as const).map(
        (rank) => html`<tj-card .view=${dealt(rank, suit)} deck=${deck}></tj-card>`,
      ),
    )}
  </div>
`;
