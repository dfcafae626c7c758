import { byTag } from "./by-tag.js";
import type { HouseStrings } from "./house-strings.js";
import { registeredLanguage } from "./registered-language.js";

const strings = ({ STRINGS }: { readonly STRINGS: HouseStrings }): HouseStrings => STRINGS;

const LOADERS: ReadonlyMap<string, () => Promise<HouseStrings>> = new Map([
  ["fr", () => import("./fr/house.js").then(strings)],
  ["de", () => import("./de/house.js").then(strings)],
  ["es", () => import("./es/house.js").then(strings)],
  ["ar", () => import("./ar/house.js").then(strings)],
]);

/**
 * Loads the house part of a language.
 *
 * @param language a BCP 47 tag
 * @returns a promise of the strings; of `null` for English and for an unknown language, like `loadPanelStrings`. It
 *   rejects when the module cannot be loaded
 */
export async function loadHouseStrings(language: string): Promise<HouseStrings | null> {
  const registered = await registeredLanguage(language);
  return (registered?.house ?? byTag(LOADERS, language))?.() ?? null;
}
