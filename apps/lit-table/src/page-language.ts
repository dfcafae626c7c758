import { languages, loadPhrasebook, preferredLanguage, type SavedTableStrings } from "@thunderjack/stage";
import { ENGLISH_SAVED } from "@thunderjack/stage/english/saved";

/** Returns the language of `?lang=`, or else the first available language of the browser. */
export function pageLanguage(search: string, ofBrowser: readonly string[]): string {
  const wanted = new URLSearchParams(search).get("lang");
  return preferredLanguage(wanted === null ? ofBrowser : [wanted, ...ofBrowser]);
}

/** Sets `lang` and `dir` of the page. Loads the strings of the page. */
export async function speakOnPage(language: string): Promise<SavedTableStrings> {
  const { direction, saved } = await loadPhrasebook(language);
  Object.assign(document.documentElement, { lang: language, dir: direction });
  return saved ?? ENGLISH_SAVED;
}

/** Creates a menu of all languages, each with its own name. */
export function languageMenu(language: string, chosen: (language: string) => void): HTMLSelectElement {
  const menu = document.createElement("select");
  for (const tag of languages()) {
    const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
    const option = new Option(name, tag, false, tag === language);
    option.lang = tag;
    menu.add(option);
  }
  menu.addEventListener("change", () => chosen(menu.value));
  return menu;
}
