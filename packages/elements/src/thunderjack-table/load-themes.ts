import { sheetFor } from "../foreign-documents.js";

/** Gives a table the themes and the decks that are not the usual ones: a chunk of its own. A table without them is felt. */
export async function loadThemes(root: ShadowRoot): Promise<void> {
  const { themeStyles } = await import("../themes.styles.js");
  const sheet = sheetFor(root, themeStyles);
  if (sheet === undefined || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
