import { chosenSeeds, Table, VirtualClock } from "@thunderjack/core";
import { html } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, fn, type Mock } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { click, textIn } from "../../../stories/clicks.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import { pastRoundsAt } from "../../../stories/past-rounds.js";
import { type PastRound, pastRounds } from "../../game/past-round.js";
import { eventLog } from "../../game/table-session.js";
import "./tj-history.define.js";

interface Args {
  /** The number of rounds played. */
  played: number;
  limit: number;
  "tj-recalled": Mock<(round: number) => void>;
}

/** Returns the rounds of a table at which every hand stands. */
function playedRounds({ played, limit }: Args): readonly PastRound[] {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("a story"), credits: 1_000_000 });
  const log = eventLog(table, new VirtualClock());
  table.dispatch({ type: "PlaceBet", seat: "right", amount: 1000 });
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 5000 });
  for (let round = 0; round < played; round++) {
    table.dispatch({ type: "Deal" });
    for (let { turn } = table.state; turn !== null; { turn } = table.state) {
      table.dispatch({ type: "Stand", hand: turn });
    }
  }
  log.pause();
  return pastRounds([log], limit);
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Panels/tj-history",
  component: "tj-history",
  tags: ["state"],
  parameters: {
    moment: ((moment) =>
      html`<tj-history class="wide" .rounds=${pastRoundsAt(moment)} .phrases=${moment.words}></tj-history>`) satisfies ShowMoment,
  },
  args: { played: 3, limit: 10, "tj-recalled": fn().mockName("tj-recalled") },
  argTypes: {
    played: { control: "number", description: "the number of rounds played" },
    limit: { control: "number", description: "the number of rounds shown" },
    "tj-recalled": { description: "the player replays a round", table: { category: "events" } },
  },
  render: (args) => html`
    <tj-history
      class="wide"
      .rounds=${playedRounds(args)}
      @tj-recalled=${({ detail }: CustomEvent<PastRound>) => args["tj-recalled"](detail.number)}
    ></tj-history>
  `,
});

export const ThreeRounds = meta.story({
  play: async ({ args, canvasElement }) => {
    await click(canvasElement, "Replay round 2");
    await expect(args["tj-recalled"].mock.calls).toEqual([[2]]);
  },
});

export const NoRoundYet = meta.story({ args: { played: 0 } });

export const OnAPhone = meta.story({ tags: ["!state", "layout"], globals: { viewport: { value: "phone" } } });

/** The finished rounds of a recording, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundSettled", "a second round is dealt with the same bets"));

const SUMMARY = [
  {
    round: 12,
    hands: [
      { hand: "right", cards: ["a_s_0", "j_s_0"], total: 21, bet: 1000, outcome: "thunderjack", returned: 4000 },
      { hand: "left", cards: ["10_h_0", "6_d_0", "8_c_0"], total: 24, bet: 500, outcome: "bust", returned: 0 },
    ],
    dealer: { cards: ["9_h_0", "10_c_0"], total: 19 },
    net: 2500,
    credits: 52_500,
  },
];

/** The output of `thunderjack replay --json`. Its rounds can be listed, but not replayed. */
export const FromPlainAttributes = meta.story({
  argTypes: { played: { table: { disable: true } }, limit: { table: { disable: true } } },
  render: () => html`<tj-history class="wide" rounds=${JSON.stringify(SUMMARY)}></tj-history>`,
  play: async ({ canvasElement }) => {
    await expect(await textIn(canvasElement, "Thunderjack! +30")).toBeVisible();
    await expect(within(canvasElement).queryAllByShadowRole("button")).toEqual([]);
  },
});
