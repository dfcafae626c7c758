import {
  type BarStrings,
  ENGLISH,
  type GameStrings,
  type HintStrings,
  loadPanelStrings,
  loadPhrasebook,
  type Phrasebook,
  type TablePanelStrings,
} from "@thunderjack/stage";

/** The strings of a table, in one language. */
export interface Spoken {
  /** The English phrases have no `saved` and no `wallet`. Those strings are loaded with the code that uses them. */
  readonly phrases: Phrasebook & Partial<GameStrings>;
  readonly bar: BarStrings;
  /** The strings of the panels; `null` for the English ones, which are loaded with the panels. */
  readonly panel: TablePanelStrings | null;
  /** The strings of the hints; `null` for the English ones, which are loaded with the hints. */
  readonly hints: HintStrings | null;
}

/** The English strings, which a table uses until another language is loaded. */
export const SPOKEN_AT_FIRST: Spoken = {
  phrases: ENGLISH,
  bar: ENGLISH.bar,
  panel: null,
  hints: null,
};

/** Loads the strings of a language. Returns the English strings for an unknown language. */
export async function spokenIn(language: string): Promise<Spoken> {
  const [phrases, strings] = await Promise.all([loadPhrasebook(language), loadPanelStrings(language)]);
  if (phrases === ENGLISH) return SPOKEN_AT_FIRST;
  const { panel = null, hints = null } = strings ?? {};
  return { phrases, bar: phrases.bar, panel, hints };
}
