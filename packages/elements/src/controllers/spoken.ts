import {
  type BarStrings,
  ENGLISH,
  type HouseStrings,
  loadHouseStrings,
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
  /** Loads the strings of a table that runs on a server; `null` in English. */
  readonly house: () => Promise<HouseStrings | null>;
}

/** The English strings, which a table uses until another language is loaded. */
export const SPOKEN_AT_FIRST: Spoken = {
  phrases: ENGLISH,
  bar: ENGLISH.bar,
  panels: null,
  house: async () => null,
};

/** Loads the strings of a language. Returns the English strings for an unknown language. */
export async function spokenIn(language: string): Promise<Spoken> {
  const [phrases, panels] = await Promise.all([loadPhrasebook(language), loadPanelStrings(language)]);
  if (phrases === ENGLISH) return SPOKEN_AT_FIRST;
  return { phrases, bar: phrases.bar, panels, house: () => loadHouseStrings(language) };
}
