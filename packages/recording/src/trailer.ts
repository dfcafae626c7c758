import * as v from "valibot";
import { BadLine } from "./fault.js";
import { hex, whole } from "./fields.js";
import type { JsonObject } from "./json.js";
import { exactly } from "./own-fields.js";
import { whyNotFit } from "./schema-issue.js";

/** The last line of a closed recording. */
export interface RecordingTrailer {
  readonly end: true;
  /** How many events the recording holds. */
  readonly events: number;
  /** The hash chain over the header and all events, in lower-case hex. */
  readonly hash: string;
  /** The hash of the final state, in lower-case hex; see {@link stateHash}. */
  readonly state: string;
  /** The server seed, in lower-case hex: the shoe is retired. */
  readonly serverSeed: string;
}

/** The definition of the trailer line. */
export const trailerSchema = exactly({
  end: v.literal(true, "must be true"),
  events: whole,
  hash: hex(32),
  state: hex(32),
  serverSeed: hex(32),
});

/** Whether a line is meant as the trailer: no event has a field of this name. */
export function isTrailerLine(line: JsonObject): boolean {
  return Object.hasOwn(line, "end");
}

/**
 * Reads the trailer, which has exactly its fields and no others.
 *
 * @param events how many events were read before it
 * @throws BadLine for a field that is missing, unknown or not what it must be
 */
export function readTrailer(line: JsonObject, events: number): RecordingTrailer {
  if (!isTrailer(line)) throw whyNotFit(trailerSchema, line);
  if (line.events !== events) throw new BadLine("events", `says ${line.events}, but ${events} stand before it`);
  return line;
}

function isTrailer(line: JsonObject): line is JsonObject & RecordingTrailer {
  return v.is(trailerSchema, line);
}
