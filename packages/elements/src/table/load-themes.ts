import { sheetFor } from "../platform/foreign-documents.js";

/**
 * Adds the themes and decks other than the defaults to a table. They are a separate chunk. Until it is loaded, a table
 * has the theme `storm`.
 */
export async function loadThemes(root: ShadowRoot): Promise<void> {
  const { themeStyles } = await import("../theme/themes.styles.js");
  const sheet = sheetFor(root, themeStyles);
  if (sheet === undefined || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
