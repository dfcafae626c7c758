import { html } from "lit";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, type ShowMoment, sheetOf } from "../../../stories/moment.js";
import "./tj-chip-stack.define.js";

interface Args {
  amount: number;
  chips: string;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Chips/tj-chip-stack",
  component: "tj-chip-stack",
  tags: ["state"],
  parameters: {
    moment: (({ view: { seats, betting } }) =>
      sheetOf(
        seats.filter(({ bet }) => bet > 0),
        ({ bet }) => html`<tj-chip-stack amount=${bet} .chips=${betting.chips}></tj-chip-stack>`,
      )) satisfies ShowMoment,
  },
  args: { amount: 24000, chips: "500 1000 5000" },
  argTypes: {
    amount: { control: "number", description: "in hundredths of a credit", table: { category: "attributes" } },
    chips: { control: "text", description: "the available chip values", table: { category: "attributes" } },
  },
  render: ({ amount, chips }) =>
    html`<tj-chip-stack amount=${amount} chips=${chips} style="--tj-chip-size: 96px; margin-top: 40px"></tj-chip-stack>`,
});

export const FiveChips = meta.story();

export const OneChip = meta.story({ args: { amount: 1000 } });

/** A pile has at most eight chips. If more are needed, the value of the lowest chip is the rest of the amount. */
export const AHighPile = meta.story({ args: { amount: 1_000_000 } });

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundStarted"));
