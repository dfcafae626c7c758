import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { type BadgeView, ENGLISH, languages, loadPhrasebook, type Phrasebook } from "@thunderjack/stage";
import { html } from "lit";
import { atThisMoment, handsOf, type ShowMoment, sheetOf } from "../../../stories/moment.js";
import "./tj-result-badge.define.js";

interface Args {
  kind: BadgeView["kind"];
  label: string;
}

const KINDS = Object.keys(ENGLISH.badges) as BadgeView["kind"][];

const meta = {
  title: "Hands/tj-result-badge",
  component: "tj-result-badge",
  parameters: {
    moment: (({ view }) =>
      sheetOf(
        handsOf(view).flatMap(({ badge }) => badge ?? []),
        ({ kind, label }) => html`<tj-result-badge kind=${kind} label=${label}></tj-result-badge>`,
      )) satisfies ShowMoment,
  },
  args: { kind: "win", label: "Win" },
  argTypes: {
    kind: { control: "select", options: KINDS, description: "the look", table: { category: "attributes" } },
    label: { control: "text", description: "the text", table: { category: "attributes" } },
  },
  render: ({ kind, label }) => html`<tj-result-badge kind=${kind} label=${label}></tj-result-badge>`,
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

export const Win: Story = {};

export const EveryOne: Story = {
  argTypes: { kind: { table: { disable: true } }, label: { table: { disable: true } } },
  render: () => html`
    <div class="sheet">
      ${KINDS.map((kind) => html`<tj-result-badge kind=${kind} label=${ENGLISH.badges[kind]}></tj-result-badge>`)}
    </div>
  `,
};

/** A recorded round, event by event. */
export const AtThisMoment: Story = atThisMoment("RoundSettled");

/** All results in all languages, to show how long the words are. */
export const InEveryLanguage: Story = {
  argTypes: EveryOne.argTypes ?? {},
  loaders: [async () => ({ books: await Promise.all(languages().map((language) => loadPhrasebook(language))) })],
  render: (_, { loaded }) => html`
    <div class="sheet" style="--columns: ${languages().length}">
      ${KINDS.flatMap((kind) =>
        (loaded.books as readonly Phrasebook[]).map(
          ({ language, direction, badges }) => html`
            <tj-result-badge lang=${language} dir=${direction} kind=${kind} label=${badges[kind]}></tj-result-badge>
          `,
        ),
      )}
    </div>
  `,
};

/** With forced colours, the sign, the word and the outline of a badge replace its colour. */
export const InForcedColours: Story = { ...EveryOne, parameters: { isInForcedColours: true } };
