import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { PRESETS, type PresetName } from "@thunderjack/core";
import { html } from "lit";
import "./tj-rules.define.js";

interface Args {
  rules: PresetName;
}

const meta = {
  title: "Panels/tj-rules",
  component: "tj-rules",
  args: { rules: "thunderjack" },
  argTypes: { rules: { control: "select", options: Object.keys(PRESETS), description: "whose rules" } },
  render: ({ rules }) => html`<tj-rules class="wide" rules=${rules}></tj-rules>`,
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

export const Thunderjack: Story = {};

export const Casino: Story = { args: { rules: "casino" } };
