import { hexToBytes } from "@noble/hashes/utils.js";
import {
  type CardSource,
  commitmentTo,
  FAIRNESS_SCHEME,
  fairChance,
  type Seeds,
  Shoe,
  type TableState,
} from "@thunderjack/core";
import { type Fault, faultText } from "../fault.js";
import { parseRecording, type Reading } from "../parser.js";
import type { Recording } from "../recording.js";
import { stateAt } from "../replay.js";
import { stateHash } from "../state-hash.js";
import type { RecordingTrailer } from "../trailer.js";
import { changedLine } from "./changed-line.js";
import { type Check, failed, held, type Where } from "./check.js";
import { dealAgain } from "./dealt-deck.js";
import { type FollowedChain, followChain } from "./followed-chain.js";
import { RecordedShoe } from "./recorded-shoe.js";
import { rerun } from "./rerun.js";

/*
 *   name         what must hold                                                          asked of
 *   ──────────   ─────────────────────────────────────────────────────────────────────   ─────────────────
 *   format       every line is what the format says, and can follow on those before it   every recording
 *   chain        the hash chain over the lines fits every `check`, and the trailer       every recording
 *   noted        the commitment is the one that the player wrote down                     where one is given
 *   commitment   the revealed seed is the one that the commitment was made to             closed ones
 *   deck         the deck derived from the seed is the deck that was dealt, but for       closed ones
 *                the cards that were chosen, which are counted
 *   commands     the commands, run again, cause the same events                           own ones
 *   state        the final state has the recorded hash                                    closed ones
 */

/** What can be said of a recording. */
export interface Verification {
  /**
   * `fair`: all holds, and the seed was random. `consistent`: all holds, but somebody chose the seed or some cards.
   * `open`: what can be checked holds, but there is no trailer yet. `broken`: something does not hold.
   */
  readonly status: "fair" | "consistent" | "open" | "broken";
  /** Why it is so, as a sentence. */
  readonly why: string;
  /** What was looked at, in order. The first that does not hold is the last. */
  readonly checks: readonly Check[];
}

/** With what a recording is compared. */
export interface VerifyOptions {
  /**
   * The commitment that the player wrote down before the first deal, in hex. A file cannot prove when its own was
   * made.
   */
  readonly commitment?: string;
}

/**
 * Verifies a recording: format, hash chain, commitment, deck, commands and final state, in this order, up to the first
 * that does not hold. Never throws, whatever the text is.
 *
 * That a recording is fair says that its lines belong together and its cards come from the seed that its commitment
 * was made to. It does not say who wrote it, nor that the commitment was made before the cards were dealt.
 */
export function verify(text: string, options: VerifyOptions = {}): Verification {
  const reading = parseRecording(text);
  const checks: Check[] = [];
  for (const check of checksOf(text, reading, options)) {
    checks.push(check);
    if (!check.holds) return { status: "broken", why: sentence(check.detail), checks };
  }
  return { ...verdictOn(reading), checks };
}

/** The checks one after the other; none is made before it is asked for. */
function* checksOf(text: string, reading: Reading, { commitment }: VerifyOptions): Generator<Check, void, undefined> {
  yield checkFormat(text, reading);
  if (reading.recording === null) return;
  const { recording } = reading;
  const { trailer } = recording;
  yield checkChain(text, recording);
  if (commitment !== undefined) yield checkNoted(recording, commitment);
  if (trailer === null) {
    if (!hidesCards(recording)) yield checkCommands(recording, new RecordedShoe(recording), "its own cards");
    return;
  }
  const seeds = seedsOf(recording, trailer);
  yield checkCommitment(recording, seeds);
  yield checkDeck(recording, seeds);
  yield checkCommands(recording, shoeOf(recording, seeds), "the cards of the seed");
  yield checkState(recording, trailer);
}

function checkFormat(text: string, { recording, fault, truncated }: Reading): Check {
  if (recording === null) return failed("format", faultText(fault), { line: fault.line });
  if (fault !== null) return failed("format", faultText(fault), whereIs(fault, text, recording));
  const { events, trailer } = recording;
  const lines = events.length + (trailer === null ? 1 : 2);
  if (trailer !== null && isInPlay(stateAt(recording, events.length))) {
    return failed("format", `line ${lines}: closes the recording in the middle of a round`, { line: lines });
  }
  if (truncated) return held("format", `line ${lines + 1} is cut off; all before it is whole`, { line: lines + 1 });
  return held("format", `${lines} lines, all of them whole`);
}

/** A line that contradicts those before it need not be the wrong one: then the chain says how far they are right. */
function whereIs({ line, mayBeEarlier }: Fault, text: string, recording: Recording): Where {
  if (mayBeEarlier !== true) return { line };
  const { broken, confirmed } = followChain(text, recording);
  return { lines: broken ?? [confirmed + 1, line] };
}

function isInPlay({ phase }: TableState): boolean {
  return phase !== "betting" && phase !== "settled" && phase !== "broke";
}

function checkChain(text: string, recording: Recording): Check {
  const chain = followChain(text, recording);
  if (chain.broken === null) {
    return held("chain", chain.checks === 0 ? "there is no check in it yet" : `fits all ${chain.checks} checks in it`);
  }
  const [first, last] = chain.broken;
  const what = last === recording.events.length + 2 ? 'the "hash"' : 'the "check"';
  const found = `${what} of line ${last} does not fit the lines before it`;
  const line = pinned(text, recording, chain);
  if (line !== null) return failed("chain", `${found}: line ${line} was changed`, { line, lines: chain.broken });
  return failed("chain", `${found}: something was changed from line ${first} to line ${last}`, { lines: chain.broken });
}

/** The line that was changed, if running the commands again can tell. */
function pinned(text: string, recording: Recording, chain: FollowedChain): number | null {
  if (hidesCards(recording)) return null;
  const { trailer } = recording;
  const source = trailer === null ? new RecordedShoe(recording) : shoeOf(recording, seedsOf(recording, trailer));
  return changedLine(text, recording, chain, source);
}

function checkNoted({ header }: Recording, noted: string): Check {
  if (header.fairness.commitment === noted.trim().toLowerCase()) {
    return held("noted", "the commitment is the one that was written down");
  }
  return failed("noted", "the commitment is not the one that was written down", { line: 1 });
}

function checkCommitment({ header, events }: Recording, { serverSeed }: Seeds): Check {
  if (commitmentTo(serverSeed) === header.fairness.commitment) {
    return held("commitment", "the revealed seed is the one that the commitment was made to");
  }
  const line = events.length + 2;
  return failed("commitment", "the commitment was made to another seed than the revealed one", { line });
}

function checkDeck(recording: Recording, seeds: Seeds): Check {
  const { scheme } = recording.header.fairness;
  if (scheme !== FAIRNESS_SCHEME) {
    return failed("deck", `the scheme ${JSON.stringify(scheme)} is not known here, only ${FAIRNESS_SCHEME}`, {
      line: 1,
    });
  }
  const { cards, chosen, wrong } = dealAgain(recording, seeds);
  if (wrong !== null) return failed("deck", `line ${wrong.line}: ${wrong.detail}`, { line: wrong.line });
  return held("deck", dealtText(cards, chosen));
}

/** Where the dealt cards came from. */
function dealtText(cards: number, chosen: number): string {
  if (chosen === 0) return `all ${cards} cards are those of the seed`;
  if (cards === 0) return `all ${chosen} cards were chosen, none is of the seed`;
  return `of ${cards + chosen} cards ${cards} are those of the seed, ${chosen} chosen`;
}

function checkCommands(recording: Recording, source: CardSource, cards: string): Check {
  const difference = rerun(recording, source);
  if (difference === null) return held("commands", `with ${cards} they cause the same events`);
  const { line, detail } = difference;
  return failed("commands", `line ${line}: ${detail}`, { line });
}

function checkState(recording: Recording, { state }: RecordingTrailer): Check {
  const { length } = recording.events;
  if (stateHash(stateAt(recording, length)) === state) return held("state", "the final state has the recorded hash");
  return failed("state", "the final state has another hash than the recorded one", { line: length + 2 });
}

/** What is said of a recording of which every check holds. */
function verdictOn({ recording }: Reading): Omit<Verification, "checks"> {
  if (recording === null || recording.trailer === null) {
    return { status: "open", why: "The recording is not closed: its seed is not revealed yet." };
  }
  const { header, events } = recording;
  const chosen = [
    ...(header.fairness.seed === "chosen" ? ["the seed"] : []),
    ...(events.some(({ type }) => type === "ShoeStacked") ? ["some of the cards"] : []),
  ];
  if (chosen.length > 0) {
    return { status: "consistent", why: `All of it fits together, but somebody chose ${chosen.join(" and ")}.` };
  }
  return { status: "fair", why: "All of it fits together, and the cards are those of the seed that was committed to." };
}

function seedsOf({ header }: Recording, { serverSeed }: RecordingTrailer): Seeds {
  const { clientSeed, seed } = header.fairness;
  return { serverSeed: hexToBytes(serverSeed), clientSeed, chosen: seed === "chosen" };
}

function shoeOf({ header }: Recording, seeds: Seeds): Shoe {
  return new Shoe(header.rules.decks, fairChance(seeds), true);
}

/** Whether cards are masked in it, as in the public stream of a table. */
function hidesCards({ events }: Recording): boolean {
  return events.some(
    (event) =>
      (event.type === "CardDealt" && event.card === null) || (event.type === "ShoeStacked" && event.cards === null),
  );
}

/** A detail as a sentence; where it ends with what the table says, it is one already. */
function sentence(detail: string): string {
  return `${detail.charAt(0).toUpperCase()}${detail.slice(1)}${detail.endsWith(".") ? "" : "."}`;
}
