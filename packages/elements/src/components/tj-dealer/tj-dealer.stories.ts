import { html } from "lit";
import { expect } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { textIn } from "../../../stories/clicks.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import { NO_ROUND_CONTROLS, ROUND, ROUND_CONTROLS, type Round, viewAfter } from "../../../stories/round.js";
import "./tj-dealer.define.js";

interface Args extends Round {
  "--tj-card-width": string;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Hands/tj-dealer",
  component: "tj-dealer",
  tags: ["state"],
  parameters: {
    moment: (({ view }) => html`<tj-dealer class="broad" .view=${view.dealer}></tj-dealer>`) satisfies ShowMoment,
  },
  args: { ...ROUND, "--tj-card-width": "84px" },
  argTypes: {
    ...ROUND_CONTROLS,
    "--tj-card-width": {
      control: "text",
      description: "the width of the cards",
      table: { category: "CSS properties" },
    },
  },
  render: ({ "--tj-card-width": width, ...round }) => html`
    <tj-dealer
      class="broad"
      .view=${viewAfter(round).dealer}
      style="--tj-card-width: ${width}; --tj-fan-step: 1.1"
    ></tj-dealer>
  `,
});

export const NothingDealt = meta.story();

export const HoleCardHidden = meta.story({ args: { cards: "10_h a_s 8_d 9_c" } });

export const HoleCardShown = meta.story({ args: { cards: "10_h 9_s 8_d 10_c", moves: "Stand" } });

export const SoftTotal = meta.story({ args: { cards: "10_h a_s 8_d 7_c", moves: "Stand" } });

export const ManyCards = meta.story({ args: { cards: "10_h 2_s 10_d 2_c 2_d 3_c 2_h 3_h 4_c", moves: "Stand" } });

export const Bust = meta.story({
  args: { cards: "10_h 9_s 8_d 6_c 10_c", moves: "Stand" },
  play: async ({ canvasElement }) => {
    await expect(await textIn(canvasElement, "Dealer busts")).toBeVisible();
  },
});

export const Blackjack = meta.story({
  args: { cards: "10_h a_s 8_d k_c" },
  play: async ({ canvasElement }) => {
    await expect(await textIn(canvasElement, "Blackjack")).toBeVisible();
  },
});

/** The element in a page without a table and without scripts. */
export const FromPlainAttributes = meta.story({
  argTypes: NO_ROUND_CONTROLS,
  render: ({ "--tj-card-width": width }) => html`
    <div class="sheet" style="--tj-card-width: ${width}; --tj-fan-step: 1.1">
      <tj-dealer class="broad" cards="10_h ?"></tj-dealer>
      <tj-dealer class="broad" cards="10_h 6_c 8_d" label="The bank"></tj-dealer>
    </div>
  `,
  play: async ({ canvasElement }) => {
    await expect(await textIn(canvasElement, "Dealer busts")).toBeVisible();
  },
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("HoleCardRevealed"));
