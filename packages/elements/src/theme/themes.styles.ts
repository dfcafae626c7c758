import { FOUR_COLOURS, THEMES, type ThemeName } from "@thunderjack/artwork";
import { type CSSResult, css, unsafeCSS } from "lit";

/** Returns the declarations of the tokens that a theme sets for both renderers, one on each line. */
function tokensOf(theme: ThemeName): CSSResult {
  return unsafeCSS(
    Object.entries(THEMES[theme])
      .map(([name, value]) => `\n    --tj-${name}: ${value};`)
      .join(""),
  );
}

/**
 * The themes. A theme only sets tokens. The default values of the tokens are the theme `storm`, which therefore also
 * applies if the name of the theme is unknown. A token that the page sets on the element itself overrides the theme.
 */
export const themeStyles = css`
  :host([theme="felt"]) {
    ${tokensOf("felt")}
    --tj-replay-bar: linear-gradient(#1b2536, #0e1420);
    --tj-replay-badge: #cfe0ff;
    --tj-replay-badge-text: #10203c;
  }

  :host([theme="midnight"]) {
    ${tokensOf("midnight")}
    --tj-ink-night: #3b1540;
    --tj-ink-dusk: #56245c;
    --tj-ink-lattice: #8d5a94;
  }

  :host([theme="paper"]) {
    ${tokensOf("paper")}
    --tj-panel-raised: #fffefa;
    --tj-panel-sunk: #fff;
    --tj-panel-line: rgb(70 56 30 / 0.3);
    --tj-replay-bar: #dde5f5;
    --tj-replay-badge: #24427e;
    --tj-replay-badge-text: #fff;
    --tj-shadow-card: 0 0 0 0.5px rgb(70 56 30 / 0.5), 0 2px 6px rgb(70 56 30 / 0.25);
    --tj-shadow-chip: 0 3px 4px rgb(70 56 30 / 0.3);
    --tj-shadow-button: inset 0 1px 0 rgb(255 255 255 / 0.28), 0 1px 3px rgb(70 56 30 / 0.3);
    --tj-shadow-box: 0 4px 6px rgb(70 56 30 / 0.25);
    --tj-shadow-panel: 0 6px 30px rgb(70 56 30 / 0.3);
  }

  :host([theme="high-contrast"]) {
    ${tokensOf("high-contrast")}
    --tj-panel-raised: #000;
    --tj-panel-sunk: #000;
    --tj-panel-line: #fff;
    --tj-replay-bar: #000;
    --tj-replay-badge: #fff;
    --tj-replay-badge-text: #000;
    --tj-hearts: #c00000;
    --tj-diamonds: #c00000;
    --tj-clubs: #000;
    --tj-spades: #000;
    --tj-ink-paper: #fff;
    --tj-shadow-card: 0 0 0 1.5px #000, 0 0 0 2.5px #fff;
    --tj-shadow-button: 0 0 #0000;
  }

  :host([deck~="four-colour"]) {
    --tj-diamonds: ${unsafeCSS(FOUR_COLOURS.d)};
    --tj-clubs: ${unsafeCSS(FOUR_COLOURS.c)};
  }
`;
