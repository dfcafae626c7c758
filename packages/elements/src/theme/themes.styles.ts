import { FOUR_COLOURS } from "@thunderjack/artwork";
import { css, unsafeCSS } from "lit";

/**
 * The themes. Each one only sets tokens. The default values of the tokens are the theme `felt`, which therefore also
 * applies to an unknown name. A token that the page sets on the element itself overrides the theme.
 */
export const themeStyles = css`
  :host([theme="midnight"]) {
    --tj-felt-light: #2c4a8c;
    --tj-felt: #1f3770;
    --tj-felt-dark: #14264f;
    --tj-felt-edge: #070e22;
    --tj-gold: #a9bfe8;
    --tj-gold-light: #dbe6ff;
    --tj-shade: rgb(5 9 24 / 0.84);
    --tj-scrim: rgb(4 7 18 / 0.66);
    --tj-rail: #1b2238;
    --tj-rail-dark: #0a0d18;
    --tj-rail-quiet: #bfc9e2;
    --tj-button-text: #f0f4ff;
    --tj-go: linear-gradient(#dfe9ff, #a9bfe8 60%, #8aa3d6);
    --tj-go-text: #0e1a38;
    --tj-turn: #8fd0ff;
    --tj-turn-text: #05203a;
    --tj-turn-glow: rgb(120 190 255 / 0.6);
    --tj-badge-blackjack-text: #dbe6ff;
    --tj-panel: linear-gradient(#172650, #0b1430);
    --tj-panel-text: #eaf0ff;
    --tj-panel-quiet: #b4c0dd;
    --tj-replay-bar: linear-gradient(#3a2b52, #1a1228);
    --tj-ink-night: #3b1540;
    --tj-ink-dusk: #56245c;
    --tj-ink-lattice: #8d5a94;
  }

  :host([theme="paper"]) {
    --tj-felt-light: #fffdf7;
    --tj-felt: #faf5e9;
    --tj-felt-dark: #f3ebd9;
    --tj-felt-edge: #e8dcc3;
    --tj-felt-texture: linear-gradient(transparent, transparent);
    --tj-gold: #8a6414;
    --tj-gold-light: #674806;
    --tj-text: #2a2318;
    --tj-text-quiet: #5c5240;
    --tj-shade: rgb(255 255 255 / 0.92);
    --tj-refusal: #8c1d24;
    --tj-won: #0b6434;
    --tj-lost: #a11d28;
    --tj-scrim: rgb(70 56 30 / 0.5);
    --tj-focus: #1846c4;
    --tj-rail: #efe6d2;
    --tj-rail-dark: #e2d6bb;
    --tj-rail-text: #2a2318;
    --tj-rail-quiet: #54492f;
    --tj-button: linear-gradient(#fffdf7, #f3ebd9);
    --tj-button-text: #33290f;
    --tj-go: linear-gradient(#80590c, #6b4a08);
    --tj-go-text: #fff;
    --tj-turn: #7a560b;
    --tj-turn-text: #fff;
    --tj-turn-glow: rgb(138 100 20 / 0.4);
    --tj-badge-lose: #8c2f37;
    --tj-badge-lose-text: #fff;
    --tj-thunder: rgb(255 214 90 / 0.7);
    --tj-bolt: #d99a00;
    --tj-panel: #fcf8ee;
    --tj-panel-text: #2a2318;
    --tj-panel-quiet: #5c5240;
    --tj-panel-raised: #fffefa;
    --tj-panel-sunk: #fff;
    --tj-panel-line: rgb(70 56 30 / 0.3);
    --tj-replay-bar: #dde5f5;
    --tj-replay-badge: #24427e;
    --tj-replay-badge-text: #fff;
    --tj-box-inside: #8d8063;
    --tj-box: #c9bb97;
    --tj-box-edge: #ddd0b0;
    --tj-shadow-card: 0 0 0 0.5px rgb(70 56 30 / 0.5), 0 2px 6px rgb(70 56 30 / 0.25);
    --tj-shadow-chip: 0 3px 4px rgb(70 56 30 / 0.3);
    --tj-shadow-button: 0 1px 3px rgb(70 56 30 / 0.3);
    --tj-shadow-badge: 0 2px 6px rgb(70 56 30 / 0.3);
    --tj-shadow-box: 0 4px 6px rgb(70 56 30 / 0.25);
    --tj-shadow-rail: 0 -4px 14px rgb(70 56 30 / 0.15);
    --tj-shadow-panel: 0 6px 30px rgb(70 56 30 / 0.3);
  }

  :host([theme="high-contrast"]) {
    --tj-felt-light: #000;
    --tj-felt: #000;
    --tj-felt-dark: #000;
    --tj-felt-edge: #000;
    --tj-felt-texture: linear-gradient(transparent, transparent);
    --tj-gold: #ffd800;
    --tj-gold-light: #ffee58;
    --tj-text-quiet: #fff;
    --tj-shade: #000;
    --tj-refusal: #a00000;
    --tj-won: #5dff9d;
    --tj-lost: #ffa8a8;
    --tj-scrim: rgb(0 0 0 / 0.85);
    --tj-focus: #00e5ff;
    --tj-rail: #000;
    --tj-rail-dark: #000;
    --tj-rail-quiet: #fff;
    --tj-button: #000;
    --tj-button-line: #fff;
    --tj-button-text: #fff;
    --tj-go: #ffd800;
    --tj-go-text: #000;
    --tj-hit: #4dff8f;
    --tj-hit-text: #000;
    --tj-stand: #ff9090;
    --tj-stand-text: #000;
    --tj-turn: #00e5ff;
    --tj-turn-text: #000;
    --tj-turn-glow: #00e5ff;
    --tj-badge: #fff;
    --tj-badge-text: #000;
    --tj-badge-win: #4dff8f;
    --tj-badge-win-text: #000;
    --tj-badge-lose: #000;
    --tj-badge-lose-text: #ffa8a8;
    --tj-badge-blackjack: #000;
    --tj-badge-blackjack-text: #ffee58;
    --tj-badge-blitz: #8ec5ff;
    --tj-badge-blitz-text: #000;
    --tj-badge-thunderjack: #ffd800;
    --tj-badge-thunderjack-text: #000;
    --tj-panel: #000;
    --tj-panel-text: #fff;
    --tj-panel-quiet: #fff;
    --tj-panel-raised: #000;
    --tj-panel-sunk: #000;
    --tj-panel-line: #fff;
    --tj-replay-bar: #000;
    --tj-replay-badge: #fff;
    --tj-replay-badge-text: #000;
    --tj-box-inside: #000;
    --tj-box: #1a1a1a;
    --tj-box-edge: #555;
    --tj-hearts: #c00000;
    --tj-diamonds: #c00000;
    --tj-clubs: #000;
    --tj-spades: #000;
    --tj-ink-paper: #fff;
    --tj-shadow-card: 0 0 0 1.5px #000, 0 0 0 2.5px #fff;
    --tj-shadow-rail: none;
  }

  :host([deck~="four-colour"]) {
    --tj-diamonds: ${unsafeCSS(FOUR_COLOURS.d)};
    --tj-clubs: ${unsafeCSS(FOUR_COLOURS.c)};
  }
`;
