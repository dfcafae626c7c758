import type { Command } from "@thunderjack/core";
import { html } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, fn, type Mock, userEvent } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { click } from "../../../stories/clicks.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import "./tj-card-picker.define.js";

interface Args {
  decks: number;
  "tj-command": Mock<(command: Command) => void>;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Panels/tj-card-picker",
  component: "tj-card-picker",
  tags: ["state"],
  parameters: {
    moment: (({ round, words }) =>
      html`<tj-card-picker class="wide" decks=${round.rules.decks} .phrases=${words}></tj-card-picker>`) satisfies ShowMoment,
  },
  args: { decks: 4, "tj-command": fn().mockName("tj-command") },
  argTypes: {
    decks: { control: "number", description: "the number of decks", table: { category: "attributes" } },
    "tj-command": { description: "a deal with the chosen cards", table: { category: "events" } },
  },
  render: ({ decks, "tj-command": asked }) => html`
    <tj-card-picker
      class="wide"
      decks=${decks}
      @tj-command=${({ detail }: CustomEvent<Command>) => asked(detail)}
    ></tj-card-picker>
  `,
});

export const Empty = meta.story();

/** The player picks cards by click and by id, reorders them, removes one, and deals the rest. */
export const ByClickAndById = meta.story({
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "ace of hearts", "nine of spades");
    const field = await within(canvasElement).findByShadowRole("textbox");
    await userEvent.type(field, "k_h, 10_c 2_d");
    await click(canvasElement, "Add", "Remove the last card", "Move up: ten of clubs", "Deal these cards");
    await expect(args["tj-command"].mock.calls).toEqual([
      [{ type: "Deal", stack: ["a_h_0", "9_s_0", "10_c_0", "k_h_0"] }],
    ]);
  },
});

export const NoSuchCard = meta.story({
  tags: ["!state", "hostile"],
  args: { decks: 1 },
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByShadowRole("textbox"), "a_h a_h");
    await click(canvasElement, "Add");
    await within(canvasElement).findByShadowText("There is no such card left.");
  },
});

/** The attribute `chosen` contains the picked cards. One of its words is not a card, and is ignored. */
export const FromPlainAttributes = meta.story({
  argTypes: { decks: { table: { disable: true } } },
  render: ({ "tj-command": asked }) => html`
    <tj-card-picker
      class="wide"
      chosen="a_s 10_h joker"
      @tj-command=${({ detail }: CustomEvent<Command>) => asked(detail)}
    ></tj-card-picker>
  `,
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Deal these cards");
    await expect(args["tj-command"].mock.calls).toEqual([[{ type: "Deal", stack: ["a_s_0", "10_h_0"] }]]);
  },
});

/** A table that does not accept a deal now. */
export const Frozen = meta.story({
  argTypes: { decks: { table: { disable: true } } },
  render: () => html`<tj-card-picker class="wide" chosen="a_s 10_h" frozen></tj-card-picker>`,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByShadowRole("button", { name: "Deal these cards" })).toBeDisabled();
  },
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundStarted"));
