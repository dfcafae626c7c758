import type { StoryContext } from "@storybook/web-components-vite";
import { verify } from "@thunderjack/recording";
import { ENGLISH_REPLAY } from "@thunderjack/stage/english/replay";
import { html, type TemplateResult } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, fn, type Mock } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { click, textIn } from "../../../stories/clicks.js";
import { atThisMoment, recordingAt, type ShowMoment } from "../../../stories/moment.js";
import { fairRecording, stackedRecording } from "../../../stories/recordings.js";
import type { ReplayRequest } from "../replay-request.js";
import type { Verdict } from "./verification.js";
import "./tj-verdict.define.js";

/** The verdicts of the stories. */
const VERDICTS = {
  fair: () => verify(fairRecording()),
  stacked: () => verify(stackedRecording()),
  open: () => verify(fairRecording({ isClosed: false })),
  tampered: () => verify(fairRecording().replace('"right":1000', '"right":2000')),
  live: () => ({ status: "live" }),
  checking: () => ({ status: "checking", progress: 0 }),
  unchecked: () => ({ status: "unchecked" }),
} satisfies Record<string, () => Verdict>;

interface Args {
  recording: keyof typeof VERDICTS;
  "tj-replay-request": Mock<(request: ReplayRequest) => void>;
}

function badgeTemplate(verdict: Verdict, asked: (request: ReplayRequest) => void = () => {}): TemplateResult {
  return html`
    <div class="rail" style="width: 360px; max-width: calc(100vw - 48px); padding-top: 400px">
      <tj-verdict
        .words=${ENGLISH_REPLAY}
        .verdict=${verdict}
        @tj-replay-request=${({ detail }: CustomEvent<ReplayRequest>) => asked(detail)}
      ></tj-verdict>
    </div>
  `;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Parts/tj-verdict",
  component: "tj-verdict",
  tags: ["state"],
  parameters: { moment: ((moment) => badgeTemplate(verify(recordingAt(moment)))) satisfies ShowMoment },
  args: { recording: "fair", "tj-replay-request": fn().mockName("tj-replay-request") },
  argTypes: {
    recording: { control: "select", options: Object.keys(VERDICTS), description: "the recording to verify" },
    "tj-replay-request": { description: "the request to verify", table: { category: "events" } },
  },
  render: ({ recording, "tj-replay-request": asked }) => badgeTemplate(VERDICTS[recording](), asked),
});

/** Returns a story that clicks the badge with this name and expects a reason. */
function pressed(recording: Args["recording"], name: string, why: RegExp) {
  return {
    args: { recording },
    play: async ({ canvasElement }: Pick<StoryContext, "canvasElement">) => {
      await click(canvasElement, name);
      await expect(await textIn(canvasElement, why)).toBeVisible();
    },
  };
}

export const Fair = meta.story(pressed("fair", "Replay fair", /^Every check passed: the cards come from the seed/));
export const Stacked = meta.story(pressed("stacked", "Replay consistent", /the seed or some of the cards were chosen/));
export const Open = meta.story(pressed("open", "Replay open", /its seed is not revealed yet/));
export const Tampered = meta.story({
  tags: ["!state", "hostile"],
  ...pressed("tampered", "Replay broken", /^A check of this recording failed/),
});
export const Live = meta.story(pressed("live", "Live", /^This table is still in play/));
export const Checking = meta.story(pressed("checking", "Replay checking", /^The recording is being checked/));

/** A long recording is verified on request. */
export const NotChecked = meta.story({
  args: { recording: "unchecked" },
  play: async ({ args: { "tj-replay-request": asked }, canvasElement }) => {
    await click(canvasElement, "Replay not checked", "Check it now");
    await expect(asked.mock.calls).toEqual([[{ do: "check" }]]);
    await expect(within(canvasElement).getByShadowRole("button", { name: "Replay not checked" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  },
});

/** A recorded round, event by event. The seed is unknown until the recording is closed. */
export const AtThisMoment = meta.story({
  ...atThisMoment("RoundSettled"),
  play: async ({ canvasElement, step }) => {
    await step("at the end, the recording is closed", async () => {
      await click(canvasElement, "Replay consistent");
      await expect(await textIn(canvasElement, /the seed or some of the cards were chosen/)).toBeVisible();
    });
    await step("before the end, the recording is open", async () => {
      await click(canvasElement, "Previous event", "Replay open");
      await expect(await textIn(canvasElement, /its seed is not revealed yet/)).toBeVisible();
    });
  },
});
