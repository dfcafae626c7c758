import type { Meta, StoryObj } from "@storybook/web-components-vite";
import type { Seat } from "@thunderjack/core";
import { html } from "lit";
import { expect, fn, type Mock } from "storybook/test";
import { click } from "../../../stories/clicks.js";
import { atThisMoment, type ShowMoment, sheetOf } from "../../../stories/moment.js";
import { NO_ROUND_CONTROLS, ROUND, ROUND_CONTROLS, type Round, seatOf, viewAfter } from "../../../stories/round.js";
import "./tj-seat.define.js";

interface Args extends Round {
  on: boolean;
  locked: boolean;
  "tj-seat-toggled": Mock<(seat: Seat) => void>;
}

const meta = {
  title: "Table/tj-seat",
  component: "tj-seat",
  parameters: {
    moment: (({ view: { seats, betting } }) =>
      sheetOf(
        seats,
        (seat) =>
          html`<tj-seat class="broad" .view=${seat} .chips=${betting.chips} ?locked=${!betting.isOpen}></tj-seat>`,
      )) satisfies ShowMoment,
  },
  args: { ...ROUND, on: true, locked: false, "tj-seat-toggled": fn().mockName("tj-seat-toggled") },
  argTypes: {
    on: { control: "boolean", description: "whether picked chips go to this seat", table: { category: "attributes" } },
    locked: {
      control: "boolean",
      description: "whether the switch is disabled",
      table: { category: "attributes" },
    },
    ...ROUND_CONTROLS,
    "tj-seat-toggled": { description: "the player pressed the circle", table: { category: "events" } },
  },
  render: ({ on, locked, "tj-seat-toggled": toggled, ...round }) => {
    const view = viewAfter(round);
    const { chips, isOpen } = view.betting;
    return html`
      <tj-seat
        class="broad"
        .view=${seatOf(view)}
        .chips=${chips}
        ?on=${on}
        ?locked=${locked || !isOpen}
        @tj-seat-toggled=${({ detail }: CustomEvent<Seat>) => toggled(detail)}
      ></tj-seat>
    `;
  },
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

export const Off: Story = {
  args: { on: false, bets: {} },
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Right seat");
    await expect(args["tj-seat-toggled"].mock.calls).toEqual([["right"]]);
  },
};

export const On: Story = { args: { bets: {} } };

/** The only selected seat cannot be deselected. */
export const Locked: Story = {
  args: { bets: {}, locked: true },
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Right seat");
    await expect(args["tj-seat-toggled"]).not.toHaveBeenCalled();
  },
};

export const WithABet: Story = { args: { bets: { right: 6000 } } };

export const OneHand: Story = { args: { bets: { right: 6000 }, cards: "8_c 9_s 8_d 10_c" } };

export const TwoHands: Story = {
  args: { bets: { right: 6000 }, cards: "8_c 9_s 8_d 10_c 3_c 2_d", moves: "Split" },
};

export const TwoHandsSettled: Story = {
  args: { bets: { right: 6000 }, cards: "8_c 9_s 8_d 10_c 3_c 2_d 10_h 9_h", moves: "Split Double Hit Stand" },
};

/** The maximum number of hands of a seat with the casino rules. */
export const FourHands: Story = {
  args: { rules: "casino", cards: "8_c 9_s 8_d 10_c 8_h 8_s 3_c", moves: "Split Split Split" },
};

/** Bets of one to eight chips. */
const PILES = [1000, 2000, 3000, 4000, 9000, 14_000, 19_000, 24_000];

export const OneToEightChips: Story = {
  argTypes: NO_ROUND_CONTROLS,
  render: (args) => html`
    <div class="sheet">
      ${PILES.map((right) => meta.render({ ...args, bets: { right } }))}
    </div>
  `,
};

/** The element in a page without a table and without scripts. */
export const FromPlainAttributes: Story = {
  argTypes: NO_ROUND_CONTROLS,
  render: ({ "tj-seat-toggled": toggled }) => html`
    <div class="sheet" @tj-seat-toggled=${({ detail }: CustomEvent<Seat>) => toggled(detail)}>
      <tj-seat class="broad" seat="left" bet="3500" chips="500 1000" on></tj-seat>
      <tj-seat class="broad" seat="right" bet="1000" chips="500 1000" hands="8_s 3_h, 8_d 10_c"></tj-seat>
    </div>
  `,
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Left seat");
    await expect(args["tj-seat-toggled"].mock.calls).toEqual([["left"]]);
  },
};

/** A recorded round, event by event. */
export const AtThisMoment: Story = atThisMoment("HandSplit");

/** Two hands with results. Each result is recognizable without its colour. */
export const InForcedColours: Story = { ...TwoHandsSettled, parameters: { isInForcedColours: true } };
