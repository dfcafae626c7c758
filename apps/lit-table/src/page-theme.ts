import { type ThemeName, themeTokens } from "@thunderjack/artwork";

/** Sets the colours of a theme on the page, as custom properties with the prefix `--page-`. */
export function applyTheme(theme: ThemeName): void {
  const { style, dataset } = document.documentElement;
  const tokens = themeTokens(theme);
  // The prefix is not `--tj-`, because a table has its own theme and must not inherit the tokens of the page.
  for (const [name, value] of Object.entries(tokens)) style.setProperty(`--page-${name}`, value);
  // A CSS gradient cannot fill an SVG path, so each of its colours is a property.
  const gold = tokens.wordmark.match(/#[\da-f]+/gi) ?? [];
  for (let stop = 0; stop < 3; stop++)
    style.setProperty(`--page-wordmark-${stop}`, gold[stop] ?? gold[0] ?? tokens.text);
  style.colorScheme = theme === "paper" ? "light" : "dark";
  dataset.theme = theme;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", tokens["rail-dark"]);
}
