import { ENGLISH_REPLAY } from "@thunderjack/stage/english/replay";
import { html } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, fn, type Mock, userEvent } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { click } from "../../../stories/clicks.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import { playedTo, readRecording, stackedRecording } from "../../../stories/recordings.js";
import type { ReplayRequest } from "../replay-request.js";
import { SPEEDS } from "./tj-transport.js";
import "./tj-transport.define.js";

interface Args {
  /** The number of events that are played. */
  at: number;
  playing: boolean;
  speed: number;
  loop: boolean;
  /** Whether there is a recording. */
  opened: boolean;
  isTranscriptOpen: boolean;
  canFullScreen: boolean;
  isFullScreen: boolean;
  "tj-replay-request": Mock<(request: ReplayRequest) => void>;
}

const RECORDING = readRecording(stackedRecording());
const COUNT = RECORDING.events.length;

function statusOf({ at, playing, speed, loop }: Args) {
  const played = playedTo(RECORDING, at);
  played.setRate(speed);
  played.setLoop(loop);
  if (playing) played.play();
  return played.status;
}

const attribute = { category: "attributes" };

const meta = preview.type<{ args: Args }>().meta({
  title: "Controls/tj-transport",
  component: "tj-transport",
  tags: ["state"],
  parameters: {
    moment: (({ round, position }) =>
      html`<tj-transport
        class="wide rail"
        .words=${ENGLISH_REPLAY}
        .status=${playedTo(round.recording, position).status}
      ></tj-transport>`) satisfies ShowMoment,
  },
  args: {
    at: 30,
    playing: false,
    speed: 1,
    loop: false,
    opened: true,
    isTranscriptOpen: false,
    canFullScreen: true,
    isFullScreen: false,
    "tj-replay-request": fn().mockName("tj-replay-request"),
  },
  argTypes: {
    at: { control: { type: "range", min: 0, max: COUNT }, description: "the position: the number of events" },
    playing: { control: "boolean", description: "whether the recording plays" },
    speed: { control: "select", options: SPEEDS },
    loop: { control: "boolean", description: "whether the recording starts again at its end" },
    opened: { control: "boolean", description: "whether there is a recording" },
    isTranscriptOpen: { control: "boolean", description: "whether the transcript is shown", table: attribute },
    isFullScreen: { control: "boolean", description: "whether the replay is in full screen", table: attribute },
    canFullScreen: { control: "boolean", description: "whether the page allows full screen", table: attribute },
    "tj-replay-request": { description: "the request", table: { category: "events" } },
  },
  render: (args) => html`
    <tj-transport
      class="wide rail"
      .words=${ENGLISH_REPLAY}
      .status=${args.opened ? statusOf(args) : null}
      ?transcript-open=${args.isTranscriptOpen}
      ?full-screen=${args.isFullScreen}
      ?can-full-screen=${args.canFullScreen}
      @tj-replay-request=${({ detail }: CustomEvent<ReplayRequest>) => args["tj-replay-request"](detail)}
    ></tj-transport>
  `,
});

export const Paused = meta.story({
  play: async ({ args: { "tj-replay-request": asked }, canvasElement, step }) => {
    await step("each button dispatches its request", async () => {
      await click(canvasElement, "Play", "Previous round", "Previous decision", "One event back");
      await click(canvasElement, "One event forward", "Next decision", "Next round", "Loop", "Transcript");
      const requests = ["toggle", "previous-round", "previous-decision", "step-back"];
      requests.push("step-forward", "next-decision", "next-round", "loop", "transcript");
      await expect(asked.mock.calls).toEqual(requests.map((request) => [{ do: request }]));
    });
    await step("the menu of speeds dispatches its request", async () => {
      await userEvent.selectOptions(await within(canvasElement).findByShadowLabelText("Speed"), "4");
      await expect(asked).toHaveBeenLastCalledWith({ do: "speed", speed: 4 });
    });
  },
});

export const Playing = meta.story({
  args: { playing: true, speed: 2, loop: true, isTranscriptOpen: true, isFullScreen: true },
});

/** At the start, the buttons that go back dispatch no request. */
export const AtTheBeginning = meta.story({
  args: { at: 0 },
  play: async ({ args: { "tj-replay-request": asked }, canvasElement }) => {
    await click(canvasElement, "One event back", "Previous decision", "Previous round");
    await expect(asked).not.toHaveBeenCalled();
  },
});

export const AtTheEnd = meta.story({
  args: { at: COUNT },
  play: async ({ args: { "tj-replay-request": asked }, canvasElement }) => {
    await click(canvasElement, "One event forward", "Next decision", "Next round");
    await expect(asked).not.toHaveBeenCalled();
    await click(canvasElement, "Play again");
    await expect(asked.mock.calls).toEqual([[{ do: "toggle" }]]);
  },
});

/** Escape closes the menu and returns the focus. */
export const TheMenu = meta.story({
  args: { canFullScreen: false },
  play: async ({ args: { "tj-replay-request": asked }, canvasElement, step }) => {
    const more = await within(canvasElement).findByShadowRole("button", { name: "More" });
    await step("the menu opens", () => click(canvasElement, "More"));
    await click(canvasElement, "Copy a link to this moment");
    await expect(asked.mock.calls).toEqual([[{ do: "copy-link" }]]);
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await click(canvasElement, "More");
    await userEvent.keyboard("{Escape}");
    await expect(more).toHaveAttribute("aria-expanded", "false");
    const root = more.getRootNode();
    await expect(root instanceof ShadowRoot ? root.activeElement : null).toBe(more);
  },
});

/** Without a recording, a file can still be opened. */
export const NothingToPlay = meta.story({
  args: { opened: false },
  play: async ({ args: { "tj-replay-request": asked }, canvasElement }) => {
    await expect(within(canvasElement).queryByShadowRole("button", { name: "Play" })).toBeNull();
    await click(canvasElement, "More", "Open a file");
    await expect(asked.mock.calls).toEqual([[{ do: "open-file" }]]);
  },
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundStarted"));
