import { ENGLISH_WORKSHOP } from "./languages/en/workshop.js";
import { registeredLanguage } from "./languages/registered-language.js";
import type { WorkshopStrings } from "./languages/workshop-strings.js";

/*
 * The loaders of the workshop part are apart from the other loaders, which every page with a table loads at first.
 */

const strings = ({ STRINGS }: { readonly STRINGS: WorkshopStrings }): WorkshopStrings => STRINGS;

const LOADERS: ReadonlyMap<string, () => Promise<WorkshopStrings>> = new Map([
  ["fr", () => import("./languages/fr/workshop.js").then(strings)],
  ["de", () => import("./languages/de/workshop.js").then(strings)],
  ["es", () => import("./languages/es/workshop.js").then(strings)],
  ["ar", () => import("./languages/ar/workshop.js").then(strings)],
]);

/**
 * Loads the strings of the notes and branches of a replay.
 *
 * @param language a BCP 47 tag
 * @returns a promise of the strings, in English if the language or this part of it is unknown. It rejects when the module
 *   of the language cannot be loaded
 */
export async function loadWorkshopStrings(language: string): Promise<WorkshopStrings> {
  const registered = (await registeredLanguage(language))?.workshop;
  const [tag = ""] = language.toLowerCase().split("-");
  return (registered ?? LOADERS.get(tag))?.() ?? ENGLISH_WORKSHOP;
}

export type { WorkshopStrings };
