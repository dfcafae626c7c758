import type { Command } from "@thunderjack/core";
import { languages, loadPhrasebook, type Phrasebook, view } from "@thunderjack/stage";
import { html } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, fireEvent, fn, type Mock, waitFor } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { click, textIn } from "../../../stories/clicks.js";
import { atThisMoment } from "../../../stories/moment.js";
import { paintedTables } from "../../../stories/painted-table.js";
import { ROUND, ROUND_CONTROLS, type Round, refusalAfter, tableAfter, viewAfter } from "../../../stories/round.js";
import "./tj-table.define.js";

interface Args extends Round {
  /** The language of the texts on the table. */
  language: string;
  notice: string | null;
  "--tj-felt": string;
  "--tj-gold": string;
  "tj-command": Mock<(command: Command) => void>;
}

const THREE_SEATS = { right: 5000, middle: 5000, left: 5000 };

const meta = preview.type<{ args: Args }>().meta({
  title: "Table/tj-table",
  component: "tj-table",
  // A play function takes the focus. The documentation page therefore shows only a story without a play function.
  tags: ["!autodocs", "state"],
  parameters: { moment: paintedTables, isWhole: true, docs: { story: { inline: false, height: "640px" } } },
  args: {
    ...ROUND,
    language: "en",
    notice: null,
    "--tj-felt": "",
    "--tj-gold": "",
    "tj-command": fn().mockName("tj-command"),
  },
  argTypes: {
    language: {
      control: "select",
      options: languages(),
      description: "the language of the round",
      table: { category: "round" },
    },
    notice: {
      control: "text",
      description: "the reason why the last request was rejected",
      table: { category: "properties" },
    },
    ...ROUND_CONTROLS,
    "--tj-felt": { control: "color", description: "the colour of the felt", table: { category: "CSS properties" } },
    "--tj-gold": { control: "color", description: "the colour of the lines", table: { category: "CSS properties" } },
    "tj-command": { description: "the requested command", table: { category: "events" } },
  },
  loaders: [async ({ args: { language } }) => ({ words: await loadPhrasebook(language) })],
  render: ({ notice, "--tj-felt": felt, "--tj-gold": gold, "tj-command": asked, ...round }, { loaded }) => {
    const { rules, publicState } = tableAfter(round);
    const words: Phrasebook = loaded.words;
    return html`
      <tj-table
        .frame=${{ view: view(rules, publicState, words) }}
        .notice=${notice}
        style="${felt === "" ? "" : `--tj-felt: ${felt};`} ${gold === "" ? "" : `--tj-gold: ${gold}`}"
        @tj-command=${({ detail }: CustomEvent<Command>) => asked(detail)}
      ></tj-table>
    `;
  },
});

export const Betting = meta.story({
  args: { bets: {} },
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Left seat", "Bet 50 more");
    await expect(args["tj-command"].mock.calls).toEqual([
      [{ type: "PlaceBet", seat: "middle", amount: 5000 }],
      [{ type: "PlaceBet", seat: "left", amount: 5000 }],
    ]);
  },
});

export const BetsPlaced = meta.story({
  tags: ["autodocs"],
  args: { bets: { right: 1000, middle: 24_000, left: 6000 } },
});

export const TheRightHandIsAsked = meta.story({
  args: { bets: THREE_SEATS, cards: "8_c q_h a_d 6_s 8_d 5_c 7_c 10_c" },
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Stand");
    await expect(args["tj-command"].mock.calls).toEqual([[{ type: "Stand", hand: "right" }]]);
  },
});

export const SixHands = meta.story({
  args: {
    bets: THREE_SEATS,
    cards: "8_c q_h 9_d 6_s 8_d q_c 9_c 10_c",
    moves: "Split Stand Stand Split Stand Stand Split",
  },
});

export const Settled = meta.story({
  args: {
    bets: THREE_SEATS,
    cards: "10_h 9_h 8_h 6_s 10_d 9_d 4_d 10_s 10_c 3_h",
    moves: "Stand Stand Hit",
  },
});

export const Thunderjack = meta.story({
  args: { bets: THREE_SEATS, cards: "10_h a_h 8_h 9_s 9_d k_h 4_d 10_c" },
  play: async ({ canvasElement }) => {
    await expect(await textIn(canvasElement, "Thunderjack!")).toBeVisible();
    await expect(await textIn(canvasElement, "+150")).toBeVisible();
  },
});

export const DealerBlackjack = meta.story({ args: { bets: THREE_SEATS, cards: "10_h a_h 8_h a_s 10_d k_c 4_d k_d" } });

export const Refused = meta.story({
  args: {
    bets: {},
    notice: refusalAfter({ bets: {} }, { type: "PlaceBet", seat: "middle", amount: 75_000 }),
  },
});

export const GameOver = meta.story({
  args: { credits: 1000, cards: "10_h 9_s 6_d 10_c 10_d", moves: "Hit" },
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "New game");
    await expect(args["tj-command"].mock.calls).toEqual([[{ type: "StartAgain" }]]);
  },
});

/** A rule set with other payouts, other chips, and insurance. */
export const Casino = meta.story({
  args: { rules: "casino", bets: THREE_SEATS, cards: "8_c q_h 9_d a_s 8_d q_c 9_c 7_c" },
});

export const VingtEtUn = meta.story({
  args: { rules: "vingt-et-un", bets: { middle: 1000 }, cards: "10_s 8_c 9_s 8_d" },
});

/** Colours and fonts of the page, and an insurance. */
export const OtherColours = meta.story({
  args: {
    ...Casino.input.args,
    moves: "TakeInsurance DeclineInsurance DeclineInsurance",
    "--tj-felt": "#17456b",
    "--tj-gold": "#d9dde3",
  },
  decorators: [
    (story) => html`<div style="display: contents; --tj-font: serif; --tj-lettering-font: monospace">${story()}</div>`,
  ],
});

export const SixHandsOnAPhone = SixHands.extend({
  tags: ["!state", "layout"],
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBe(360));
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

/** A low table has no space for the cards of all hands. The caption of a hand opens it. */
export const HandsInLittleRoom = SixHands.extend({
  tags: ["!state", "layout"],
  globals: { viewport: { value: "phone" } },
  render: (round) => html`<tj-table style="height: 420px" .frame=${{ view: viewAfter(round) }}></tj-table>`,
  play: async ({ canvasElement }) => {
    const opened = fn();
    canvasElement.addEventListener("tj-hand-opened", ({ detail }) => opened(detail));
    await waitFor(() => expect(window.innerWidth).toBe(360));
    const [hand] = await within(canvasElement).findAllByShadowRole("button", { expanded: false });
    hand?.click();
    await expect(opened).toHaveBeenCalledOnce();
  },
});

export const ThunderjackOnAPhone = Thunderjack.extend({
  tags: ["!state", "layout"],
  globals: { viewport: { value: "phone" } },
});

/** A round with a split, to show the texts of each language and their widths. */
const IN_WORDS = { ...SixHands.input.args, moves: "Split Stand Stand" };

export const InEnglish = meta.story({ tags: ["!state", "language"], args: { ...IN_WORDS, language: "en" } });

export const InFrench = meta.story({ tags: ["!state", "language"], args: { ...IN_WORDS, language: "fr" } });

export const InGerman = meta.story({ tags: ["!state", "language"], args: { ...IN_WORDS, language: "de" } });

export const InSpanish = meta.story({ tags: ["!state", "language"], args: { ...IN_WORDS, language: "es" } });

/** The text runs from right to left, but the right seat stays on the right. */
export const InArabic = meta.story({
  tags: ["!state", "language"],
  args: { ...IN_WORDS, language: "ar" },
  play: async ({ canvasElement }) => {
    // The name of the hand has its own element, with the colour of the turn.
    const message = await textIn(canvasElement, /^يد المقعد الأوسط:/);
    await expect(message).toBeVisible();
    await expect(getComputedStyle(message).direction).toBe("rtl");
    const seatNamed = (name: RegExp) => within(canvasElement).findByShadowRole("switch", { name });
    const right = await seatNamed(/الأيمن/);
    const left = await seatNamed(/الأيسر/);
    await expect(right.getBoundingClientRect().left).toBeGreaterThan(left.getBoundingClientRect().right);
  },
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("HandSplit"));

/** The same recorded round with both renderers. */
export const BothRenderers = meta.story({
  parameters: { ...AtThisMoment.input.parameters, painter: "both" },
  play: async ({ canvasElement }) => {
    // The canvas renderer is loaded lazily. Its canvas may be in a shadow root.
    const canvas = () => {
      const parts = [...canvasElement.querySelectorAll("painted-table:last-child, painted-table:last-child > *")];
      return parts.find((part) => part.querySelector("canvas") ?? part.shadowRoot?.querySelector("canvas"));
    };
    await waitFor(() => expect(canvas()).toBeDefined(), { timeout: 60_000 });
  },
});

/** The player steps through the events with the buttons and the slider of the scrubber. */
export const SteppedThrough = meta.story({
  ...atThisMoment("HandSplit"),
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByShadowRole("slider", { name: "Position" });
    const [before, last] = [Number((slider as HTMLInputElement).value), Number((slider as HTMLInputElement).max)];
    await click(canvasElement, "Next event", "Next event", "Previous event");
    await expect(slider).toHaveValue(String(before + 1));
    fireEvent.input(slider, { target: { value: last } });
    await expect(await within(canvasElement).findAllByShadowText("Push")).not.toHaveLength(0);
  },
});

/** With forced colours, the table is drawn in the colours of the system. */
export const InForcedColours = Settled.extend({ parameters: { isInForcedColours: true } });
