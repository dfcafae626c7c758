import { AR } from "./ar.js";
import { DE } from "./de.js";
import { EN } from "./en.js";
import { ES } from "./es.js";
import { FR } from "./fr.js";
import type { PageStrings } from "./page-strings.js";

/** The strings of the pages, by the tags of the languages of the stage. */
export const PAGE_STRINGS: Readonly<Record<string, PageStrings>> & { readonly en: PageStrings } = {
  en: EN,
  fr: FR,
  de: DE,
  es: ES,
  ar: AR,
};
