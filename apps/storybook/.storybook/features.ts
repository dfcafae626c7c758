import type { Element } from "./manifest-elements.js";

/** Returns the features of an element in the manifest that stories show, such as `attribute bet` or `part cards`. */
export function featuresOf({ attributes, slots, events, cssParts, cssProperties }: Element): readonly string[] {
  return [
    ...(attributes ?? []).map(({ name }) => `attribute ${name}`),
    ...(slots ?? []).map(({ name = "" }) => `slot ${name || "(default)"}`),
    ...(events ?? []).map(({ name }) => `event ${name}`),
    ...(cssParts ?? []).map(({ name }) => `part ${name}`),
    ...(cssProperties ?? []).map(({ name }) => `CSS property ${name}`),
  ];
}
