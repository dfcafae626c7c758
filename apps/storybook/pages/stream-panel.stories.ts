import { recordedRounds } from "@thunderjack/testkit";
import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { within } from "shadow-dom-testing-library";
import { addons } from "storybook/preview-api";
import { expect, spyOn, userEvent, waitFor } from "storybook/test";
import { click, textIn } from "../../../packages/elements/stories/clicks.js";
import preview from "../.storybook/preview.js";
import "../../../packages/elements/stories/embeds.js";
import { stackedRecording } from "../../../packages/elements/stories/recordings.js";
import { STREAMS } from "../.storybook/stream-messages.js";
import type { StreamPanel } from "../.storybook/stream-panel.js";
import "../.storybook/stream-panel.js";
import "./stream-panel.css";

interface Args {
  /** The element beside the panel. */
  beside: "table" | "replay" | "nothing";
}

/** The panels that listen to the channel. A panel that is rendered again is not connected twice. */
const connected = new WeakSet<Element>();

function connect(panel: Element | undefined): void {
  if (panel === undefined || connected.has(panel)) return;
  connected.add(panel);
  (panel as StreamPanel).connect(addons.getChannel());
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Pages/Stream panel",
  tags: ["!autodocs", "state"],
  parameters: { isWhole: true },
  args: { beside: "table" },
  argTypes: { beside: { control: "inline-radio", options: ["table", "replay", "nothing"] } },
  render: ({ beside }) => html`
    <div class="inspected">
      ${beside === "table" ? html`<thunderjack-table seed="a story" speed="instant"></thunderjack-table>` : nothing}
      ${beside === "replay" ? html`<thunderjack-replay .text=${stackedRecording()} at="12"></thunderjack-replay>` : nothing}
      <stream-panel ${ref(connect)}></stream-panel>
    </div>
  `,
});

/** The list and the tree of the inspector scroll, so that two pictures of the same state can differ. */
const NOT_COMPARED = { isCompared: false };

/** The events of a live table, beside it. The moment becomes the source of a story. */
export const ATable = meta.story({
  parameters: NOT_COMPARED,
  play: async ({ canvasElement, step }) => {
    const panel = within(canvasElement);
    await step("the events appear while the table is played", async () => {
      await click(canvasElement, "Bet 50 more", "Deal");
      await panel.findByShadowRole("option", { name: /RoundStarted/ });
    });
    await step("the panel steps back, and the table does not", async () => {
      await userEvent.click(await panel.findByShadowRole("option", { name: /^1 ?BetPlaced/ }));
      await expect(await textIn(canvasElement, "After event 1")).toBeVisible();
    });
    await step("the moment is copied as the source of a story", async () => {
      const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
      await userEvent.type(await panel.findByShadowRole("textbox", { name: "Story" }), "ABetOf50");
      await click(canvasElement, "Copy as story");
      await waitFor(() => expect(copied).toHaveBeenCalled());
      await expect(copied.mock.calls[0]?.[0]).toContain("export const ABetOf50 = meta.story(");
      await expect(copied.mock.calls[0]?.[0]).toContain('scenario.command({"type":"PlaceBet"');
      copied.mockRestore();
    });
  },
});

/** A replay and the panel follow each other. */
export const AReplay = meta.story({
  parameters: NOT_COMPARED,
  args: { beside: "replay" },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const replay = canvasElement.querySelector("thunderjack-replay");
    await textIn(canvasElement, "After event 12");
    await userEvent.click(await panel.findByShadowRole("option", { name: /^9 / }));
    await waitFor(() => expect(replay?.conductor?.seq).toBe(9));
    replay?.conductor?.seek(14);
    await expect(await textIn(canvasElement, "After event 14")).toBeVisible();
  },
});

/** A story without a stream, after two stories with a recorded round at the same position. */
export const NoStream = meta.story({
  args: { beside: "nothing" },
  play: async ({ canvasElement }) => {
    const channel = addons.getChannel();
    for (const [id, { rules, publicStates, publicEvents }] of recordedRounds.slice(0, 2).entries()) {
      const [opening] = publicStates;
      channel.emit(STREAMS, [{ id, rules, opening, sent: 0, events: publicEvents, position: 3 }]);
      await expect(await textIn(canvasElement, `3 / ${publicEvents.length}`)).toBeVisible();
    }
    channel.emit(STREAMS, []);
    await expect(await textIn(canvasElement, /This story has no stream of events/)).toBeVisible();
  },
});
