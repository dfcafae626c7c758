import { preferredLanguage } from "@thunderjack/stage";
import { PAGE_STRINGS } from "./strings/languages.js";
import type { PageStrings } from "./strings/page-strings.js";

/**
 * Returns the language of `?lang=`, or else the language that the player has chosen, or else the first available
 * language of the browser.
 */
export function pageLanguage(search: string, chosen: string | null, ofBrowser: readonly string[]): string {
  const wanted = [new URLSearchParams(search).get("lang"), chosen].filter((tag) => tag !== null);
  return preferredLanguage([...wanted, ...ofBrowser]);
}

/** Sets `lang` and `dir` of the page, and returns its strings. */
export function setPageLanguage(language: string): PageStrings {
  const strings = PAGE_STRINGS[language] ?? PAGE_STRINGS.en;
  Object.assign(document.documentElement, { lang: language, dir: strings.direction });
  return strings;
}

/**
 * Removes the language from the URL of the page, so that it does not override the chosen language at the next load.
 */
export function removeLanguageFromAddress(): void {
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(null, "", address);
}

/** Returns the name of a language in the language itself, such as "Deutsch". */
export function nameOfLanguage(tag: string): string {
  return new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
}
