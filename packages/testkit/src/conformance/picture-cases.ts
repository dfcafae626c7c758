import { conduct, VirtualClock } from "@thunderjack/stage";
import type { RecordedRound } from "../recorded-round.js";
import { recordedRounds, roundNamed } from "../recorded-rounds.js";
import { Scenario } from "../scenario.js";
import { rehearse, replayOf } from "./rehearsal.js";
import type { ConformanceCase, Subject } from "./subject.js";

const THREE_HANDS = "the dealer busts, and every remaining hand wins";

/** The renderer shows the same table as every other one. */
export function pictureCases<Host>(subject: Subject<Host>): readonly ConformanceCase[] {
  const group = "the picture";
  return [
    ...recordedRounds.map((round) => ({
      group,
      name: `shows every frame of a round where ${round.name}`,
      run: () => showsEveryFrame(subject, round),
    })),
    {
      group,
      name: "shows the table as it lies when it is mounted in the middle of a round",
      run: () => showsWhatLies(subject),
    },
    {
      group,
      name: "shows a jump at once, forwards and backwards, and nothing moves",
      run: () => jumps(subject),
    },
    {
      group,
      name: "shows the last table when a whole game comes at once",
      run: () => keepsUp(subject),
    },
  ];
}

function showsEveryFrame<Host>(subject: Subject<Host>, round: RecordedRound): Promise<void> {
  const replay = replayOf(round);
  return rehearse(subject, replay, async (rehearsal) => {
    rehearsal.mount();
    await rehearsal.expectShown("before the first event");
    replay.tellAll();
    for (const [place, { type }] of round.publicEvents.entries()) {
      replay.conductor.step();
      await rehearsal.expectShown(`after event ${place + 1}, ${type}`);
    }
  });
}

function showsWhatLies<Host>(subject: Subject<Host>): Promise<void> {
  const round = roundNamed(THREE_HANDS);
  const replay = replayOf(round);
  return rehearse(subject, replay, async (rehearsal) => {
    replay.tell(round.publicEvents.length / 2);
    while (replay.conductor.step());
    rehearsal.mount();
    await rehearsal.expectShown("when it is mounted");
    await rehearsal.expectStill("when it is mounted");
  });
}

function jumps<Host>(subject: Subject<Host>): Promise<void> {
  const round = roundNamed(THREE_HANDS);
  const replay = replayOf(round);
  return rehearse(subject, replay, async (rehearsal) => {
    rehearsal.mount();
    replay.tell(6);
    while (replay.conductor.step());
    const { length } = round.publicStates;
    for (const place of [length - 1, Math.floor(length / 2), 0, length - 2]) {
      const state = round.publicStates[place];
      if (state === undefined) continue;
      replay.conductor.seek(state);
      await rehearsal.expectShown(`after a jump to event ${place}`);
      await rehearsal.expectStill(`after a jump to event ${place}`);
    }
  });
}

/** Ten rounds, which are more than a conductor keeps waiting: it plays them out at once. */
function keepsUp<Host>(subject: Subject<Host>): Promise<void> {
  const clock = new VirtualClock();
  const scenario = new Scenario({});
  const { rules, publicState: state, publicEvents$: events$ } = scenario.table;
  const conductor = conduct({ rules, state, events$, clock });
  return rehearse(subject, { clock, conductor, rules }, async (rehearsal) => {
    rehearsal.mount();
    for (let round = 0; round < 10; round++) {
      scenario.deal();
      while (scenario.table.state.turn !== null) scenario.when("stand");
    }
    conductor.skip();
    await rehearsal.expectShown("after ten rounds at once");
    await rehearsal.expectStill("after ten rounds at once");
  });
}
