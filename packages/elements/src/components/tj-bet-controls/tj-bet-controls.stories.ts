import type { Amount, Command } from "@thunderjack/core";
import { html } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, fn, type Mock } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { click } from "../../../stories/clicks.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import { NO_ROUND_CONTROLS, ROUND, ROUND_CONTROLS, type Round, viewAfter } from "../../../stories/round.js";
import "./tj-bet-controls.define.js";

interface Args extends Round {
  "tj-chip-picked": Mock<(value: Amount) => void>;
  "tj-command": Mock<(command: Command) => void>;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Controls/tj-bet-controls",
  component: "tj-bet-controls",
  tags: ["state"],
  parameters: {
    moment: (({ view: { betting, labels } }) =>
      html`<tj-bet-controls class="wide" label=${labels.chips} .view=${betting}></tj-bet-controls>`) satisfies ShowMoment,
  },
  args: { ...ROUND, "tj-chip-picked": fn().mockName("tj-chip-picked"), "tj-command": fn().mockName("tj-command") },
  argTypes: {
    ...ROUND_CONTROLS,
    "tj-chip-picked": { description: "the value of a chip for every selected seat", table: { category: "events" } },
    "tj-command": { description: "clear or deal", table: { category: "events" } },
  },
  render: ({ "tj-chip-picked": picked, "tj-command": asked, ...round }) => html`
    <tj-bet-controls
      class="wide"
      .view=${viewAfter(round).betting}
      @tj-chip-picked=${({ detail }: CustomEvent<Amount>) => picked(detail)}
      @tj-command=${({ detail }: CustomEvent<Command>) => asked(detail)}
    ></tj-bet-controls>
  `,
});

export const NoBets = meta.story({
  args: { bets: {} },
  play: async ({ args, canvasElement }) => {
    await expect(await within(canvasElement).findByShadowRole("button", { name: "Deal" })).toBeDisabled();
    await click(canvasElement, "Bet 50 more");
    await expect(args["tj-chip-picked"].mock.calls).toEqual([[5000]]);
  },
});

export const BetsPlaced = meta.story({
  args: { bets: { right: 6000, middle: 6000 } },
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Clear", "Deal");
    await expect(args["tj-command"].mock.calls).toEqual([[{ type: "ClearBets" }], [{ type: "Deal" }]]);
  },
});

/** The player cannot pay the last bet again. The deal button and the chips have the reason as their title. */
export const TooFewCredits = meta.story({
  args: { credits: 3000, bets: { right: 2000 }, cards: "10_h 9_s 6_d 10_c 10_d", moves: "Hit" },
  play: async ({ canvasElement }) => {
    const deal = await within(canvasElement).findByShadowRole("button", { name: "Deal" });
    await expect(deal).toBeDisabled();
    await expect(deal).toHaveAttribute("title", expect.stringContaining("credits"));
    const chip = within(canvasElement).getByShadowRole("button", { name: "Bet 50 more" });
    await expect(chip).toHaveAttribute("aria-disabled", "true");
    await expect(chip).toHaveAttribute("title", expect.stringContaining("credits"));
  },
});

export const ChipsOfACasino = meta.story({ args: { rules: "casino" } });

export const OnAPhone = meta.story({ tags: ["!state", "layout"], globals: { viewport: { value: "phone" } } });

/** The element in a page without a table. The page listens to its events. */
export const FromPlainAttributes = meta.story({
  argTypes: NO_ROUND_CONTROLS,
  render: ({ "tj-chip-picked": picked, "tj-command": asked }) => html`
    <tj-bet-controls
      class="wide"
      label="Chips"
      chips="100 500 2500"
      shortcuts='[{ "kind": "double", "label": "Double the bet", "commands": [{ "type": "PlaceBet", "seat": "right", "amount": 2000 }] }]'
      @tj-chip-picked=${({ detail }: CustomEvent<Amount>) => picked(detail)}
      @tj-command=${({ detail }: CustomEvent<Command>) => asked(detail)}
    ></tj-bet-controls>
  `,
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Bet 5 more", "Double the bet", "Deal");
    await expect(args["tj-chip-picked"].mock.calls).toEqual([[500]]);
    await expect(args["tj-command"].mock.calls).toEqual([
      [{ type: "PlaceBet", seat: "right", amount: 2000 }],
      [{ type: "Deal" }],
    ]);
  },
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundSettled"));
