import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { PRESETS, type PresetName } from "@thunderjack/core";
import { html } from "lit";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import "./tj-keys.define.js";

interface Args {
  rules: PresetName;
  hints: boolean;
}

const meta = {
  title: "Panels/tj-keys",
  component: "tj-keys",
  parameters: {
    moment: (({ round, words }) =>
      html`<tj-keys class="wide" .rules=${round.rules} .phrases=${words}></tj-keys>`) satisfies ShowMoment,
  },
  args: { rules: "thunderjack", hints: false },
  argTypes: {
    rules: {
      control: "select",
      options: Object.keys(PRESETS),
      description: "the rule set that determines the listed moves",
    },
    hints: { description: "whether the key for a hint is listed" },
  },
  render: ({ rules, hints }) => html`<tj-keys class="wide" .rules=${PRESETS[rules]} ?hints=${hints}></tj-keys>`,
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

export const Thunderjack: Story = {};

export const Casino: Story = { args: { rules: "casino" } };

export const WithHints: Story = { args: { hints: true } };

/** A recorded round, event by event. */
export const AtThisMoment: Story = atThisMoment("RoundStarted");
