/**
 * The colours of the table and a few numbers, by the name of the custom property without its prefix `--tj-`. A value
 * is a CSS colour or a `linear-gradient(…)` of colours, unless its comment names a unit. Both renderers use these
 * values as defaults.
 */
export interface Tokens {
  /** The felt at the centre of its radial gradient. The centre is at 50% 66%. */
  readonly "felt-light": string;
  /** The felt at 36% of the gradient. */
  readonly felt: string;
  /** The felt at 74% of the gradient. */
  readonly "felt-dark": string;
  /** The felt at its edge. */
  readonly "felt-edge": string;
  /** The isobars and the bolts printed on the felt, without their opacity. */
  readonly isobar: string;
  /** The opacity of the isobars, from 0 to 1. */
  readonly "isobar-opacity": string;
  /** The pay line and other printed lettering. */
  readonly print: string;
  /** The fill of the wordmark during a round. */
  readonly engraving: string;
  /** The edge of the wordmark during a round. */
  readonly "engraving-edge": string;
  /** The wordmark between two rounds. */
  readonly wordmark: string;
  /** The strength of glows, from 0 for none to 1. */
  readonly glow: string;

  /** Text on the felt. */
  readonly text: string;
  /** Secondary text on the felt. */
  readonly "text-quiet": string;
  /** Lettering, headings and amounts. */
  readonly "gold-light": string;
  /** The line of the rail, and other lines. */
  readonly gold: string;
  /** The ends of the line of the rail, and other less important lines. */
  readonly "gold-dark": string;
  /** The ring of a betting spot. */
  readonly ring: string;
  /** The background of captions and labels on the felt. */
  readonly shade: string;
  /** The edge of captions and labels on the felt. */
  readonly "shade-line": string;

  /** The hand in turn, the selection and the recommended move. */
  readonly turn: string;
  /** Text on a background in the colour of the turn. */
  readonly "turn-text": string;
  /** The glow of the hand in turn. */
  readonly "turn-glow": string;
  /** An amount that was won, and the text of the caption of a win. */
  readonly won: string;
  /** An amount that was lost, and the text of the caption of a loss. */
  readonly lost: string;
  /** The text of the caption of a push. */
  readonly push: string;

  /** The colour of the rail and the bar at their upper edge. */
  readonly rail: string;
  /** The colour of the rail and the bar at their lower edge. */
  readonly "rail-dark": string;
  /** Text on the rail. */
  readonly "rail-text": string;
  /** Secondary text on the rail, the bar and panels. */
  readonly "rail-quiet": string;
  /** The text and the outline of a move that is not available, on the rail. */
  readonly off: string;

  /** A button that is not a move. */
  readonly button: string;
  /** The edge of a button that is not a move. */
  readonly "button-line": string;
  /** The text on a button that is not a move. */
  readonly "button-text": string;
  /** The primary button, such as deal. */
  readonly go: string;
  readonly "go-text": string;
  readonly hit: string;
  readonly "hit-text": string;
  /** The mark of an unavailable hit, and the edge of the button if `move-edge` is not 0. */
  readonly "hit-edge": string;
  readonly stand: string;
  readonly "stand-text": string;
  readonly "stand-edge": string;
  readonly double: string;
  readonly "double-text": string;
  readonly "double-edge": string;
  readonly split: string;
  readonly "split-text": string;
  readonly "split-edge": string;
  readonly surrender: string;
  readonly "surrender-text": string;
  readonly "surrender-edge": string;
  /** The width of the edge of the buttons of the moves, in CSS pixels. */
  readonly "move-edge": string;

  /** The caption of a blackjack, a Thunderjack, a Blitz and even money. */
  readonly "badge-gold": string;
  readonly "badge-gold-text": string;
  /** The edge of the caption of a blackjack, a Thunderjack, a Blitz and even money. */
  readonly "badge-gold-line": string;
  /** The message of a rejected command, on the felt. */
  readonly refusal: string;
  readonly "refusal-text": string;
  /** The colour of a bolt while it is lit. */
  readonly bolt: string;
  /** The translucent layer over the table, for example under the message at the end of the game. */
  readonly scrim: string;
  /** A panel over the felt. */
  readonly panel: string;
  readonly "panel-text": string;
  /** The outline of the keyboard focus. */
  readonly focus: string;
}

/** The name of a token. */
export type TokenName = keyof Tokens;

/** The tokens of the default theme, `storm`. */
export const STORM_TOKENS: Tokens = {
  "felt-light": "#0b5d68",
  felt: "#0d4163",
  "felt-dark": "#161d57",
  "felt-edge": "#090c28",
  isobar: "#bfe6ff",
  "isobar-opacity": ".13",
  print: "#f2d48a",
  engraving: "rgb(190 225 255 / .15)",
  "engraving-edge": "rgb(200 235 255 / .42)",
  wordmark: "linear-gradient(#fff0c4, #f0cc78, #d3a148)",
  glow: "1",
  text: "#f4f1e4",
  "text-quiet": "#d8e2fb",
  "gold-light": "#f2d48a",
  gold: "#d9a441",
  "gold-dark": "#8d6827",
  ring: "#e0b45a",
  shade: "#0a0f2e",
  "shade-line": "rgb(160 200 255 / .28)",
  turn: "#7fe7ff",
  "turn-text": "#04122b",
  "turn-glow": "rgb(127 231 255 / .55)",
  won: "#59efa4",
  lost: "#ff9a94",
  push: "#c3cdf0",
  rail: "#171d44",
  "rail-dark": "#0a0d26",
  "rail-text": "#f4f1e4",
  "rail-quiet": "#b6c2e6",
  off: "#98a3c9",
  button: "#1a2252",
  "button-line": "rgb(160 200 255 / .28)",
  "button-text": "#f4f1e4",
  go: "linear-gradient(#ffe9ae, #e0ac40)",
  "go-text": "#231400",
  hit: "linear-gradient(#0b7d58, #086a4a)",
  "hit-text": "#fff",
  "hit-edge": "#12a473",
  stand: "linear-gradient(#c8334a, #ad2740)",
  "stand-text": "#fff",
  "stand-edge": "#c8334a",
  double: "linear-gradient(#ffd45e, #eeae27)",
  "double-text": "#1e1300",
  "double-edge": "#eeae27",
  split: "linear-gradient(#7658e4, #6245d0)",
  "split-text": "#fff",
  "split-edge": "#7658e4",
  surrender: "linear-gradient(#5f6d97, #4c5983)",
  "surrender-text": "#fff",
  "surrender-edge": "#6a78a3",
  "move-edge": "0",
  "badge-gold": "linear-gradient(#ffedb8, #e0ae47)",
  "badge-gold-text": "#231400",
  "badge-gold-line": "#fff3cf",
  refusal: "#5c1623",
  "refusal-text": "#fff",
  bolt: "#e9fbff",
  scrim: "rgb(4 6 28 / .66)",
  panel: "linear-gradient(#121a44, #0a0f2e)",
  "panel-text": "#f4f1e4",
  focus: "#fff",
};
