import type { TableState } from "@thunderjack/core";
import { narrate, type Speed } from "@thunderjack/stage";
import type { RecordedRound } from "../recorded-round.js";
import { roundNamed } from "../recorded-rounds.js";
import type { ConformanceCase, RendererDriver } from "./driver.js";
import { type Harness, type Replay, replayOf, withHarness } from "./harness.js";

const THREE_HANDS = "the dealer busts, and every remaining hand wins";
const MINUTE = 60_000;

/** Rounds in which a card decides a hand. */
const SUSPENSE = [
  "a Thunderjack is paid three to one at once",
  "against a dealer blackjack a blackjack pushes and every other hand loses",
  "a hand over 21 busts, and the dealer does not play",
  "six cards without busting are a Blitz",
];

/** Returns the cases about timing. Only the conductor schedules frames. */
export function timingCases<Host>(driver: RendererDriver<Host>): readonly ConformanceCase[] {
  const group = "timing";
  const speeds: readonly Speed[] = ["normal", "fast", "calm", "reduced-motion"];
  return [
    ...speeds.map((speed) => ({
      group,
      name: `shows the view of the conductor at every moment, at the speed "${speed}"`,
      run: () => followsConductor(driver, speed),
    })),
    {
      group,
      name: "shows no total, result, message or sentence before its card has landed",
      run: async () => {
        for (const name of SUSPENSE) await keepsSuspense(driver, name);
      },
    },
    { group, name: 'shows the final table immediately at the speed "instant"', run: () => showsInstantly(driver) },
    { group, name: "starts no new event while paused, and continues after resume", run: () => pauses(driver) },
    { group, name: "shows the final table immediately after a skip, without animation", run: () => skips(driver) },
  ];
}

function followsConductor<Host>(driver: RendererDriver<Host>, speed: Speed): Promise<void> {
  return withHarness(driver, replayOf(driver, roundNamed(THREE_HANDS), speed), async (harness, replay) => {
    harness.mount();
    await replay.emitAll();
    replay.conductor.play();
    await expectViewToTheEnd(harness, replay, async (moment) => {
      if (speed === "reduced-motion") await harness.expectNoMotion(moment);
    });
  });
}

/**
 * Compares the renderer with the view of the conductor at every moment, and searches its text for the sentences of
 * events whose cards have not landed yet.
 */
function keepsSuspense<Host>(driver: RendererDriver<Host>, name: string): Promise<void> {
  const round = roundNamed(name);
  return withHarness(driver, replayOf(driver, round), async (harness, replay) => {
    harness.mount();
    const sentences = round.publicEvents.map((event, place) => narrate(event, stateAfter(round, place)));
    let [started, landed] = [0, 0];
    const frames = replay.conductor.frames$.subscribe(({ cue }) => {
      if (cue?.isStart) started++;
      if (cue?.isLanding) landed++;
    });
    await replay.emitAll();
    replay.conductor.play();
    await expectViewToTheEnd(harness, replay, async (moment) => {
      const text = driver.readText(harness.host);
      const early = sentences.slice(landed, started).find((sentence) => sentence !== null && text.includes(sentence));
      if (early !== undefined) throw new Error(`"${early}" is readable ${moment}, before its card has landed.`);
    });
    frames.unsubscribe();
  });
}

function stateAfter({ publicStates }: RecordedRound, place: number): TableState {
  const state = publicStates[place + 1];
  if (state === undefined) throw new RangeError("The round has no state after this event.");
  return state;
}

function showsInstantly<Host>(driver: RendererDriver<Host>): Promise<void> {
  return withHarness(driver, replayOf(driver, roundNamed(THREE_HANDS), "instant"), async (harness, replay) => {
    harness.mount();
    await replay.emitAll();
    replay.conductor.play();
    await harness.expectView("immediately");
    await harness.expectNoMotion("immediately");
  });
}

function pauses<Host>(driver: RendererDriver<Host>): Promise<void> {
  return withHarness(driver, replayOf(driver, roundNamed(THREE_HANDS)), async (harness, replay) => {
    harness.mount();
    await replay.emitAll();
    replay.conductor.play();
    // The replay is paused in the middle of the deal.
    for (let cards = 0; cards < 3; cards++) replay.clock.passToNext();
    replay.conductor.pause();
    const { pending } = replay.conductor;
    // The movement of the last card has started. It lands during the pause, which shows its total.
    for (const [moment, time] of [
      ["a second", 1000],
      ["a minute", MINUTE],
    ] as const) {
      replay.clock.pass(time);
      await harness.expectView(`${moment} after the pause`);
      if (replay.conductor.pending !== pending) throw new Error(`A new event started ${moment} after the pause.`);
    }
    replay.conductor.play();
    await expectViewToTheEnd(harness, replay);
  });
}

function skips<Host>(driver: RendererDriver<Host>): Promise<void> {
  return withHarness(driver, replayOf(driver, roundNamed(THREE_HANDS)), async (harness, replay) => {
    harness.mount();
    await replay.emitAll();
    replay.conductor.play();
    replay.clock.passToNext();
    await harness.settled();
    replay.conductor.skip();
    await harness.expectView("after the skip");
    await harness.expectNoMotion("after the skip");
  });
}

async function expectViewToTheEnd<Host>(
  harness: Harness<Host>,
  { clock, conductor }: Replay,
  also: (moment: string) => Promise<void> = async () => {},
): Promise<void> {
  do {
    const moment = `after ${clock.now()} milliseconds`;
    await harness.expectView(moment);
    await also(moment);
  } while (!conductor.isSettled && clock.passToNext());
  clock.pass(MINUTE);
  await harness.expectView("a minute after the end");
}
