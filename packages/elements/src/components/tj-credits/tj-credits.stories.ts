import { html, nothing } from "lit";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import "./tj-credits.define.js";

interface Args {
  label: string;
  amount: string;
  "--tj-amount": string;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Chips/tj-credits",
  component: "tj-credits",
  tags: ["state"],
  parameters: {
    moment: (({ view }) =>
      html`<tj-credits label=${view.labels.credits}>${view.creditsText}</tj-credits>`) satisfies ShowMoment,
  },
  args: { label: "Credits", amount: "1,250", "--tj-amount": "" },
  argTypes: {
    label: { control: "text", description: "the label of the amount", table: { category: "attributes" } },
    amount: { control: "text", description: "the amount as text", table: { category: "attributes" } },
    "--tj-amount": { control: "color", description: "the colour of the amount", table: { category: "CSS properties" } },
  },
  render: ({ label, amount, "--tj-amount": colour }) =>
    html`<tj-credits label=${label} style=${colour === "" ? nothing : `--tj-amount: ${colour}`}>${amount}</tj-credits>`,
});

export const Credits = meta.story();

export const Bets = meta.story({ args: { label: "Bets", amount: "70", "--tj-amount": "#ffb37a" } });

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundStarted"));
