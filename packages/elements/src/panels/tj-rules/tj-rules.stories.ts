import { PRESETS, type PresetName } from "@thunderjack/core";
import { ENGLISH_HINTS } from "@thunderjack/stage/english/hints";
import { html } from "lit";
import { expect } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import "./tj-rules.define.js";

interface Args {
  rules: PresetName;
  figure: string;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Panels/tj-rules",
  component: "tj-rules",
  tags: ["state"],
  parameters: {
    moment: (({ round, words }) =>
      html`<tj-rules class="wide" .rules=${round.rules} .phrases=${words}></tj-rules>`) satisfies ShowMoment,
  },
  args: { rules: "thunderjack", figure: "" },
  argTypes: {
    rules: { control: "select", options: Object.keys(PRESETS), description: "the rule set" },
    figure: { description: "the return to player with its basis, as a sentence" },
  },
  render: ({ rules, figure }) => html`<tj-rules class="wide" rules=${rules} figure=${figure}></tj-rules>`,
});

export const Thunderjack = meta.story();

export const Casino = meta.story({ args: { rules: "casino" } });

export const WithTheReturnToPlayer = meta.story({
  args: { figure: ENGLISH_HINTS.returned("99.46%", false) },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector("tj-rules")?.shadowRoot?.textContent;
    await expect(text).toContain("Return to player: 99.46% of the initial bet");
  },
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundStarted"));
