import type { Recording } from "@thunderjack/recording";

/** The properties with a recording. */
export interface ReplaySources {
  readonly recording: Recording | null;
  readonly text: string | null;
  readonly src: string | null;
}

const NAMES = ["recording", "text", "src"] as const;

/** The name of such a property. */
export type SourceName = (typeof NAMES)[number];

/** Returns the source that was set last or, when it was removed, another one that is set; `null` without a source. */
export function wantedSource(
  sources: ReplaySources,
  changed: Pick<ReadonlyMap<PropertyKey, unknown>, "has">,
): SourceName | null {
  const there = NAMES.filter((name) => (sources[name] ?? null) !== null);
  return there.find((name) => changed.has(name)) ?? there[0] ?? null;
}

/** The selector of a script with a recording inside the element. */
const INLINE = 'script[type="application/x-thunderjack"]';

/** Returns the recording in a script inside an element, or `null`. */
export function inlineText(element: Element): string | null {
  const text = element.querySelector(INLINE)?.textContent?.trim() ?? "";
  return text === "" ? null : `${text}\n`;
}

/** Whether one of the sources was set. */
export function isOtherSource(changed: Pick<ReadonlyMap<PropertyKey, unknown>, "has">): boolean {
  return NAMES.some((name) => changed.has(name));
}
