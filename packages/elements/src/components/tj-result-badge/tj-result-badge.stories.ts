import { type BadgeView, ENGLISH, languages, loadPhrasebook, type Phrasebook } from "@thunderjack/stage";
import { html } from "lit";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, handsOf, type ShowMoment, sheetOf } from "../../../stories/moment.js";
import "./tj-result-badge.define.js";

interface Args {
  kind: BadgeView["kind"];
  label: string;
}

const KINDS = Object.keys(ENGLISH.badges) as BadgeView["kind"][];

const meta = preview.type<{ args: Args }>().meta({
  title: "Hands/tj-result-badge",
  component: "tj-result-badge",
  tags: ["state"],
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
});

export const Win = meta.story();

const NO_CONTROLS = { kind: { table: { disable: true } }, label: { table: { disable: true } } };

export const EveryOne = meta.story({
  argTypes: NO_CONTROLS,
  render: () => html`
    <div class="sheet">
      ${KINDS.map((kind) => html`<tj-result-badge kind=${kind} label=${ENGLISH.badges[kind]}></tj-result-badge>`)}
    </div>
  `,
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundSettled"));

/** All results in all languages, to show how long the words are. */
export const InEveryLanguage = meta.story({
  tags: ["!state", "language"],
  argTypes: NO_CONTROLS,
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
});

/** With forced colours, the sign, the word and the outline of a badge replace its colour. */
export const InForcedColours = EveryOne.extend({ parameters: { isInForcedColours: true } });
