import { html, nothing } from "lit";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, type ShowMoment, sheetOf } from "../../../stories/moment.js";
import "./tj-seat-toggle.define.js";
import "../tj-chip-stack/tj-chip-stack.define.js";

interface Args {
  label: string;
  on: boolean;
  locked: boolean;
  bet: number;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Table/tj-seat-toggle",
  component: "tj-seat-toggle",
  parameters: {
    moment: (({ view: { seats, betting } }) =>
      sheetOf(
        seats,
        ({ label, bet }) =>
          html`<tj-seat-toggle label=${label} ?on=${bet > 0} ?locked=${!betting.isOpen}></tj-seat-toggle>`,
      )) satisfies ShowMoment,
  },
  args: { label: "Right seat", on: true, locked: false, bet: 0 },
  argTypes: {
    label: { control: "text", description: "the accessible name", table: { category: "attributes" } },
    on: { control: "boolean", description: "whether picked chips go to this seat", table: { category: "attributes" } },
    locked: {
      control: "boolean",
      description: "whether the switch is disabled",
      table: { category: "attributes" },
    },
    bet: {
      control: "number",
      description: "the bet in the circle, in hundredths of a credit",
      table: { category: "attributes" },
    },
  },
  render: ({ label, on, locked, bet }) =>
    html`<tj-seat-toggle label=${label} ?on=${on} ?locked=${locked}>${
      bet > 0
        ? html`<tj-chip-stack amount=${bet} chips="500 1000 5000" style="--tj-chip-size: 50px"></tj-chip-stack>`
        : nothing
    }</tj-seat-toggle>`,
});

export const On = meta.story();

export const Off = meta.story({ args: { on: false } });

export const WithABet = meta.story({ args: { bet: 7000 } });

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundStarted"));

/** A long name, as some languages need. */
export const ALongName = meta.story({ args: { label: "Der mittlere Platz am Fenster", bet: 24_000 } });
