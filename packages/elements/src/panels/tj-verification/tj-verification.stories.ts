import { randomSeeds, Table, VirtualClock } from "@thunderjack/core";
import { recordingText } from "@thunderjack/recording";
import { html } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { ref } from "lit/directives/ref.js";
import { expect } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { click, textIn } from "../../../stories/clicks.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import { eventLog } from "../../game/table-session.js";
import type { TjVerification } from "./tj-verification.js";
import "./tj-verification.define.js";

interface Args {
  /** Whether a line was changed after it was written. */
  tampered: boolean;
  /** Whether the shoe was read from a recording, so that the page has not shown its commitment. */
  stored: boolean;
}

/** Returns a closed recording of a shoe with two rounds, and the fairness data that its table has shown. */
function retired({ tampered }: Args) {
  const seeds = randomSeeds(
    Uint8Array.from({ length: 32 }, (_, place) => place),
    "my own words",
  );
  const table = new Table({ rules: "thunderjack", seeds });
  const log = eventLog(table, new VirtualClock());
  table.dispatch({ type: "PlaceBet", seat: "right", amount: 1000 });
  for (let round = 0; round < 2; round++) {
    table.dispatch({ type: "Deal" });
    for (let { turn } = table.state; turn !== null; { turn } = table.state) {
      table.dispatch({ type: "Stand", hand: turn });
    }
  }
  log.close(table.close());
  const recording = recordingText(log) ?? "";
  return {
    recording: tampered ? recording.replace('"right":1000', '"right":2000') : recording,
    shown: table.fairness,
  };
}

/** Starts the verification. */
function verified(element: Element | undefined): void {
  void (element as TjVerification | undefined)?.verify();
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Panels/tj-verification",
  component: "tj-verification",
  tags: ["state"],
  parameters: {
    moment: (({ round: { recording, text, publicEvents, publicStates }, position }) => {
      const { header, trailer } = recording;
      if (position < publicEvents.length)
        return html`<p>The shoe is in play at this position, and its seed is secret.</p>`;
      const verification = html`
        <tj-verification
          class="wide"
          .recording=${text}
          .shown=${header.fairness}
          .serverSeed=${trailer?.serverSeed ?? ""}
          .rounds=${publicStates[position]?.round ?? 0}
          ${ref(verified)}
        ></tj-verification>
      `;
      return html`${keyed(text, verification)}`;
    }) satisfies ShowMoment,
  },
  args: { tampered: false, stored: false },
  argTypes: {
    tampered: { control: "boolean", description: "whether the recording was changed after it was written" },
    stored: { control: "boolean", description: "whether the shoe was read from a recording" },
  },
  render: (args) => {
    const { recording, shown } = retired(args);
    return html`
      <tj-verification
        class="wide"
        .recording=${recording}
        .shown=${args.stored ? null : shown}
        .serverSeed=${"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}
        .rounds=${2}
      ></tj-verification>
    `;
  },
});

export const NotYetVerified = meta.story();

export const Fair = meta.story({
  play: async ({ canvasElement }) => {
    await click(canvasElement, "Verify every round");
    await expect(await textIn(canvasElement, /Fair: every check passed/)).toBeVisible();
  },
});

/** A recording does not prove when its commitment was published, or who chose its client seed. */
export const Stored = meta.story({
  args: { stored: true },
  play: async ({ canvasElement }) => {
    await click(canvasElement, "Verify every round");
    await expect(await textIn(canvasElement, /^Not proven: When the commitment was published/)).toBeVisible();
  },
});

export const Tampered = meta.story({
  tags: ["!state", "hostile"],
  args: { tampered: true },
  play: async ({ canvasElement }) => {
    await click(canvasElement, "Verify every round");
    await expect(await textIn(canvasElement, /Broken/)).toBeVisible();
  },
});

/** Recorded rounds, event by event. After the last one, their shoe is retired and can be verified. */
export const AtThisMoment = meta.story({
  ...atThisMoment("RoundSettled", "a second round is dealt with the same bets"),
  play: async ({ canvasElement }) => {
    await expect(await textIn(canvasElement, /^Checked: 2 rounds/)).toBeVisible();
    await click(canvasElement, "Previous event");
    await expect(await textIn(canvasElement, /its seed is secret/)).toBeVisible();
    await click(canvasElement, "Next event");
    await expect(await textIn(canvasElement, /^Checked: 2 rounds/)).toBeVisible();
  },
});
