import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import "./tj-turn-marker.define.js";

interface Args {
  width: number;
}

const meta = {
  title: "Hands/tj-turn-marker",
  component: "tj-turn-marker",
  args: { width: 90 },
  argTypes: {
    width: {
      control: "number",
      description: "how wide what it frames is, in pixels",
      table: { category: "attributes" },
    },
  },
  render: ({ width }) =>
    html`<div style="position: relative; width: ${width}px; height: 126px"><tj-turn-marker></tj-turn-marker></div>`,
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

export const ACard: Story = {};

export const ThreeCards: Story = { args: { width: 170 } };
