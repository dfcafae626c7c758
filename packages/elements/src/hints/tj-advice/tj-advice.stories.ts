import { html } from "lit";
import { expect } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { hintAt } from "../../../stories/hint.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import type { Hint, TjAdvice } from "./tj-advice.js";
import "./tj-advice.define.js";

interface Args {
  hint: Hint | null;
  notes: readonly string[];
  extent: TjAdvice["extent"];
}

const HINT: Hint = {
  bet: 1000,
  advice: {
    hand: "middle",
    basis: "counted-shoe",
    unseen: 180,
    moves: [
      { move: "hit", value: -0.41, cost: 0 },
      { move: "stand", value: -0.54, cost: 0.13 },
      { move: "double", value: -0.82, cost: 0.41 },
    ],
  },
};

const meta = preview.type<{ args: Args }>().meta({
  title: "Parts/tj-advice",
  component: "tj-advice",
  tags: ["state"],
  parameters: {
    moment: ((moment) => {
      const hint = hintAt(moment);
      if (hint === null) return html`<p>No hand has its turn at this position.</p>`;
      return html`<tj-advice class="wide" .hint=${hint} .phrases=${moment.words}></tj-advice>`;
    }) satisfies ShowMoment,
  },
  args: { hint: HINT, notes: [], extent: "all" },
  argTypes: {
    hint: { description: "the hint, and the bet of its hand" },
    extent: {
      control: "inline-radio",
      options: ["all", "brief", "briefest"],
      description: "the visible part of a hint",
    },
    notes: { description: "the sentences of the note after a round" },
  },
  render: ({ hint, notes, extent }) =>
    html`<tj-advice class="wide" extent=${extent} .hint=${hint} .notes=${notes}></tj-advice>`,
});

export const AHint = meta.story({
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector("tj-advice")?.shadowRoot?.textContent;
    await expect(text).toContain("Stand costs 1.30 (13.0%)");
  },
});

export const AfterAMistake = meta.story({
  args: { hint: null, notes: ["Stand on 12 cost 1.80 credits; better: Hit."] },
});

export const Empty = meta.story({ args: { hint: null } });

/** Only the two best moves are visible. */
export const OnAPhone = meta.story({
  tags: ["!state", "layout"],
  args: { extent: "briefest" },
  globals: { viewport: { value: "phone" } },
});

/** A recorded round, event by event, with a hint for the hand whose turn it is. */
export const AtThisMoment = meta.story(atThisMoment("TurnStarted"));
