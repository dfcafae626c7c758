import {
  commitmentTo,
  FAIRNESS_SCHEME,
  fairChance,
  isInPlay,
  type Seeds,
  Shoe,
  type TableState,
} from "@thunderjack/core";
import { hexToBytes } from "@thunderjack/core/sha256";
import { type Fault, faultText } from "../fault.js";
import { type Read, type Reading, readInSteps } from "../parser.js";
import type { Recording } from "../recording.js";
import { stateHash } from "../state-hash.js";
import { finished, partly, type Steps } from "../steps.js";
import type { RecordingTrailer } from "../trailer.js";
import { changedLine } from "./changed-line.js";
import { type Check, failed, held, type Where } from "./check.js";
import { countDealt, dealAgain } from "./dealt-deck.js";
import { type FollowedChain, followChain } from "./followed-chain.js";
import { hmacOf } from "./hmac.js";
import { RecordedShoe } from "./recorded-shoe.js";
import { type Difference, rerun } from "./rerun.js";
import { type Unproven, unproven } from "./unproven.js";

/*
 *   name         condition                                                               applies to
 *   ──────────   ─────────────────────────────────────────────────────────────────────   ─────────────────
 *   format       every line is valid, and can follow on those before it                  every recording
 *   chain        the hash chain over the lines matches every `check` and the trailer     every recording
 *   noted        the commitment is the one that the player wrote down                    if one is given
 *   client-seed  the client seed is the one of the player                                if one is given
 *   commitment   the commitment is the hash of the revealed seed                         closed recordings
 *   deck         the deck derived from the seed is the deck that was dealt;              closed recordings
 *                chosen cards are excluded and counted
 *   commands     the commands, run again, cause the same events                          full recordings
 *   state        the final state has the recorded hash                                   closed recordings
 */

/** The verification of a recording. */
export interface Verification {
  /**
   * - `fair`: all checks pass, and the cards come from a committed seed and from a client seed.
   * - `committed`: all checks pass, but the client seed is empty. The house could have chosen among seeds.
   * - `consistent`: all checks pass, but the seed or some cards were chosen.
   * - `open`: all possible checks pass, but there is no trailer yet.
   * - `broken`: a check has failed.
   */
  readonly status: "fair" | "committed" | "consistent" | "open" | "broken";
  /** The reason for the status, as a sentence. */
  readonly why: string;
  /** The results of the checks, in order. A failed check is the last one. */
  readonly checks: readonly Check[];
  /** The facts that the verification did not prove, in the order of the type. */
  readonly notProven: readonly Unproven[];
}

/** The options of {@link verify}. */
export interface VerifyOptions {
  /**
   * The commitment that the player wrote down before the first deal, in hex. A file cannot prove when its own
   * commitment was made.
   */
  readonly commitment?: string;
  /** The client seed of the player. A file cannot prove who chose its own client seed. */
  readonly clientSeed?: string;
}

/**
 * Verifies a recording: format, hash chain, commitment, client seed, deck, commands and final state, up to the first
 * failure. Never throws, even for invalid text.
 *
 * In a fair recording, the lines belong together and the cards come from the seed of the commitment and from the client
 * seed. The status does not prove who wrote the recording. {@link Verification.notProven} lists what else it does not
 * prove.
 */
export function verify(text: string, options: VerifyOptions = {}): Verification {
  return finished(verifyInSteps(text, options));
}

/** The share of parsing in the progress. */
const PARSING = 0.4;

/** Verifies a recording in short steps, with the same result as {@link verify}. */
export function* verifyInSteps(text: string, options: VerifyOptions = {}): Steps<Verification> {
  const read = yield* partly(0, PARSING, readInSteps(text));
  const pending = pendingChecks(text, read, options);
  const checks: Check[] = [];
  let progress = PARSING;
  for (const steps of pending) {
    const next = progress + (1 - PARSING) / pending.length;
    for (const check of yield* partly(progress, next, steps)) {
      checks.push(check);
      if (!check.holds) {
        const notProven = unproven(read.reading.recording, checks);
        return { status: "broken", why: sentence(check.detail), checks, notProven };
      }
    }
    progress = next;
  }
  return { ...verdictOn(read.reading), checks, notProven: unproven(read.reading.recording, checks) };
}

/** Returns the checks in order. Each of them is made when its steps are run, and only if all earlier ones hold. */
function pendingChecks(
  text: string,
  { reading, state }: Read,
  { commitment, clientSeed }: VerifyOptions,
): readonly Steps<readonly Check[]>[] {
  const format = checkFormat(text, reading, state);
  const { recording } = reading;
  if (recording === null || state === null) return [format];
  const { trailer } = recording;
  const noted = commitment === undefined ? [] : [once(() => checkNoted(recording, commitment))];
  const contributed = clientSeed === undefined ? [] : [once(() => checkClientSeed(recording, clientSeed))];
  const written = [format, checkChain(text, recording), ...noted, ...contributed];
  if (trailer === null) return hidesCards(recording) ? written : [...written, checkOwnCards(recording)];
  const seeds = seedsOf(recording, trailer);
  return [
    ...written,
    once(() => checkCommitment(recording, seeds)),
    checkPlay(recording, seeds),
    once(() => checkState(recording, trailer, state)),
  ];
}

/** Makes a check that needs no steps. */
function* once(check: () => Check): Steps<readonly Check[]> {
  yield 0;
  return [check()];
}

function* checkFormat(text: string, reading: Reading, state: TableState | null): Steps<readonly Check[]> {
  const { recording, fault, truncated } = reading;
  if (recording === null) return [failed("format", faultText(fault), { line: fault.line })];
  if (fault !== null) return [failed("format", faultText(fault), yield* whereIs(fault, text, recording))];
  const { events, trailer } = recording;
  const lines = events.length + (trailer === null ? 1 : 2);
  if (trailer !== null && state !== null && isInPlay(state)) {
    return [failed("format", `line ${lines}: closes the recording during a round`, { line: lines })];
  }
  if (truncated) {
    return [held("format", `line ${lines + 1} is cut off; all lines before it are valid`, { line: lines + 1 })];
  }
  return [held("format", `all ${lines} lines are valid`)];
}

/**
 * Returns the position of a fault. If the line contradicts earlier lines, the chain determines how many of the earlier
 * lines are correct.
 */
function* whereIs({ line, mayBeEarlier }: Fault, text: string, recording: Recording): Steps<Where> {
  if (mayBeEarlier !== true) return { line };
  const { broken, confirmed } = yield* followChain(text, recording);
  return { lines: broken ?? [confirmed + 1, line] };
}

function* checkChain(text: string, recording: Recording): Steps<readonly Check[]> {
  const chain = yield* partly(0, 0.5, followChain(text, recording));
  if (chain.broken === null) {
    return [held("chain", chain.checks === 0 ? "there is no check yet" : `matches all ${chain.checks} checks`)];
  }
  const [first, last] = chain.broken;
  const what = last === recording.events.length + 2 ? 'the "hash"' : 'the "check"';
  const found = `${what} of line ${last} does not match the lines before it`;
  const line = yield* partly(0.5, 1, pinned(text, recording, chain));
  if (line !== null) return [failed("chain", `${found}: line ${line} was changed`, { line, lines: chain.broken })];
  return [
    failed("chain", `${found}: at least one of the lines ${first} to ${last} was changed`, { lines: chain.broken }),
  ];
}

/** Returns the line that was changed, if running the commands again determines it. */
function* pinned(text: string, recording: Recording, chain: FollowedChain): Steps<number | null> {
  if (hidesCards(recording)) return null;
  const { trailer } = recording;
  const source = trailer === null ? new RecordedShoe(recording) : shoeOf(recording, seedsOf(recording, trailer));
  return yield* changedLine(text, recording, chain, source);
}

function checkNoted({ header }: Recording, noted: string): Check {
  if (header.fairness.commitment === noted.trim().toLowerCase()) {
    return held("noted", "the commitment is the one that was written down");
  }
  return failed("noted", "the commitment is not the one that was written down", { line: 1 });
}

function checkClientSeed({ header }: Recording, clientSeed: string): Check {
  if (header.fairness.clientSeed === clientSeed) return held("client-seed", "the client seed is the one of the player");
  return failed("client-seed", "the client seed is not the one of the player", { line: 1 });
}

function checkCommitment({ header, events }: Recording, { serverSeed }: Seeds): Check {
  if (commitmentTo(serverSeed) === header.fairness.commitment) {
    return held("commitment", "the revealed seed matches the commitment");
  }
  const line = events.length + 2;
  return failed("commitment", "the revealed seed does not match the commitment", { line });
}

/**
 * Checks the deck and the commands of a closed recording. If the commands cause the recorded events with the cards of
 * the seed, the cards that were dealt are those of the seed. The deck is therefore dealt again only to explain a
 * difference.
 */
function* checkPlay(recording: Recording, seeds: Seeds): Steps<readonly Check[]> {
  const { scheme } = recording.header.fairness;
  if (scheme !== FAIRNESS_SCHEME) {
    const detail = `the scheme ${JSON.stringify(scheme)} is unknown; only ${FAIRNESS_SCHEME} is supported`;
    return [failed("deck", detail, { line: 1 })];
  }
  const isMasked = hidesCards(recording);
  const difference = isMasked ? null : yield* partly(0, 0.7, rerun(recording, shoeOf(recording, seeds)));
  if (!isMasked && difference === null) {
    const { cards, chosen } = countDealt(recording);
    return [held("deck", dealtText(cards, chosen)), commandsCheck(null, "the cards of the seed")];
  }
  const { cards, chosen, wrong } = yield* partly(0.7, 1, dealAgain(recording, seeds));
  if (wrong !== null) return [failed("deck", `line ${wrong.line}: ${wrong.detail}`, { line: wrong.line })];
  return [held("deck", dealtText(cards, chosen)), commandsCheck(difference, "the cards of the seed")];
}

/** Returns the sentence part that names the source of the dealt cards. */
function dealtText(cards: number, chosen: number): string {
  if (chosen === 0) return `all ${cards} cards are those of the seed`;
  if (cards === 0) return `all ${chosen} cards were chosen, none is of the seed`;
  return `of ${cards + chosen} cards ${cards} are those of the seed, ${chosen} chosen`;
}

/** Checks the commands of an open recording, whose seed is secret. */
function* checkOwnCards(recording: Recording): Steps<readonly Check[]> {
  return [commandsCheck(yield* rerun(recording, new RecordedShoe(recording)), "its own cards")];
}

function commandsCheck(difference: Difference | null, cards: string): Check {
  if (difference === null) return held("commands", `the commands cause the recorded events with ${cards}`);
  const { line, detail } = difference;
  return failed("commands", `line ${line}: ${detail}`, { line });
}

function checkState({ events }: Recording, { state: recorded }: RecordingTrailer, state: TableState): Check {
  if (stateHash(state) === recorded) return held("state", "the final state has the recorded hash");
  return failed("state", "the hash of the final state differs from the recorded one", { line: events.length + 2 });
}

/** Returns the status of a recording that has passed all checks. */
function verdictOn({ recording }: Reading): Pick<Verification, "status" | "why"> {
  if (recording === null || recording.trailer === null) {
    return { status: "open", why: "The recording is not closed: its seed is not revealed yet." };
  }
  const { header, events } = recording;
  const chosen = [
    ...(header.fairness.seed === "chosen" ? ["a chosen seed"] : []),
    ...(events.some(({ type }) => type === "ShoeStacked") ? ["some chosen cards"] : []),
  ];
  if (chosen.length > 0) {
    return { status: "consistent", why: `All checks pass, but the recording has ${chosen.join(" and ")}.` };
  }
  if (header.fairness.clientSeed === "") {
    const why = "All checks pass, but the client seed is empty: the house could have chosen among seeds.";
    return { status: "committed", why };
  }
  return {
    status: "fair",
    why: "All checks pass, and the cards come from the seed of the commitment and from the client seed.",
  };
}

function seedsOf({ header }: Recording, { serverSeed }: RecordingTrailer): Seeds {
  const { clientSeed, seed } = header.fairness;
  return { serverSeed: hexToBytes(serverSeed), clientSeed, chosen: seed === "chosen" };
}

function shoeOf({ header }: Recording, seeds: Seeds): Shoe {
  return new Shoe(header.rules.decks, fairChance(seeds, hmacOf), true);
}

/** Returns whether the recording contains masked cards, like a recording of the public stream. */
function hidesCards({ events }: Recording): boolean {
  return events.some(
    (event) =>
      (event.type === "CardDealt" && event.card === null) || (event.type === "ShoeStacked" && event.cards === null),
  );
}

/** Returns a detail as a sentence. A detail that ends with the message of a rejection already has a full stop. */
function sentence(detail: string): string {
  return `${detail.charAt(0).toUpperCase()}${detail.slice(1)}${detail.endsWith(".") ? "" : "."}`;
}
