import { adoptStyles } from "../platform/foreign-documents.js";

/**
 * Adds the themes and decks other than the defaults to a table or a replay. They are a separate chunk. Until it is
 * loaded, the element has the theme `storm`.
 */
export async function loadThemes(root: ShadowRoot): Promise<void> {
  const { themeStyles } = await import("../theme/themes.styles.js");
  adoptStyles(root, themeStyles);
}
