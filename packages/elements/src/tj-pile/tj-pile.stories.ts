import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { viewAfterRounds } from "../../stories/round.js";
import "./tj-pile.define.js";

interface Args {
  label: string;
  pile: "shoe" | "tray";
  rounds: number;
  "--tj-pile-width": string;
}

const meta = {
  title: "Table/tj-pile",
  component: "tj-pile",
  args: { label: "Shoe", pile: "shoe", rounds: 0, "--tj-pile-width": "150px" },
  argTypes: {
    label: { control: "text", description: "what it is called", table: { category: "attributes" } },
    pile: { control: "inline-radio", options: ["shoe", "tray"], table: { category: "round" } },
    rounds: {
      control: { type: "range", min: 0, max: 20 },
      description: "how many rounds were played at three seats",
      table: { category: "round" },
    },
    "--tj-pile-width": { control: "text", description: "how wide the box is", table: { category: "CSS properties" } },
  },
  render: ({ label, pile, rounds, "--tj-pile-width": width }) =>
    html`<tj-pile label=${label} .view=${viewAfterRounds(rounds)[pile]} style="--tj-pile-width: ${width}"></tj-pile>`,
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

export const FullShoe: Story = {};

export const ShoeAfterTenRounds: Story = { args: { rounds: 10 } };

export const EmptyTray: Story = { args: { label: "Tray", pile: "tray" } };

export const TrayAfterTenRounds: Story = { args: { label: "Tray", pile: "tray", rounds: 10 } };
