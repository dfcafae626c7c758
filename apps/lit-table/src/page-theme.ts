import { type ThemeName, themeTokens } from "@thunderjack/artwork";

/** Gives the page the colours of a theme, as custom properties with the prefix `--page-`. */
export function applyTheme(theme: ThemeName): void {
  const { style, dataset } = document.documentElement;
  const tokens = themeTokens(theme);
  // A prefix of its own: a table inherits properties with the prefix `--tj-`, and has its own theme.
  for (const [name, value] of Object.entries(tokens)) style.setProperty(`--page-${name}`, value);
  // A gradient of CSS cannot fill an SVG path, so the page has its colours one by one.
  const gold = tokens.wordmark.match(/#[\da-f]+/gi) ?? [];
  for (let stop = 0; stop < 3; stop++)
    style.setProperty(`--page-wordmark-${stop}`, gold[stop] ?? gold[0] ?? tokens.text);
  style.colorScheme = theme === "paper" ? "light" : "dark";
  dataset.theme = theme;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", tokens["rail-dark"]);
}
