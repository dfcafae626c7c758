import {
  type Command,
  CorruptEvents,
  commitmentTo,
  type GameEvent,
  isInPlay,
  LONGEST_CHAIN,
  publicEvent,
  randomSeeds,
  SERVER_SEED_BYTES,
  SeedChain,
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
  type Played,
  parseRecording,
  type Reading,
  type RecordedEvent,
  type Recording,
  type RecordingHeader,
  type ShoeSeeds,
  type StackedCards,
  statesOf,
  trailerHash,
} from "@thunderjack/recording";
import type { Carryover } from "./carryover.js";
import { bytesOf } from "./hex.js";
import type { Secret } from "./secret-store.js";
import { recordingLogs, type SessionShoe, type ShoeLink } from "./session-shoe.js";
import type { RecordingLines } from "./session-store.js";
import { textOfLines } from "./text-of-lines.js";

/** The result of opening a stored recording in play. */
export type Recovery = Recovered | OnlyRead | NotRead;

/** The result if the commands of the recording could be run again. */
export interface Recovered {
  readonly kind: "recovered";
  readonly shoe: SessionShoe;
  /** The link of the recording to the one before it. */
  readonly link: ShoeLink;
  /** The state of the player between two rounds. The bets of a round in play are returned. */
  readonly refund: Carryover;
  /**
   * The number of lines that were removed from the end. They were damaged, or part of a command that was not saved
   * completely.
   */
  readonly cut: number;
  /** Whether the remaining lines equal the stored lines, byte for byte. */
  readonly isVerbatim: boolean;
  /** The fault at which the parser stopped; `null` if it read all lines or the last line was only incomplete. */
  readonly fault: string | null;
  /** The number of the last shoe in the session that was dealt without saving; 0 if there is none. */
  readonly unsaved: number;
}

/** The result if the recording can be read, but the shoe cannot continue. Usually its seed is missing. */
export interface OnlyRead {
  readonly kind: "only-read";
  /** The state of the player, without the bets of a round in play, which are lost. */
  readonly carryover: Carryover;
  /** The readable lines; `null` before the first deal. */
  readonly lines: RecordingLines | null;
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
  const reading = readable(lines);
  const { recording, fault } = reading;
  if (recording === null) return notRead(fault);
  const secret = secrets.find(({ commitment }) => commitment === recording.header.fairness.anchor);
  const seeds = secret === undefined ? null : seedsFor(recording.header, secret, secrets);
  const stacks = secret?.stacks?.filter(({ shoe }) => shoe === shoeNumber(recording.header.meta)) ?? [];
  const recovered = seeds === null ? null : recoverWith(seeds, lines, { ...reading, recording }, stacks, allowStacking);
  if (recovered !== null) return { ...recovered, unsaved: secret?.unsaved ?? 0 };
  const { events } = recording;
  const readableLines = fault === null ? lines : lines.slice(0, fault.line - 1);
  return {
    kind: "only-read",
    carryover: { ...carryoverOf(recording, false), isRecovered: true },
    lines: events.length === 0 ? null : readableLines,
  };
}

/** Returns the carryover from a retired recording that is verified by running its commands again; otherwise `null`. */
export function closedCarryover(lines: RecordingLines): Carryover | null {
  const reading = readable(lines);
  const { recording } = reading;
  const { trailer } = recording ?? {};
  const serverSeed = trailer == null ? null : bytesOf(trailer.serverSeed);
  if (recording === null || serverSeed?.length !== SERVER_SEED_BYTES) return null;
  const { recoveries = [], stacks = [] } = recording;
  // Whether a shoe without a chain of several shoes has a chain is visible only in the text of its header.
  for (const isSingle of [false, true]) {
    const seeds = { seeds: seedsIn(recording.header, serverSeed, isSingle), chain: null, nextChain: null };
    const recovered = recoverWith(seeds, lines, { ...reading, recording }, stacks, true);
    // Only the lines that close the recording are left out.
    if (recovered?.isVerbatim !== true || recovered.cut !== 1 + recoveries.length + stacks.length) continue;
    return { ...recovered.refund, previous: trailerHash(lines.at(-1) ?? ""), isRecovered: true };
  }
  return null;
}

/** Runs the commands of a recording again; `null` if no table can be opened from its header. */
function recoverWith(
  seeds: ShoeSeeds,
  lines: RecordingLines,
  { recording, fault }: Played,
  stacks: readonly StackedCards[],
  allowStacking: boolean,
): Recovered | null {
  const { header, events } = recording;
  const link = linkOf(header);
  const shoe = rerun({ header, events, stacks, trailer: null }, seeds, link, allowStacking);
  if (shoe === null) return null;
  const recovered = shoe.log.lines;
  return {
    kind: "recovered",
    shoe,
    link,
    refund: carryoverOf({ header, events: events.slice(0, recovered.length - 1), trailer: null }, true),
    cut: lines.length - recovered.length,
    isVerbatim: recovered.every((line, index) => line === lines[index]),
    fault: fault === null ? null : faultText(fault),
    unsaved: 0,
  };
}

function linkOf({ previous, recovered }: RecordingHeader): ShoeLink {
  return recovered === undefined ? { previous } : { previous, recovered };
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
 * Returns the state of the player after this recording.
 *
 * @param isRefunded whether the bets of a round in play are returned; otherwise they are lost
 */
function carryoverOf(recording: Recording, isRefunded: boolean): Carryover {
  const { header, events } = recording;
  let { credits, seats: bets } = header;
  let isVoid = false;
  for (const state of statesOf(recording)) {
    isVoid = isInPlay(state);
    if (!isVoid || !isRefunded) ({ credits, bets } = state);
  }
  const number = shoeNumber(header.meta);
  return {
    credits,
    bets,
    clientSeed: clientSeedOfPlayer(header.fairness),
    shoe: events.length === 0 ? number - 1 : number,
    previous: header.previous,
    isRecovered: false,
    isVoid,
  };
}

function notRead(fault: Fault): NotRead {
  return { kind: "not-read", fault: faultText(fault), isNewer: fault.line === 1 && fault.field === "version" };
}

/** Returns the seeds of a shoe from the secret of its chain; `null` if it is not the secret of the chain. */
function seedsFor(header: RecordingHeader, secret: Secret, secrets: readonly Secret[]): ShoeSeeds | null {
  const { anchor, index, length, commitment, nextAnchor } = header.fairness;
  const isSingle = secret.length === undefined;
  const chain = isSingle ? null : chainOf(secret);
  if (chain !== null && (chain.anchor !== anchor || chain.length !== length)) return null;
  const serverSeed = isSingle ? bytesOf(secret.serverSeed) : chain?.seeds(index, "").serverSeed;
  if (serverSeed?.length !== SERVER_SEED_BYTES || commitmentTo(serverSeed) !== commitment) return null;
  const next = secrets.find((other) => other.commitment === nextAnchor);
  const nextChain = next === undefined ? null : chainOf(next);
  // The next chain was announced, so no other one can follow.
  if (nextAnchor !== undefined && nextChain?.anchor !== nextAnchor) return null;
  return { seeds: seedsIn(header, serverSeed, isSingle), chain, nextChain };
}

/** Returns the chain of a secret; `null` if the secret is damaged. */
function chainOf({ serverSeed, length }: Secret): SeedChain | null {
  const bytes = bytesOf(serverSeed);
  if (bytes?.length !== SERVER_SEED_BYTES || length === undefined || length < 1 || length > LONGEST_CHAIN) return null;
  return new SeedChain(bytes, length);
}

/** @param isSingle whether the shoe has no chain */
function seedsIn({ fairness }: RecordingHeader, serverSeed: Uint8Array, isSingle: boolean): Seeds {
  const { clientSeed, clientSeedFrom, seed, anchor, index, length, nextAnchor } = fairness;
  const chain = { anchor, index, length, ...(nextAnchor === undefined ? {} : { nextAnchor }) };
  return {
    ...randomSeeds(serverSeed, clientSeed),
    ...(clientSeedFrom === undefined ? {} : { clientSeedFrom }),
    chosen: seed === "chosen",
    ...(isSingle ? {} : { chain }),
  };
}

/**
 * Returns a shoe on which all completely recorded commands were run; `null` if no table can be opened from the header.
 */
function rerun(recording: Recording, seeds: ShoeSeeds, link: ShoeLink, allowStacking: boolean): SessionShoe | null {
  const { header, events } = recording;
  const commands = commandsIn(recording);
  if (commands === null) return null;
  const isStacked = events.some(({ type }) => type === "ShoeStacked");
  const open = () => opened(header, seeds, link, allowStacking || isStacked);
  const shoe = open();
  if (shoe === null) return null;
  const whole = run(shoe, commands, events);
  if (whole.isExact) return shoe;
  // A shoe cannot be rewound. The commands before the difference are run on a new shoe.
  const again = open();
  if (again !== null) run(again, commands.slice(0, whole.commands), events);
  return again;
}

function opened(header: RecordingHeader, seeds: ShoeSeeds, link: ShoeLink, allowStacking: boolean): SessionShoe | null {
  const { rules, credits, seats, createdAt, meta } = header;
  try {
    const options = { rules, allowStacking, startLog: recordingLogs(() => createdAt, link) };
    const shoe = openShoe(options, { number: shoeNumber(meta), credits, bets: seats }, seeds);
    return canonicalJson(shoe.table.state.bets) === canonicalJson(seats) ? shoe : null;
  } catch (reason) {
    if (reason instanceof RangeError) return null;
    throw reason;
  }
}

/** Returns the commands of a recording; `null` if the cards of a stacked deal are missing. */
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
  const isMasked = table.fairness?.chain !== undefined; // in a recording of version 2
  for (const [index, command] of commands.entries()) {
    const decision = table.dispatch(command);
    if (!decision.accepted) return { commands: index, isExact: false };
    const recorded = events.slice(next, next + decision.events.length);
    log.write(decision.events, (at) => recorded[at]?.t ?? log.time);
    const isExact = decision.events.every((event, at) => {
      const expected = recorded[at];
      return expected !== undefined && isSame(isMasked ? publicEvent(event) : event, expected);
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
