import type { GameStrings, Phrasebook } from "../phrasebook.js";
import { byTag } from "./by-tag.js";
import { ENGLISH } from "./en/game.js";
import type { PanelStrings } from "./panel-strings.js";
import type { TerminalStrings } from "./terminal-strings.js";

/** The parts of a language. Each part is a separate module, loaded on first use. */
export interface LanguageLoaders {
  /**
   * The strings of the table: labels, messages, narration, reasons for rejections, and the notices of a saved table.
   */
  readonly game: () => Promise<GameStrings>;
  /** The strings of the panels, the hints and the replay. */
  readonly panels: () => Promise<PanelStrings>;
  /** The strings of the terminal program. If omitted, the package uses its own strings for the language, or English. */
  readonly terminal?: () => Promise<TerminalStrings>;
}

const game = ({ GAME }: { readonly GAME: GameStrings }): GameStrings => GAME;
const panels = ({ PANELS }: { readonly PANELS: PanelStrings }): PanelStrings => PANELS;

/** The loaders, by BCP 47 tag in lower case. English is the fallback and has no entry. */
const REGISTERED = new Map<string, LanguageLoaders>(
  Object.entries({
    fr: {
      game: () => import("./fr/game.js").then(game),
      panels: () => import("./fr/panels.js").then(panels),
    },
    de: {
      game: () => import("./de/game.js").then(game),
      panels: () => import("./de/panels.js").then(panels),
    },
    es: {
      game: () => import("./es/game.js").then(game),
      panels: () => import("./es/panels.js").then(panels),
    },
    ar: {
      game: () => import("./ar/game.js").then(game),
      panels: () => import("./ar/panels.js").then(panels),
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
  try {
    Intl.getCanonicalLocales(language);
  } catch (cause) {
    throw new RangeError(`"${language}" is not a BCP 47 language tag, such as nl or nl-BE.`, { cause });
  }
  REGISTERED.set(language.toLowerCase(), load);
}

/**
 * Returns the loaders of a language: the loaders of its tag, or of the longest registered prefix of the tag.
 *
 * @returns a promise of `undefined` if there are none. It is a promise, because a page can register a language in the
 *   module that imports the elements. That module runs after the elements have requested their language
 */
export function languageLoaders(language: string): Promise<LanguageLoaders | undefined> {
  return Promise.resolve().then(() => byTag(REGISTERED, language));
}

/**
 * Loads the game part of a language.
 *
 * @param language a BCP 47 tag. If no prefix of it is known, English is returned
 * @returns a promise of the phrasebook. The English phrasebook has no `saved` and no `wallet`; those strings are loaded
 *   with the code that uses them. The promise rejects when the module of the language cannot be loaded
 */
export async function loadPhrasebook(language: string): Promise<Phrasebook & Partial<GameStrings>> {
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
