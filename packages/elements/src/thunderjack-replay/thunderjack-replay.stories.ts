import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { type Command, chosenSeeds, legalCommands, Table } from "@thunderjack/core";
import { record } from "@thunderjack/recording";
import { html } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, fn, type Mock, waitFor } from "storybook/test";
import { click, says } from "../../stories/clicks.js";
import { stackOf } from "../../stories/round.js";
import type { ReplayStep } from "./replay-events.js";
import "./thunderjack-replay.define.js";

/** A Blitz, a split, and a Thunderjack, as somebody would like to have had them. */
const ROUNDS: readonly { readonly cards: string; readonly moves: readonly Command["type"][] }[] = [
  { cards: "2_h 9_s 2_d 10_c 3_h 2_c 4_h 2_s", moves: ["Hit", "Hit", "Hit", "Hit"] },
  { cards: "8_s 6_h 8_d 10_h 3_s 10_d 9_d 9_h", moves: ["Split", "Double", "Stand"] },
  { cards: "a_s 9_c k_s 7_d", moves: [] },
];

function recordedText(): string {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("a story"), allowStacking: true });
  let time = 0;
  let text = "";
  const recorder = record(table, { now: () => time, createdAt: "2025-01-31T18:30:00.000Z" });
  recorder.lines$.subscribe((line) => {
    text += `${line}\n`;
  });
  const carryOut = (command: Command | undefined) => {
    time += 1000;
    if (command === undefined || !table.dispatch(command).accepted)
      throw new Error("The story does not go on like that.");
  };
  for (const { cards, moves } of ROUNDS) {
    carryOut({ type: "PlaceBet", seat: "middle", amount: 2000 });
    carryOut({ type: "Deal", stack: stackOf(cards) });
    for (const move of moves) carryOut(legalCommands(table.rules, table.state).find(({ type }) => type === move));
  }
  recorder.close(table.close());
  return text;
}

const TEXT = recordedText();
const LINES = TEXT.split("\n");
const BAD_LINE = '{"seq":40,"t":9000,"type":"CardDealt","to":"nobody"}';

/** What is checked or told is loaded first, when the page has time for it. */
const PATIENTLY = { timeout: 10_000 };

interface Args {
  text: string | null;
  at: number;
  poster: number | null;
  speed: number;
  loop: boolean;
  renderer: string;
  "replay-step": Mock<(step: ReplayStep) => void>;
}

const attribute = { category: "attributes" };

const meta = {
  title: "Game/thunderjack-replay",
  component: "thunderjack-replay",
  tags: ["!autodocs"],
  parameters: { isWhole: true, docs: { story: { inline: false, height: "820px" } } },
  args: {
    text: TEXT,
    at: 0,
    poster: null,
    speed: 1,
    loop: false,
    renderer: "lit",
    "replay-step": fn().mockName("replay-step"),
  },
  argTypes: {
    text: { control: "text", description: "the recording", table: { category: "properties" } },
    at: { control: "number", description: "the position it opens at", table: attribute },
    poster: {
      control: "number",
      description: "the position that is shown until it is played",
      table: { ...attribute, type: { summary: "number" } },
    },
    speed: { control: { type: "range", min: 0.25, max: 16, step: 0.25 }, table: attribute },
    loop: { control: "boolean", table: attribute },
    renderer: { control: "inline-radio", options: ["lit", "canvas"], table: attribute },
    "replay-step": { description: "another position was come to", table: { category: "events" } },
  },
  render: ({ text, at, poster, speed, loop, renderer, "replay-step": stepped }) => html`
    <thunderjack-replay
      .text=${text}
      .at=${at}
      .poster=${poster}
      .speed=${speed}
      ?loop=${loop}
      renderer=${renderer}
      @replay-step=${({ detail }: CustomEvent<ReplayStep>) => stepped(detail)}
    ></thunderjack-replay>
  `,
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

/** Play it, step through it, drag along it. */
export const ARecording: Story = { tags: ["autodocs"] };

export const SteppedThrough: Story = {
  play: async ({ args, canvasElement, step }) => {
    await step("by event, and by decision", async () => {
      await click(canvasElement, "One event forward", "Next decision");
      // On the felt, and to those who listen.
      await expect(await within(canvasElement).findAllByShadowText(/^Middle hand: hit, stand/)).not.toHaveLength(0);
      await expect(args["replay-step"]).toHaveBeenCalledWith(expect.objectContaining({ seq: 1, sentence: "Round 1." }));
    });
    await step("by what happened", async () => {
      const [mark] = await within(canvasElement).findAllByShadowRole("button", { name: /Thunderjack/ });
      mark?.click();
      await expect(await within(canvasElement).findAllByShadowText(/^Thunderjack! Middle hand/)).not.toHaveLength(0);
    });
  },
};

export const WithItsTranscript: Story = {
  args: { at: 60 },
  play: async ({ canvasElement }) => {
    await click(canvasElement, "Transcript");
    await expect(await within(canvasElement).findByShadowRole("button", { name: "Round 2." }, PATIENTLY)).toBeVisible();
  },
};

export const Checked: Story = {
  args: { at: 60 },
  play: async ({ canvasElement }) => {
    const badge = await within(canvasElement).findByShadowRole("button", { name: "Replay consistent" }, PATIENTLY);
    badge.click();
    await expect(await says(canvasElement, "No line was changed")).toBeVisible();
  },
};

export const APoster: Story = { args: { poster: LINES.length - 3 } };

/** One line cannot be read: what came before it plays. */
export const Damaged: Story = {
  args: { text: LINES.map((line, place) => (place === 40 ? BAD_LINE : line)).join("\n"), at: 39 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByShadowRole("alert")).toHaveTextContent("line 41");
  },
};

/** Every line can be read, and one of them was changed. */
export const Tampered: Story = {
  args: { text: TEXT.replace('"returned":12000', '"returned":99000'), at: 30 },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(within(canvasElement).getByShadowRole("alert")).toHaveTextContent("was changed"),
      PATIENTLY,
    );
  },
};

export const Unreadable: Story = { args: { text: "Dear diary\n" } };

export const Empty: Story = { args: { text: null } };

export const OnAPhone: Story = { args: { at: 45 }, globals: { viewport: { value: "phone" } } };
