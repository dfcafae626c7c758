import type { Seat } from "@thunderjack/core";
import type { SpotControl } from "@thunderjack/stage";
import { html } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, fn, type Mock, userEvent } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { click } from "../../../stories/clicks.js";
import { atThisMoment, type ShowMoment, sheetOf } from "../../../stories/moment.js";
import { NO_ROUND_CONTROLS, ROUND, ROUND_CONTROLS, type Round, seatOf, viewAfter } from "../../../stories/round.js";
import "./tj-seat.define.js";

interface Args extends Round {
  on: boolean;
  locked: boolean;
  /** The state of the circle in a table; `null` without a table. */
  spot: SpotControl | null;
  "tj-seat-toggled": Mock<(seat: Seat) => void>;
}

const seatTemplate = ({ on, locked, spot, "tj-seat-toggled": toggled, ...round }: Args) => {
  const view = viewAfter(round);
  const { chips, isOpen } = view.betting;
  return html`
      <tj-seat
        class="broad"
        .view=${seatOf(view)}
        .chips=${chips}
        .spot=${spot}
        ?on=${on}
        ?locked=${locked || !isOpen}
        @tj-seat-toggled=${({ detail }: CustomEvent<Seat>) => toggled(detail)}
      ></tj-seat>
    `;
};

const meta = preview.type<{ args: Args }>().meta({
  title: "Table/tj-seat",
  component: "tj-seat",
  tags: ["state"],
  parameters: {
    moment: (({ view: { seats, betting } }) =>
      sheetOf(
        seats,
        (seat) =>
          html`<tj-seat class="broad" .view=${seat} .chips=${betting.chips} ?locked=${!betting.isOpen}></tj-seat>`,
      )) satisfies ShowMoment,
  },
  args: { ...ROUND, on: true, locked: false, spot: null, "tj-seat-toggled": fn().mockName("tj-seat-toggled") },
  argTypes: {
    on: { control: "boolean", description: "whether picked chips go to this seat", table: { category: "attributes" } },
    locked: {
      control: "boolean",
      description: "whether the switch is disabled",
      table: { category: "attributes" },
    },
    spot: { control: "object", description: "the state of the circle in a table" },
    ...ROUND_CONTROLS,
    "tj-seat-toggled": { description: "the player pressed the circle", table: { category: "events" } },
  },
  render: seatTemplate,
});

export const Off = meta.story({
  args: { on: false, bets: {} },
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Right seat");
    await expect(args["tj-seat-toggled"].mock.calls).toEqual([["right"]]);
  },
});

export const On = meta.story({ args: { bets: {} } });

/** The only selected seat cannot be deselected. */
export const Locked = meta.story({
  args: { bets: {}, locked: true },
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Right seat");
    await expect(args["tj-seat-toggled"]).not.toHaveBeenCalled();
  },
});

const TAKE_BACK = "Take back a chip on the right seat";

/** In a table, the last chip can be taken back. */
export const WithABet = meta.story({
  args: { bets: { right: 6000 }, spot: { isOn: true, isLocked: false, addLabel: null, takeChipLabel: TAKE_BACK } },
  play: async ({ canvasElement }) => {
    const taken = fn();
    canvasElement.addEventListener("tj-chip-taken", ({ detail }) => taken(detail));
    // Without a table, the button is visible only with the keyboard focus.
    (await within(canvasElement).findByShadowRole("button", { name: TAKE_BACK })).focus();
    await userEvent.keyboard("{Enter}");
    await expect(taken.mock.calls).toEqual([["right"]]);
  },
});

/** A hand with an insurance. */
export const OneHand = meta.story({
  args: { rules: "casino", bets: { right: 6000 }, cards: "10_h a_s 9_d 7_c", moves: "TakeInsurance" },
});

export const TwoHands = meta.story({
  args: { bets: { right: 6000 }, cards: "8_c 9_s 8_d 10_c 3_c 2_d", moves: "Split" },
});

export const TwoHandsSettled = meta.story({
  args: { bets: { right: 6000 }, cards: "8_c 9_s 8_d 10_c 3_c 2_d 10_h 9_h", moves: "Split Double Hit Stand" },
});

/** The maximum number of hands of a seat with the casino rules. */
export const FourHands = meta.story({
  args: { rules: "casino", cards: "8_c 9_s 8_d 10_c 8_h 8_s 3_c", moves: "Split Split Split" },
});

/** Bets of one to eight chips. */
const PILES = [1000, 2000, 3000, 4000, 9000, 14_000, 19_000, 24_000];

export const OneToEightChips = meta.story({
  argTypes: NO_ROUND_CONTROLS,
  render: (args) => html`
    <div class="sheet">
      ${PILES.map((right) => seatTemplate({ ...args, bets: { right } }))}
    </div>
  `,
});

/** The element in a page without a table and without scripts. */
export const FromPlainAttributes = meta.story({
  argTypes: NO_ROUND_CONTROLS,
  render: ({ "tj-seat-toggled": toggled }) => html`
    <div class="sheet" @tj-seat-toggled=${({ detail }: CustomEvent<Seat>) => toggled(detail)}>
      <tj-seat
        class="broad"
        style="--tj-spot-size: 96px"
        seat="left"
        label="Window seat"
        bet="3500"
        chips="500 1000"
        on
      ></tj-seat>
      <tj-seat
        class="broad"
        style="--tj-card-width: 56px"
        seat="right"
        bet="1000"
        chips="500 1000"
        hands="8_s 3_h, 8_d 10_c"
      ></tj-seat>
    </div>
  `,
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Window seat");
    await expect(args["tj-seat-toggled"].mock.calls).toEqual([["left"]]);
  },
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("HandSplit"));

/** Two hands with results. Each result is recognizable without its colour. */
export const InForcedColours = TwoHandsSettled.extend({ parameters: { isInForcedColours: true } });
