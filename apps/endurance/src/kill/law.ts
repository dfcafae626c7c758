import { isDeepStrictEqual } from "node:util";
import { type Command, Table } from "@thunderjack/core";
import type { Recording } from "@thunderjack/recording";
import type { TableView } from "@thunderjack/stage";
import type { Picture, Truth } from "./truth.js";

/*
 * What a life is seen to do, one line after the other: found, opened, then asks, sees, sees, …, asks, sees, …
 *
 *   it ended …                                   the next one must find
 *   ──────────────────────────────────────────   ──────────────────────────────────────────────────────────────
 *   before it was opened                         what it found itself
 *   before it asked for anything                 the picture that it saw last
 *   after it asked, with nothing of that seen    the picture that it saw last, or all that the command causes
 *   with something of that seen                  all that the command causes: what is seen is saved
 *
 * A command may have to take a new shoe first: then that may be found without the command.
 */

/** How far a table that was opened again is ahead of what was seen last. */
export type Ahead = "as it was seen" | "ahead by the command in flight" | "ahead by a new shoe";

/** What a killed page had shown. */
export interface LastSeen {
  readonly picture: Picture;
  /** What it had asked for, and of which not everything may have been seen; `null` for nothing. */
  readonly asked: Asked | null;
}

/** What a page had asked for. */
export interface Asked {
  readonly command: Command;
  /** What lay there before. */
  readonly before: Picture;
  /** How many of its events were seen. */
  readonly seen: number;
}

/**
 * Compares what a killed page had shown with what is stored after it.
 *
 * @returns how far the stored table is ahead
 * @throws Error when something that was shown is lost, or something else is stored
 */
export function aheadBy({ picture, asked }: LastSeen, truth: Truth): Ahead {
  const isSame = truth.picture === picture;
  if (asked === null) return isSame ? "as it was seen" : fail("Another table is stored than the one that was seen.");
  const deed = truth.deeds.at(-1);
  if (deed === undefined) return aheadBeforeDeal(asked, picture, truth);
  const isDone = isDeepStrictEqual(deed.command, asked.command) || isInsurance(deed.command, asked.command);
  const before = truth.deeds.at(-2)?.pictures.at(-1) ?? truth.opening;
  if (isDone && (before === asked.before || (truth.deeds.length === 1 && isNextShoe(asked.before, before)))) {
    if (asked.seen > 0 && picture !== deed.pictures[asked.seen - 1]) fail("Something else was seen than is stored.");
    return isSame ? "as it was seen" : "ahead by the command in flight";
  }
  if (asked.seen > 0) return fail("A command was seen, and is lost.");
  return isSame ? "as it was seen" : fail("More or something else is stored than the command in flight.");
}

/** Until the first deal of a shoe its header is all that is stored: the bets of the command must lie in it. */
function aheadBeforeDeal(asked: Asked, picture: Picture, { recording, opening }: Truth): Ahead {
  if (opening === picture) return "as it was seen";
  if (asked.seen > 0) return fail("A command was seen, and is lost.");
  if (isNextShoe(asked.before, opening)) return "ahead by a new shoe";
  const { rules, credits, seats } = recording.header;
  const before = viewOf(asked.before);
  const table = new Table({ rules, credits: before.credits, bets: betsOf(before), seeds: ANY_SEEDS });
  table.dispatch(asked.command);
  const isNext = credits === table.state.credits && isDeepStrictEqual({ ...seats }, { ...table.state.bets });
  return isNext ? "ahead by the command in flight" : fail("Other bets are stored than the command in flight lays.");
}

/** Which is never dealt from. */
const ANY_SEEDS = { serverSeed: new Uint8Array(32), clientSeed: "", chosen: true };

/** An insurance is recorded with its amount, and may be asked for without one. */
function isInsurance(recorded: Command, asked: Command): boolean {
  return recorded.type === "TakeInsurance" && asked.type === "TakeInsurance" && asked.amount === undefined;
}

/** Whether the second picture is a new shoe, with the bets and credits of the first. */
function isNextShoe(before: Picture, shoe: Picture): boolean {
  const [one, other] = [viewOf(before), viewOf(shoe)];
  return other.round === 0 && one.credits === other.credits && isDeepStrictEqual(betsOf(one), betsOf(other));
}

function viewOf(picture: Picture): TableView {
  return JSON.parse(picture);
}

function betsOf({ seats }: TableView): Recording["header"]["seats"] {
  const bet = (name: string) => seats.find(({ seat }) => seat === name)?.bet ?? 0;
  return { right: bet("right"), middle: bet("middle"), left: bet("left") };
}

function fail(reason: string): never {
  throw new Error(reason);
}
