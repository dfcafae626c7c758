import type { Recording } from "@thunderjack/recording";
import { ENGLISH, type Phrasebook } from "@thunderjack/stage";
import { ENGLISH_REPLAY } from "@thunderjack/stage/english/replay";
import { html, type TemplateResult } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, fn, type Mock, userEvent } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import { playedTo, readRecording, stackedRecording } from "../../../stories/recordings.js";
import type { ReplayRequest } from "../replay-request.js";
import "./tj-timeline.define.js";

interface Args {
  /** The number of events that are played. */
  at: number;
  "tj-replay-request": Mock<(request: ReplayRequest) => void>;
}

const RECORDING = readRecording(stackedRecording());
const COUNT = RECORDING.events.length;

function timeline(
  recording: Recording,
  at: number,
  words: Phrasebook,
  asked: (request: ReplayRequest) => void = () => {},
): TemplateResult {
  const { status, tape } = playedTo(recording, at);
  const { length } = recording.events;
  return html`
    <tj-timeline
      class="wide rail"
      .words=${{ player: ENGLISH_REPLAY, table: words }}
      .status=${status}
      .chapters=${tape.chapters}
      .count=${length}
      .position=${ENGLISH_REPLAY.event(status.seq, length)}
      @tj-replay-request=${({ detail }: CustomEvent<ReplayRequest>) => asked(detail)}
    ></tj-timeline>
  `;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Controls/tj-timeline",
  component: "tj-timeline",
  tags: ["state"],
  parameters: {
    moment: (({ round, position, words }) => timeline(round.recording, position, words)) satisfies ShowMoment,
  },
  args: { at: 0, "tj-replay-request": fn().mockName("tj-replay-request") },
  argTypes: {
    at: { control: { type: "range", min: 0, max: COUNT }, description: "the position: the number of events" },
    "tj-replay-request": { description: "the request to seek", table: { category: "events" } },
  },
  render: ({ at, "tj-replay-request": asked }) => timeline(RECORDING, at, ENGLISH, asked),
});

/** Three rounds, with marks for their chapters. */
export const AtTheBeginning = meta.story();

export const InTheMiddle = meta.story({
  args: { at: 30 },
  play: async ({ args: { "tj-replay-request": asked }, canvasElement, step }) => {
    const slider = await within(canvasElement).findByShadowRole("slider", { name: "Position" });
    await step("the slider has its position as text", async () => {
      await expect(slider).toHaveAttribute("aria-valuenow", "30");
      await expect(slider).toHaveAttribute("aria-valuetext", `event 30 of ${COUNT}`);
    });
    await step("keys request events, rounds and both ends", async () => {
      slider.focus();
      await userEvent.keyboard("{ArrowLeft}{ArrowUp}{PageDown}{PageUp}{Home}{End}");
      const steps = ["step-back", "step-forward", "previous-round", "next-round", "start", "end"];
      await expect(asked.mock.calls).toEqual(steps.map((request) => [{ do: request }]));
    });
  },
});

export const AtTheEnd = meta.story({
  args: { at: COUNT },
  play: async ({ args: { "tj-replay-request": asked }, canvasElement }) => {
    const [sign] = await within(canvasElement).findAllByShadowRole("button", { name: /Thunderjack/ });
    sign?.click();
    const { chapters } = playedTo(RECORDING, 0).tape;
    const thunderjack = chapters.find(({ kind }) => kind === "thunderjack");
    const [[request] = []] = asked.mock.calls;
    await expect(request).toMatchObject({ do: "seek" });
    // A mark for several chapters that are close together seeks to the most important of them.
    const { seq } = { seq: Number.NaN, ...request };
    await expect(chapters.filter((one) => one.round === thunderjack?.round).map((one) => one.seq)).toContain(seq);
  },
});

export const OnAPhone = meta.story({
  tags: ["!state", "layout"],
  args: { at: 45 },
  globals: { viewport: { value: "phone" } },
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("HandSplit"));
