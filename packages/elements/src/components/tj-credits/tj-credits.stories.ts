import { html } from "lit";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import "./tj-credits.define.js";

interface Args {
  label: string;
  amount: string;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Chips/tj-credits",
  component: "tj-credits",
  parameters: {
    moment: (({ view }) =>
      html`<tj-credits label=${view.labels.credits}>${view.creditsText}</tj-credits>`) satisfies ShowMoment,
  },
  args: { label: "Credits", amount: "1,250" },
  argTypes: {
    label: { control: "text", description: "the label of the amount", table: { category: "attributes" } },
    amount: { control: "text", description: "the amount as text", table: { category: "attributes" } },
  },
  render: ({ label, amount }) => html`<tj-credits label=${label}>${amount}</tj-credits>`,
});

export const Credits = meta.story();

export const Bets = meta.story({ args: { label: "Bets", amount: "70" } });

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundStarted"));
