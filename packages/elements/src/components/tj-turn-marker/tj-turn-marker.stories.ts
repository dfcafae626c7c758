import { html } from "lit";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, handsOf, type ShowMoment, sheetOf } from "../../../stories/moment.js";
import "./tj-turn-marker.define.js";

interface Args {
  width: number;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Hands/tj-turn-marker",
  component: "tj-turn-marker",
  tags: ["state"],
  parameters: {
    moment: (({ view }) =>
      sheetOf(
        handsOf(view).filter(({ isTurn }) => isTurn),
        () => html`<div style="position: relative; width: 90px; height: 126px"><tj-turn-marker></tj-turn-marker></div>`,
      )) satisfies ShowMoment,
  },
  args: { width: 90 },
  argTypes: {
    width: {
      control: "number",
      description: "the width of the framed element, in pixels",
      table: { category: "attributes" },
    },
  },
  render: ({ width }) =>
    html`<div style="position: relative; width: ${width}px; height: 126px"><tj-turn-marker></tj-turn-marker></div>`,
});

export const ACard = meta.story();

export const ThreeCards = meta.story({ args: { width: 170 } });

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("HandSplit"));
