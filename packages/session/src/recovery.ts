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
import { sha256, utf8ToBytes } from "@thunderjack/core/sha256";
import {
  canonicalJson,
  clientSeedOfPlayer,
  commandsOf,
  type Fault,
  faultText,
  type JsonObject,
  type NotPlayed,
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
import { isHeaderSound } from "./header-check.js";
import { bytesOf, hexOf } from "./hex.js";
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
   * The number of lines that were removed from the end or are missing there. They were damaged, or part of a command
   * that was not saved completely.
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
 *
 * @param lineCount the number of lines that were stored
 */
export function recover(
  lines: RecordingLines,
  secrets: readonly Secret[],
  allowStacking: boolean,
  lineCount: number = lines.length,
): Recovery {
  const reading = readable(lines);
  const { recording, fault } = reading;
  if (recording === null) return { kind: "not-read", fault: faultText(fault), isNewer: isNewer(fault, lines) };
  const secret = secrets.find(({ commitment }) => commitment === recording.header.fairness.anchor);
  const seeds = secret === undefined ? null : seedsFor(recording.header, secret, secrets);
  const stacks = secret?.stacks?.filter(({ shoe }) => shoe === shoeNumber(recording.header.meta)) ?? [];
  const recovered = seeds === null ? null : recoverWith(seeds, lines, { ...reading, recording }, stacks, allowStacking);
  const explained = recovered === null ? null : recovered.shoe.log.lines.length - 1;
  if (isRefuted(recording, lines, explained)) return REFUTED;
  if (recovered !== null) {
    const missing = Math.max(0, lineCount - lines.length);
    return { ...recovered, cut: recovered.cut + missing, unsaved: secret?.unsaved ?? 0 };
  }
  const { header, events } = recording;
  const { isIntact, settled } = followed(recording, lines);
  const confirmed = isIntact ? events : events.slice(0, settled);
  return {
    kind: "only-read",
    carryover: { ...carryoverOf({ header, events: confirmed, trailer: null }, false), isRecovered: true },
    lines: events.length === 0 ? null : lines.slice(0, fault === null ? lines.length : fault.line - 1),
  };
}

/** Returns the carryover from a retired recording; `null` if it cannot be read, or if nothing confirms its header. */
export function retiredCarryover(lines: RecordingLines): Carryover | null {
  const { recording } = readable(lines);
  if (recording === null || isRefuted(recording, lines, null)) return null;
  const { header, events } = recording;
  const { isClosed, settled } = followed(recording, lines);
  if (!isClosed && settled === 0 && !hasChecksum(header)) return null;
  const carryover = carryoverOf({ header, events: isClosed ? events : events.slice(0, settled), trailer: null }, true);
  const previous = isClosed ? trailerHash(lines.at(-1) ?? "") : header.previous;
  return { ...carryover, previous, isRecovered: true, isVoid: false };
}

/** The result of following the hash chain of a recording. */
interface FollowedChain {
  /** Whether every check matches. */
  readonly isIntact: boolean;
  /** Whether the recording is closed and the hash in its trailer matches. Every line is then undamaged. */
  readonly isClosed: boolean;
  /** The number of events up to the end of the last round whose check matches. */
  readonly settled: number;
}

/** Follows the hash chain over the lines of a recording, up to the first check that does not match. */
function followed({ events, trailer }: Recording, lines: RecordingLines): FollowedChain {
  let hash: Uint8Array = new Uint8Array(0);
  let settled = 0;
  for (const [index, line] of lines.slice(0, trailer === null ? 1 + events.length : -1).entries()) {
    const event = events[index - 1];
    if (event?.type === "RoundSettled") {
      if (!hexOf(hash).startsWith(event.check)) return { isIntact: false, isClosed: false, settled };
      settled = index;
    }
    hash = sha256(hash, utf8ToBytes(line));
  }
  return { isIntact: true, isClosed: trailer?.hash === hexOf(hash), settled };
}

/**
 * Returns whether a header without a checksum, as older versions of the program wrote it, does not match its events: the
 * first `check` does not match, or the commands explain no event of a first round that is not settled.
 *
 * @param explained the number of events that the commands cause again; `null` without the seed
 */
function isRefuted(recording: Recording, lines: RecordingLines, explained: number | null): boolean {
  const { header, events } = recording;
  if (hasChecksum(header)) return false;
  const { isIntact, settled } = followed(recording, lines);
  return settled === 0 && (!isIntact || (explained === 0 && events.length > 0));
}

/**
 * Returns the header of a recording in play if nothing confirms it: it has no checksum, as older versions of the program
 * wrote it, and no settled round has a check that matches. Otherwise returns `null`.
 */
export function unconfirmedHeader(lines: RecordingLines): RecordingHeader | null {
  const { recording } = readable(lines);
  if (recording === null || hasChecksum(recording.header)) return null;
  return followed(recording, lines).settled === 0 ? recording.header : null;
}

/** The result for a header that does not match the other stored data. */
export const REFUTED: NotRead = {
  kind: "not-read",
  fault: "line 1: the header does not match the other recorded data",
  isNewer: false,
};

/**
 * Returns the result of running the commands of a recording again; `null` if no table can be opened from its header, or
 * if the cards of a stacked deal are missing.
 */
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

/** Returns whether the header of a recording can be read, and a checksum confirms it. */
export function hasConfirmedHeader([header = ""]: RecordingLines): boolean {
  const { recording } = readable([header]);
  return recording !== null && hasChecksum(recording.header);
}

function hasChecksum({ meta }: RecordingHeader): boolean {
  return meta.check !== undefined;
}

const DAMAGED_HEADER: NotPlayed = {
  recording: null,
  fault: { line: 1, field: "meta.check", reason: "does not match the header" },
  truncated: false,
};

/**
 * Parses the lines. A header with a wrong checksum counts as unreadable. In a known version of the format, an unknown
 * event counts as damage.
 */
function readable(lines: RecordingLines): Reading {
  const [header = ""] = lines;
  const reading = parseRecording(textOfLines(lines));
  const { recording, fault } = reading;
  if ((recording !== null || isNewer(fault, lines)) && !isHeaderSound(header)) return DAMAGED_HEADER;
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
  let place = 0;
  for (const state of statesOf(recording)) {
    const event = events[place++ - 1];
    // A round is dealt with the bets on the table. Other bets are damage that no check covers yet.
    if (event?.type === "RoundStarted" && canonicalJson({ ...event.bets }) !== canonicalJson({ ...bets })) break;
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

/** Returns whether the parser rejected the header because a newer version of the program wrote it. */
function isNewer({ line, field }: Fault, [header = ""]: RecordingLines): boolean {
  if (line !== 1 || field !== "version") return false;
  const { version } = JSON.parse(header);
  return Number.isSafeInteger(version) && version > 0;
}

/** Returns the seeds of a shoe from the secret of its chain; `null` if the secrets do not match the header. */
function seedsFor(header: RecordingHeader, secret: Secret, secrets: readonly Secret[]): ShoeSeeds | null {
  const { anchor, index, length, commitment, nextAnchor } = header.fairness;
  const isSingle = secret.length === undefined;
  const chain = isSingle ? null : chainOf(secret);
  if (chain !== null && (chain.anchor !== anchor || chain.length !== length)) return null;
  const serverSeed = isSingle ? bytesOf(secret.serverSeed) : chain?.seeds(index, "").serverSeed;
  if (serverSeed?.length !== SERVER_SEED_BYTES || commitmentTo(serverSeed) !== commitment) return null;
  const next = secrets.find((other) => other.commitment === nextAnchor);
  const nextChain = next === undefined ? null : chainOf(next);
  // The header names the next chain, so no other chain can follow.
  if (nextAnchor !== undefined && nextChain?.anchor !== nextAnchor) return null;
  return { seeds: seedsIn(header, serverSeed, isSingle), chain, nextChain };
}

/** Returns the chain of a secret; `null` if the secret is damaged. */
function chainOf({ serverSeed, length }: Secret): SeedChain | null {
  const bytes = bytesOf(serverSeed);
  if (bytes?.length !== SERVER_SEED_BYTES || length === undefined || length < 1 || length > LONGEST_CHAIN) return null;
  return new SeedChain(bytes, length);
}

/**
 * Returns the seeds of a shoe, with the fields that its header contains: the client seed and the place in the chain.
 *
 * @param isSingle whether the shoe has no chain
 */
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
 * Returns a shoe on which all completely recorded commands were run; `null` if no table can be opened from the header,
 * or if the cards of a stacked deal are missing.
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
  // A shoe cannot return to an earlier state. The commands before the difference are run on a new shoe.
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
  const isMasked = table.fairness?.chain !== undefined; // Version 2 of the format masks face-down cards.
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
