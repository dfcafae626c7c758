import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { randomSeeds, Table } from "@thunderjack/core";
import { VirtualClock } from "@thunderjack/stage";
import { html } from "lit";
import { expect } from "storybook/test";
import { click, says } from "../../stories/clicks.js";
import { Ledger } from "../thunderjack-table/ledger.js";
import { shoeRecording } from "../thunderjack-table/shoe-recording.js";
import "./tj-verification.define.js";

interface Args {
  /** Whether a line was changed after it was written. */
  tampered: boolean;
}

/** A shoe of two rounds, closed. */
function retired({ tampered }: Args) {
  const seeds = randomSeeds(
    Uint8Array.from({ length: 32 }, (_, place) => place),
    "my own words",
  );
  const table = new Table({ rules: "thunderjack", seeds });
  const ledger = new Ledger(table, new VirtualClock());
  table.dispatch({ type: "PlaceBet", seat: "right", amount: 1000 });
  for (let round = 0; round < 2; round++) {
    table.dispatch({ type: "Deal" });
    for (let { turn } = table.state; turn !== null; { turn } = table.state) {
      table.dispatch({ type: "Stand", hand: turn });
    }
  }
  const recording = shoeRecording(ledger, table.close()) ?? "";
  return {
    recording: tampered ? recording.replace('"right":1000', '"right":2000') : recording,
    commitment: table.fairness?.commitment ?? "",
  };
}

const meta = {
  title: "Panels/tj-verification",
  component: "tj-verification",
  args: { tampered: false },
  argTypes: { tampered: { control: "boolean", description: "whether the recording was changed afterwards" } },
  render: (args) => {
    const { recording, commitment } = retired(args);
    return html`
      <tj-verification
        class="wide"
        .recording=${recording}
        .commitment=${commitment}
        .serverSeed=${"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}
        .rounds=${2}
      ></tj-verification>
    `;
  },
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

export const NotYetVerified: Story = {};

export const Fair: Story = {
  play: async ({ canvasElement }) => {
    await click(canvasElement, "Verify every round");
    await expect(await says(canvasElement, /Fair: all of it holds/)).toBeVisible();
  },
};

export const Tampered: Story = {
  args: { tampered: true },
  play: async ({ canvasElement }) => {
    await click(canvasElement, "Verify every round");
    await expect(await says(canvasElement, /Broken/)).toBeVisible();
  },
};
