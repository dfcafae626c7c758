import { ENGLISH, loadPhrasebook, loadReplayStrings, type Phrasebook, type ReplayStrings } from "@thunderjack/stage";
import { ENGLISH_REPLAY } from "@thunderjack/stage/english/replay";

/** The strings of a replay: of its table, and of its controls and messages. */
export interface ReplayLanguage {
  readonly table: Phrasebook;
  readonly player: ReplayStrings;
}

/** The English strings, which are loaded with the element. */
export const ENGLISH_LANGUAGE: ReplayLanguage = { table: ENGLISH, player: ENGLISH_REPLAY };

/** Loads a language by its BCP 47 tag. An unknown language falls back to English. */
export async function loadLanguage(tag: string): Promise<ReplayLanguage> {
  const [table, player] = await Promise.all([loadPhrasebook(tag), loadReplayStrings(tag)]);
  if (table === ENGLISH) return ENGLISH_LANGUAGE;
  return { table, player: player ?? ENGLISH_REPLAY };
}

/** Returns the element's own `lang`, otherwise the `lang` of the nearest ancestor, otherwise `en`. */
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
