import type { Recording } from "@thunderjack/recording";

/** The properties that a recording may be set by. */
export interface ReplaySources {
  readonly recording: Recording | null;
  readonly text: string | null;
  readonly src: string | null;
}

const NAMES = ["recording", "text", "src"] as const;

/** The name of a property that holds a recording. */
export type SourceName = (typeof NAMES)[number];

/** The source that counts: what was set last; where that was taken away, what is left. `null` when nothing is. */
export function wantedSource(
  sources: ReplaySources,
  changed: Pick<ReadonlyMap<PropertyKey, unknown>, "has">,
): SourceName | null {
  const there = NAMES.filter((name) => (sources[name] ?? null) !== null);
  return there.find((name) => changed.has(name)) ?? there[0] ?? null;
}

/** The script that a recording may stand in, inside the element. */
const INLINE = 'script[type="application/x-thunderjack"]';

/** The recording that stands inside an element; `null` where none does. */
export function inlineText(element: Element): string | null {
  const text = element.querySelector(INLINE)?.textContent?.trim() ?? "";
  return text === "" ? null : `${text}\n`;
}

/** Whether one of the sources was set. */
export function isOtherSource(changed: Pick<ReadonlyMap<PropertyKey, unknown>, "has">): boolean {
  return NAMES.some((name) => changed.has(name));
}
