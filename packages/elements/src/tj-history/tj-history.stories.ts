import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { chosenSeeds, Table } from "@thunderjack/core";
import { VirtualClock } from "@thunderjack/stage";
import { html } from "lit";
import { expect, fn, type Mock } from "storybook/test";
import { click } from "../../stories/clicks.js";
import { Ledger } from "../thunderjack-table/ledger.js";
import { type PastRound, pastRounds } from "./past-round.js";
import "./tj-history.define.js";

interface Args {
  /** How many rounds were played. */
  played: number;
  limit: number;
  "tj-recalled": Mock<(round: number) => void>;
}

/** Rounds of a table whose hands all stand. */
function playedRounds({ played, limit }: Args): readonly PastRound[] {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("a story"), credits: 1_000_000 });
  const ledger = new Ledger(table, new VirtualClock());
  table.dispatch({ type: "PlaceBet", seat: "right", amount: 1000 });
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 5000 });
  for (let round = 0; round < played; round++) {
    table.dispatch({ type: "Deal" });
    for (let { turn } = table.state; turn !== null; { turn } = table.state) {
      table.dispatch({ type: "Stand", hand: turn });
    }
  }
  ledger.pause();
  return pastRounds([ledger], limit);
}

const meta = {
  title: "Panels/tj-history",
  component: "tj-history",
  args: { played: 3, limit: 10, "tj-recalled": fn().mockName("tj-recalled") },
  argTypes: {
    played: { control: "number", description: "how many rounds were played" },
    limit: { control: "number", description: "how many of them are shown" },
    "tj-recalled": { description: "a round is to be shown again", table: { category: "events" } },
  },
  render: (args) => html`
    <tj-history
      class="wide"
      .rounds=${playedRounds(args)}
      @tj-recalled=${({ detail }: CustomEvent<PastRound>) => args["tj-recalled"](detail.number)}
    ></tj-history>
  `,
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

export const ThreeRounds: Story = {
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Replay round 2");
    await expect(args["tj-recalled"].mock.calls).toEqual([[2]]);
  },
};

export const NoRoundYet: Story = { args: { played: 0 } };

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
