import { annotated } from "@thunderjack/recording";
import { html } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, fn, type Mock, waitFor } from "storybook/test";
import preview from "../../../../apps/storybook/.storybook/preview.js";
import { click, textIn } from "../../stories/clicks.js";
import { atThisMoment, chosenRound, positionAfter, type ShowMoment } from "../../stories/moment.js";
import { fairRecording, stackedRecording } from "../../stories/recordings.js";
import type { ReplayStep } from "./replay-events.js";
import "./thunderjack-replay.define.js";

const TEXT = stackedRecording();
const LINES = TEXT.split("\n");
const INSURED = chosenRound("an insurance loses, and the round is played on");
const BAD_LINE = '{"seq":40,"t":9000,"type":"CardDealt","to":"nobody"}';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#123c5a"/><path fill="#f2c14e" d="M640 60 420 340h140l-60 230 280-320H620z"/></svg>',
)}`;

/** The timeout includes the time to load the verification and the transcript. They are loaded when the page is idle. */
const PATIENTLY = { timeout: 60_000 };

interface Args {
  text: string | null;
  at: number;
  poster: number | string | null;
  speed: number;
  loop: boolean;
  renderer: string;
  "replay-step": Mock<(step: ReplayStep) => void>;
}

const attribute = { category: "attributes" };

const meta = preview.type<{ args: Args }>().meta({
  title: "Game/thunderjack-replay",
  component: "thunderjack-replay",
  tags: ["!autodocs", "state"],
  parameters: {
    moment: (({ round, position, view }) =>
      html`<thunderjack-replay .text=${round.text} .at=${position} lang=${view.language}></thunderjack-replay>`) satisfies ShowMoment,
    isWhole: true,
    docs: { story: { inline: false, height: "820px" } },
  },
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
    at: { control: "number", description: "the initial position", table: attribute },
    poster: {
      control: "text",
      description: "the position of the poster, or the URL of a picture",
      table: { ...attribute, type: { summary: "number | string" } },
    },
    speed: { control: { type: "range", min: 0.25, max: 16, step: 0.25 }, table: attribute },
    loop: { control: "boolean", table: attribute },
    renderer: { control: "inline-radio", options: ["lit", "canvas"], table: attribute },
    "replay-step": { description: "another position was reached", table: { category: "events" } },
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
});

/** A recording to play, step through and scrub. */
export const ARecording = meta.story({ tags: ["autodocs"] });

export const SteppedThrough = meta.story({
  play: async ({ args, canvasElement, step }) => {
    await step("steps by event and by decision", async () => {
      await click(canvasElement, "One event forward", "Next decision");
      // The sentence is on the felt and in the live region.
      await expect(
        await within(canvasElement).findAllByShadowText(/^Middle seat: .* against the dealer/),
      ).not.toHaveLength(0);
      await expect(args["replay-step"]).toHaveBeenCalledWith(expect.objectContaining({ seq: 1, sentence: "Round 1." }));
    });
    await step("seeks to a chapter by its mark", async () => {
      const [mark] = await within(canvasElement).findAllByShadowRole("button", { name: /Thunderjack/ });
      mark?.click();
      await expect(await within(canvasElement).findAllByShadowText(/^Thunderjack! Middle seat/)).not.toHaveLength(0);
    });
  },
});

export const WithItsTranscript = meta.story({
  args: { at: 60 },
  play: async ({ canvasElement }) => {
    await click(canvasElement, "Transcript");
    await expect(await within(canvasElement).findByShadowRole("button", { name: "Round 2." }, PATIENTLY)).toBeVisible();
  },
});

/** The cards were chosen, so the badge states only that nothing was changed afterwards. */
export const Checked = meta.story({
  args: { at: 60 },
  play: async ({ canvasElement }) => {
    await badge(canvasElement, "Replay consistent");
    await expect(await textIn(canvasElement, "No line was changed")).toBeVisible();
    await expect(await textIn(canvasElement, /the seed or some of the cards were chosen/)).toBeVisible();
  },
});

/** Every card follows from the seed of the commitment and from the client seed. */
export const Fair = meta.story({
  args: { text: fairRecording(), at: 20 },
  play: async ({ canvasElement }) => {
    await badge(canvasElement, "Replay fair");
    await expect(await textIn(canvasElement, /the cards come from the seed/)).toBeVisible();
  },
});

export const APoster = meta.story({ args: { poster: LINES.length - 3 } });

/** A picture has its own shape, and the page chooses how it fits: `::part(poster) { object-fit: cover }`. */
export const APictureAsPoster = meta.story({
  args: { poster: PICTURE },
  play: async ({ canvasElement }) => {
    // The button over the picture and the one in the controls.
    await expect(await within(canvasElement).findAllByShadowRole("button", { name: "Play" })).toHaveLength(2);
  },
});

/** One line is invalid: the lines before it play. */
export const Damaged = meta.story({
  tags: ["!state", "hostile"],
  args: { text: LINES.map((line, place) => (place === 40 ? BAD_LINE : line)).join("\n"), at: 39 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByShadowRole("alert")).toHaveTextContent("Line 41");
  },
});

/** Every line is valid, but one of them was changed. */
export const Tampered = meta.story({
  tags: ["!state", "hostile"],
  args: { text: TEXT.replace('"returned":12000', '"returned":99000'), at: 30 },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(within(canvasElement).getByShadowRole("alert")).toHaveTextContent("was changed"),
      PATIENTLY,
    );
    await within(canvasElement).findByShadowRole("button", { name: "Replay broken" }, PATIENTLY);
  },
});

export const Unreadable = meta.story({ tags: ["!state", "hostile"], args: { text: "Dear diary\n" } });

export const Empty = meta.story({ args: { text: null } });

export const OnAPhone = meta.story({
  tags: ["!state", "layout"],
  args: { at: 45 },
  globals: { viewport: { value: "phone" } },
});

/** Notes on the timeline, and the panel in which they are edited. */
export const Annotated = meta.story({
  args: {
    text: annotated(TEXT, [
      { seq: 12, glyph: "!", comment: "A close decision." },
      { seq: 30, glyph: "??", comment: "Never split tens." },
    ]),
    at: 30,
  },
  play: async ({ canvasElement, step }) => {
    await within(canvasElement).findByShadowRole(
      "button",
      { name: "Go to event 30: blunder: Never split tens." },
      PATIENTLY,
    );
    await step("the menu opens", async () => {
      (await within(canvasElement).findByShadowRole("button", { name: "More" })).click();
      await within(canvasElement).findByShadowRole("button", { name: "Notes and branches" });
    });
    (await within(canvasElement).findByShadowRole("button", { name: "Notes and branches" })).click();
    await within(canvasElement).findByShadowRole("button", { name: "Play on from here" }, PATIENTLY);
  },
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("HandSplit"));

/** Clicks the badge once the recording is verified, to show the reasons. */
async function badge(canvas: HTMLElement, name: string): Promise<void> {
  (await within(canvas).findByShadowRole("button", { name }, PATIENTLY)).click();
}

/** A clip of the recording with the settings that are not in the other stories. */
export const Settings = meta.story({
  tags: ["!state", "layout"],
  // The monospaced text of the inspector has another width after the stories of the Stream panel.
  parameters: { isCompared: false },
  render: () => html`
    <thunderjack-replay
      .text=${TEXT}
      at="8"
      from="4"
      until="30"
      pause-on="outcome"
      inspect
      share-base="https://example.org/replay"
      speed="2"
      loop
      theme="midnight"
      deck="four-colour"
      poster-alt="The first deal"
      crossorigin="anonymous"
      style="--tj-replay-height: 420px"
    ></thunderjack-replay>
  `,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByShadowRole("listbox", { name: "Events" }, PATIENTLY);
  },
});

/** A file with an insurance and a soft total of the dealer, played to its end without controls. */
export const FromAnAddress = meta.story({
  render: () => html`
    <thunderjack-replay
      src="data:application/x-ndjson,${encodeURIComponent(INSURED.text)}"
      at=${positionAfter(INSURED, "HoleCardRevealed")}
      speed="16"
      controls="none"
      autoplay
      deep-link
    ></thunderjack-replay>
  `,
  play: async ({ canvasElement, step }) => {
    const replay = canvasElement.querySelector("thunderjack-replay");
    const ended = fn();
    replay?.addEventListener("replay-end", ({ detail }) => ended(detail));
    await step("the dealer has a soft total", async () => {
      await textIn(canvasElement, "soft");
    });
    await step("the replay ends", async () => {
      replay?.play();
      await waitFor(() => expect(ended.mock.calls).toEqual([[{ seq: INSURED.publicEvents.length }]]), PATIENTLY);
    });
  },
});
