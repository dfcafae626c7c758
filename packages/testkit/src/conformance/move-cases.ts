import { type Command, MOVES_BY_WORD } from "@thunderjack/core";
import type { RecordedRound } from "../recorded-round.js";
import { recordedRounds, roundNamed } from "../recorded-rounds.js";
import { same } from "../same.js";
import { buttonsOf } from "../shown-table.js";
import { rehearse, replayOf, tableOf } from "./rehearsal.js";
import type { ConformanceCase, Subject } from "./subject.js";

const KINDS: readonly Exclude<Command["type"], "PlaceBet">[] = [
  ...Object.values(MOVES_BY_WORD),
  "Deal",
  "ClearBets",
  "StartAgain",
];

/** The renderer asks for what the player presses. */
export function moveCases<Host>(subject: Subject<Host>): readonly ConformanceCase[] {
  const group = "the moves";
  return [
    ...KINDS.map((kind) => ({
      group,
      name: `asks for ${kind} exactly once when that is pressed`,
      run: () => asksOnce(subject, kind),
    })),
    { group, name: "lays each chip on each seat", run: () => laysChips(subject) },
    { group, name: "plays a whole round by what is pressed", run: () => playsARound(subject) },
    { group, name: "asks for nothing by itself", run: () => asksNothing(subject) },
    { group, name: "says why a move is refused, until the next frame comes", run: () => tellsRefusals(subject) },
    { group, name: "shows a move that is made in another one on the same stream", run: () => sharesAStream(subject) },
  ];
}

function asksOnce<Host>(subject: Subject<Host>, kind: Command["type"]): Promise<void> {
  const { round, done } = momentOf(kind);
  return rehearse(subject, tableOf(round, done), async (rehearsal) => {
    rehearsal.mount();
    const button = buttonsOf(rehearsal.conductor.view).find(({ command }) => command.type === kind);
    if (button === undefined) throw new Error(`${kind} is not offered where "${round.name}".`);
    await rehearsal.press(button.label);
    same(rehearsal.asked, [button.command], "what was asked");
  });
}

/** Where in the recorded rounds a command is offered. */
function momentOf(kind: Command["type"]): { readonly round: RecordedRound; readonly done: number } {
  if (kind === "ClearBets") return { round: roundNamed("the higher total wins"), done: 0 };
  if (kind === "StartAgain") {
    const round = roundNamed("the game is over when the credits do not pay for another bet");
    return { round, done: round.commands.length };
  }
  for (const round of recordedRounds) {
    const done = round.commands.findIndex(({ type }) => type === kind);
    if (done >= 0) return { round, done };
  }
  throw new RangeError(`No recorded round has the command ${kind}.`);
}

async function laysChips<Host>(subject: Subject<Host>): Promise<void> {
  const round = roundNamed("the higher total wins");
  const { seats, betting } = tableOf(round).conductor.view;
  for (const { seat, label } of seats) {
    for (const chip of betting.chips.filter((value) => value <= round.rules.startingCredits)) {
      const play = tableOf(round);
      play.conductor.act({ type: "ClearBets" });
      await rehearse(subject, play, async (rehearsal) => {
        rehearsal.mount();
        await rehearsal.settled();
        await subject.layChip(rehearsal.host, label, chip);
        same(rehearsal.asked, [{ type: "PlaceBet", seat, amount: chip }], "what was asked");
      });
    }
  }
}

function playsARound<Host>(subject: Subject<Host>): Promise<void> {
  const round = roundNamed("three seats are split into six hands");
  return rehearse(subject, tableOf(round), async (rehearsal) => {
    rehearsal.mount();
    for (const command of round.commands) {
      const button = buttonsOf(rehearsal.conductor.view).find(({ command: { type } }) => type === command.type);
      if (button === undefined) throw new Error(`${command.type} is not offered.`);
      await rehearsal.press(button.label);
    }
    const expected = round.commands.map((command) => (command.type === "Deal" ? { type: "Deal" } : command));
    same(rehearsal.asked, expected, "what was asked");
  });
}

function asksNothing<Host>(subject: Subject<Host>): Promise<void> {
  const round = roundNamed("a pair is split, and one of its hands is doubled");
  const play = tableOf(round, 0, "normal");
  return rehearse(subject, play, async (rehearsal) => {
    rehearsal.mount();
    for (const command of round.commands) {
      play.conductor.act(command);
      while (!play.conductor.isSettled && play.clock.passToNext()) await rehearsal.settled();
    }
    same(rehearsal.asked, [], "what was asked");
  });
}

/** A table that is only shown refuses everything. */
function tellsRefusals<Host>(subject: Subject<Host>): Promise<void> {
  const round = roundNamed("the higher total wins");
  const replay = replayOf(round);
  const question = round.publicEvents.findIndex(({ type }) => type === "TurnStarted") + 1;
  return rehearse(subject, replay, async (rehearsal) => {
    rehearsal.mount();
    replay.tell(question);
    while (replay.conductor.step());
    const [move] = buttonsOf(replay.conductor.view);
    if (move === undefined) throw new Error("Nothing is offered.");
    await rehearsal.press(move.label);
    const [refused] = rehearsal.refused;
    same(subject.readTable(rehearsal.host).message, refused?.message, "the message after a refusal");
    replay.tell(question + 1);
    await rehearsal.expectShown("in the frame after a refusal");
  });
}

function sharesAStream<Host>(subject: Subject<Host>): Promise<void> {
  const round = roundNamed("the higher total wins");
  const play = tableOf(round);
  return rehearse(subject, play, (one) =>
    rehearse(subject, play, async (other) => {
      one.mount();
      other.mount();
      for (const [place, { type }] of round.commands.entries()) {
        const [pressed, watching] = place % 2 === 0 ? [one, other] : [other, one];
        const button = buttonsOf(play.conductor.view).find(({ command }) => command.type === type);
        await pressed.press(button?.label ?? type);
        await pressed.expectShown(`after ${type}`);
        await watching.expectShown(`after ${type} in the other one`);
      }
      same([...one.asked, ...other.asked].length, round.commands.length, "how often something was asked");
    }),
  );
}
