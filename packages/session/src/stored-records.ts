import { type CardId, isCardId } from "@thunderjack/cards";
import * as v from "valibot";
import { onlyOwn } from "./only-own.js";
import type { Secret } from "./secret-store.js";
import type { RecordingLines, StoredSession } from "./session-store.js";

/*
 * Stored records are validated when they are read. A damaged part is read as an empty one, so that damage never affects
 * more than its own part of a record.
 */

const ids = v.fallback(v.array(v.fallback(v.string(), "")), []);

/** The lines of a recording. A damaged line is read as an empty line, at which the recording ends. */
const lines: v.GenericSchema<unknown, RecordingLines> = ids;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const version = v.fallback(count, 0);

/** A damaged number of lines is read as 0: the session then does not know that lines are missing. */
const lineCount = v.exactOptional(v.fallback(count, 0));

const session = v.nullable(v.object(onlyOwn({ version, lines, lineCount, done: ids })));

/** A damaged list of stacked cards is read as an empty one. */
const stacks = v.fallback(
  v.array(
    v.object(
      onlyOwn({
        shoe: count,
        stacked: count,
        cards: v.array(v.custom<CardId>((card) => typeof card === "string" && isCardId(card))),
      }),
    ),
  ),
  [],
);

const secret = v.object(
  onlyOwn({
    commitment: v.string(),
    serverSeed: v.string(),
    length: v.exactOptional(count),
    stacks: v.exactOptional(stacks),
    unsaved: v.exactOptional(v.fallback(count, 0)),
  }),
);

const head = v.object(onlyOwn({ version, lineCount, done: ids }));

/** The stored data of a session, except for its recordings. */
export interface StoredHead {
  readonly version: number;
  /** The number of lines of the recording in play; absent if an older version of the program has saved them. */
  readonly lineCount?: number;
  readonly done: readonly string[];
}

/** Returns a stored session; `null` if there is none. */
export function sessionIn(value: unknown): StoredSession | null {
  if (value === undefined) return null;
  return v.parse(v.fallback(session, { version: 0, lines: [], done: [] }), value);
}

/** Returns the head of a stored session; `null` if there is none. */
export function headIn(value: unknown): StoredHead | null {
  if (value === undefined) return null;
  return v.parse(v.fallback(head, { version: 0, done: [] }), value);
}

/** Returns the lines of the stored recordings. A recording without a header line is omitted. */
export function recordingsIn(value: unknown): readonly RecordingLines[] {
  const recordings = Array.isArray(value) ? value.map((recording) => v.parse(lines, recording)) : [];
  return recordings.filter(([header = ""]) => header !== "");
}

/** Returns the undamaged seeds. */
export function secretsIn(value: unknown): readonly Secret[] {
  const found = Array.isArray(value) ? value.map((one) => v.safeParse(secret, one)) : [];
  return found.flatMap(({ success, output }) => (success ? [output] : []));
}
