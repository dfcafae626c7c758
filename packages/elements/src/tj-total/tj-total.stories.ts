import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import "./tj-total.define.js";

interface Args {
  value: number;
  label: string;
  turn: boolean;
}

const meta = {
  title: "Hands/tj-total",
  component: "tj-total",
  args: { value: 15, label: "15", turn: false },
  argTypes: {
    value: { control: "number", description: "the total", table: { category: "attributes" } },
    label: { control: "text", description: "the same in words", table: { category: "attributes" } },
    turn: { control: "boolean", description: "whether it is its hand's turn", table: { category: "attributes" } },
  },
  render: ({ value, label, turn }) => html`<tj-total value=${value} label=${label} ?turn=${turn}></tj-total>`,
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

export const Hard: Story = {};

export const Soft: Story = { args: { label: "soft 15" } };

export const ItsTurn: Story = { args: { label: "soft 15", turn: true } };
