import { themeStyles } from "../src/themes.styles.js";

/**
 * The themes and decks of the table for what stands around a component that is shown by itself: whoever has
 * `data-theme` and `data-deck` in place of a table's `theme` and `deck`.
 */
export const AROUND_A_STORY: string = themeStyles.cssText.replace(
  /:host\(((?:\[[a-z]+[~|^$*]?="[^"]*"\])+)\)/g,
  (_, attributes: string) => `.felt${attributes.replaceAll("[", "[data-")}`,
);

/** The themes that there are. */
export const THEMES = ["felt", "midnight", "paper", "high-contrast"];

/** The decks that there are. */
export const DECKS = ["standard", "four-colour", "traditional", "traditional four-colour"];
