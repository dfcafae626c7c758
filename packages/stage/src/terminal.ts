import { byTag } from "./languages/by-tag.js";
import { ENGLISH_TERMINAL } from "./languages/en/terminal.js";
import { registeredLanguage } from "./languages/registered-language.js";
import type { TerminalStrings } from "./languages/terminal-strings.js";

export type { TerminalStrings } from "./languages/terminal-strings.js";
export { ENGLISH_TERMINAL };

/** The loaders of the built-in languages. They are separate from the other parts, so that no page includes them. */
const OWN = new Map<string, () => Promise<TerminalStrings>>([
  ["fr", () => import("./languages/fr/terminal.js").then(({ TERMINAL }) => TERMINAL)],
  ["de", () => import("./languages/de/terminal.js").then(({ TERMINAL }) => TERMINAL)],
  ["es", () => import("./languages/es/terminal.js").then(({ TERMINAL }) => TERMINAL)],
  ["ar", () => import("./languages/ar/terminal.js").then(({ TERMINAL }) => TERMINAL)],
]);

/**
 * Loads the terminal part of a language.
 *
 * @param language a BCP 47 tag. If no prefix of it is known, English is returned
 */
export async function loadTerminalStrings(language: string): Promise<TerminalStrings> {
  const registered = (await registeredLanguage(language))?.terminal;
  return (registered ?? byTag(OWN, language))?.() ?? ENGLISH_TERMINAL;
}
