import { byTag } from "./by-tag.js";
import type { ReplayStrings } from "./panel-strings.js";
import { registeredLanguage } from "./registered-language.js";

const strings = ({ STRINGS }: { readonly STRINGS: ReplayStrings }): ReplayStrings => STRINGS;

const LOADERS: ReadonlyMap<string, () => Promise<ReplayStrings>> = new Map([
  ["fr", () => import("./fr/replay.js").then(strings)],
  ["de", () => import("./de/replay.js").then(strings)],
  ["es", () => import("./es/replay.js").then(strings)],
  ["ar", () => import("./ar/replay.js").then(strings)],
]);

/**
 * Loads the replay part of a language.
 *
 * @param language a BCP 47 tag
 * @returns a promise of the strings; of `null` for English and for an unknown language, like `loadPanelStrings`. It
 *   rejects when the module cannot be loaded
 */
export async function loadReplayStrings(language: string): Promise<ReplayStrings | null> {
  const registered = await registeredLanguage(language);
  return (registered?.replay ?? byTag(LOADERS, language))?.() ?? null;
}
