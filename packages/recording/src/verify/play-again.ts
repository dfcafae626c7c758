import { CHAIN_SCHEME, choiceOf, decide, isInPlay, publicEvent, type TableState } from "@thunderjack/core";
import { WrittenEvents } from "../event-format.js";
import { BadLine } from "../fault.js";
import type { RecordingHeader } from "../header.js";
import { checkLonger, LIMITS } from "../limits.js";
import { LineBytes } from "../line-bytes.js";
import { lineEnd, objectOf } from "../lines.js";
import { readOpening } from "../parser.js";
import { openingState } from "../replay.js";
import { Scanner } from "../scanner.js";
import type { Steps } from "../steps.js";
import { isTrailerLine, type RecordingTrailer, readTrailer } from "../trailer.js";
import { FastHashChain } from "./fast-hash-chain.js";
import type { Outline } from "./outline.js";
import { whyNotOpened } from "./rerun.js";
import { seedsOf, shoeOf } from "./revealed-shoe.js";
import { viewOf } from "./sha256.js";
import { skipLine } from "./written-line.js";

/** A closed recording in which every line is exactly as the recorder writes it for the commands and the seed. */
export interface PlayedAgain {
  readonly outline: Outline;
  /** The state after the last event. */
  readonly state: TableState;
  /** The number of checks that match, including the hash of the trailer. */
  readonly checks: number;
  /** The number of dealt cards, all of which come from the seed. */
  readonly cards: number;
}

/** The number of lines after which a step ends, once the lines of the current command are compared. */
const STEP = 64;

/**
 * Verifies the format, the hash chain, the deck and the commands of a closed recording in one pass. The commands are run
 * with the revealed seed, and the lines are compared with the events that they cause. Most lines are therefore never
 * parsed, and no event is kept.
 *
 * @returns `null` if any line is different, whether the recording is valid or not. The parser and the single checks then
 *   decide.
 */
export function* playAgain(text: string): Steps<PlayedAgain | null> {
  if (yield* checkLonger(text, LIMITS.bytes)) return null;
  const frame = frameOf(text);
  if (frame === null) return null;
  const { header, isMasking, trailer, end } = frame;
  const lines = new LineBytes(text);
  const chain = new FastHashChain();
  const check = () => chain.check;
  const bytes = viewOf(lines.bytes);
  const scanner = new Scanner(lines.bytes);
  const written = new WrittenEvents(lines);
  const shoe = shoeOf(header, seedsOf(header, trailer));
  let state = openingState(header);
  let at = lineEnd(text, 0) + 1; // the index in the text
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
    for (const event of decision.events) {
      if (!lines.load()) return null;
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
      yield at / text.length;
    }
  }
  const count = seq + 2; // with the header and the trailer
  const isWhole = seq === trailer.events && chain.hash === trailer.hash && !isInPlay(state);
  if (!isWhole || count > LIMITS.lines) return null;
  const outline = { header, recoveries: [], trailer, lines: count, isStacked: false };
  return { outline, state, checks: checks + 1, cards };
}

/** The first and the last line of a closed recording. */
interface Frame {
  readonly header: RecordingHeader;
  /** Whether face-down cards are masked. */
  readonly isMasking: boolean;
  readonly trailer: RecordingTrailer;
  /** The index at which the trailer begins. */
  readonly end: number;
}

/** Reads the first and the last line; `null` if the recording cannot be run again. */
function frameOf(text: string): Frame | null {
  const end = text.lastIndexOf("\n", text.length - 2) + 1;
  try {
    const first = objectOf({ number: 1, text: text.slice(0, lineEnd(text, 0)), isEnded: true });
    const last = objectOf({ number: 2, text: text.slice(end, -1), isEnded: true });
    if (first === undefined || last === undefined || !text.endsWith("\n") || !isTrailerLine(last)) return null;
    const { header, converter } = readOpening(first);
    const trailer = readTrailer(last, Number(last.events));
    const isPlayable = header.fairness.scheme === CHAIN_SCHEME && whyNotOpened(header) === null;
    if (!isPlayable || !converter.keepsEvents) return null;
    return { header, isMasking: converter.isNewest, trailer, end };
  } catch (error) {
    if (error instanceof BadLine) return null;
    throw error;
  }
}
