import type { Annotation, Glyph } from "../additions/annotations.js";
import { LIMITS } from "../limits.js";
import type { Recording } from "../recording.js";
import { BadLink } from "./bad-link.js";
import { fromBase64url, toBase64url } from "./base64url.js";
import { BitReader, BitWriter } from "./bits.js";

/*
 * The parts of a link after its rounds: `&t=12` is the position, and `&n=…` are the annotations. Both count the events
 * without `ShoeStacked`, because the recording of a link has other ones of these than the shared recording.
 */

/** The part of a link that contains its position. */
const MOMENT = /&t=(\d{1,7})(?=&|$)/;

/** The part of a link that contains its annotations. */
const NOTES = /&n=([\w-]{1,4096})(?=&|$)/;

/** The glyphs by their two bits. */
const GLYPHS = [null, "!", "?", "??"] as const satisfies readonly (Glyph | null)[];

/** Returns the part of a link with a position. */
export function momentSuffix({ events }: Recording, seq: number): string {
  return `&t=${sharedCounts(events)[Math.min(seq, events.length)]}`;
}

/** Returns the part of a link with as many annotations as fit, the first ones first; empty if there are none. */
export function notesSuffix({ events }: Recording, annotations: readonly Annotation[], room: number): string {
  const counts = sharedCounts(events);
  let suffix = "";
  let tooMany = annotations.length + 1;
  for (let fitting = 0; tooMany - fitting > 1; ) {
    const count = Math.floor((fitting + tooMany) / 2);
    const longer = `&n=${notesText(annotations.slice(0, count), counts)}`;
    if (longer.length > room) tooMany = count;
    else [fitting, suffix] = [count, longer];
  }
  return suffix;
}

function notesText(annotations: readonly Annotation[], counts: readonly number[]): string {
  const bits = new BitWriter();
  bits.number(annotations.length);
  for (const { seq, glyph, comment = "" } of annotations) {
    bits.number(counts[seq] ?? 0);
    bits.bits(
      GLYPHS.findIndex((one) => one === (glyph ?? null)),
      2,
    );
    bits.text(comment);
  }
  return toBase64url(bits.written);
}

/** Returns the position in a link for the recording that was opened from it; `null` if there is none. */
export function momentOf(suffix: string, { events }: Recording): number | null {
  const [, count] = MOMENT.exec(suffix) ?? [];
  return count === undefined ? null : openedAt(events)(Number(count));
}

/** Returns the annotations in a link for the recording that was opened from it. Damaged ones are ignored. */
export function notesOf(suffix: string, { events }: Recording): readonly Annotation[] {
  const bytes = fromBase64url(NOTES.exec(suffix)?.[1] ?? "");
  if (bytes === null || bytes.length === 0) return [];
  const found = new Map<number, Annotation>();
  const placeOf = openedAt(events);
  try {
    const bits = new BitReader(bytes);
    for (let count = bits.number(); count > 0; count--) {
      const seq = placeOf(bits.number());
      const glyph = GLYPHS[bits.bits(2)] ?? null;
      const comment = bits.text(LIMITS.textLength);
      if (seq === 0 || (glyph === null && comment === "")) continue;
      found.set(seq, { seq, ...(glyph === null ? {} : { glyph }), ...(comment === "" ? {} : { comment }) });
    }
    bits.end();
  } catch (error) {
    if (error instanceof BadLink) return [];
    throw error;
  }
  return [...found.values()];
}

type Events = Recording["events"];

/** Returns for each position the number of events up to it, without those that are not shared. */
function sharedCounts(events: Events): readonly number[] {
  let count = 0;
  return [0, ...events.map((event) => (isShared(event) ? ++count : count))];
}

/** Returns a function from a number of shared events to the position after them, or the end. */
function openedAt(events: Events): (count: number) => number {
  const seqs = [0, ...events.filter(isShared).map(({ seq }) => seq)];
  return (count) => seqs[count] ?? events.length;
}

function isShared({ type }: Events[number]): boolean {
  return type !== "ShoeStacked";
}
