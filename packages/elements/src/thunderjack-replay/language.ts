import { ENGLISH, loadPhrasebook, type Phrasebook } from "@thunderjack/stage";
import { ENGLISH_REPLAY } from "./words/english.js";
import { loadReplayWords } from "./words/load-replay-words.js";
import type { ReplayWords } from "./words/replay-words.js";

/** All the words of a replay: those of the table, and those of the player. */
export interface ReplayLanguage {
  readonly table: Phrasebook;
  readonly player: ReplayWords;
}

/** English is always there. */
export const ENGLISH_LANGUAGE: ReplayLanguage = { table: ENGLISH, player: ENGLISH_REPLAY };

/** A language by its BCP 47 tag, loaded where it has to be; English where it is not offered. */
export async function loadLanguage(tag: string): Promise<ReplayLanguage> {
  const table = await loadPhrasebook(tag);
  if (table === ENGLISH) return ENGLISH_LANGUAGE;
  return { table, player: await loadReplayWords(table.language) };
}

/** The language of an element: its own, or that of what it stands in. */
export function languageOf(element: HTMLElement): string {
  for (let place: Element | null = element; place !== null; place = place.parentElement ?? hostOf(place)) {
    const tag = place.getAttribute("lang");
    if (tag !== null && tag !== "") return tag;
  }
  return "en";
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
