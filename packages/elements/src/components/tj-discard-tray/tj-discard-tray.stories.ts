import { html } from "lit";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import "./tj-discard-tray.define.js";

interface Args {
  label: string;
  cards: number;
  fill: number;
  "--tj-pile-width": string;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Table/tj-discard-tray",
  component: "tj-discard-tray",
  tags: ["state"],
  parameters: {
    moment: (({ view: { tray, labels } }) =>
      html`<tj-discard-tray label=${labels.tray} .cards=${tray.cards} .fill=${tray.fill}></tj-discard-tray>`) satisfies ShowMoment,
  },
  args: { label: "Discards", cards: 208, fill: 1, "--tj-pile-width": "150px" },
  argTypes: {
    label: { control: "text", description: "the text before the number of cards", table: { category: "attributes" } },
    cards: { control: "number", description: "the number of cards in the tray", table: { category: "attributes" } },
    fill: {
      control: { type: "range", min: 0, max: 1, step: 0.05 },
      description: "the share of all cards, from 0 to 1",
      table: { category: "attributes" },
    },
    "--tj-pile-width": { control: "text", description: "the width of the box", table: { category: "CSS properties" } },
  },
  render: ({ label, cards, fill, "--tj-pile-width": width }) => html`
    <tj-discard-tray label=${label} cards=${cards} fill=${fill} style="--tj-pile-width: ${width}"></tj-discard-tray>
  `,
});

export const Full = meta.story();

export const Half = meta.story({ args: { cards: 104, fill: 0.5 } });

export const Empty = meta.story({ args: { cards: 0, fill: 0 } });

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundSettled"));
