import type { Recording } from "@thunderjack/recording";

/** The properties that can contain a recording. */
export interface ReplaySources {
  readonly recording: Recording | null;
  readonly text: string | null;
  readonly src: string | null;
}

const NAMES = ["recording", "text", "src"] as const;

/** The name of a property that can contain a recording. */
export type SourceName = (typeof NAMES)[number];

/**
 * Returns the name of the source that was set last. If it was removed, returns another source that is set; `null`
 * without a source.
 */
export function wantedSource(
  sources: ReplaySources,
  changed: Pick<ReadonlyMap<PropertyKey, unknown>, "has">,
): SourceName | null {
  const there = NAMES.filter((name) => (sources[name] ?? null) !== null);
  return there.find((name) => changed.has(name)) ?? there[0] ?? null;
}

/** The selector of a script inside the element that contains a recording. */
const INLINE = 'script[type="application/x-thunderjack"]';

/** Returns the recording in a script inside an element, or `null`. */
export function inlineText(element: Element): string | null {
  const text = element.querySelector(INLINE)?.textContent?.trim() ?? "";
  return text === "" ? null : `${text}\n`;
}

/** Returns whether one of the sources was changed. */
export function isOtherSource(changed: Pick<ReadonlyMap<PropertyKey, unknown>, "has">): boolean {
  return [...NAMES, "from", "until"].some((name) => changed.has(name));
}
