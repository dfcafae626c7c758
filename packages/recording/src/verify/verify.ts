import { CHAIN_SCHEME, commitmentTo, fairChance, isInPlay, type Seeds, Shoe, type TableState } from "@thunderjack/core";
import { hexToBytes } from "@thunderjack/core/sha256";
import type { Recovery } from "../closing.js";
import { type Fault, faultText } from "../fault.js";
import { type Read, type Reading, readInSteps } from "../parser.js";
import { linesOf, type Recording } from "../recording.js";
import { stateHash } from "../state-hash.js";
import { finished, partly, type Steps } from "../steps.js";
import type { RecordingTrailer } from "../trailer.js";
import { foreignAddition } from "./additions.js";
import { anchorOf } from "./anchor.js";
import { changedLine } from "./changed-line.js";
import { type Check, failed, held, type Where } from "./check.js";
import { countDealt, dealAgain } from "./dealt-deck.js";
import { type FollowedChain, followChain } from "./followed-chain.js";
import { hmacOf } from "./hmac.js";
import { type KnownPart, knownPart } from "./known-part.js";
import { RecordedShoe } from "./recorded-shoe.js";
import { type Difference, rerun } from "./rerun.js";
import { type Unproven, unproven } from "./unproven.js";

/*
 *   name         condition                                                               applies to
 *   ──────────   ─────────────────────────────────────────────────────────────────────   ─────────────────
 *   format       every line is valid, and can follow on those before it                  every recording
 *   chain        the hash chain over the lines matches every `check` and the trailer,    every recording
 *                and every addition has the hash of the trailer
 *   noted        the commitment is the one that the player wrote down                    if one is given
 *   anchor       the commitment is that of its shoe in the chain of the anchor,          chains of several
 *                and the anchor is the one that the player wrote down                    shoes
 *   client-seed  the client seed is the one of the player                                if one is given
 *   commitment   the commitment is the hash of the revealed seed                         closed recordings
 *   deck         the deck derived from the seed is the deck that was dealt;              closed recordings
 *                chosen cards are excluded and counted
 *   commands     the commands, run again, cause the same events                          every recording, up to
 *                                                                                        the first secret card
 *   state        the final state has the recorded hash                                   closed recordings
 */

/** The verification of a recording. */
export interface Verification {
  /**
   * - `fair`: all checks pass, and the cards come from a committed seed and from a client seed.
   * - `committed`: all checks pass, but the client seed is empty. The house could have chosen a favourable seed.
   * - `consistent`: all checks pass, but the seed or some cards were chosen, or there was a recovery.
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
   * The commitment that the player wrote down before the first deal, in hex. A file cannot prove when its own
   * commitment was made.
   */
  readonly commitment?: string;
  /**
   * The anchor that the player wrote down before the first deal, in hex. It replaces the commitments of all shoes of
   * its chain.
   */
  readonly anchor?: string;
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
  const { verification } = yield* examineInSteps(text, options);
  return verification;
}

/** A verified recording and its verification. */
export interface Examined {
  /** The recording; `null` if the text is not a recording. */
  readonly recording: Recording | null;
  readonly verification: Verification;
}

/** Parses and verifies a recording in short steps. */
export function* examineInSteps(text: string, options: VerifyOptions): Steps<Examined> {
  const read = yield* partly(0, PARSING, readInSteps(text));
  const { recording } = read.reading;
  const pending = pendingChecks(text, read, options);
  const checks: Check[] = [];
  const notProven = () => unproven(recording, checks, options.anchor !== undefined);
  let progress = PARSING;
  for (const steps of pending) {
    const next = progress + (1 - PARSING) / pending.length;
    for (const check of yield* partly(progress, next, steps)) {
      checks.push(check);
      if (!check.holds) {
        const why = sentence(check.detail);
        return { recording, verification: { status: "broken", why, checks, notProven: notProven() } };
      }
    }
    progress = next;
  }
  return { recording, verification: { ...verdictOn(read.reading), checks, notProven: notProven() } };
}

/** Returns the checks in order. Each of them is made when its steps are run, and only if all earlier ones hold. */
function pendingChecks(
  text: string,
  { reading, state }: Read,
  { commitment, anchor, clientSeed }: VerifyOptions,
): readonly Steps<readonly Check[]>[] {
  const format = checkFormat(text, reading, state);
  const { recording } = reading;
  if (recording === null || state === null) return [format];
  const { trailer } = recording;
  const known = knownPart(recording);
  const noted = commitment === undefined ? [] : [once(() => checkNoted(recording, commitment))];
  const anchored = anchor === undefined && isAlone(recording) ? [] : [once(() => checkAnchor(recording, anchor))];
  const contributed = clientSeed === undefined ? [] : [once(() => checkClientSeed(recording, clientSeed))];
  const written = [format, checkChain(text, recording, known), ...noted, ...anchored, ...contributed];
  if (trailer === null) return isSecret(known) ? written : [...written, checkOwnCards(known)];
  const seeds = seedsOf(recording, trailer);
  return [
    ...written,
    once(() => checkCommitment(recording, seeds)),
    checkPlay(known, seeds),
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
  const { trailer, recoveries = [] } = recording;
  const lines = linesOf(recording);
  if (trailer !== null && state !== null && isInPlay(state) && recoveries.length === 0) {
    return [failed("format", `line ${lines}: closes the recording during a round`, { line: lines })];
  }
  if (truncated) {
    const line = text.split("\n").length;
    return [held("format", `line ${line} is cut off; all lines before it are valid`, { line })];
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

function* checkChain(text: string, recording: Recording, known: KnownPart): Steps<readonly Check[]> {
  const chain = yield* partly(0, 0.5, followChain(text, recording));
  if (chain.broken === null) {
    const line = yield* foreignAddition(text, recording);
    if (line !== null) {
      return [
        failed(
          "chain",
          `the "hash" of line ${line} is not that of the trailer: it is an addition of another recording`,
          { line },
        ),
      ];
    }
    return [held("chain", chain.checks === 0 ? "there is no check yet" : `matches all ${chain.checks} checks`)];
  }
  const [first, last] = chain.broken;
  const what = last > recording.events.length + 1 ? 'the "hash"' : 'the "check"';
  const found = `${what} of line ${last} does not match the lines before it`;
  const line = yield* partly(0.5, 1, pinned(text, recording, known, chain));
  if (line !== null) return [failed("chain", `${found}: line ${line} was changed`, { line, lines: chain.broken })];
  return [
    failed("chain", `${found}: at least one of the lines ${first} to ${last} was changed`, { lines: chain.broken }),
  ];
}

/** Returns the line that was changed, if running the commands again determines it. */
function* pinned(text: string, recording: Recording, known: KnownPart, chain: FollowedChain): Steps<number | null> {
  const { trailer } = recording;
  if (isSecret(known)) return null;
  const source = trailer === null ? new RecordedShoe(known) : shoeOf(recording, seedsOf(recording, trailer));
  return yield* changedLine(text, recording, known, chain, source);
}

function checkNoted({ header }: Recording, noted: string): Check {
  if (header.fairness.commitment === noted.trim().toLowerCase()) {
    return held("noted", "the commitment is the one that was written down");
  }
  return failed("noted", "the commitment is not the one that was written down", { line: 1 });
}

/** Checks the place of a shoe in the chain of its anchor. This takes at most {@link LONGEST_CHAIN} hashes. */
function checkAnchor({ header }: Recording, noted: string | undefined): Check {
  const { anchor, index, length, commitment } = header.fairness;
  if (noted !== undefined && noted.trim().toLowerCase() !== anchor) {
    return failed("anchor", "the anchor is not the one that was written down", { line: 1 });
  }
  if (anchorOf(commitment, index) !== anchor) {
    return failed("anchor", `the commitment is not that of shoe ${index} in the chain of the anchor`, { line: 1 });
  }
  const place = `the commitment is that of shoe ${index} of ${length} in the chain of the anchor`;
  return held("anchor", noted === undefined ? place : `${place}, which is the one that was written down`);
}

function checkClientSeed({ header }: Recording, clientSeed: string): Check {
  if (header.fairness.clientSeed === clientSeed) return held("client-seed", "the client seed is the one of the player");
  return failed("client-seed", "the client seed is not the one of the player", { line: 1 });
}

function checkCommitment(recording: Recording, { serverSeed }: Seeds): Check {
  if (commitmentTo(serverSeed) === recording.header.fairness.commitment) {
    return held("commitment", "the revealed seed matches the commitment");
  }
  const line = linesOf(recording);
  return failed("commitment", "the revealed seed does not match the commitment", { line });
}

/**
 * Checks the deck and the commands of a closed recording. If the commands cause the recorded events with the cards of
 * the seed, the cards that were dealt are those of the seed. The deck is therefore dealt again only to explain a
 * difference.
 */
function* checkPlay(known: KnownPart, seeds: Seeds): Steps<readonly Check[]> {
  const { recording } = known;
  const { scheme } = recording.header.fairness;
  if (scheme !== CHAIN_SCHEME) {
    const detail = `the scheme ${JSON.stringify(scheme)} is unknown; only ${CHAIN_SCHEME} is supported`;
    return [failed("deck", detail, { line: 1 })];
  }
  const isWhole = known.events.length === recording.events.length;
  const difference = isWhole ? yield* partly(0, 0.7, rerun(known, shoeOf(recording, seeds))) : null;
  if (isWhole && difference === null) {
    const { cards, chosen } = countDealt(known.events);
    return [held("deck", dealtText(cards, chosen)), commandsCheck(null, "the cards of the seed")];
  }
  const { cards, chosen, wrong } = yield* partly(0.7, 1, dealAgain(recording, seeds));
  if (wrong !== null) return [failed("deck", `line ${wrong.line}: ${wrong.detail}`, { line: wrong.line })];
  return [held("deck", dealtText(cards, chosen)), commandsCheck(difference, "the cards of the seed")];
}

/** Returns the detail of the check `deck`, which gives the source of the dealt cards. */
function dealtText(cards: number, chosen: number): string {
  if (chosen === 0) return `all ${cards} cards are those of the seed`;
  if (cards === 0) return `all ${chosen} cards were chosen, none is of the seed`;
  return `of ${cards + chosen} cards ${cards} are those of the seed, ${chosen} chosen`;
}

/** Checks the commands of an open recording, whose seed is secret. */
function* checkOwnCards(known: KnownPart): Steps<readonly Check[]> {
  return [commandsCheck(yield* rerun(known, new RecordedShoe(known)), "its own cards")];
}

function commandsCheck(difference: Difference | null, cards: string): Check {
  if (difference === null) return held("commands", `the commands cause the recorded events with ${cards}`);
  const { line, detail } = difference;
  return failed("commands", `line ${line}: ${detail}`, { line });
}

function checkState(recording: Recording, { state: recorded }: RecordingTrailer, state: TableState): Check {
  if (stateHash(state) === recorded) return held("state", "the final state has the recorded hash");
  return failed("state", "the hash of the final state differs from the recorded one", { line: linesOf(recording) });
}

const RECOVERED: Readonly<Record<Recovery, string>> = {
  "tail-cut": "a recovery: its damaged end was cut off",
  "round-refunded": "a recovery: the bets of its last round were returned",
  unsaved: "a recovery: rounds after its end were not saved",
};

/** Returns the status of a recording that has passed all checks. */
function verdictOn({ recording }: Reading): Pick<Verification, "status" | "why"> {
  if (recording === null || recording.trailer === null) {
    return { status: "open", why: "The recording is not closed: its seed is not revealed yet." };
  }
  const { header, events, recoveries = [] } = recording;
  const marks = [
    ...(header.fairness.seed === "chosen" ? ["a chosen seed"] : []),
    ...(events.some(({ type }) => type === "ShoeStacked") ? ["some chosen cards"] : []),
    ...(header.recovered === undefined ? [] : ["a recovery: the secret of the session was lost"]),
    ...recoveries.map((recovery) => RECOVERED[recovery]),
  ];
  if (marks.length > 0) {
    return { status: "consistent", why: `All checks pass, but the recording has ${marks.join(" and ")}.` };
  }
  if (header.fairness.clientSeed === "") {
    const why = "All checks pass, but the client seed is empty: the house could have chosen a favourable seed.";
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

/** Returns whether the recording has the only shoe of its chain. The anchor is then the commitment. */
function isAlone({ header }: Recording): boolean {
  const { anchor, length, commitment } = header.fairness;
  return length === 1 && anchor === commitment;
}

/** Returns whether there is a secret card in the first round already, so that no command can be run again. */
function isSecret({ recording, events }: KnownPart): boolean {
  return events.length === 0 && recording.events.length > 0;
}

/** Returns a detail as a sentence. A detail that ends with the message of a rejection already has a full stop. */
function sentence(detail: string): string {
  return `${detail.charAt(0).toUpperCase()}${detail.slice(1)}${detail.endsWith(".") ? "" : "."}`;
}
