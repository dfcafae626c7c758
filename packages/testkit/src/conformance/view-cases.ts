import type { RecordedRound } from "../recorded-round.js";
import { recordedRounds, roundNamed } from "../recorded-rounds.js";
import { Scenario } from "../scenario.js";
import type { ConformanceCase, RendererDriver } from "./driver.js";
import { conducted, replayOf, withHarness } from "./harness.js";

const THREE_HANDS = "the dealer busts, and every remaining hand wins";

/** Returns the cases about the table that a renderer shows. */
export function viewCases<Host>(driver: RendererDriver<Host>): readonly ConformanceCase[] {
  const group = "view";
  return [
    ...recordedRounds.map((round) => ({
      group,
      name: `shows every frame of the round "${round.name}"`,
      run: () => showsEveryFrame(driver, round),
    })),
    {
      group,
      name: "shows the current table when mounted in the middle of a round",
      run: () => showsCurrentTable(driver),
    },
    {
      group,
      name: "shows a seek immediately, forwards and backwards, without animation",
      run: () => seeks(driver),
    },
    {
      group,
      name: "shows the final table after ten rounds at once",
      run: () => showsLastOfTenRounds(driver),
    },
  ];
}

function showsEveryFrame<Host>(driver: RendererDriver<Host>, round: RecordedRound): Promise<void> {
  return withHarness(driver, replayOf(driver, round), async (harness, replay) => {
    harness.mount();
    await harness.expectView("before the first event");
    await replay.emitAll();
    for (const [place, { type }] of round.publicEvents.entries()) {
      replay.conductor.stepForward();
      await harness.expectView(`after event ${place + 1}, ${type}`);
    }
  });
}

function showsCurrentTable<Host>(driver: RendererDriver<Host>): Promise<void> {
  const round = roundNamed(THREE_HANDS);
  return withHarness(driver, replayOf(driver, round), async (harness, replay) => {
    await replay.emitUpTo(round.publicEvents.length / 2);
    while (replay.conductor.stepForward());
    harness.mount();
    await harness.expectView("after mounting");
    await harness.expectNoMotion("after mounting");
  });
}

function seeks<Host>(driver: RendererDriver<Host>): Promise<void> {
  const round = roundNamed(THREE_HANDS);
  return withHarness(driver, replayOf(driver, round), async (harness, replay) => {
    harness.mount();
    await replay.emitUpTo(6);
    while (replay.conductor.stepForward());
    const { length } = round.publicStates;
    for (const place of [length - 1, Math.floor(length / 2), 0, length - 2]) {
      const state = round.publicStates[place];
      if (state === undefined) continue;
      replay.conductor.seek(state);
      await harness.expectView(`after a seek to event ${place}`);
      await harness.expectNoMotion(`after a seek to event ${place}`);
    }
  });
}

/** Ten rounds have more events than the backlog limit of a conductor. The conductor then skips to the last state. */
function showsLastOfTenRounds<Host>(driver: RendererDriver<Host>): Promise<void> {
  const scenario = new Scenario({});
  const { rules, publicState: state, publicEvents$: events$ } = scenario.table;
  return withHarness(driver, conducted(driver, { rules, state, events$ }), async (harness, { conductor }) => {
    harness.mount();
    for (let round = 0; round < 10; round++) {
      scenario.deal();
      while (scenario.table.state.turn !== null) scenario.when("stand");
    }
    await harness.settled();
    conductor.skip();
    await harness.expectView("after ten rounds at once");
    await harness.expectNoMotion("after ten rounds at once");
  });
}
