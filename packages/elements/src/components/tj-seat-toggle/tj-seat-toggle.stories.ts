import type { Seat } from "@thunderjack/core";
import { html, nothing } from "lit";
import { expect, fn, type Mock } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { click } from "../../../stories/clicks.js";
import { atThisMoment, type ShowMoment, sheetOf } from "../../../stories/moment.js";
import "./tj-seat-toggle.define.js";
import "../tj-chip-stack/tj-chip-stack.define.js";

interface Args {
  label: string;
  on: boolean;
  locked: boolean;
  bet: number;
  "tj-seat-toggled": Mock<(seat: Seat) => void>;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Table/tj-seat-toggle",
  component: "tj-seat-toggle",
  tags: ["state"],
  parameters: {
    moment: (({ view: { seats, betting } }) =>
      sheetOf(
        seats,
        ({ label, bet }) =>
          html`<tj-seat-toggle label=${label} ?on=${bet > 0} ?locked=${!betting.isOpen}></tj-seat-toggle>`,
      )) satisfies ShowMoment,
  },
  args: { label: "Right seat", on: true, locked: false, bet: 0, "tj-seat-toggled": fn().mockName("tj-seat-toggled") },
  argTypes: {
    label: { control: "text", description: "the accessible name", table: { category: "attributes" } },
    on: { control: "boolean", description: "whether picked chips go to this seat", table: { category: "attributes" } },
    locked: {
      control: "boolean",
      description: "whether the switch is disabled",
      table: { category: "attributes" },
    },
    bet: {
      control: "number",
      description: "the bet in the circle, in hundredths of a credit",
      table: { category: "attributes" },
    },
  },
  render: ({ label, on, locked, bet, "tj-seat-toggled": toggled }) =>
    html`<tj-seat-toggle
      label=${label}
      seat="right"
      ?on=${on}
      ?locked=${locked}
      @tj-seat-toggled=${({ detail }: CustomEvent<Seat>) => toggled(detail)}
    >${
      bet > 0
        ? html`<tj-chip-stack amount=${bet} chips="500 1000 5000" style="--tj-chip-size: 50px"></tj-chip-stack>`
        : nothing
    }</tj-seat-toggle>`,
});

export const On = meta.story({
  play: async ({ args: { "tj-seat-toggled": toggled }, canvasElement }) => {
    await click(canvasElement, "Right seat");
    await expect(toggled.mock.calls).toEqual([["right"]]);
  },
});

export const Off = meta.story({ args: { on: false } });

export const WithABet = meta.story({ args: { bet: 7000 } });

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundStarted"));

/** A long name, as some languages need. */
export const ALongName = meta.story({
  tags: ["!state", "language"],
  args: { label: "Der mittlere Platz am Fenster", bet: 24_000 },
});
