import { html } from "lit";
import { expect } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { textIn } from "../../../stories/clicks.js";
import { atThisMoment, handsOf, type ShowMoment, sheetOf } from "../../../stories/moment.js";
import { handOf, NO_ROUND_CONTROLS, ROUND, ROUND_CONTROLS, type Round, viewAfter } from "../../../stories/round.js";
import "./tj-hand.define.js";

interface Args extends Round {
  "--tj-card-width": string;
  "--tj-fan-step": string;
}

const handTemplate = ({ "--tj-card-width": width, "--tj-fan-step": step, ...round }: Args) => html`
    <tj-hand
      class="broad"
      .view=${handOf(viewAfter(round))}
      style="--tj-card-width: ${width}; --tj-fan-step: ${step}"
    ></tj-hand>
  `;

const meta = preview.type<{ args: Args }>().meta({
  title: "Hands/tj-hand",
  component: "tj-hand",
  tags: ["state"],
  parameters: {
    moment: (({ view }) =>
      sheetOf(handsOf(view), (hand) => html`<tj-hand class="broad" .view=${hand}></tj-hand>`)) satisfies ShowMoment,
  },
  args: { ...ROUND, cards: "10_h 9_s 6_d 10_c", "--tj-card-width": "84px", "--tj-fan-step": "0.4" },
  argTypes: {
    ...ROUND_CONTROLS,
    "--tj-card-width": {
      control: "text",
      description: "the width of the cards",
      table: { category: "CSS properties" },
    },
    "--tj-fan-step": {
      control: "text",
      description: "the distance between two cards, in card widths",
      table: { category: "CSS properties" },
    },
  },
  render: handTemplate,
});

export const ItsTurn = meta.story();

export const SoftTotal = meta.story({ args: { cards: "a_h 9_s 6_d 10_c" } });

/** The third card of a doubled hand lies across the others. */
export const Doubled = meta.story({ args: { cards: "5_h 9_s 6_d 10_c 9_h", moves: "Double" } });

export const SixCardBlitz = meta.story({
  args: { cards: "2_c 9_s 2_d 10_c 3_h 3_s 2_h 4_d", moves: "Hit Hit Hit Hit" },
  play: async ({ canvasElement }) => {
    await expect(await textIn(canvasElement, "Blitz!")).toBeVisible();
    await expect(await textIn(canvasElement, "+50")).toBeVisible();
  },
});

/** In a narrow space, cards overlap more. A hand with many cards has smaller cards. */
export const SixCardsInLittleRoom = SixCardBlitz.extend({
  tags: ["!state", "layout"],
  render: (args) => html`<div class="narrow">${handTemplate(args)}</div>`,
});

export const Thunderjack = meta.story({
  args: { cards: "a_h 9_s k_h 10_c" },
  play: async ({ canvasElement }) => {
    await expect(await textIn(canvasElement, "Thunderjack!")).toBeVisible();
    await expect(await textIn(canvasElement, "+30")).toBeVisible();
  },
});

export const Insured = meta.story({
  args: { rules: "casino", cards: "10_h a_s 9_d 7_c", moves: "TakeInsurance" },
});

const OUTCOMES: readonly Partial<Round>[] = [
  { cards: "a_h 9_s k_h 10_c" },
  { cards: "2_c 9_s 2_d 10_c 3_h 3_s 2_h 4_d", moves: "Hit Hit Hit Hit" },
  { cards: "a_h 9_s k_d 10_c" },
  { cards: "10_h 9_s 10_d 8_c", moves: "Stand" },
  { cards: "10_h 9_s 8_d 9_c", moves: "Stand" },
  { cards: "10_h 10_s 6_d 7_c", moves: "Surrender" },
  { cards: "10_h 10_s 7_d 10_c", moves: "Stand" },
  { cards: "10_h 9_s 6_d 10_c 10_d", moves: "Hit" },
];

/** One hand for each outcome: Thunderjack, Blitz, blackjack, win, push, surrender, loss, bust. */
export const EveryOutcome = meta.story({
  argTypes: NO_ROUND_CONTROLS,
  render: (args) => html`
    <div class="sheet">
      ${OUTCOMES.map((round) => handTemplate({ ...args, ...round }))}
    </div>
  `,
});

/** The element in a page without a table and without scripts. */
export const FromPlainAttributes = meta.story({
  argTypes: NO_ROUND_CONTROLS,
  render: () => html`
    <div class="sheet">
      <tj-hand class="broad" cards="a_s j_s" bet="1000" outcome="thunderjack" won="3000" label="The best hand"></tj-hand>
      <tj-hand class="broad" cards="5_h 6_d 9_c" bet="2000" doubled></tj-hand>
      <tj-hand class="broad" cards="8_s ?" turn></tj-hand>
    </div>
  `,
  play: async ({ canvasElement }) => {
    await expect(await textIn(canvasElement, "Thunderjack!")).toBeVisible();
    await expect(await textIn(canvasElement, "+30")).toBeVisible();
  },
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundSettled"));
