import { type Command, publicEvent, type Table } from "@thunderjack/core";
import { hexToBytes } from "@thunderjack/core/sha256";
import * as v from "valibot";
import { type ClosedText, closedText } from "../additions/closed-text.js";
import { inCurrentVersion } from "../additions/current-version.js";
import { HashChain } from "../chain.js";
import { hex, oneOf, text, whole } from "../fields.js";
import { LIMITS } from "../limits.js";
import { startOfLine } from "../lines.js";
import { BadLink } from "../link/bad-link.js";
import { fromBase64url, toBase64url } from "../link/base64url.js";
import { BitReader, BitWriter } from "../link/bits.js";
import { readCommand, writeCommand } from "../link/command-code.js";
import { exactly } from "../own-fields.js";
import { parseRecording } from "../parser.js";
import { recordedEvent } from "../recorded-event.js";
import type { Recording } from "../recording.js";
import { type BranchCards, openBranch } from "./branch.js";

/** A branch of a recording: a position, the cards after it, and the commands that were given there. */
export interface Branch {
  /** The position at which it begins: the number of recorded events. */
  readonly seq: number;
  readonly cards: BranchCards;
  /** The seed from which the unseen cards were shuffled, 32 bytes in lower-case hex; absent with the same cards. */
  readonly seed?: string;
  /** The commands in order. */
  readonly commands: readonly Command[];
}

/** The schema of a line with a branch. The moves are the commands in the code of a share link. */
const branchLineSchema = exactly({
  x_branch: exactly({ seq: whole, cards: oneOf(["same", "shuffled"]), seed: v.exactOptional(hex(32)), moves: text }),
  hash: hex(32),
});

/**
 * Returns the branches after the trailer of a recording. Lines that are not valid branches of this recording are
 * ignored.
 *
 * @param text the text of a `.tjr` file
 */
export function branchesOf(text: string): readonly Branch[] {
  const closed = closedText(text);
  const lines = (closed?.additions ?? []).flatMap(({ content }) =>
    v.is(branchLineSchema, content) && content.hash === closed?.hash ? [content.x_branch] : [],
  );
  const recording = lines.length === 0 ? null : parseRecording(text).recording;
  return recording === null ? [] : lines.flatMap((line) => readBranch(recording, line) ?? []);
}

/**
 * Writes a branch after the trailer of a recording. A recording of version 1 is converted to version 2, because nothing
 * may follow the trailer of version 1.
 *
 * @param text the text of a `.tjr` file
 * @throws RangeError if the recording is open or has a fault, if its commands do not lead to the branch, or if the
 *   commands of the branch are illegal or too many for a line: more than about 250 moves
 */
export function withBranch(text: string, branch: Branch): string {
  const closed = closedText(inCurrentVersion(text));
  if (closed === null) throw new RangeError("An open recording has no trailer after which a branch can be written.");
  const { recorded, hash, additions } = closed;
  const { seq, cards, seed } = branch;
  const moves = movesOf(closed, branch);
  const line = JSON.stringify({ x_branch: { seq, cards, ...(seed === undefined ? {} : { seed }), moves }, hash });
  return recorded + [...additions.map((addition) => addition.line), line].map((added) => `${added}\n`).join("");
}

/**
 * Returns the recording of a branch, as an open recording: the lines of its parent up to the branch, byte for byte, and
 * the events of the branch. Only its place after the trailer of the parent marks it as a branch, so this text is for
 * playing, not for publishing.
 *
 * @param text the text of the parent. If it is of version 1, the lines are those of its conversion to version 2.
 * @throws RangeError if the parent has a fault, if its commands do not lead to the branch, or if a command is illegal
 */
export function branchText(text: string, branch: Branch): string {
  const parent = inCurrentVersion(text);
  const { recording } = parseRecording(parent);
  if (recording === null) throw new RangeError("This is not a recording.");
  const { table, seq } = opened(recording, branch);
  const kept = parent.slice(0, startOfLine(parent, seq + 2));
  const chain = new HashChain();
  for (const line of kept.split("\n").slice(0, -1)) chain.add(line);
  let written = kept;
  let next = seq;
  const t = recording.events[seq - 1]?.t ?? 0;
  const subscription = table.events$.subscribe((event) => {
    const check = event.type === "RoundSettled" ? chain.check : null;
    const line = JSON.stringify(recordedEvent(publicEvent(event), ++next, t, check));
    chain.add(line);
    written += `${line}\n`;
  });
  carryOut(table, branch.commands);
  subscription.unsubscribe();
  return written;
}

function opened(recording: Recording, { seq, cards, seed }: Omit<Branch, "commands">) {
  if (cards === "shuffled" && seed === undefined) throw new RangeError("A branch with shuffled cards needs its seed.");
  return openBranch(recording, seq, { cards, seed: seed === undefined ? new Uint8Array(32) : hexToBytes(seed) });
}

function carryOut(table: Table, commands: readonly Command[]): void {
  for (const [index, command] of commands.entries()) {
    const decision = table.dispatch(command);
    if (!decision.accepted) throw new RangeError(`Command ${index + 1} of the branch is rejected: ${decision.message}`);
  }
}

/** Returns the commands of a branch in the code of a share link. */
function movesOf({ recorded }: ClosedText, branch: Branch): string {
  const { recording } = parseRecording(recorded);
  if (recording === null) throw new RangeError("This is not a recording.");
  const { table, seq } = opened(recording, branch);
  if (seq !== branch.seq) throw new RangeError(`A branch can begin at event ${seq}, and not at event ${branch.seq}.`);
  const bits = new BitWriter();
  bits.number(branch.commands.length);
  for (const command of branch.commands) {
    if (command.type === "BuyIn" || command.type === "CashOut") throw new RangeError("A branch cannot change a purse.");
    writeCommand(bits, table.rules, table.state, command);
    carryOut(table, [command]);
  }
  const moves = toBase64url(bits.written);
  if (moves.length > LIMITS.textLength) throw new RangeError("The branch has too many moves for a line.");
  return moves;
}

/** Reads a branch; `null` if its moves cannot be read or are illegal. */
function readBranch(
  recording: Recording,
  { moves, ...branch }: v.InferOutput<typeof branchLineSchema>["x_branch"],
): Branch | null {
  const bytes = fromBase64url(moves);
  if (bytes === null || branch.seq > recording.events.length) return null;
  try {
    const { table, seq } = opened(recording, branch);
    if (seq !== branch.seq) return null;
    const bits = new BitReader(bytes);
    const commands: Command[] = [];
    for (let count = bits.number(); count > 0; count--) {
      const command = readCommand(bits, table.rules, table.state);
      if (command === null) return null;
      carryOut(table, [command]);
      commands.push(command);
    }
    bits.end();
    return { ...branch, commands };
  } catch (error) {
    if (error instanceof BadLink || error instanceof RangeError) return null;
    throw error;
  }
}
