import { type CSSResult, unsafeCSS } from "lit";

/*
 * The design tokens: custom properties that a theme or a page may set, with their defaults. TOKENS.md has this list as
 * a table, and the inks of the cards after it.
 */

// A bundle of one component contains only the tokens that it uses.
/* @__NO_SIDE_EFFECTS__ */
const token = (name: string, initial: string): CSSResult => unsafeCSS(`var(--tj-${name}, ${initial})`);

/** Returns a colour with an opacity in percent. */
export const faint = (colour: CSSResult, percent: number): CSSResult =>
  unsafeCSS(`color-mix(in srgb, ${colour} ${percent}%, transparent)`);

/** The font of all text except lettering and headings. */
export const font = token("font", 'system-ui, "Segoe UI", "Helvetica Neue", Roboto, "Liberation Sans", sans-serif');
/** The font of the lettering and of headings. */
export const letteringFont = token(
  "lettering-font",
  'system-ui, "Segoe UI", "Helvetica Neue", Roboto, "Liberation Sans", sans-serif',
);

/** The lightest colour of the felt, below its middle. */
export const feltLight = token("felt-light", "#0b5d68");
/** The main colour of the felt. */
export const felt = token("felt", "#0d4163");
/** The colour of the felt towards its edge. */
export const feltDark = token("felt-dark", "#161d57");
/** The colour of the felt at its edge. */
export const feltEdge = token("felt-edge", "#090c28");
/** A texture over the felt: a CSS image, or `none`. */
export const feltTexture = token("felt-texture", "none");
/** The line of the rail, other lines, edges and marks. Less important ones are translucent. */
export const gold = token("gold", "#d9a441");
/** The light gold, for example of headings, labels, icons, bets, credits, pressed buttons, and the credits chart. */
export const goldLight = token("gold-light", "#f2d48a");
/** The ends of the line of the rail, and other less important lines. */
export const goldDark = token("gold-dark", "#8d6827");
/** The rings for bets, and the outlines of empty places, for example of cards. */
export const ring = token("ring", "#e0b45a");
/** The wordmark during a round, which looks engraved. */
export const engraving = token("engraving", "rgb(190 225 255 / .15)");
/** The edge of the engraved wordmark. */
export const engravingEdge = token("engraving-edge", "rgb(200 235 255 / .42)");
/** The isobars and the bolts printed on the felt, without their opacity. */
export const isobar = token("isobar", "#bfe6ff");
/** The opacity of the isobars, from 0 to 1. */
export const isobarOpacity = token("isobar-opacity", ".13");
/** The pay line and the example hands printed on the felt. */
export const print = token("print", "#f2d48a");
/** The wordmark between two rounds. */
export const wordmark = token("wordmark", "linear-gradient(#fff0c4, #f0cc78, #d3a148)");
/** The strength of glows, from 0 for none to 1. */
export const glow = token("glow", "1");
/** Text on the felt. */
export const text = token("text", "#f4f1e4");
/** Secondary text on the felt. */
export const textQuiet = token("text-quiet", "#d8e2fb");
/** The background of small labels on the felt. */
export const shade = token("shade", "#0a0f2e");
/** The edge of the totals on the felt. */
export const shadeLine = token("shade-line", "rgb(160 200 255 / .28)");
/** The background of an error message. */
export const refusal = token("refusal", "#5c1623");
/** The text of an error message. */
export const refusalText = token("refusal-text", "#fff");
/** An amount that was won, and a passed check. */
export const won = token("won", "#59efa4");
/** An amount that was lost, a failed check, and errors, such as the reason why a command was rejected. */
export const lost = token("lost", "#ff9a94");
/** The text on the badge of a push. On the canvas, also the result of a round without a win or a loss. */
export const push = token("push", "#c3cdf0");
/** The translucent layer over the table, for example under the message at the end of the game. */
export const scrim = token("scrim", "rgb(4 6 28 / .66)");
/** The outline of the keyboard focus. */
export const focus = token("focus", "#fff");

/** The colour of the rail and of the bar at their upper edge, and the background of menus. */
export const rail = token("rail", "#171d44");
/** The colour of the rail and of the bar at their lower edge, and the background of other areas beside the felt. */
export const railDark = token("rail-dark", "#0a0d26");
/** Text and amounts on the rail and the bar. */
export const railText = token("rail-text", "#f4f1e4");
/** Secondary text on the rail and the bar. */
export const railQuiet = token("rail-quiet", "#b6c2e6");

/** The background of a button. */
export const button = token("button", "#1a2252");
/** The edge of a button. */
export const buttonLine = token("button-line", "rgb(160 200 255 / .28)");
/** The text on a button. */
export const buttonText = token("button-text", "#f4f1e4");
/** The background of the primary button, such as deal. */
export const go = token("go", "linear-gradient(#ffe9ae, #e0ac40)");
/** The text on the primary button. */
export const goText = token("go-text", "#231400");
/** The background of the hit button. */
export const hit = token("hit", "linear-gradient(#0b7d58, #086a4a)");
/** The text on the hit button. */
export const hitText = token("hit-text", "#fff");
/** The background of the stand button. */
export const stand = token("stand", "linear-gradient(#c8334a, #ad2740)");
/** The text on the stand button. */
export const standText = token("stand-text", "#fff");
/** The background of the double button. */
export const double = token("double", "linear-gradient(#ffd45e, #eeae27)");
/** The text on the double button. */
export const doubleText = token("double-text", "#1e1300");
/** The background of the split button. */
export const split = token("split", "linear-gradient(#7658e4, #6245d0)");
/** The text on the split button. */
export const splitText = token("split-text", "#fff");
/** The background of the surrender button. */
export const surrender = token("surrender", "linear-gradient(#5f6d97, #4c5983)");
/** The text on the surrender button. */
export const surrenderText = token("surrender-text", "#fff");
/** The text and the outline of an illegal move, and the outline of a chip that no seat accepts. */
export const off = token("off", "#98a3c9");
/** The width of the coloured edge of a legal move, in CSS pixels without a unit. */
export const moveEdge = token("move-edge", "0");
/** The coloured edge of the hit button. */
export const hitEdge = token("hit-edge", "#12a473");
/** The coloured edge of the stand button. */
export const standEdge = token("stand-edge", "#c8334a");
/** The coloured edge of the double button. */
export const doubleEdge = token("double-edge", "#eeae27");
/** The coloured edge of the split button. */
export const splitEdge = token("split-edge", "#7658e4");
/** The coloured edge of the surrender button. */
export const surrenderEdge = token("surrender-edge", "#6a78a3");

/** The accent colour, for example of the hand in turn, the chosen chip, selected seats, and the light of a storm. */
export const turn = token("turn", "#7fe7ff");
/** The text on the total of the hand in turn. */
export const turnText = token("turn-text", "#04122b");
/** The glow around the hand in turn. */
export const turnGlow = token("turn-glow", "rgb(127 231 255 / .55)");

/** The background of the badges of a blackjack, a Blitz and a Thunderjack. */
export const badgeGold = token("badge-gold", "linear-gradient(#ffedb8, #e0ae47)");
/** The text on the badges of a blackjack, a Blitz and a Thunderjack. */
export const badgeGoldText = token("badge-gold-text", "#231400");
/** The edge of the badges of a blackjack, a Blitz and a Thunderjack. */
export const badgeGoldLine = token("badge-gold-line", "#fff3cf");
/** The background of the badge of a push. */
export const badge = token("badge", "var(--tj-shade, #0a0f2e)");
/** The text on the badge of a push. */
export const badgeText = token("badge-text", "var(--tj-push, #c3cdf0)");
/** The background of the badge of a hand that won. */
export const badgeWin = token("badge-win", "var(--tj-shade, #0a0f2e)");
/** The text on the badge of a hand that won. */
export const badgeWinText = token("badge-win-text", "var(--tj-won, #59efa4)");
/** The background of the badge of a hand that lost, busted or surrendered, and of a dealer who busted. */
export const badgeLose = token("badge-lose", "var(--tj-shade, #0a0f2e)");
/** The text on the badge of a hand that lost, busted or surrendered, and of a dealer who busted. */
export const badgeLoseText = token("badge-lose-text", "var(--tj-lost, #ff9a94)");
/** The background of the badge of a blackjack. */
export const badgeBlackjack = token("badge-blackjack", "var(--tj-badge-gold, linear-gradient(#ffedb8, #e0ae47))");
/** The text on the badge of a blackjack. */
export const badgeBlackjackText = token("badge-blackjack-text", "var(--tj-badge-gold-text, #231400)");
/** The background of the badge of a Blitz. */
export const badgeBlitz = token("badge-blitz", "var(--tj-badge-gold, linear-gradient(#ffedb8, #e0ae47))");
/** The text on the badge of a Blitz. */
export const badgeBlitzText = token("badge-blitz-text", "var(--tj-badge-gold-text, #231400)");
/** The background of the badge of a Thunderjack. */
export const badgeThunderjack = token("badge-thunderjack", "var(--tj-badge-gold, linear-gradient(#ffedb8, #e0ae47))");
/** The text on the badge of a Thunderjack. */
export const badgeThunderjackText = token("badge-thunderjack-text", "var(--tj-badge-gold-text, #231400)");
/** The bolts, the flash, the ring and the lit letters of a storm. */
export const bolt = token("bolt", "#e9fbff");

/** The background of a panel, and of the message at the end of the game. */
export const panel = token("panel", "linear-gradient(#121a44, #0a0f2e)");
/** The text of a panel. */
export const panelText = token("panel-text", "#f4f1e4");
/** Secondary text of a panel. */
export const panelQuiet = token("panel-quiet", "var(--tj-rail-quiet, #b6c2e6)");
/** The background of a raised area of a panel. */
export const panelRaised = token("panel-raised", "rgb(255 255 255 / .055)");
/** The background of a sunken area of a panel, such as a code or a text field. */
export const panelSunk = token("panel-sunk", "rgb(0 0 0 / .32)");
/** The edge of the raised and sunken areas of a panel. */
export const panelLine = token("panel-line", "rgb(255 255 255 / .16)");

/** The background of the bar while a past round is replayed. */
export const replayBar = token("replay-bar", "linear-gradient(#3a2b52, #1a1228)");
/** The background of the badge in the bar while a past round is replayed. */
export const replayBadge = token("replay-badge", "#d9ccff");
/** The text on the badge in the bar while a past round is replayed. */
export const replayBadgeText = token("replay-badge-text", "#1c1038");

/** The `border-radius` of buttons, of areas in panels, and of components outside of a table. */
export const radius = token("radius", "6px 18px");
/** The `border-radius` of messages over the table. */
export const radiusLarge = token("radius-large", "8px 26px");
/** The `border-radius` of labels. */
export const radiusLabel = token("radius-label", "4px 10px");
/** The `border-radius` of cards. */
export const cardRadius = token("card-radius", "7%/5%");
/** The page's own card back: one or several CSS images, or `none` for the built-in back. */
export const cardBackImage = token("card-back-image", "none");
/** The shadow of a card. */
export const shadowCard = token("shadow-card", "0 1px 1px rgb(3 5 25 / .5), 0 5px 12px rgb(3 5 25 / .42)");
/** The shadow of a chip. */
export const shadowChip = token("shadow-chip", "0 3px 5px rgb(0 0 0 / .4)");
/** The shadow of a button. It is part of a list of shadows, so no shadow is `0 0 #0000` instead of `none`. */
export const shadowButton = token(
  "shadow-button",
  "inset 0 1px 0 rgb(255 255 255 / .28), inset 0 -3px 0 rgb(0 0 0 / .25), 0 4px 12px rgb(0 0 0 / .35)",
);
/** The shadow of the shoe and the discard tray. */
export const shadowBox = token("shadow-box", "0 6px 8px rgb(0 0 0 / .4)");
/** The shadow of panels, dialogs and menus. */
export const shadowPanel = token("shadow-panel", "0 10px 50px rgb(0 0 0 / .55)");
