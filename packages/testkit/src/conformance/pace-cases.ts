import type { Speed } from "@thunderjack/stage";
import { roundNamed } from "../recorded-rounds.js";
import { type Rehearsal, type Replay, rehearse, replayOf } from "./rehearsal.js";
import type { ConformanceCase, Subject } from "./subject.js";

const THREE_HANDS = "the dealer busts, and every remaining hand wins";
const MINUTE = 60_000;

/** The renderer leaves time to the conductor. */
export function paceCases<Host>(subject: Subject<Host>): readonly ConformanceCase[] {
  const group = "the pace";
  const speeds: readonly Speed[] = ["normal", "fast", "reduced-motion"];
  return [
    ...speeds.map((speed) => ({
      group,
      name: `shows at every moment what the conductor shows, at the speed "${speed}"`,
      run: () => keepsPace(subject, speed),
    })),
    { group, name: "shows the final table at once, at an instant", run: () => isThereAtOnce(subject) },
    { group, name: "shows nothing more while it is paused, and goes on afterwards", run: () => pauses(subject) },
    { group, name: "shows the end at once when it is skipped to, and nothing moves", run: () => skips(subject) },
  ];
}

function keepsPace<Host>(subject: Subject<Host>, speed: Speed): Promise<void> {
  const replay = replayOf(roundNamed(THREE_HANDS), speed);
  return rehearse(subject, replay, async (rehearsal) => {
    rehearsal.mount();
    replay.tellAll();
    replay.conductor.resume();
    await expectShownToTheEnd(rehearsal, replay, async (moment) => {
      if (speed === "reduced-motion") await rehearsal.expectStill(moment);
    });
  });
}

function isThereAtOnce<Host>(subject: Subject<Host>): Promise<void> {
  const replay = replayOf(roundNamed(THREE_HANDS), "instant");
  return rehearse(subject, replay, async (rehearsal) => {
    rehearsal.mount();
    replay.tellAll();
    replay.conductor.resume();
    await rehearsal.expectShown("in the same instant");
    await rehearsal.expectStill("in the same instant");
  });
}

function pauses<Host>(subject: Subject<Host>): Promise<void> {
  const replay = replayOf(roundNamed(THREE_HANDS));
  return rehearse(subject, replay, async (rehearsal) => {
    rehearsal.mount();
    replay.tellAll();
    replay.conductor.resume();
    // Into the middle of the deal.
    for (let cards = 0; cards < 3; cards++) replay.clock.passToNext();
    replay.conductor.pause();
    const { view, pending } = replay.conductor;
    for (const moment of ["when it is paused", "a minute after it was paused"]) {
      await rehearsal.expectShown(moment);
      if (replay.conductor.view !== view || replay.conductor.pending !== pending) {
        throw new Error(`The renderer went on ${moment}.`);
      }
      replay.clock.pass(MINUTE);
    }
    replay.conductor.resume();
    await expectShownToTheEnd(rehearsal, replay);
  });
}

function skips<Host>(subject: Subject<Host>): Promise<void> {
  const replay = replayOf(roundNamed(THREE_HANDS));
  return rehearse(subject, replay, async (rehearsal) => {
    rehearsal.mount();
    replay.tellAll();
    replay.conductor.resume();
    replay.clock.passToNext();
    await rehearsal.settled();
    replay.conductor.skip();
    await rehearsal.expectShown("after it was skipped to");
    await rehearsal.expectStill("after it was skipped to");
  });
}

async function expectShownToTheEnd<Host>(
  rehearsal: Rehearsal<Host>,
  { clock, conductor }: Replay,
  also: (moment: string) => Promise<void> = async () => {},
): Promise<void> {
  do {
    const moment = `after ${clock.now()} milliseconds`;
    await rehearsal.expectShown(moment);
    await also(moment);
  } while (!conductor.isSettled && clock.passToNext());
  clock.pass(MINUTE);
  await rehearsal.expectShown("a minute after the end");
}
