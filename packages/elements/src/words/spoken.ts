import { ENGLISH, loadPhrasebook, type Phrasebook } from "@thunderjack/stage";
import { ENGLISH_BAR } from "./english-bar.js";
import { loadTableWords } from "./load-table-words.js";
import type { BarWords, KeptWords, PanelWords } from "./table-words.js";

/** Everything that a table says, in one language. */
export interface Spoken {
  readonly phrases: Phrasebook;
  readonly bar: BarWords;
  /** `null` for English: those words come with the panels. */
  readonly panel: PanelWords | null;
  /** `null` for English: those words come with the code that keeps tables. */
  readonly kept: KeptWords | null;
}

/** What a table speaks until another language is loaded. */
export const SPOKEN_AT_FIRST: Spoken = { phrases: ENGLISH, bar: ENGLISH_BAR, panel: null, kept: null };

/** A language, loaded where it has to be; English where it is not offered. */
export async function spokenIn(language: string): Promise<Spoken> {
  const phrases = await loadPhrasebook(language);
  if (phrases === ENGLISH) return SPOKEN_AT_FIRST;
  const words = await loadTableWords(phrases.language);
  return { phrases, bar: words?.bar ?? ENGLISH_BAR, panel: words?.panel ?? null, kept: words?.kept ?? null };
}
