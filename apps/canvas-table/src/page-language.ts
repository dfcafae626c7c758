import { loadPhrasebook, type Phrasebook, preferredLanguage } from "@thunderjack/stage";

/**
 * Loads the language that the address names with `?lang=`, or else the first one of the browser that there is, and writes
 * it and its direction into the page.
 */
export async function speakPageLanguage(): Promise<Phrasebook> {
  const wanted = new URLSearchParams(location.search).get("lang");
  const words = await loadPhrasebook(preferredLanguage([wanted ?? "", ...navigator.languages]));
  Object.assign(document.documentElement, { lang: words.language, dir: words.direction });
  return words;
}
