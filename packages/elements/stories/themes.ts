import { themeStyles } from "../src/theme/themes.styles.js";

/**
 * The themes and decks of the table for the surroundings of a single component: the element with `data-theme` and
 * `data-deck`, in place of a table's `theme` and `deck`.
 */
export const AROUND_A_STORY: string = themeStyles.cssText.replace(
  /:host\(((?:\[[a-z]+[~|^$*]?="[^"]*"\])+)\)/g,
  (_, attributes: string) => `.felt${attributes.replaceAll("[", "[data-")}`,
);

/** The available themes. */
export const THEMES = ["felt", "midnight", "paper", "high-contrast"];

/** The available decks. */
export const DECKS = ["standard", "four-colour", "traditional", "traditional four-colour"];
