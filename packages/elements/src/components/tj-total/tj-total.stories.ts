import { html } from "lit";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, handsOf, type ShowMoment, sheetOf } from "../../../stories/moment.js";
import "./tj-total.define.js";

interface Args {
  value: number;
  label: string;
  turn: boolean;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Hands/tj-total",
  component: "tj-total",
  tags: ["state"],
  parameters: {
    moment: (({ view }) =>
      sheetOf(
        handsOf(view),
        ({ total, isTurn }) =>
          html`<tj-total value=${total?.value ?? 0} label=${total?.label ?? ""} ?turn=${isTurn}></tj-total>`,
      )) satisfies ShowMoment,
  },
  args: { value: 15, label: "15", turn: false },
  argTypes: {
    value: { control: "number", description: "the total", table: { category: "attributes" } },
    label: { control: "text", description: "the total as text", table: { category: "attributes" } },
    turn: { control: "boolean", description: "whether it is the turn of the hand", table: { category: "attributes" } },
  },
  render: ({ value, label, turn }) => html`<tj-total value=${value} label=${label} ?turn=${turn}></tj-total>`,
});

export const Hard = meta.story();

export const Soft = meta.story({ args: { label: "soft 15" } });

export const ItsTurn = meta.story({ args: { label: "soft 15", turn: true } });

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundSettled"));

/** Hard and soft totals, 21 and a bust. Every third total belongs to the hand in turn. */
export const EveryOne = meta.story({
  argTypes: {
    value: { table: { disable: true } },
    label: { table: { disable: true } },
    turn: { table: { disable: true } },
  },
  render: () => html`
    <div class="sheet">
      ${["4", "21", "26", "soft 12", "soft 20", "21", "طري 17", "weiche 17"].map(
        (label, place) => html`
        <tj-total value=${label.replace(/\D/g, "")} label=${label} ?turn=${place % 3 === 0}></tj-total>
      `,
      )}
    </div>
  `,
});
