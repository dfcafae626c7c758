import type { Command } from "@thunderjack/core";
import { html } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, fn, type Mock } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { click } from "../../../stories/clicks.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import { NO_ROUND_CONTROLS, ROUND, ROUND_CONTROLS, type Round, viewAfter } from "../../../stories/round.js";
import "./tj-move-buttons.define.js";

interface Args extends Round {
  "tj-command": Mock<(command: Command) => void>;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Controls/tj-move-buttons",
  component: "tj-move-buttons",
  tags: ["state"],
  parameters: {
    moment: (({ view: { moves, labels } }) =>
      moves.length === 0
        ? html`<p>No hand has its turn at this position.</p>`
        : html`<tj-move-buttons class="wide" label=${labels.moves} .moves=${moves}></tj-move-buttons>`) satisfies ShowMoment,
  },
  args: { ...ROUND, cards: "8_c 9_s 8_d 10_c", "tj-command": fn().mockName("tj-command") },
  argTypes: {
    ...ROUND_CONTROLS,
    "tj-command": { description: "the chosen move", table: { category: "events" } },
  },
  render: ({ "tj-command": asked, ...round }) => html`
    <tj-move-buttons
      class="wide"
      .moves=${viewAfter(round).moves}
      @tj-command=${({ detail }: CustomEvent<Command>) => asked(detail)}
    ></tj-move-buttons>
  `,
});

export const EveryMove = meta.story({
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Split");
    await expect(args["tj-command"].mock.calls).toEqual([[{ type: "Split", hand: "right" }]]);
  },
});

export const AfterAHit = meta.story({
  args: { cards: "8_c 9_s 2_d 10_c 3_h", moves: "Hit" },
  play: async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByShadowRole("button");
    const enabled = buttons.filter((button) => button.getAttribute("aria-disabled") !== "true");
    await expect(enabled.map(({ textContent }) => textContent?.trim())).toEqual(["Hit", "Stand"]);
  },
});

export const EarlySurrender = meta.story({ args: { rules: { surrender: "early" }, cards: "10_h 10_s 6_d 7_c" } });

export const Insurance = meta.story({ args: { rules: "casino", cards: "10_h a_s 9_d 7_c" } });

export const OnAPhone = meta.story({ tags: ["!state", "layout"], globals: { viewport: { value: "phone" } } });

/** The element in a page without a table. The page listens to its events. */
export const FromPlainAttributes = meta.story({
  argTypes: NO_ROUND_CONTROLS,
  render: ({ "tj-command": asked }) => html`
    <tj-move-buttons
      class="wide"
      label="Moves"
      moves="hit stand double"
      hand="middle"
      @tj-command=${({ detail }: CustomEvent<Command>) => asked(detail)}
    ></tj-move-buttons>
  `,
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Double");
    await expect(args["tj-command"].mock.calls).toEqual([[{ type: "Double", hand: "middle" }]]);
  },
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("HandSplit"));
