import { html } from "lit";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import "./tj-winnings.define.js";

interface Args {
  sign: number;
  label: string;
  amount: string;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Chips/tj-winnings",
  component: "tj-winnings",
  tags: ["state"],
  parameters: {
    moment: (({ view: { net, netText, labels } }) =>
      html`<tj-winnings sign=${Math.sign(net ?? 0)} label=${labels.result}>${netText ?? "±0"}</tj-winnings>`) satisfies ShowMoment,
  },
  args: { sign: 1, label: "Round", amount: "+15" },
  argTypes: {
    sign: {
      control: "number",
      description: "the sign: 1 for a win, -1 for a loss, 0 for neither",
      table: { category: "attributes" },
    },
    label: { control: "text", description: "the label before the amount", table: { category: "attributes" } },
    amount: { control: "text", description: "the amount as text", table: { category: "attributes" } },
  },
  render: ({ sign, label, amount }) => html`<tj-winnings sign=${sign} label=${label}>${amount}</tj-winnings>`,
});

export const Won = meta.story();

export const Lost = meta.story({ args: { sign: -1, amount: "−10" } });

export const Neither = meta.story({ args: { sign: 0, amount: "±0" } });

export const WithoutALabel = meta.story({ args: { label: "" } });

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundSettled"));
