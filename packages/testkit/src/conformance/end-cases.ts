import { roundNamed } from "../recorded-rounds.js";
import { same } from "../same.js";
import { type Rehearsal, rehearse, tableOf } from "./rehearsal.js";
import type { ConformanceCase, Subject } from "./subject.js";

const MINUTE = 60_000;

/** The renderer goes as it came. */
export function endCases<Host>(subject: Subject<Host>): readonly ConformanceCase[] {
  const group = "the end";
  return [
    { group, name: "leaves nothing behind when it is disposed", run: () => leavesNothing(subject) },
    { group, name: "keeps its last picture when the stream ends", run: () => keepsItsPicture(subject) },
    { group, name: "can be mounted again where it was disposed", run: () => comesBack(subject) },
  ];
}

/** A round is being dealt: cards are on their way, and the hand of the player waits to be asked. */
function whileDealing<Host>(
  subject: Subject<Host>,
  body: (rehearsal: Rehearsal<Host>) => Promise<void>,
): Promise<void> {
  const play = tableOf(roundNamed("the higher total wins"), 0, "normal");
  return rehearse(subject, play, async (rehearsal) => {
    const dispose = rehearsal.mount();
    await rehearsal.press("Deal");
    play.clock.pass(700);
    await rehearsal.expectShown("while it is dealt");
    dispose();
    dispose();
    await body(rehearsal);
  });
}

function leavesNothing<Host>(subject: Subject<Host>): Promise<void> {
  return whileDealing(subject, async (rehearsal) => {
    const { clock, conductor, host, asked } = rehearsal;
    await rehearsal.settled();
    same(subject.isEmpty(host), true, "whether the host is empty");
    same(rehearsal.listeners, 0, "how many subscriptions to the frames are left");
    clock.pass(MINUTE);
    await rehearsal.settled();
    same(subject.isEmpty(host), true, "whether the host is empty a minute later");
    await pressInVain(rehearsal, "Stand");
    same(asked, [{ type: "Deal" }], "what was asked");
    conductor.dispose();
    same(clock.waiting, 0, "how many timers are left");
  });
}

/** There is nothing to press any more: it may fail, and it may do nothing. */
async function pressInVain<Host>({ subject, host }: Rehearsal<Host>, label: string): Promise<void> {
  try {
    await subject.press(host, label);
  } catch {
    return;
  }
}

function keepsItsPicture<Host>(subject: Subject<Host>): Promise<void> {
  const round = roundNamed("the higher total wins");
  const play = tableOf(round, round.commands.length);
  return rehearse(subject, play, async (rehearsal) => {
    const dispose = rehearsal.mount();
    play.conductor.dispose();
    await rehearsal.expectShown("after the stream has ended");
    dispose();
    same(subject.isEmpty(rehearsal.host), true, "whether the host is empty");
  });
}

function comesBack<Host>(subject: Subject<Host>): Promise<void> {
  return whileDealing(subject, async (rehearsal) => {
    rehearsal.mount();
    await rehearsal.expectShown("when it is mounted again");
    rehearsal.clock.pass(MINUTE);
    await rehearsal.expectShown("after it was mounted again");
    await rehearsal.press("Stand");
    same(rehearsal.asked, [{ type: "Deal" }, { type: "Stand", hand: "right" }], "what was asked");
  });
}
