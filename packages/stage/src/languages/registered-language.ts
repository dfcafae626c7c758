import type { Phrasebook } from "../phrasebook.js";
import { byTag } from "./by-tag.js";
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

/** The loaders of the languages that a page has registered, by BCP 47 tag in lower case. */
const REGISTERED = new Map<string, LanguageLoaders>();

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

/** Returns the tags of the registered languages, in lower case and in the order of registration. */
export function registeredTags(): readonly string[] {
  return [...REGISTERED.keys()];
}

/**
 * Returns the registered loaders of a language: the loaders of its tag, or of the longest registered prefix of the tag.
 *
 * @returns a promise of `undefined` if there are none. It is a promise, because a page can register a language in the
 *   module that imports the elements. That module runs after the elements have requested their language
 */
export async function registeredLanguage(language: string): Promise<LanguageLoaders | undefined> {
  await Promise.resolve();
  return byTag(REGISTERED, language);
}
