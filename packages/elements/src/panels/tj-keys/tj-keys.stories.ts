import { PRESETS, type PresetName } from "@thunderjack/core";
import { html } from "lit";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import "./tj-keys.define.js";

interface Args {
  rules: PresetName;
  hints: boolean;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Panels/tj-keys",
  component: "tj-keys",
  tags: ["state"],
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
});

export const Thunderjack = meta.story();

export const Casino = meta.story({ args: { rules: "casino" } });

export const WithHints = meta.story({ args: { hints: true } });

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundStarted"));
