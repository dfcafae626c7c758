import { type Amount, PRESETS } from "@thunderjack/core";
import { html } from "lit";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, type ShowMoment, sheetOf } from "../../../stories/moment.js";
import "./tj-chip.define.js";

interface Args {
  value: Amount;
  "--tj-chip-size": string;
}

/** The chip values of all built-in rule sets, the smallest first. */
const VALUES = [...new Set(Object.values(PRESETS).flatMap(({ chips }) => chips))].sort((one, other) => one - other);

const meta = preview.type<{ args: Args }>().meta({
  title: "Chips/tj-chip",
  component: "tj-chip",
  tags: ["state"],
  parameters: {
    moment: (({ view }) =>
      sheetOf(view.betting.chips, (chip) => html`<tj-chip .value=${chip}></tj-chip>`)) satisfies ShowMoment,
  },
  args: { value: 5000, "--tj-chip-size": "96px" },
  argTypes: {
    value: {
      control: "select",
      options: VALUES,
      description: "in hundredths of a credit",
      table: { category: "view" },
    },
    "--tj-chip-size": { control: "text", description: "the diameter", table: { category: "CSS properties" } },
  },
  render: ({ value, "--tj-chip-size": size }) =>
    html`<tj-chip .value=${value} style="--tj-chip-size: ${size}"></tj-chip>`,
});

export const Fifty = meta.story();

/** Every value, and a chip of 10 credits in a colour of the page. */
export const EveryChip = meta.story({
  args: { "--tj-chip-size": "64px" },
  argTypes: { value: { table: { disable: true } } },
  render: ({ "--tj-chip-size": size }) => html`
    <div class="sheet" style="--tj-chip-size: ${size}; --columns: 8">
      ${VALUES.map((value) => html`<tj-chip .value=${value}></tj-chip>`)}
      <tj-chip value="1000" style="--tj-chip-10-body: #7a1f3d"></tj-chip>
    </div>
  `,
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundStarted"));
