import { inSlices, parseRecording, type Recording, type SliceOptions, type Steps } from "@thunderjack/recording";
import { type Opened, unopened, withoutText } from "./replay-source.js";

/** Opens a parsed recording, and writes its text again. */
export async function openRecording(recording: Recording, slices: SliceOptions): Promise<Opened> {
  // A page may set any value.
  if (!Array.isArray(recording?.events)) return unopened("This is not a parsed recording.");
  // The events of version 0 were converted. Without its text, such a recording cannot be verified.
  if (recording.writtenHeader?.version === 0) return withoutText(recording);
  // The replay shows `header`, but the text begins with `writtenHeader`. A verdict on another header would mislead.
  if (!isHeaderWritten(recording)) return withoutText(recording);
  return { ...withoutText(recording), texts: await inSlices(writeInSteps(recording), slices) };
}

/** Returns whether the header that is shown is the one that was written. */
function isHeaderWritten({ header, writtenHeader }: Recording): boolean {
  if (writtenHeader === undefined) return true;
  const parsed = parseRecording(`${JSON.stringify(writtenHeader)}\n`).recording?.header;
  return sortedJson(parsed) === sortedJson(header);
}

/** Returns a value as JSON, with the fields of each object in alphabetical order. */
function sortedJson(value: unknown): string | undefined {
  const sorted = (_: string, part: unknown) =>
    typeof part !== "object" || part === null || Array.isArray(part)
      ? part
      : Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify(value, sorted);
}

/** The number of lines that one step writes. */
const STEP = 512;

/** Writes the text of a recording in short steps, in parts of whole lines. */
export function* writeInSteps(recording: Recording): Steps<readonly string[]> {
  const { header, events, recoveries = [], stacks = [], trailer } = recording;
  const { purses, ...first } = header;
  const closing = [
    ...recoveries.map((recovered) => ({ recovered })),
    ...stacks,
    ...(trailer === null ? [] : [trailer]),
  ];
  const written = recording.writtenHeader ?? { ...first, credits: purses ?? first.credits };
  const lines: readonly object[] = [written, ...events, ...closing];
  const texts: string[] = [];
  for (let start = 0; start < lines.length; start += STEP) {
    const part = lines.slice(start, start + STEP);
    texts.push(part.map((line) => `${JSON.stringify(line)}\n`).join(""));
    yield start / lines.length;
  }
  return texts;
}
