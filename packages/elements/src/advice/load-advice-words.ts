import type { AdviceWords } from "./advice-words.js";
import { ENGLISH_ADVICE } from "./english.js";

/** One chunk for each language, loaded when it is spoken. */
const LOADERS: Readonly<Record<string, () => Promise<AdviceWords>>> = {
  ar: async () => (await import("./arabic.js")).ARABIC_ADVICE,
  de: async () => (await import("./german.js")).GERMAN_ADVICE,
  es: async () => (await import("./spanish.js")).SPANISH_ADVICE,
  fr: async () => (await import("./french.js")).FRENCH_ADVICE,
};

/** The words of the hints in a language, by a BCP 47 tag; English where there are none. */
export async function loadAdviceWords(language: string): Promise<AdviceWords> {
  const [base = ""] = language.toLowerCase().split("-");
  const load = Object.hasOwn(LOADERS, base) ? LOADERS[base] : undefined;
  return load === undefined ? ENGLISH_ADVICE : load();
}
