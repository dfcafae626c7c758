import { loadPhrasebook, type Phrasebook, preferredLanguage } from "@thunderjack/stage";

/**
 * Loads the language of the page and sets its `lang` and `dir`. It is the language of `?lang=`, or else the first
 * language of the browser that is available.
 */
export async function speakPageLanguage(): Promise<Phrasebook> {
  const wanted = new URLSearchParams(location.search).get("lang");
  const words = await loadPhrasebook(preferredLanguage([wanted ?? "", ...navigator.languages]));
  Object.assign(document.documentElement, { lang: words.language, dir: words.direction });
  return words;
}
