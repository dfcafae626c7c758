import type { TableWords } from "./table-words.js";

/** One chunk for each language, loaded when it is spoken. English needs none. */
const LOADERS: Readonly<Record<string, () => Promise<TableWords>>> = {
  ar: async () => (await import("./arabic.js")).ARABIC_WORDS,
  de: async () => (await import("./german.js")).GERMAN_WORDS,
  es: async () => (await import("./spanish.js")).SPANISH_WORDS,
  fr: async () => (await import("./french.js")).FRENCH_WORDS,
};

/** The words of the table in a language, by a BCP 47 tag; `null` where there are only the English ones. */
export async function loadTableWords(language: string): Promise<TableWords | null> {
  const [base = ""] = language.toLowerCase().split("-");
  const load = Object.hasOwn(LOADERS, base) ? LOADERS[base] : undefined;
  return load === undefined ? null : load();
}
