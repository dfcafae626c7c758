import { loadPhrasebook, type Phrasebook, preferredLanguage } from "@thunderjack/stage";

/**
 * Loads the language of the page and sets its `lang` and `dir`. The language is `?lang=`, or else the first available
 * language of the browser.
 */
export async function loadPageLanguage(): Promise<Phrasebook> {
  const wanted = new URLSearchParams(location.search).get("lang");
  const words = await loadPhrasebook(preferredLanguage([wanted ?? "", ...navigator.languages]));
  Object.assign(document.documentElement, { lang: words.language, dir: words.direction });
  return words;
}
