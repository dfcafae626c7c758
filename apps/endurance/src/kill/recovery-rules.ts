import { isDeepStrictEqual } from "node:util";
import { type Command, Table } from "@thunderjack/core";
import type { Recording } from "@thunderjack/recording";
import type { TableView } from "@thunderjack/stage";
import type { StoredState, ViewText } from "./stored-state.js";

/*
 * The reports of a run: found, opened, then asks, sees, sees, …, asks, sees, …
 *
 *   the run was killed …                         the next run must find
 *   ──────────────────────────────────────────   ──────────────────────────────────────────────────────────────
 *   before the table was open                    the same stored table
 *   before the first command                     the last drawn view
 *   after a command, before its first view       the last drawn view, or all events of the command
 *   after a view of the command                  all events of the command: events are stored before they are drawn
 *
 * A command may begin with a new shoe. The new shoe may then be stored without the command.
 */

/** The difference between the stored table and the last drawn view. */
export type Ahead = "equal to the last drawn view" | "ahead by the command in flight" | "ahead by a new shoe";

/** The last view that a killed page drew. */
export interface LastSeen {
  readonly picture: ViewText;
  /** The command in flight; `null` for none. Some of its events may not have been drawn. */
  readonly asked: Asked | null;
}

/** A dispatched command. */
export interface Asked {
  readonly command: Command;
  /** The view before the command. */
  readonly before: ViewText;
  /** The number of its drawn events, including those in flight. */
  readonly seen: number;
  /** The number of drawn events whose card or payment has landed. The view lacks the results of the others. */
  readonly landed: number;
}

/**
 * Compares the last view of a killed page with the stored table.
 *
 * @throws Error when a drawn event is not stored, or the stored table differs
 */
export function aheadBy({ picture, asked }: LastSeen, stored: StoredState): Ahead {
  const isSame = stored.picture === picture;
  if (asked === null)
    return isSame ? "equal to the last drawn view" : fail("The stored table differs from the last drawn view.");
  const command = stored.commands.at(-1);
  if (command === undefined) return aheadBeforeDeal(asked, picture, stored);
  const isDone = isDeepStrictEqual(command.command, asked.command) || isInsurance(command.command, asked.command);
  const before = stored.commands.at(-2)?.pictures.at(-1) ?? stored.opening;
  if (isDone && (before === asked.before || (stored.commands.length === 1 && isNextShoe(asked.before, before)))) {
    if (asked.seen > command.pictures.length) fail("A drawn event is not stored.");
    if (asked.landed > 0 && asked.landed === asked.seen && picture !== command.pictures[asked.seen - 1])
      fail("The last drawn view differs from the stored command.");
    return isSame ? "equal to the last drawn view" : "ahead by the command in flight";
  }
  if (asked.seen > 0) return fail("A drawn command is not stored.");
  return isSame ? "equal to the last drawn view" : fail("The stored events differ from the command in flight.");
}

/**
 * Compares the stored table before the first deal of a shoe. Only the header is stored then. It must contain the bets
 * of the command.
 */
function aheadBeforeDeal(asked: Asked, picture: ViewText, { recording, opening }: StoredState): Ahead {
  if (opening === picture) return "equal to the last drawn view";
  if (asked.seen > 0) return fail("A drawn command is not stored.");
  if (isNextShoe(asked.before, opening)) return "ahead by a new shoe";
  const { rules, credits, seats } = recording.header;
  const before = viewOf(asked.before);
  const table = new Table({ rules, credits: before.credits, bets: betsOf(before), seeds: ANY_SEEDS });
  table.dispatch(asked.command);
  const isNext = credits === table.state.credits && isDeepStrictEqual({ ...seats }, { ...table.state.bets });
  return isNext
    ? "ahead by the command in flight"
    : fail("The stored bets differ from those of the command in flight.");
}

/** The seeds of a table that never deals. */
const ANY_SEEDS = { serverSeed: new Uint8Array(32), clientSeed: "", chosen: true };

/** Returns whether both commands take insurance, and the dispatched one has no amount. */
function isInsurance(recorded: Command, asked: Command): boolean {
  return recorded.type === "TakeInsurance" && asked.type === "TakeInsurance" && asked.amount === undefined;
}

/** Returns whether the second view shows a new shoe with the bets and credits of the first view. */
function isNextShoe(before: ViewText, shoe: ViewText): boolean {
  const [one, other] = [viewOf(before), viewOf(shoe)];
  return other.round === 0 && one.credits === other.credits && isDeepStrictEqual(betsOf(one), betsOf(other));
}

function viewOf(picture: ViewText): TableView {
  return JSON.parse(picture);
}

function betsOf({ seats }: TableView): Recording["header"]["seats"] {
  const bet = (name: string) => seats.find(({ seat }) => seat === name)?.bet ?? 0;
  return { right: bet("right"), middle: bet("middle"), left: bet("left") };
}

function fail(reason: string): never {
  throw new Error(reason);
}
