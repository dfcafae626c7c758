import * as v from "valibot";
import { hex, oneOf, ordinal, text } from "../fields.js";
import { LIMITS } from "../limits.js";
import { exactly } from "../own-fields.js";
import { type ClosedText, closedText } from "./closed-text.js";
import { inCurrentVersion } from "./current-version.js";

/** The sign of a note: a good move, a mistake, or a blunder. */
export type Glyph = (typeof GLYPHS)[number];

const GLYPHS = ["!", "?", "??"] as const;

/** A comment on an event, a glyph, or both. */
export interface Annotation {
  /** The number of the event. */
  readonly seq: number;
  readonly glyph?: Glyph;
  /** 1 to 256 UTF-16 code units. It is text, never markup. */
  readonly comment?: string;
}

/** The schema of the field `x_annotation` of a line after the trailer. */
const annotationSchema = exactly({
  seq: ordinal,
  glyph: v.exactOptional(oneOf(GLYPHS)),
  comment: v.exactOptional(v.pipe(text, v.minLength(1), v.maxLength(LIMITS.textLength))),
});

/** The schema of a line with an annotation. */
const annotationLineSchema = exactly({ x_annotation: annotationSchema, hash: hex(32) });

/**
 * Returns the annotations after the trailer of a recording, in the order of their events. The last one of each event
 * counts. Lines that are not valid annotations of this recording are ignored.
 *
 * @param text the text of a `.tjr` file
 */
export function annotationsOf(text: string): readonly Annotation[] {
  const closed = closedText(text);
  return closed === null ? [] : annotationsIn(closed);
}

function annotationsIn({ additions, hash, events }: ClosedText): readonly Annotation[] {
  const found = new Map<number, Annotation>();
  for (const { content } of additions) {
    if (!v.is(annotationLineSchema, content)) continue;
    const { x_annotation: annotation } = content;
    const isEmpty = annotation.glyph === undefined && annotation.comment === undefined;
    if (content.hash === hash && annotation.seq <= events && !isEmpty) found.set(annotation.seq, annotation);
  }
  return sorted(found.values());
}

/**
 * Writes annotations after the trailer of a recording, instead of the annotations that it has. The other lines are
 * kept. A recording of version 1 is converted to version 2, because nothing may follow the trailer of version 1.
 *
 * @param text the text of a `.tjr` file
 * @throws RangeError if the recording is open or has a fault, if an annotation names an event that does not exist, has
 *   neither comment nor glyph, or has a comment of more than 256 characters, and for two annotations of one event
 */
export function annotated(text: string, annotations: readonly Annotation[]): string {
  const closed = closedText(inCurrentVersion(text));
  if (closed === null) throw new RangeError("An open recording has no trailer after which annotations can be written.");
  const { recorded, hash, events, additions } = closed;
  const kept = additions.filter(({ content }) => !Object.hasOwn(content, "x_annotation"));
  const seqs = new Set<number>();
  const written = sorted(annotations).map(({ seq, glyph, comment }) => {
    checkAnnotation({ seq, glyph, comment }, events);
    if (seqs.has(seq)) throw new RangeError(`Event ${seq} has two annotations.`);
    seqs.add(seq);
    const annotation = { seq, ...(glyph === undefined ? {} : { glyph }), ...(comment ? { comment } : {}) };
    return JSON.stringify({ x_annotation: annotation, hash });
  });
  return recorded + [...kept.map(({ line }) => line), ...written].map((line) => `${line}\n`).join("");
}

function checkAnnotation(
  {
    seq,
    glyph,
    comment,
  }: { readonly seq: number; readonly glyph: Glyph | undefined; readonly comment: string | undefined },
  events: number,
): void {
  if (!Number.isSafeInteger(seq) || seq < 1 || seq > events) {
    throw new RangeError(`The recording has the events 1 to ${events}, and no event ${seq}.`);
  }
  if (glyph === undefined && (comment ?? "") === "") throw new RangeError("An annotation needs a comment or a glyph.");
  if (glyph !== undefined && !GLYPHS.includes(glyph)) throw new RangeError(`A glyph is !, ? or ??, not ${glyph}.`);
  if ((comment?.length ?? 0) > LIMITS.textLength) {
    throw new RangeError(`A comment has at most ${LIMITS.textLength} characters, not ${comment?.length}.`);
  }
}

function sorted(annotations: Iterable<Annotation>): readonly Annotation[] {
  return [...annotations].sort((one, other) => one.seq - other.seq);
}
