import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import "./tj-credits.define.js";

interface Args {
  label: string;
  amount: string;
}

const meta = {
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
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

export const Credits: Story = {};

export const Bets: Story = { args: { label: "Bets", amount: "70" } };

/** A recorded round, event by event. */
export const AtThisMoment: Story = atThisMoment("RoundStarted");
