import { type Command, MOVES_BY_WORD } from "@thunderjack/core";
import { view } from "@thunderjack/stage";
import { assertEqual } from "../assert-equal.js";
import type { RecordedRound } from "../recorded-round.js";
import { recordedRounds, roundNamed } from "../recorded-rounds.js";
import { buttonsOf } from "../table-text.js";
import type { ConformanceCase, RendererDriver } from "./driver.js";
import { replayOf, tableOf, withHarness } from "./harness.js";

const KINDS: readonly Exclude<Command["type"], "PlaceBet">[] = [
  ...Object.values(MOVES_BY_WORD),
  "Deal",
  "ClearBets",
  "StartAgain",
];

/** Returns the cases about the commands that a renderer dispatches. */
export function commandCases<Host>(driver: RendererDriver<Host>): readonly ConformanceCase[] {
  const group = "commands";
  return [
    ...KINDS.map((kind) => ({
      group,
      name: `dispatches ${kind} exactly once when its button is pressed`,
      run: () => dispatchesOnce(driver, kind),
    })),
    { group, name: "dispatches PlaceBet for each chip on each seat", run: () => placesChips(driver) },
    { group, name: "plays a complete round through its buttons", run: () => playsARound(driver) },
    { group, name: "dispatches nothing on its own", run: () => dispatchesNothing(driver) },
    { group, name: "shows the reason for a rejection until the next frame", run: () => showsRejections(driver) },
    {
      group,
      name: "shows a move that another renderer on the same stream dispatched",
      run: () => sharesAStream(driver),
    },
  ];
}

function dispatchesOnce<Host>(driver: RendererDriver<Host>, kind: Command["type"]): Promise<void> {
  const { round, done } = momentOf(kind);
  return withHarness(driver, tableOf(driver, round, done), async (harness) => {
    harness.mount();
    const button = buttonsOf(harness.conductor.view).find(({ command }) => command.type === kind);
    if (button === undefined) throw new Error(`The round "${round.name}" has no button for ${kind}.`);
    await harness.press(button.label);
    assertEqual(harness.dispatched, [button.command], "the dispatched commands");
  });
}

/**
 * Returns a position in the recorded rounds at which the view has a button for a command.
 *
 * @throws RangeError if there is no such position
 */
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

async function placesChips<Host>(driver: RendererDriver<Host>): Promise<void> {
  const round = roundNamed("the higher total wins");
  const [state] = round.publicStates;
  if (state === undefined) throw new RangeError("The round has no state before its first event.");
  const { seats, betting } = view(round.rules, state);
  for (const { seat, label } of seats) {
    for (const chip of betting.chips.filter((value) => value <= round.rules.startingCredits)) {
      await withHarness(driver, tableOf(driver, round), async (harness, play) => {
        play.conductor.act({ type: "ClearBets" });
        await harness.settled();
        harness.mount();
        await harness.settled();
        await driver.placeChip(harness.host, label, chip);
        assertEqual(harness.dispatched, [{ type: "PlaceBet", seat, amount: chip }], "the dispatched commands");
      });
    }
  }
}

function playsARound<Host>(driver: RendererDriver<Host>): Promise<void> {
  const round = roundNamed("three seats are split into six hands");
  return withHarness(driver, tableOf(driver, round), async (harness) => {
    harness.mount();
    for (const command of round.commands) {
      const button = buttonsOf(harness.conductor.view).find(({ command: { type } }) => type === command.type);
      if (button === undefined) throw new Error(`There is no button for ${command.type}.`);
      await harness.press(button.label);
    }
    const expected = round.commands.map((command) => (command.type === "Deal" ? { type: "Deal" } : command));
    assertEqual(harness.dispatched, expected, "the dispatched commands");
  });
}

function dispatchesNothing<Host>(driver: RendererDriver<Host>): Promise<void> {
  const round = roundNamed("a pair is split, and one of its hands is doubled");
  return withHarness(driver, tableOf(driver, round, 0, "normal"), async (harness, play) => {
    harness.mount();
    for (const command of round.commands) {
      play.conductor.act(command);
      await harness.settled();
      while (!play.conductor.isSettled && play.clock.passToNext()) await harness.settled();
    }
    assertEqual(harness.dispatched, [], "the dispatched commands");
  });
}

/** A replay has no `dispatch`, so its conductor rejects every command. */
function showsRejections<Host>(driver: RendererDriver<Host>): Promise<void> {
  const round = roundNamed("the higher total wins");
  const question = round.publicEvents.findIndex(({ type }) => type === "TurnStarted") + 1;
  return withHarness(driver, replayOf(driver, round), async (harness, replay) => {
    harness.mount();
    await replay.emitUpTo(question);
    while (replay.conductor.stepForward());
    const [move] = buttonsOf(replay.conductor.view);
    if (move === undefined) throw new Error("The view has no move.");
    await harness.press(move.label);
    const [rejection] = harness.rejections;
    assertEqual(driver.readTable(harness.host).message, rejection?.message, "the message after a rejection");
    await replay.emitUpTo(question + 1);
    await harness.expectView("in the frame after a rejection");
  });
}

function sharesAStream<Host>(driver: RendererDriver<Host>): Promise<void> {
  const round = roundNamed("the higher total wins");
  return withHarness(driver, tableOf(driver, round), (one, play) =>
    withHarness(driver, Promise.resolve(play), async (other) => {
      one.mount();
      other.mount();
      for (const [place, { type }] of round.commands.entries()) {
        const [pressed, watching] = place % 2 === 0 ? [one, other] : [other, one];
        const button = buttonsOf(play.conductor.view).find(({ command }) => command.type === type);
        await pressed.press(button?.label ?? type);
        await pressed.expectView(`after ${type}`);
        await watching.expectView(`after ${type} in the other renderer`);
      }
      assertEqual(
        [...one.dispatched, ...other.dispatched].length,
        round.commands.length,
        "the number of dispatched commands",
      );
    }),
  );
}
