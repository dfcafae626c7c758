import type { Phrasebook } from "../phrasebook.js";
import { ENGLISH } from "./english.js";

/** How a phrasebook is loaded. */
export type PhrasebookLoader = () => Promise<Phrasebook>;

/** By BCP 47 tag. English is always there; each of the others is a chunk of its own. */
const LOADERS = {
  en: () => Promise.resolve(ENGLISH),
  fr: () => import("./french.js").then(({ FRENCH }) => FRENCH),
  de: () => import("./german.js").then(({ GERMAN }) => GERMAN),
  es: () => import("./spanish.js").then(({ SPANISH }) => SPANISH),
  ar: () => import("./arabic.js").then(({ ARABIC }) => ARABIC),
} as const satisfies Readonly<Record<string, PhrasebookLoader>>;

/** The languages that the stage speaks, as BCP 47 tags. */
export const LANGUAGES: readonly string[] = Object.keys(LOADERS);

/**
 * The phrasebook of a language, which is loaded when it is asked for.
 *
 * @param language a BCP 47 tag; one that is not known is looked for without its last part, so that `fr-CA` is French.
 *   What is not found at all is English
 * @param more further languages, or others in place of those of the stage, by BCP 47 tag in lower case
 * @returns fails when the chunk of the language cannot be loaded
 */
export function loadPhrasebook(
  language: string,
  more: Readonly<Record<string, PhrasebookLoader>> = {},
): Promise<Phrasebook> {
  const loaders = new Map(Object.entries({ ...LOADERS, ...more }));
  for (let tag = language.toLowerCase(); tag !== ""; tag = tag.slice(0, Math.max(0, tag.lastIndexOf("-")))) {
    const load = loaders.get(tag);
    if (load !== undefined) return load();
  }
  return LOADERS.en();
}
