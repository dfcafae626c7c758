import type { Recording } from "@thunderjack/recording";
import { ENGLISH, type Phrasebook } from "@thunderjack/stage";
import { ENGLISH_REPLAY } from "@thunderjack/stage/english/replay";
import { html, type TemplateResult } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, fn, type Mock } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { click } from "../../../stories/clicks.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import { playedTo, readRecording, stackedRecording } from "../../../stories/recordings.js";
import type { ReplayRequest } from "../replay-request.js";
import { Transcript } from "./transcript.js";
import "./tj-transcript.define.js";

interface Args {
  /** The number of events that are played. */
  at: number;
  "tj-replay-request": Mock<(request: ReplayRequest) => void>;
}

const RECORDING = readRecording(stackedRecording());
const COUNT = RECORDING.events.length;

function transcript(
  recording: Recording,
  at: number,
  words: Phrasebook,
  asked: (request: ReplayRequest) => void = () => {},
): TemplateResult {
  const played = playedTo(recording, at);
  return html`
    <tj-transcript
      class="wide rail"
      style="height: 320px"
      .words=${ENGLISH_REPLAY}
      .transcript=${new Transcript(played.tape, words)}
      .seq=${played.status.seq}
      .count=${recording.events.length}
      @tj-replay-request=${({ detail }: CustomEvent<ReplayRequest>) => asked(detail)}
    ></tj-transcript>
  `;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Panels/tj-transcript",
  component: "tj-transcript",
  tags: ["state"],
  parameters: {
    moment: (({ round, position, words }) => transcript(round.recording, position, words)) satisfies ShowMoment,
  },
  args: { at: 0, "tj-replay-request": fn().mockName("tj-replay-request") },
  argTypes: {
    at: { control: { type: "range", min: 0, max: COUNT }, description: "the position: the number of events" },
    "tj-replay-request": { description: "the request to seek, copy or download", table: { category: "events" } },
  },
  render: ({ at, "tj-replay-request": asked }) => transcript(RECORDING, at, ENGLISH, asked),
});

/** The recording is at its start, and its whole transcript can be read. */
export const AtTheBeginning = meta.story();

/** The transcript scrolls to the current line. Later lines are fainter. */
export const InTheMiddle = meta.story({
  args: { at: 40 },
  play: async ({ args: { "tj-replay-request": asked }, canvasElement, step }) => {
    await step("the current line is visible", async () => {
      const line = await within(canvasElement).findByShadowRole("button", { current: true });
      const frame = line.closest("ol")?.getBoundingClientRect();
      const { top, bottom } = line.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(frame?.top ?? Number.POSITIVE_INFINITY);
      await expect(bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
    });
    await step("a line seeks to its event, and the text can be copied or downloaded", async () => {
      await click(canvasElement, "Round 2.", "Copy the transcript", "Download the transcript");
      const round = RECORDING.events.filter(({ type }) => type === "RoundStarted")[1];
      await expect(asked.mock.calls).toEqual([
        [{ do: "seek", seq: round?.seq }],
        [{ do: "copy-transcript" }],
        [{ do: "download-transcript" }],
      ]);
    });
  },
});

export const AtTheEnd = meta.story({ args: { at: COUNT } });

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("HandSplit"));
