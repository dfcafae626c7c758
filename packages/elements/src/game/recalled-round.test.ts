import { chosenSeeds, Table, VirtualClock } from "@thunderjack/core";
import { ENGLISH, type TableView } from "@thunderjack/stage";
import { expect, test } from "vitest";
import { type PastRound, pastRounds } from "./past-round.js";
import { recallRound } from "./recalled-round.js";
import { eventLog } from "./table-session.js";

/** Plays rounds with three seats in which each hand draws to 15, and returns the last ones. */
function playedRounds(count: number): readonly PastRound[] {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("recalled"), credits: 10_000_000 });
  const log = eventLog(table, new VirtualClock());
  for (const seat of ["right", "middle", "left"] as const) table.dispatch({ type: "PlaceBet", seat, amount: 1000 });
  while (table.state.round < count || table.state.turn !== null) {
    const { turn } = table.state;
    const drawn = table.state.hands.find(({ name }) => name === turn)?.cards.length ?? 0;
    if (turn === null) table.dispatch({ type: "Deal" });
    else table.dispatch({ type: drawn < 4 ? "Hit" : "Stand", hand: turn });
  }
  return pastRounds([log], count);
}

/** Returns everything that may only be shown when a card has landed: totals, results, the net result and the credits. */
function resultsOf({ seats, dealer, net, credits }: TableView) {
  const hands = seats.flatMap((seat) => seat.hands.map(({ name, total, badge }) => ({ name, total, badge })));
  return {
    hands: hands.filter(({ total }) => total !== null),
    dealer: [dealer.total, dealer.badge],
    net,
    credits,
  };
}

test("a recalled round shows no total, result or payment before its card has landed", () => {
  const [flights, early]: [number[], unknown[]] = [[], []];
  for (const round of playedRounds(12)) {
    const clock = new VirtualClock();
    const { conductor } = recallRound(round, { clock, speed: "normal", words: ENGLISH });
    let before: TableView = conductor.view;
    conductor.frames$.subscribe(({ view, cue }) => {
      const flying = cue?.event.type === "CardDealt" || cue?.event.type === "HoleCardRevealed";
      if (flying && cue?.isStart && !cue.isLanding) {
        const [now, then] = [resultsOf(view), resultsOf(before)].map((results) => JSON.stringify(results));
        flights.push(cue.duration);
        if (cue.sentence !== null || now !== then) early.push([cue.event, now, then]);
      }
      before = view;
    });
    while (clock.passToNext());
    expect(before.net).not.toBeNull();
    conductor.dispose();
  }
  expect(early).toEqual([]);
  expect(flights.length).toBeGreaterThan(100);
});
