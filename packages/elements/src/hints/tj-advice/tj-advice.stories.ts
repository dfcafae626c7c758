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
      options: ["all", "brief", "briefest", "bars"],
      description: "the visible part of a hint, or bars",
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

/** Each move with its expected result, as beside the table in a very wide window. */
export const WithBars = meta.story({
  tags: ["!state", "layout"],
  args: { extent: "bars" },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector("tj-advice")?.shadowRoot;
    const lines = [...(root?.querySelectorAll("li") ?? [])];
    await expect(lines.map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "★ Hit −4.10",
      "Stand −5.40",
      "Double −8.20",
    ]);
    const bars = lines.map((line) => line.querySelector("rect")?.getBoundingClientRect() ?? new DOMRect());
    await expect(bars.map(({ width }) => Math.round((width * 41) / (bars[0]?.width ?? 0)))).toEqual([41, 54, 82]);
    await expect(new Set(bars.map(({ right }) => Math.round(right))).size).toBe(1);
  },
});

/** A recorded round, event by event, with a hint for the hand whose turn it is. */
export const AtThisMoment = meta.story(atThisMoment("TurnStarted"));
