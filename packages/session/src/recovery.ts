import {
  type Command,
  CorruptEvents,
  commitmentTo,
  type GameEvent,
  isInPlay,
  randomSeeds,
  SERVER_SEED_BYTES,
  type Seeds,
} from "@thunderjack/core";
import {
  canonicalJson,
  clientSeedOfPlayer,
  commandsOf,
  type Fault,
  faultText,
  type JsonObject,
  openShoe,
  parseRecording,
  type Reading,
  type RecordedEvent,
  type Recording,
  type RecordingHeader,
  statesOf,
} from "@thunderjack/recording";
import type { Carryover } from "./carryover.js";
import { bytesOf } from "./hex.js";
import type { Secret } from "./secret-store.js";
import { recordingLogs, type SessionShoe } from "./session-shoe.js";
import type { RecordingLines } from "./session-store.js";
import { textOfLines } from "./text-of-lines.js";

/** The result of opening a stored recording in play. */
export type Recovery = Recovered | OnlyRead | NotRead;

/** The result if the shoe can continue from the recording. */
export interface Recovered {
  readonly kind: "recovered";
  readonly shoe: SessionShoe;
  /**
   * The number of lines that were removed from the end. They were damaged, or part of a command that was not saved
   * completely.
   */
  readonly cut: number;
  /** Whether the remaining lines equal the stored lines, byte for byte. */
  readonly isVerbatim: boolean;
  /** The fault at which the parser stopped; `null` if it read all lines or the last line was only incomplete. */
  readonly fault: string | null;
}

/** The result if the recording can be read, but the shoe cannot continue. Usually its seed is missing. */
export interface OnlyRead {
  readonly kind: "only-read";
  readonly carryover: Carryover;
  /** The readable lines. */
  readonly lines: RecordingLines;
}

/** The result if the recording cannot be read. */
export interface NotRead {
  readonly kind: "not-read";
  readonly fault: string;
  /** Whether a newer version of this program wrote the recording. It is then not damaged. */
  readonly isNewer: boolean;
}

/**
 * Opens a stored recording in play. Its commands are run again from the secret seed and must cause the recorded events.
 * At the first difference, the recording is cut before the command that caused it.
 */
export function recover(lines: RecordingLines, secrets: readonly Secret[], allowStacking: boolean): Recovery {
  const { recording, fault } = readable(lines);
  if (recording === null) return notRead(fault);
  const seeds = seedsFor(recording.header, secrets);
  const readableLines = fault === null ? lines : lines.slice(0, fault.line - 1);
  const onlyRead = { kind: "only-read", carryover: carryoverOf(recording), lines: readableLines } as const;
  if (seeds === null) return onlyRead;
  const shoe = rerun(recording, seeds, allowStacking);
  if (shoe === null) return onlyRead;
  const recovered = shoe.log.lines;
  return {
    kind: "recovered",
    shoe,
    cut: lines.length - recovered.length,
    isVerbatim: recovered.every((line, index) => line === lines[index]),
    fault: fault === null ? null : faultText(fault),
  };
}

/** Reads the lines. In a known version of the format, an unknown event is treated as damage. */
function readable(lines: RecordingLines): Reading {
  const reading = parseRecording(textOfLines(lines));
  const { recording, fault } = reading;
  if (recording !== null || fault.field !== "type" || fault.line === 1) return reading;
  const before = parseRecording(textOfLines(lines.slice(0, fault.line - 1)));
  return before.recording === null ? before : { ...before, fault };
}

/**
 * Returns the state of the player after this recording, with which the next shoe begins. The bets of a round in play
 * are returned.
 */
export function carryoverOf(recording: Recording): Carryover {
  const { header } = recording;
  let { credits, seats: bets } = header;
  let isVoid = false;
  for (const state of statesOf(recording)) {
    isVoid = isInPlay(state);
    if (!isVoid) ({ credits, bets } = state);
  }
  return { credits, bets, clientSeed: clientSeedOfPlayer(header.fairness), shoe: shoeNumber(header.meta), isVoid };
}

function notRead(fault: Fault): NotRead {
  return { kind: "not-read", fault: faultText(fault), isNewer: fault.line === 1 && fault.field === "version" };
}

function seedsFor({ fairness }: RecordingHeader, secrets: readonly Secret[]): Seeds | null {
  const secret = secrets.find(({ commitment }) => commitment === fairness.commitment);
  const serverSeed = secret === undefined ? null : bytesOf(secret.serverSeed);
  if (serverSeed?.length !== SERVER_SEED_BYTES || commitmentTo(serverSeed) !== fairness.commitment) return null;
  const { clientSeed, clientSeedFrom, seed } = fairness;
  const source = clientSeedFrom === undefined ? {} : { clientSeedFrom };
  return { ...randomSeeds(serverSeed, clientSeed), ...source, chosen: seed === "chosen" };
}

/**
 * Returns a shoe on which all completely recorded commands were run; `null` if no table can be opened from the header.
 */
function rerun({ header, events }: Recording, seeds: Seeds, allowStacking: boolean): SessionShoe | null {
  const commands = commandsIn({ header, events, trailer: null });
  if (commands === null) return null;
  const isStacked = events.some(({ type }) => type === "ShoeStacked");
  const open = () => opened(header, seeds, allowStacking || isStacked);
  const shoe = open();
  if (shoe === null) return null;
  const whole = run(shoe, commands, events);
  if (whole.isExact) return shoe;
  // A shoe cannot be rewound. The commands before the difference are run on a new shoe.
  const again = open();
  if (again !== null) run(again, commands.slice(0, whole.commands), events);
  return again;
}

function opened(header: RecordingHeader, seeds: Seeds, allowStacking: boolean): SessionShoe | null {
  const { rules, credits, seats, createdAt, meta } = header;
  try {
    const options = { rules, allowStacking, startLog: recordingLogs(() => createdAt) };
    const shoe = openShoe(options, { number: shoeNumber(meta), credits, bets: seats }, seeds);
    return canonicalJson(shoe.table.state.bets) === canonicalJson(seats) ? shoe : null;
  } catch (reason) {
    if (reason instanceof RangeError) return null;
    throw reason;
  }
}

/** Returns the commands of a recording; `null` for a public recording, which does not contain the stacked cards. */
function commandsIn(recording: Recording): readonly Command[] | null {
  try {
    return commandsOf(recording);
  } catch (reason) {
    if (reason instanceof CorruptEvents) return null;
    throw reason;
  }
}

interface Run {
  /** The number of commands that caused exactly the recorded events. */
  readonly commands: number;
  /** Whether the commands caused all events of the recording. */
  readonly isExact: boolean;
}

/** Runs the commands up to the first one whose events differ from the recorded ones. */
function run({ table, log }: SessionShoe, commands: readonly Command[], events: readonly RecordedEvent[]): Run {
  let next = 0;
  for (const [index, command] of commands.entries()) {
    const decision = table.dispatch(command);
    if (!decision.accepted) return { commands: index, isExact: false };
    const recorded = events.slice(next, next + decision.events.length);
    log.write(decision.events, (at) => recorded[at]?.t ?? log.time);
    const isExact = decision.events.every((event, at) => {
      const expected = recorded[at];
      return expected !== undefined && isSame(event, expected);
    });
    if (!isExact) return { commands: index, isExact: false };
    next += recorded.length;
  }
  return { commands: commands.length, isExact: next === events.length };
}

function isSame(event: GameEvent, recorded: RecordedEvent): boolean {
  return canonicalJson(withoutFrame(event)) === canonicalJson(withoutFrame(recorded));
}

/** Returns the event without its position, time, check and version, and without the fields that other programs add. */
function withoutFrame(event: GameEvent): JsonObject {
  const fields: readonly (readonly [string, JsonObject[string]])[] = Object.entries(event);
  return Object.fromEntries(
    fields.filter(([field]) => !["seq", "t", "check", "version"].includes(field) && !field.startsWith("x_")),
  );
}

/** Returns the number of the shoe, which a session stores in the field `meta` of the header; 1 if it is missing. */
function shoeNumber({ shoe }: JsonObject): number {
  return typeof shoe === "number" && shoe > 0 ? shoe : 1;
}
