import * as v from "valibot";
import { BadLine } from "./fault.js";
import { hex, whole } from "./fields.js";
import type { JsonObject } from "./json.js";
import { exactly } from "./own-fields.js";
import { whyNotFit } from "./schema-issue.js";

/** The last line of a closed recording. */
export interface RecordingTrailer {
  readonly end: true;
  /** The number of events in the recording. */
  readonly events: number;
  /** The hash of the chain over all lines before the trailer, in lower-case hex. */
  readonly hash: string;
  /** The hash of the final state, in lower-case hex; see {@link stateHash}. */
  readonly state: string;
  /** The server seed, in lower-case hex. It is revealed because the shoe is retired. */
  readonly serverSeed: string;
}

/** The schema of the trailer line. */
export const trailerSchema = exactly({
  end: v.literal(true, "must be true"),
  events: whole,
  hash: hex(32),
  state: hex(32),
  serverSeed: hex(32),
});

/** Returns whether a line is a trailer. No event has the field `end`. */
export function isTrailerLine(line: JsonObject): boolean {
  return Object.hasOwn(line, "end");
}

/**
 * Reads the trailer. Unknown fields are rejected.
 *
 * @param events the number of events before it
 * @throws BadLine for a field that is missing, unknown or invalid
 */
export function readTrailer(line: JsonObject, events: number): RecordingTrailer {
  if (!isTrailer(line)) throw whyNotFit(trailerSchema, line);
  if (line.events !== events)
    throw new BadLine("events", `is ${line.events}, but there are ${events} events before it`);
  return line;
}

function isTrailer(line: JsonObject): line is JsonObject & RecordingTrailer {
  return v.is(trailerSchema, line);
}
