import type { Phrasebook } from "../phrasebook.js";
import { byTag } from "./by-tag.js";
import { ENGLISH } from "./en/game.js";
import type { HouseStrings } from "./house-strings.js";
import type { PanelStrings, ReplayStrings } from "./panel-strings.js";
import type { TerminalStrings } from "./terminal-strings.js";
import type { WorkshopStrings } from "./workshop-strings.js";

/** The parts of a language. Each part is a separate module, loaded on first use. */
export interface LanguageLoaders {
  /** The strings of the table: labels, messages, narration, and reasons for rejections. */
  readonly game: () => Promise<Phrasebook>;
  /** The strings of the panels, the hints, a saved table, and a table whose page confirms each stake. */
  readonly panels: () => Promise<PanelStrings>;
  /** The strings of the replay. */
  readonly replay: () => Promise<ReplayStrings>;
  /** The strings of a table that runs on a server. */
  readonly house: () => Promise<HouseStrings>;
  /** The strings of the notes and branches of a replay. If omitted, they are those of the package, or English. */
  readonly workshop?: () => Promise<WorkshopStrings>;
  /** The strings of the terminal program. If omitted, the package uses its own strings for the language, or English. */
  readonly terminal?: () => Promise<TerminalStrings>;
}

/** Returns the strings of a module. */
const strings = <Strings>({ STRINGS }: { readonly STRINGS: Strings }): Strings => STRINGS;

/** The loaders, by BCP 47 tag in lower case. English is the fallback and has no entry. */
const REGISTERED = new Map<string, LanguageLoaders>(
  Object.entries({
    fr: {
      game: () => import("./fr/game.js").then(strings),
      panels: () => import("./fr/panels.js").then(strings),
      replay: () => import("./fr/replay.js").then(strings),
      house: () => import("./fr/house.js").then(strings),
    },
    de: {
      game: () => import("./de/game.js").then(strings),
      panels: () => import("./de/panels.js").then(strings),
      replay: () => import("./de/replay.js").then(strings),
      house: () => import("./de/house.js").then(strings),
    },
    es: {
      game: () => import("./es/game.js").then(strings),
      panels: () => import("./es/panels.js").then(strings),
      replay: () => import("./es/replay.js").then(strings),
      house: () => import("./es/house.js").then(strings),
    },
    ar: {
      game: () => import("./ar/game.js").then(strings),
      panels: () => import("./ar/panels.js").then(strings),
      replay: () => import("./ar/replay.js").then(strings),
      house: () => import("./ar/house.js").then(strings),
    },
  }),
);

/**
 * Returns the tags of all languages that can be loaded. English is first; the others are in the order of registration.
 */
export function languages(): readonly string[] {
  return ["en", ...Intl.getCanonicalLocales([...REGISTERED.keys()])];
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

/**
 * Adds or replaces a language. A table that is already shown keeps its language until its `lang` is set again.
 *
 * @param language a BCP 47 tag, such as `nl` or `zh-Hant`
 * @throws RangeError when the tag is invalid, such as `nl_NL`
 */
export function registerLanguage(language: string, load: LanguageLoaders): void {
  Intl.getCanonicalLocales(language); // throws for an invalid tag
  REGISTERED.set(language.toLowerCase(), load);
}

/**
 * Returns the loaders of a language: the loaders of its tag, or of the longest registered prefix of the tag.
 *
 * @returns a promise of `undefined` if there are none. It is a promise, because a page can register a language in the
 *   module that imports the elements. That module runs after the elements have requested their language
 */
export async function languageLoaders(language: string): Promise<LanguageLoaders | undefined> {
  await Promise.resolve();
  return byTag(REGISTERED, language);
}

/**
 * Loads the game part of a language.
 *
 * @param language a BCP 47 tag. If no prefix of it is known, English is returned
 * @returns a promise of the phrasebook. It rejects when the module of the language cannot be loaded
 */
export async function loadPhrasebook(language: string): Promise<Phrasebook> {
  return (await languageLoaders(language))?.game() ?? ENGLISH;
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
  return (await languageLoaders(language))?.panels() ?? null;
}

/**
 * Loads the replay part of a language.
 *
 * @param language a BCP 47 tag
 * @returns a promise of the strings; of `null` for English and for an unknown language, like `loadPanelStrings`. It
 *   rejects when the module cannot be loaded
 */
export async function loadReplayStrings(language: string): Promise<ReplayStrings | null> {
  return (await languageLoaders(language))?.replay() ?? null;
}

/**
 * Loads the house part of a language.
 *
 * @param language a BCP 47 tag
 * @returns a promise of the strings; of `null` for English and for an unknown language, like `loadPanelStrings`. It
 *   rejects when the module cannot be loaded
 */
export async function loadHouseStrings(language: string): Promise<HouseStrings | null> {
  return (await languageLoaders(language))?.house() ?? null;
}
