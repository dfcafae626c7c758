import { ENGLISH_REPLAY } from "./english.js";
import type { ReplayWords } from "./replay-words.js";

/** One chunk for each language, loaded when it is spoken. English is always there. */
const LOADERS: Readonly<Record<string, () => Promise<ReplayWords>>> = {
  de: () => import("./german.js").then(({ GERMAN_REPLAY }) => GERMAN_REPLAY),
  fr: () => import("./french.js").then(({ FRENCH_REPLAY }) => FRENCH_REPLAY),
  es: () => import("./spanish.js").then(({ SPANISH_REPLAY }) => SPANISH_REPLAY),
  ar: () => import("./arabic.js").then(({ ARABIC_REPLAY }) => ARABIC_REPLAY),
};

/** The words of the player in a language, by a BCP 47 tag; English where there are none. */
export async function loadReplayWords(language: string): Promise<ReplayWords> {
  const [base = ""] = language.toLowerCase().split("-");
  const load = Object.hasOwn(LOADERS, base) ? LOADERS[base] : undefined;
  return load === undefined ? ENGLISH_REPLAY : load();
}
