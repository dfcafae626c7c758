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
  return `&t=${shared(events, seq)}`;
}

/** Returns the part of a link with as many annotations as fit; empty if there are none. */
export function notesSuffix({ events }: Recording, annotations: readonly Annotation[], room: number): string {
  for (let count = annotations.length; count > 0; count--) {
    const bits = new BitWriter();
    bits.number(count);
    for (const { seq, glyph, comment = "" } of annotations.slice(0, count)) {
      bits.number(shared(events, seq));
      bits.bits(
        GLYPHS.findIndex((one) => one === (glyph ?? null)),
        2,
      );
      bits.text(comment);
    }
    const suffix = `&n=${toBase64url(bits.written)}`;
    if (suffix.length <= room) return suffix;
  }
  return "";
}

/** Returns the position in a link for the recording that was opened from it; `null` if there is none. */
export function momentOf(suffix: string, { events }: Recording): number | null {
  const [, count] = MOMENT.exec(suffix) ?? [];
  return count === undefined ? null : opened(events, Number(count));
}

/** Returns the annotations in a link for the recording that was opened from it. Damaged ones are ignored. */
export function notesOf(suffix: string, { events }: Recording): readonly Annotation[] {
  const bytes = fromBase64url(NOTES.exec(suffix)?.[1] ?? "");
  if (bytes === null || bytes.length === 0) return [];
  const found = new Map<number, Annotation>();
  try {
    const bits = new BitReader(bytes);
    for (let count = bits.number(); count > 0; count--) {
      const seq = opened(events, bits.number());
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

/** Returns the number of events up to a position, without those that are not shared. */
function shared(events: Events, seq: number): number {
  return events.slice(0, seq).filter(isShared).length;
}

/** Returns the position after this number of shared events, or the end. */
function opened(events: Events, count: number): number {
  let left = count;
  for (const event of events) {
    if (left === 0) return event.seq - 1;
    if (isShared(event)) left--;
  }
  return events.length;
}

function isShared({ type }: Events[number]): boolean {
  return type !== "ShoeStacked";
}
