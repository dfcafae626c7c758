import { html } from "lit";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import "./tj-shoe.define.js";

interface Args {
  label: string;
  cards: number;
  fill: number;
  "--tj-pile-width": string;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Table/tj-shoe",
  component: "tj-shoe",
  tags: ["state"],
  parameters: {
    moment: (({ view: { shoe, labels } }) =>
      html`<tj-shoe label=${labels.shoe} .cards=${shoe.cards} .fill=${shoe.fill}></tj-shoe>`) satisfies ShowMoment,
  },
  args: { label: "Shoe", cards: 208, fill: 1, "--tj-pile-width": "150px" },
  argTypes: {
    label: { control: "text", description: "the text before the number of cards", table: { category: "attributes" } },
    cards: { control: "number", description: "the number of cards in the shoe", table: { category: "attributes" } },
    fill: {
      control: { type: "range", min: 0, max: 1, step: 0.05 },
      description: "the share of all cards, from 0 to 1",
      table: { category: "attributes" },
    },
    "--tj-pile-width": { control: "text", description: "the width of the box", table: { category: "CSS properties" } },
  },
  render: ({ label, cards, fill, "--tj-pile-width": width }) => html`
    <tj-shoe label=${label} cards=${cards} fill=${fill} style="--tj-pile-width: ${width}"></tj-shoe>
  `,
});

export const Full = meta.story();

export const Half = meta.story({ args: { cards: 104, fill: 0.5 } });

export const Empty = meta.story({ args: { cards: 0, fill: 0 } });

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundSettled"));
