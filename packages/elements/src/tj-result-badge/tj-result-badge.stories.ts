import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { type BadgeView, ENGLISH } from "@thunderjack/stage";
import { html } from "lit";
import "./tj-result-badge.define.js";

interface Args {
  kind: BadgeView["kind"];
  label: string;
}

const KINDS = Object.keys(ENGLISH.badges) as BadgeView["kind"][];

const meta = {
  title: "Hands/tj-result-badge",
  component: "tj-result-badge",
  args: { kind: "win", label: "Win" },
  argTypes: {
    kind: { control: "select", options: KINDS, description: "what it looks like", table: { category: "attributes" } },
    label: { control: "text", description: "what it says", table: { category: "attributes" } },
  },
  render: ({ kind, label }) => html`<tj-result-badge kind=${kind} label=${label}></tj-result-badge>`,
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

export const Win: Story = {};

export const EveryOne: Story = {
  argTypes: { kind: { table: { disable: true } }, label: { table: { disable: true } } },
  render: () => html`
    <div class="sheet">
      ${KINDS.map((kind) => html`<tj-result-badge kind=${kind} label=${ENGLISH.badges[kind]}></tj-result-badge>`)}
    </div>
  `,
};
