import { themeStyles } from "../src/theme/themes.styles.js";

/**
 * The styles of the themes and decks, for single components. The element around a component has `data-theme` and
 * `data-deck` in place of the `theme` and `deck` of a table.
 */
export const AROUND_A_STORY: string = themeStyles.cssText.replace(
  /:host\(((?:\[[a-z]+[~|^$*]?="[^"]*"\])+)\)/g,
  (_, attributes: string) => `.felt${attributes.replaceAll("[", "[data-")}`,
);

/** The available themes. */
export const THEMES = ["storm", "felt", "midnight", "paper", "high-contrast"];

/** The available decks. */
export const DECKS = ["standard", "four-colour", "traditional", "traditional four-colour"];
