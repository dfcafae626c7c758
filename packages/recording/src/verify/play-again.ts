import {
  CHAIN_SCHEME,
  CorruptEvents,
  choiceOf,
  decide,
  isInPlay,
  publicEvent,
  type TableState,
} from "@thunderjack/core";
import { type RecordedEvent, WrittenEvents } from "../event-format.js";
import { BadLine } from "../fault.js";
import type { RecordingHeader } from "../header.js";
import { checkLonger, LIMITS, lengthOf } from "../limits.js";
import { LineBytes } from "../line-bytes.js";
import { lineEnd, objectOf } from "../lines.js";
import { checkMasks, readOpening } from "../parser.js";
import { follow, openingState } from "../replay.js";
import { Scanner } from "../scanner.js";
import type { Steps } from "../steps.js";
import { isTrailerLine, type RecordingTrailer, readTrailer } from "../trailer.js";
import { FastHashChain } from "./fast-hash-chain.js";
import type { Outline } from "./outline.js";
import { RecordedShoe } from "./recorded-shoe.js";
import { whyNotOpened } from "./rerun.js";
import { seedsOf, shoeOf } from "./revealed-shoe.js";
import { viewOf } from "./sha256.js";
import { WrittenCards } from "./written-cards.js";
import { skipLine } from "./written-line.js";

/**
 * A recording in which every line is exactly as the recorder writes it for the commands and the seed, or for the
 * commands and the dealt cards if the recording is open.
 */
export interface PlayedAgain {
  readonly outline: Outline;
  /** The state after the last event of a closed recording. An open one may end before the last event of its command. */
  readonly state: TableState;
  /** The number of checks that match, including the hash of the trailer. */
  readonly checks: number;
  /** The number of dealt cards, all of which come from the seed if the recording is closed. */
  readonly cards: number;
  /** Whether a secret card is dealt by the first command, so that no command was run. */
  readonly isSecret: boolean;
}

/** The number of lines after which a step ends, once the lines of the current command are compared. */
const STEP = 64;

/** The number of characters in which the longest line and its newline are found. More are too many for one line. */
const LONGEST = LIMITS.bytesPerLine + 2;

/**
 * Verifies the format, the hash chain, the deck and the commands of a recording in one pass. The commands are run with
 * the revealed seed, or with the dealt cards of an open recording, and the lines are compared with the events that they
 * cause. Most lines are therefore never parsed, and no event is kept. The lines of an open round with a secret hole card
 * are only parsed and folded.
 *
 * @param texts the recording in parts of whole lines. They are not joined, because copying 64 MiB takes too long for one
 *   step.
 * @returns `null` if any line is different, whether the recording is valid or not. The parser and the single checks then
 *   decide.
 */
export function* playAgain(texts: readonly string[]): Steps<PlayedAgain | null> {
  if (yield* checkLonger(texts, LIMITS.bytes)) return null;
  const length = lengthOf(texts);
  const frame = frameOf(texts, length);
  if (frame === null) return null;
  const { header, isMasking, trailer, start, end } = frame;
  const lines = new LineBytes(texts);
  const chain = new FastHashChain();
  const check = () => chain.check;
  const bytes = viewOf(lines.bytes);
  const scanner = new Scanner(lines.bytes);
  const written = new WrittenEvents(lines);
  let at = start; // the index in the text
  const dealt = new WrittenCards(texts, at);
  const shoe =
    trailer === null
      ? new RecordedShoe(header.rules.decks, () => dealt.next())
      : shoeOf(header, seedsOf(header, trailer));
  let state = openingState(header);
  let [seq, pause, checks, cards] = [0, STEP, 0, 0];
  lines.load();
  chain.add(bytes, lines.start, lines.end);
  lines.next();
  while (at < end) {
    lines.load();
    const back = lines.start - 1;
    const first = written.read();
    lines.next(back); // goes back, because the line of the choice is compared with its event too
    const command = first === null ? null : choiceOf(first);
    const decision = command === null ? null : decide(header.rules, state, command, shoe);
    if (decision === null || !decision.accepted) return null;
    if (dealt.isSecret) break;
    for (const event of decision.events) {
      if (!lines.load()) break; // an open recording ends before the last event of its command
      const { start } = lines;
      scanner.at = start;
      skipLine(scanner, ++seq, isMasking ? publicEvent(event) : event, check);
      const size = scanner.at - start;
      if (scanner.failed || size > LIMITS.bytesPerLine) return null;
      if (event.type === "CardDealt") cards++;
      else if (event.type === "RoundSettled") checks++;
      chain.add(bytes, start, scanner.at - 1);
      lines.next(scanner.at - 1);
      at += size;
    }
    state = decision.state;
    if (seq >= pause) {
      pause = seq + STEP;
      yield at / length;
    }
  }
  // The round with the secret card, which contains no check.
  const isSecret = seq === 0 && at < end;
  while (at < end) {
    const event = written.read();
    if (event === null || event.seq !== ++seq || event.type === "RoundSettled" || !isMasking) return null;
    const next = stateAfter(event, state, header);
    if (next === null) return null;
    state = next;
    at += written.length;
    if (seq % STEP === 0) yield at / length;
  }
  if (trailer !== null) {
    if (seq !== trailer.events || chain.hash !== trailer.hash || isInPlay(state)) return null;
    checks++;
  }
  const count = 1 + seq + (trailer === null ? 0 : 1);
  if (count > LIMITS.lines) return null;
  const credits = trailer === null ? null : state.credits;
  const outline = { header, recoveries: [], trailer, lines: count, isStacked: false, credits, rounds: state.round };
  return { outline, state, checks, cards, isSecret };
}

/** Returns the state after an event of an open round; `null` if the event cannot follow. */
function stateAfter(event: RecordedEvent, state: TableState, header: RecordingHeader): TableState | null {
  try {
    checkMasks(event, state);
    return follow(state, event, header);
  } catch (error) {
    if (error instanceof BadLine || error instanceof CorruptEvents) return null;
    throw error;
  }
}

/** The first and the last line of a recording. */
interface Frame {
  readonly header: RecordingHeader;
  /** Whether face-down cards are masked. */
  readonly isMasking: boolean;
  /** The trailer; `null` if the recording is open. */
  readonly trailer: RecordingTrailer | null;
  /** The index of the first event. */
  readonly start: number;
  /** The index after the last event. */
  readonly end: number;
}

/** Reads the first and the last line; `null` if the recording cannot be run again. */
function frameOf(texts: readonly string[], length: number): Frame | null {
  // The whole text is not searched, because a search of 64 MiB takes too long for one step.
  const beginning = texts[0]?.slice(0, LONGEST) ?? "";
  const ending = texts.at(-1)?.slice(-LONGEST) ?? "";
  const lastLine = ending.slice(ending.lastIndexOf("\n", ending.length - 2) + 1);
  const start = lineEnd(beginning, 0) + 1;
  try {
    const first = objectOf({ number: 1, text: beginning.slice(0, start - 1), isEnded: true });
    const last = objectOf({ number: 2, text: lastLine.slice(0, -1), isEnded: true });
    if (first === undefined || last === undefined || !lastLine.endsWith("\n")) return null;
    const { header, converter } = readOpening(first);
    const trailer = isTrailerLine(last) ? readTrailer(last, Number(last.events)) : null;
    const isPlayable = header.fairness.scheme === CHAIN_SCHEME && whyNotOpened(header) === null;
    if (!isPlayable || !converter.keepsEvents) return null;
    const end = trailer === null ? length : length - lastLine.length;
    return { header, isMasking: converter.isNewest, trailer, start, end };
  } catch (error) {
    if (error instanceof BadLine) return null;
    throw error;
  }
}
