import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import "./tj-winnings.define.js";

interface Args {
  sign: number;
  label: string;
  amount: string;
}

const meta = {
  title: "Chips/tj-winnings",
  component: "tj-winnings",
  parameters: {
    moment: (({ view: { net, netText, labels } }) =>
      html`<tj-winnings sign=${Math.sign(net ?? 0)} label=${labels.result}>${netText ?? "±0"}</tj-winnings>`) satisfies ShowMoment,
  },
  args: { sign: 1, label: "Round", amount: "+15" },
  argTypes: {
    sign: {
      control: "number",
      description: "the sign: 1 for a win, -1 for a loss, 0 for neither",
      table: { category: "attributes" },
    },
    label: { control: "text", description: "the label before the amount", table: { category: "attributes" } },
    amount: { control: "text", description: "the amount as text", table: { category: "attributes" } },
  },
  render: ({ sign, label, amount }) => html`<tj-winnings sign=${sign} label=${label}>${amount}</tj-winnings>`,
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

export const Won: Story = {};

export const Lost: Story = { args: { sign: -1, amount: "−10" } };

export const Neither: Story = { args: { sign: 0, amount: "±0" } };

export const WithoutALabel: Story = { args: { label: "" } };

/** A recorded round, event by event. */
export const AtThisMoment: Story = atThisMoment("RoundSettled");
