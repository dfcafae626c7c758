import { CHAIN_SCHEME, commitmentTo, isInPlay, type TableState } from "@thunderjack/core";
import type { Recovery } from "../closing.js";
import { type Fault, faultText } from "../fault.js";
import type { RecordingHeader } from "../header.js";
import { type Read, readInSteps } from "../parser.js";
import { linesOf, type Recording } from "../recording.js";
import { stateHash } from "../state-hash.js";
import { finished, partly, type Steps } from "../steps.js";
import type { RecordingTrailer } from "../trailer.js";
import { foreignAddition } from "./additions.js";
import { changedLine } from "./changed-line.js";
import { type Check, failed, held, type Where } from "./check.js";
import { dealAgain } from "./dealt-deck.js";
import { type FollowedChain, followChain } from "./followed-chain.js";
import { type KnownPart, knownPart } from "./known-part.js";
import { type Outline, outlineOf } from "./outline.js";
import { playAgain } from "./play-again.js";
import { recordedShoe } from "./recorded-shoe.js";
import { type Difference, rerun } from "./rerun.js";
import { seedsOf, shoeOf } from "./revealed-shoe.js";
import { SeedChainPlaces } from "./seed-chain-places.js";
import { hasContribution, type Unproven, unproven } from "./unproven.js";

/*
 *   name         condition                                                               applies to
 *   ──────────   ─────────────────────────────────────────────────────────────────────   ─────────────────
 *   format       every line is valid, and can follow the lines before it                 every recording
 *   chain        the hash chain over the lines matches every `check` and the trailer,    every recording
 *                and every addition has the hash of the trailer
 *   noted        the commitment is the one that the player wrote down                    if one is given
 *   anchor       the commitment is that of its shoe in the chain of the anchor,          chains of several shoes,
 *                and the anchor is the one that the player wrote down, if one is given   and if an anchor is given
 *   client-seed  the client seed is the one of the player                                if one is given
 *   commitment   the commitment is the hash of the revealed seed                         closed recordings
 *   deck         the deck derived from the seed is the deck that was dealt;              closed recordings
 *                chosen cards are excluded and counted
 *   commands     the commands, run again, cause the same events                          every recording, up to the
 *                                                                                        round of the first secret card
 *   state        the final state has the recorded hash                                   closed recordings
 */

/** The verification of a recording. */
export interface Verification {
  /**
   * - `fair`: all checks pass, and the cards come from a committed seed and from a client seed.
   * - `committed`: all checks pass, but the player contributed no client seed. The house could have chosen a favourable
   *   seed.
   * - `consistent`: all checks pass, but the seed or some cards were chosen, or there was a recovery, or the place of the
   *   shoe in its chain was not checked, which occurs only in a session with many missing shoes.
   * - `open`: all possible checks pass, but there is no trailer yet.
   * - `broken`: a check has failed.
   */
  readonly status: "fair" | "committed" | "consistent" | "open" | "broken";
  /** The reason for the status, as a sentence. */
  readonly why: string;
  /** The results of the checks, in order. A failed check is the last one. */
  readonly checks: readonly Check[];
  /** The facts that the verification did not prove. */
  readonly notProven: readonly Unproven[];
}

/** The options of {@link verify}. */
export interface VerifyOptions {
  /**
   * The commitment that the player wrote down before the first deal, in hex. If given, it is compared with the
   * commitment of the recording. A file cannot prove when its own commitment was made.
   */
  readonly commitment?: string;
  /**
   * The anchor that the player wrote down before the first deal, in hex. If given, it is compared with the anchor of
   * the recording. It replaces the commitments of all shoes of its chain.
   */
  readonly anchor?: string;
  /**
   * The client seed of the player. If given, it is compared with the client seed of the recording. A file cannot prove
   * who chose its own client seed.
   */
  readonly clientSeed?: string;
}

/**
 * Verifies a recording: format, hash chain, commitment, anchor, client seed, deck, commands and final state, up to the
 * first failure. Never throws, even for invalid text.
 *
 * In a fair recording, the lines belong together and the cards come from the seed of the commitment and from the client
 * seed. The status does not prove who wrote the recording. {@link Verification.notProven} lists the other facts that it
 * does not prove.
 */
export function verify(text: string, options: VerifyOptions = {}): Verification {
  return finished(verifyInSteps(text, options));
}

/**
 * Verifies a recording in short steps, with the same result as {@link verify}.
 *
 * @param text the recording, or its parts, each of whole lines. The parts are never joined, because copying 64 MiB takes
 *   too long for one step.
 */
export function* verifyInSteps(text: string | readonly string[], options: VerifyOptions = {}): Steps<Verification> {
  const { verification } = yield* examineInSteps(text, options);
  return verification;
}

/** A verified recording and its verification. */
export interface Examined {
  /** The outline of the recording; `null` if the text is not a recording. */
  readonly outline: Outline | null;
  readonly verification: Verification;
}

/**
 * Parses and verifies a recording in short steps. A valid recording is usually exactly as the recorder writes it, and
 * takes one fast pass. Every other text is verified by {@link examineByParsing}, for which the rest of the progress
 * is reserved.
 */
export function* examineInSteps(
  text: string | readonly string[],
  options: VerifyOptions,
  places: SeedChainPlaces = new SeedChainPlaces(),
): Steps<Examined> {
  let progress = 0;
  const texts = typeof text === "string" ? [text] : text;
  const playing = playAgain(texts);
  let step = playing.next();
  for (; step.done !== true; step = playing.next()) {
    progress = step.value;
    yield progress;
  }
  const played = step.value;
  if (played === null) return yield* partly(progress, 1, examineByParsing(texts, options, places));
  const { outline, state, checks, cards, isSecret } = played;
  const results: Results = {
    format: once(() => [held("format", validText(outline))]),
    chain: once(() => [held("chain", matchingText(checks))]),
    play: once(() => {
      if (outline.trailer !== null) return [held("deck", dealtText(cards, 0)), commandsCheck(null, SEED_CARDS)];
      return isSecret ? [] : [commandsCheck(null, OWN_CARDS)];
    }),
  };
  return yield* partly(
    progress,
    1,
    concluded(outline, pendingChecks(outline, state, options, results, places), options),
  );
}

/** The share of parsing in the progress. */
const PARSING = 0.4;
/** The progress when the first check begins. */
const PREPARED = 0.42;

/** Parses a text and verifies its events, in short steps. Unlike the fast pass, this gives a result for every text. */
export function* examineByParsing(
  texts: readonly string[],
  options: VerifyOptions,
  places: SeedChainPlaces = new SeedChainPlaces(),
): Steps<Examined> {
  const read = yield* partly(0, PARSING, readInSteps(texts));
  const { state } = read;
  const { recording } = read.reading;
  const format = checkFormat(texts, read);
  if (recording === null || state === null) return yield* partly(PARSING, 1, concluded(null, [format], options));
  const known = yield* partly(PARSING, PREPARED, knownPart(recording));
  const outline = outlineOf(recording, state);
  const results = { format, chain: checkChain(texts, recording, known), play: checkPlay(known) };
  return yield* partly(
    PREPARED,
    1,
    concluded(outline, pendingChecks(outline, state, options, results, places), options),
  );
}

/** The checks of the lines. Each check is computed when its steps are run. */
interface Results {
  readonly format: Steps<readonly Check[]>;
  readonly chain: Steps<readonly Check[]>;
  /** The checks of the deck and of the commands. */
  readonly play: Steps<readonly Check[]>;
}

/** Returns all checks in their order. */
function pendingChecks(
  outline: Outline,
  state: TableState,
  { commitment, anchor, clientSeed }: VerifyOptions,
  { format, chain, play }: Results,
  places: SeedChainPlaces,
): readonly Steps<readonly Check[]>[] {
  const { header, trailer } = outline;
  const noted = commitment === undefined ? [] : [once(() => [checkNoted(header, commitment)])];
  const anchored = anchor === undefined && isAlone(header) ? [] : [once(() => checkAnchor(header, anchor, places))];
  const contributed = clientSeed === undefined ? [] : [once(() => [checkClientSeed(header, clientSeed)])];
  const written = [format, chain, ...noted, ...anchored, ...contributed];
  if (trailer === null) return [...written, play];
  return [
    ...written,
    once(() => [checkCommitment(outline, trailer)]),
    play,
    once(() => [checkState(outline, trailer, state)]),
  ];
}

/** Runs checks that need no steps. */
function* once(checks: () => readonly Check[]): Steps<readonly Check[]> {
  yield 0;
  return checks();
}

/** Runs the checks in order, up to the first failure. */
function* concluded(
  outline: Outline | null,
  pending: readonly Steps<readonly Check[]>[],
  { anchor }: VerifyOptions,
): Steps<Examined> {
  const checks: Check[] = [];
  const notProven = () => unproven(outline, checks, anchor !== undefined);
  for (const [place, steps] of pending.entries()) {
    for (const check of yield* partly(place / pending.length, (place + 1) / pending.length, steps)) {
      checks.push(check);
      if (!check.holds) {
        const why = sentence(check.detail);
        return { outline, verification: { status: "broken", why, checks, notProven: notProven() } };
      }
    }
  }
  return { outline, verification: { ...verdictOn(outline, checks), checks, notProven: notProven() } };
}

function* checkFormat(texts: readonly string[], { reading, state, next }: Read): Steps<readonly Check[]> {
  const { recording, fault, truncated } = reading;
  if (recording === null) return [failed("format", faultText(fault), { line: fault.line })];
  if (fault !== null) return [failed("format", faultText(fault), yield* whereIs(fault, texts, recording))];
  const { trailer, recoveries = [] } = recording;
  const lines = linesOf(recording);
  if (trailer !== null && state !== null && isInPlay(state) && recoveries.length === 0) {
    return [failed("format", `line ${lines}: closes the recording during a round`, { line: lines })];
  }
  if (truncated) {
    return [held("format", `line ${next} is cut off; all lines before it are valid`, { line: next })];
  }
  return [held("format", validText({ lines }))];
}

function validText({ lines }: Pick<Outline, "lines">): string {
  return `all ${lines} lines are valid`;
}

/**
 * Returns the position of a fault. If the line contradicts earlier lines, the chain determines how many of the earlier
 * lines are correct.
 */
function* whereIs({ line, mayBeEarlier }: Fault, texts: readonly string[], recording: Recording): Steps<Where> {
  if (mayBeEarlier !== true) return { line };
  const { broken, confirmed } = yield* followChain(texts, recording);
  return { lines: broken ?? [confirmed + 1, line] };
}

function* checkChain(texts: readonly string[], recording: Recording, known: KnownPart): Steps<readonly Check[]> {
  const chain = yield* partly(0, 0.5, followChain(texts, recording));
  if (chain.broken === null) {
    const line = yield* foreignAddition(texts, recording);
    if (line !== null) {
      return [
        failed(
          "chain",
          `the "hash" of line ${line} is not that of the trailer: it is an addition of another recording`,
          { line },
        ),
      ];
    }
    return [held("chain", matchingText(chain.checks))];
  }
  const [first, last] = chain.broken;
  const what = last > recording.events.length + 1 ? 'the "hash"' : 'the "check"';
  const found = `${what} of line ${last} does not match the lines before it`;
  const line = yield* partly(0.5, 1, pinned(texts, recording, known, chain));
  if (line !== null) return [failed("chain", `${found}: line ${line} was changed`, { line, lines: chain.broken })];
  return [
    failed("chain", `${found}: at least one of the lines ${first} to ${last} was changed`, { lines: chain.broken }),
  ];
}

function matchingText(checks: number): string {
  return checks === 0 ? "there is no check yet" : `matches all ${checks} checks`;
}

/** Returns the line that was changed if running the commands again determines it; otherwise `null`. */
function* pinned(
  texts: readonly string[],
  recording: Recording,
  known: KnownPart,
  chain: FollowedChain,
): Steps<number | null> {
  const { header, trailer } = recording;
  if (isSecret(known)) return null;
  const source = trailer === null ? recordedShoe(known) : shoeOf(header, seedsOf(header, trailer));
  return yield* changedLine(texts, recording, known, chain, source);
}

function checkNoted({ fairness }: RecordingHeader, noted: string): Check {
  if (fairness.commitment === noted.trim().toLowerCase()) {
    return held("noted", "the commitment is the one that was written down");
  }
  return failed("noted", "the commitment is not the one that was written down", { line: 1 });
}

/**
 * Checks the noted anchor, and the place of the shoe in the chain of its anchor. In a session with many missing shoes,
 * the place can cost too much work. The check is then omitted, the time of the commitment is not proven, and the
 * recording is at most `consistent`: its seed may be of another chain.
 */
function checkAnchor(
  { fairness }: RecordingHeader,
  noted: string | undefined,
  places: SeedChainPlaces,
): readonly Check[] {
  const { anchor, index, length } = fairness;
  if (noted !== undefined && noted.trim().toLowerCase() !== anchor) {
    return [failed("anchor", "the anchor is not the one that was written down", { line: 1 })];
  }
  const isPlace = places.isPlace(fairness);
  if (isPlace === null) return [];
  if (!isPlace) {
    return [failed("anchor", `the commitment is not that of shoe ${index} in the chain of the anchor`, { line: 1 })];
  }
  const place = `the commitment is that of shoe ${index} of ${length} in the chain of the anchor`;
  return [held("anchor", noted === undefined ? place : `${place}, and the anchor is the noted one`)];
}

function checkClientSeed({ fairness }: RecordingHeader, clientSeed: string): Check {
  if (fairness.clientSeed === clientSeed) return held("client-seed", "the client seed is the one of the player");
  return failed("client-seed", "the client seed is not the one of the player", { line: 1 });
}

function checkCommitment({ header, lines }: Outline, trailer: RecordingTrailer): Check {
  if (commitmentTo(seedsOf(header, trailer).serverSeed) === header.fairness.commitment) {
    return held("commitment", "the revealed seed matches the commitment");
  }
  return failed("commitment", "the revealed seed does not match the commitment", { line: lines });
}

/** Checks the deck of a closed recording, and the commands of every recording that is not secret. */
function* checkPlay(known: KnownPart): Steps<readonly Check[]> {
  const { header, trailer } = known.recording;
  if (trailer === null) {
    return isSecret(known) ? [] : [commandsCheck(yield* rerun(known, recordedShoe(known)), OWN_CARDS)];
  }
  const { scheme } = header.fairness;
  if (scheme !== CHAIN_SCHEME) {
    const detail = `the scheme ${JSON.stringify(scheme)} is unknown; only ${CHAIN_SCHEME} is supported`;
    return [failed("deck", detail, { line: 1 })];
  }
  const seeds = seedsOf(header, trailer);
  const { cards, chosen, wrong } = yield* partly(0, 0.4, dealAgain(known.recording, seeds));
  if (wrong !== null) return [failed("deck", `line ${wrong.line}: ${wrong.detail}`, { line: wrong.line })];
  const difference = yield* partly(0.4, 1, rerun(known, shoeOf(header, seeds)));
  return [held("deck", dealtText(cards, chosen)), commandsCheck(difference, SEED_CARDS)];
}

/** Returns the detail of the check `deck`, which gives the source of the dealt cards. */
function dealtText(cards: number, chosen: number): string {
  if (chosen === 0) return `all ${cards} cards are those of the seed`;
  if (cards === 0) return `all ${chosen} cards were chosen, none is of the seed`;
  return `of ${cards + chosen} cards ${cards} are those of the seed, ${chosen} chosen`;
}

const SEED_CARDS = "the cards of the seed";
const OWN_CARDS = "its own cards";

function commandsCheck(difference: Difference | null, cards: string): Check {
  if (difference === null) return held("commands", `the commands cause the recorded events with ${cards}`);
  const { line, detail } = difference;
  return failed("commands", `line ${line}: ${detail}`, { line });
}

function checkState({ lines }: Outline, { state: recorded }: RecordingTrailer, state: TableState): Check {
  if (stateHash(state) === recorded) return held("state", "the final state has the recorded hash");
  return failed("state", "the hash of the final state differs from the recorded one", { line: lines });
}

const RECOVERED: Readonly<Record<Recovery, string>> = {
  "tail-cut": "a recovery: its damaged end was cut off",
  "round-refunded": "a recovery: the bets of its last round were returned",
  unsaved: "a recovery: rounds after its end were not saved",
};

/** Returns the status of a recording that has passed all checks. */
function verdictOn(outline: Outline | null, checks: readonly Check[]): Pick<Verification, "status" | "why"> {
  if (outline === null || outline.trailer === null) {
    return { status: "open", why: "The recording is not closed: its seed is not revealed yet." };
  }
  const { header, recoveries, isStacked } = outline;
  const isPlaced = isAlone(header) || isAnchored(checks);
  const marks = [
    ...(header.fairness.seed === "chosen" ? ["a chosen seed"] : []),
    ...(isStacked ? ["some chosen cards"] : []),
    ...(header.recovered === undefined ? [] : ["a recovery: the secret of the session was lost"]),
    ...recoveries.map((recovery) => RECOVERED[recovery]),
    ...(isPlaced ? [] : ["a place in its chain that was not checked: too many shoes before it are missing"]),
  ];
  if (marks.length > 0) {
    return { status: "consistent", why: `All checks pass, but the recording has ${marks.join(" and ")}.` };
  }
  if (!hasContribution(header.fairness)) {
    const why =
      "All checks pass, but the player contributed no client seed: the house could have chosen a favourable seed.";
    return { status: "committed", why };
  }
  return {
    status: "fair",
    why: "All checks pass, and the cards come from the seed of the commitment and from the client seed.",
  };
}

/** Returns whether the recording has the only shoe of its chain. The anchor is then the commitment. */
function isAlone({ fairness }: RecordingHeader): boolean {
  const { anchor, length, commitment } = fairness;
  return length === 1 && anchor === commitment;
}

/** Returns whether the commitment is that of its shoe in the chain of the anchor. */
export function isAnchored(checks: readonly Check[]): boolean {
  return checks.some(({ name, holds }) => name === "anchor" && holds);
}

/** Returns whether there is a secret card in the first round already, so that no command can be run again. */
function isSecret({ recording, events }: KnownPart): boolean {
  return events.length === 0 && recording.events.length > 0;
}

/** Returns a detail as a sentence. A detail that ends with the message of a rejection already has a full stop. */
function sentence(detail: string): string {
  return `${detail.charAt(0).toUpperCase()}${detail.slice(1)}${detail.endsWith(".") ? "" : "."}`;
}
