import type { Phrasebook } from "../phrasebook.js";
import { byTag } from "./by-tag.js";
import { ENGLISH } from "./en/game.js";
import type { PanelStrings } from "./panel-strings.js";
import { type LanguageLoaders, registeredLanguage, registeredTags } from "./registered-language.js";

/** Returns the strings of a module. */
const strings = <Strings>({ STRINGS }: { readonly STRINGS: Strings }): Strings => STRINGS;

/**
 * The loaders of the package, by BCP 47 tag in lower case. English is the fallback and has no entry. The loaders of the
 * parts that a page with a table does not load at first are in modules of their own.
 */
const BUILT_IN: ReadonlyMap<string, Pick<LanguageLoaders, "game" | "panels">> = new Map(
  Object.entries({
    fr: {
      game: () => import("./fr/game.js").then(strings),
      panels: () => import("./fr/panels.js").then(strings),
    },
    de: {
      game: () => import("./de/game.js").then(strings),
      panels: () => import("./de/panels.js").then(strings),
    },
    es: {
      game: () => import("./es/game.js").then(strings),
      panels: () => import("./es/panels.js").then(strings),
    },
    ar: {
      game: () => import("./ar/game.js").then(strings),
      panels: () => import("./ar/panels.js").then(strings),
    },
  }),
);

/**
 * Returns the tags of all languages that can be loaded. English is first; the others are in the order of registration.
 */
export function languages(): readonly string[] {
  return ["en", ...Intl.getCanonicalLocales([...BUILT_IN.keys(), ...registeredTags()])];
}

/**
 * Returns the registered language of the first tag that has one, as `languages()` lists it. Defaults to `en`.
 *
 * @param wanted BCP 47 tags, such as `navigator.languages`
 */
export function preferredLanguage(wanted: readonly string[]): string {
  const known = new Map(languages().map((tag) => [tag.toLowerCase(), tag]));
  for (const tag of wanted) {
    const found = byTag(known, tag);
    if (found !== undefined) return found;
  }
  return "en";
}

/** Returns the loaders of a language; a registered language replaces one of the package. */
async function loadersOf(language: string): Promise<Pick<LanguageLoaders, "game" | "panels"> | undefined> {
  return (await registeredLanguage(language)) ?? byTag(BUILT_IN, language);
}

/**
 * Loads the game part of a language.
 *
 * @param language a BCP 47 tag. If no prefix of it is known, English is returned
 * @returns a promise of the phrasebook. It rejects when the module of the language cannot be loaded
 */
export async function loadPhrasebook(language: string): Promise<Phrasebook> {
  return (await loadersOf(language))?.game() ?? ENGLISH;
}

/**
 * Loads the panels part of a language.
 *
 * @param language a BCP 47 tag
 * @returns a promise of the strings; of `null` for English and for an unknown language, because the elements import the
 *   English strings statically from `@thunderjack/stage/english/panels` and the other entry points. It rejects when the
 *   module cannot be loaded
 */
export async function loadPanelStrings(language: string): Promise<PanelStrings | null> {
  return (await loadersOf(language))?.panels() ?? null;
}
