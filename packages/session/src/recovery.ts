import {
  type Command,
  CorruptEvents,
  commitmentTo,
  type GameEvent,
  randomSeeds,
  type Seeds,
  type TableState,
} from "@thunderjack/core";
import {
  canonicalJson,
  commandsOf,
  type Fault,
  faultText,
  type JsonObject,
  parseRecording,
  type Reading,
  type RecordedEvent,
  type Recording,
  type RecordingHeader,
  statesOf,
} from "@thunderjack/recording";
import { bytesOf } from "./hex.js";
import { isBetweenRounds } from "./scene.js";
import type { Secret } from "./secret-store.js";
import type { RecordingLines } from "./session-store.js";
import { ShoeInPlay } from "./shoe-in-play.js";

/** What becomes of the lines of a recording in play when it is opened again. */
export type Recovery = Recovered | OnlyRead | NotRead;

/** The table is where it was. */
export interface Recovered {
  readonly kind: "recovered";
  readonly shoe: ShoeInPlay;
  /** How many lines at the end were damaged, or part of a command that was not saved whole. */
  readonly cut: number;
  /** Whether the lines are those that were stored, byte for byte, but for what was cut. */
  readonly isVerbatim: boolean;
  /** What is wrong with the first line that was cut; `null` where it was only incomplete. */
  readonly fault: string | null;
}

/** What was played can be read; it cannot go on, because the seed is not there. */
export interface OnlyRead {
  readonly kind: "only-read";
  readonly carried: Carried;
  /** The lines that can be read. */
  readonly lines: RecordingLines;
}

/** There is nothing to read. */
export interface NotRead {
  readonly kind: "not-read";
  readonly fault: string;
  /** Whether a newer version of this program wrote it: then it is not damaged. */
  readonly isNewer: boolean;
}

/** What goes on with a new shoe. */
export interface Carried {
  readonly rules: RecordingHeader["rules"];
  readonly credits: number;
  readonly bets: RecordingHeader["seats"];
  readonly shoe: number;
  /** Whether a round was in play, whose bets came back. */
  readonly isVoid: boolean;
}

/**
 * Opens a recording in play again: its commands are run once more from the secret seed, and what they cause must be what
 * was written. What does not fit, and the rest of the command that it belongs to, is cut off.
 */
export function recover(lines: RecordingLines, secrets: readonly Secret[], allowStacking: boolean): Recovery {
  const { recording, fault } = readable(lines);
  if (recording === null) return notRead(fault);
  const seeds = seedsFor(recording.header, secrets);
  const readableLines = fault === null ? lines : lines.slice(0, fault.line - 1);
  const onlyRead = { kind: "only-read", carried: carriedFrom(recording), lines: readableLines } as const;
  if (seeds === null) return onlyRead;
  const rerun = playedAgain(recording, seeds, allowStacking);
  if (rerun === null) return onlyRead;
  const shoe = rerun;
  const kept = shoe.lines.length;
  return {
    kind: "recovered",
    shoe,
    cut: lines.length - kept,
    isVerbatim: shoe.lines.every((line, place) => line === lines[place]),
    fault: fault === null ? null : faultText(fault),
  };
}

/** Reads the lines of a version that is known here; an event that is not known is damage then, as any other is. */
function readable(lines: RecordingLines): Reading {
  const reading = parseRecording(lines.map((line) => `${line}\n`).join(""));
  const { recording, fault } = reading;
  if (recording !== null || fault.field !== "type" || fault.line === 1) return reading;
  const before = parseRecording(
    lines
      .slice(0, fault.line - 1)
      .map((line) => `${line}\n`)
      .join(""),
  );
  return before.recording === null ? before : { ...before, fault };
}

/** What can go on from a recording that cannot. A round in play is void: its bets come back. */
export function carriedFrom(recording: Recording): Carried {
  const { rules, meta } = recording.header;
  let latest: TableState | undefined;
  let isVoid = false;
  for (const state of statesOf(recording)) {
    isVoid = !isBetweenRounds(state) && state.phase !== "broke";
    if (!isVoid) latest = state;
  }
  const { credits, seats } = recording.header;
  return { rules, credits: latest?.credits ?? credits, bets: latest?.bets ?? seats, shoe: shoeNumber(meta), isVoid };
}

function notRead(fault: Fault): NotRead {
  return { kind: "not-read", fault: faultText(fault), isNewer: fault.line === 1 && fault.field === "version" };
}

function seedsFor({ fairness }: RecordingHeader, secrets: readonly Secret[]): Seeds | null {
  const secret = secrets.find(({ commitment }) => commitment === fairness.commitment);
  const serverSeed = secret === undefined ? null : bytesOf(secret.serverSeed);
  if (serverSeed === null || serverSeed.length !== 32 || commitmentTo(serverSeed) !== fairness.commitment) return null;
  const seeds = randomSeeds(serverSeed, fairness.clientSeed);
  return fairness.seed === "chosen" ? { ...seeds, chosen: true } : seeds;
}

/** A shoe on which as many commands were run as are recorded whole; `null` when no table opens as the header says. */
function playedAgain({ header, events }: Recording, seeds: Seeds, allowStacking: boolean): ShoeInPlay | null {
  const commands = commandsIn({ header, events, trailer: null });
  if (commands === null) return null;
  const isStacked = events.some(({ type }) => type === "ShoeStacked");
  const open = () => opened(header, seeds, allowStacking || isStacked);
  const shoe = open();
  if (shoe === null) return null;
  const whole = run(shoe, commands, events);
  if (whole.isExact) return shoe;
  // What was begun must not have happened, and a shoe cannot be put back: those that fit are run on a new one.
  const again = open();
  if (again !== null) run(again, commands.slice(0, whole.commands), events);
  return again;
}

function opened(header: RecordingHeader, seeds: Seeds, allowStacking: boolean): ShoeInPlay | null {
  const { rules, credits, seats, createdAt, meta } = header;
  try {
    const number = shoeNumber(meta);
    const shoe = new ShoeInPlay({ rules, seeds, credits, bets: seats, allowStacking, number, createdAt });
    return canonicalJson(shoe.scene.state.bets) === canonicalJson(seats) ? shoe : null;
  } catch (reason) {
    if (reason instanceof RangeError) return null;
    throw reason;
  }
}

/** `null` for a public stream, which does not say which cards were chosen. */
function commandsIn(recording: Recording): readonly Command[] | null {
  try {
    return commandsOf(recording);
  } catch (reason) {
    if (reason instanceof CorruptEvents) return null;
    throw reason;
  }
}

interface Run {
  /** How many commands caused what was recorded. */
  readonly commands: number;
  /** Whether that is all of the recording. */
  readonly isExact: boolean;
}

/** Runs commands until one of them causes something else than what was recorded. */
function run(shoe: ShoeInPlay, commands: readonly Command[], events: readonly RecordedEvent[]): Run {
  let next = 0;
  for (const [place, command] of commands.entries()) {
    const began = next;
    const carried = shoe.dispatch(command, (at) => events[began + at]?.t ?? shoe.time);
    if ("accepted" in carried) return { commands: place, isExact: false };
    for (const event of carried.acceptance.events) {
      const recorded = events[next];
      if (recorded === undefined || !isSame(event, recorded)) return { commands: place, isExact: false };
      next++;
    }
  }
  return { commands: commands.length, isExact: next === events.length };
}

function isSame(event: GameEvent, recorded: RecordedEvent): boolean {
  return canonicalJson({ ...event }) === canonicalJson(withoutFrame(recorded));
}

/** The event without what the recorder added to it, and without what others may have added. */
function withoutFrame(recorded: RecordedEvent): JsonObject {
  const fields: readonly (readonly [string, JsonObject[string]])[] = Object.entries(recorded);
  return Object.fromEntries(
    fields.filter(([field]) => !["seq", "t", "check"].includes(field) && !field.startsWith("x_")),
  );
}

/** A session counts its shoes in the field `meta` of their headers. */
function shoeNumber({ shoe }: JsonObject): number {
  return typeof shoe === "number" && shoe > 0 ? shoe : 1;
}
