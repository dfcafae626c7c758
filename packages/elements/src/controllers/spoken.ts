import {
  type BarStrings,
  ENGLISH,
  loadPanelStrings,
  loadPhrasebook,
  type PanelStrings,
  type Phrasebook,
} from "@thunderjack/stage";

/** The strings of a table, in one language. */
export interface Spoken {
  readonly phrases: Phrasebook;
  readonly bar: BarStrings;
  /** The strings of the panels and of the optional features. In English, the code that uses them loads them. */
  readonly panels: PanelStrings | null;
  /** The BCP 47 tag with which further strings of the language are loaded. */
  readonly tag: string;
}

/** The English strings, which a table uses until another language is loaded. */
export const SPOKEN_AT_FIRST: Spoken = {
  phrases: ENGLISH,
  bar: ENGLISH.bar,
  panels: null,
  tag: "en",
};

/** Loads the strings of a language. Returns the English strings for an unknown language. */
export async function spokenIn(language: string): Promise<Spoken> {
  const [phrases, panels] = await Promise.all([loadPhrasebook(language), loadPanelStrings(language)]);
  if (phrases === ENGLISH) return SPOKEN_AT_FIRST;
  return { phrases, bar: phrases.bar, panels, tag: language };
}
