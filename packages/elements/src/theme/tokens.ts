import { type CSSResult, unsafeCSS } from "lit";

/*
 * The design tokens: every property of the look that a theme or a page may set, with its default. Styles use these
 * names and no other colours. TOKENS.md has this list as a table.
 */

const token = (name: string, initial: string): CSSResult => unsafeCSS(`var(--tj-${name}, ${initial})`);

/** Returns a translucent colour. */
export const faint = (colour: CSSResult, percent: number): CSSResult =>
  unsafeCSS(`color-mix(in srgb, ${colour} ${percent}%, transparent)`);

/** The font of everything but the lettering. */
export const font = token("font", 'system-ui, "Segoe UI", "Helvetica Neue", Roboto, "Liberation Sans", sans-serif');
/** The font of the lettering and of headings. */
export const letteringFont = token(
  "lettering-font",
  '"Hoefler Text", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "Liberation Serif", serif',
);

/** The felt in the middle, where it is lightest. */
export const feltLight = token("felt-light", "#15704c");
/** The felt. */
export const felt = token("felt", "#0e6647");
/** The felt towards its edge. */
export const feltDark = token("felt-dark", "#094a35");
/** The felt at its edge. */
export const feltEdge = token("felt-edge", "#04251b");
/** The weave over the felt: an image, or none. */
export const feltTexture = token(
  "felt-texture",
  "repeating-linear-gradient(45deg, rgb(255 255 255 / .022) 0 1px, transparent 1px 3px), repeating-linear-gradient(-45deg, rgb(0 0 0 / .05) 0 1px, transparent 1px 3px)",
);
/** Lines, edges and marks; translucent for less important ones. */
export const gold = token("gold", "#e3b143");
/** Lettering, headings and amounts of money. */
export const goldLight = token("gold-light", "#f6dd9b");
/** Text on the felt. */
export const text = token("text", "#fff");
/** Secondary text on the felt. */
export const textQuiet = token("text-quiet", "rgb(255 255 255 / .78)");
/** The background of small labels on the felt. */
export const shade = token("shade", "rgb(4 20 14 / .82)");
/** The background of the message of a rejected command. */
export const refusal = token("refusal", "rgb(92 18 22 / .94)");
/** The text of the message of a rejected command. */
export const refusalText = token("refusal-text", "#fff");
/** An amount that was won, and a passed check. */
export const won = token("won", "#7ff0ad");
/** An amount that was lost, and a failed check. */
export const lost = token("lost", "#ffaba4");
/** The translucent layer over the table, for example under the message at the end of the game. */
export const scrim = token("scrim", "rgb(2 14 10 / .6)");
/** The outline of the keyboard focus. */
export const focus = token("focus", "#fff");

/** The rail and the bar: their upper edge. */
export const rail = token("rail", "#2b1d15");
/** The rail and the bar: their lower edge. */
export const railDark = token("rail-dark", "#150d08");
/** Amounts on the rail. */
export const railText = token("rail-text", "#fff");
/** Secondary text on the rail and the bar. */
export const railQuiet = token("rail-quiet", "#dccfb2");

/** A button. */
export const button = token("button", "linear-gradient(rgb(255 255 255 / .12), rgb(255 255 255 / .04))");
/** The edge of a button. */
export const buttonLine = token("button-line", faint(gold, 50).cssText);
/** The text on a button. */
export const buttonText = token("button-text", "#fff6dc");
/** The primary button, such as deal. */
export const go = token("go", "linear-gradient(#f3d27a, #d69d27 60%, #b97f12)");
/** The text on the primary button. */
export const goText = token("go-text", "#2b1c00");
/** The hit button. */
export const hit = token("hit", "linear-gradient(#23935a, #13713c 60%, #0d5b30)");
/** The text on the hit button. */
export const hitText = token("hit-text", "#fff");
/** The stand button. */
export const stand = token("stand", "linear-gradient(#cb434a, #ad2630 60%, #84161f)");
/** The text on the stand button. */
export const standText = token("stand-text", "#fff");

/** The hand in turn: its frame, its arrow and its total. */
export const turn = token("turn", "#e3b143");
/** The text on the total of the hand in turn. */
export const turnText = token("turn-text", "#2a1c00");
/** The glow around the hand in turn. */
export const turnGlow = token("turn-glow", "rgb(255 208 92 / .55)");

/** A badge, such as push. */
export const badge = token("badge", "linear-gradient(#3c4a55, #222c35)");
/** The text on a badge. */
export const badgeText = token("badge-text", "#fff");
/** The badge of a hand that won, or of a dealer that bust. */
export const badgeWin = token("badge-win", "linear-gradient(#1f8a4e, #12663a)");
/** The text on the badge of a win. */
export const badgeWinText = token("badge-win-text", "#fff");
/** The badge of a hand that lost. */
export const badgeLose = token("badge-lose", "linear-gradient(#6f3039, #431820)");
/** The text on the badge of a loss. */
export const badgeLoseText = token("badge-lose-text", "#ffdcdc");
/** The badge of a blackjack. */
export const badgeBlackjack = token("badge-blackjack", "linear-gradient(#3a3f52, #10131d)");
/** The text on the badge of a blackjack. */
export const badgeBlackjackText = token("badge-blackjack-text", "#f6dd9b");
/** The badge of a Blitz. */
export const badgeBlitz = token("badge-blitz", "linear-gradient(#3a78d8, #2056c8)");
/** The text on the badge of a Blitz. */
export const badgeBlitzText = token("badge-blitz-text", "#fff");
/** The badge of a Thunderjack. */
export const badgeThunderjack = token(
  "badge-thunderjack",
  "linear-gradient(100deg, #c98d17, #ffe9a3 45%, #fff6d6 52%, #e3b143 60%, #b97f12)",
);
/** The text on the badge of a Thunderjack. */
export const badgeThunderjackText = token("badge-thunderjack-text", "#3a2600");
/** The flash of a Thunderjack. */
export const thunder = token("thunder", "rgb(255 236 170 / .62)");
/** The bolt of a Thunderjack. */
export const bolt = token("bolt", "#ffe79a");

/** A panel over the felt, and the message at the end of the game. */
export const panel = token("panel", "linear-gradient(#0c3527, #06231a)");
/** The text of a panel. */
export const panelText = token("panel-text", "#f2e9d6");
/** Secondary text of a panel. */
export const panelQuiet = token("panel-quiet", "#c3b89f");
/** A slightly raised area of a panel. */
export const panelRaised = token("panel-raised", "rgb(255 255 255 / .055)");
/** A sunken area of a panel: codes and fields. */
export const panelSunk = token("panel-sunk", "rgb(0 0 0 / .32)");
/** The edge of raised and sunken areas. */
export const panelLine = token("panel-line", "rgb(255 255 255 / .16)");

/** The bar while a round is shown again. */
export const replayBar = token("replay-bar", "linear-gradient(#1b2536, #0e1420)");
/** Its badge. */
export const replayBadge = token("replay-badge", "#cfe0ff");
/** The text on its badge. */
export const replayBadgeText = token("replay-badge-text", "#10203c");

/** The shoe and the discard tray: inside. */
export const boxInside = token("box-inside", "#0a0d13");
/** The shoe and the discard tray. */
export const box = token("box", "#1d222d");
/** The shoe and the discard tray: their upper edge. */
export const boxEdge = token("box-edge", "#343c4c");

/** The corners of buttons. */
export const radius = token("radius", "12px");
/** The corners of panels and dialogs. */
export const radiusLarge = token("radius-large", "20px");
/** The corners of labels. */
export const radiusLabel = token("radius-label", "99px");
/** The corners of cards. */
export const cardRadius = token("card-radius", "7%/5%");
/** The backs of the cards: images that cover them, or none for the built-in back. */
export const cardBackImage = token("card-back-image", "none");
/** The shadow of a card. */
export const shadowCard = token(
  "shadow-card",
  "0 0 0 .5px rgb(0 0 0 / .35), 0 1px 2px rgb(0 0 0 / .35), 0 4px 12px rgb(0 0 0 / .28)",
);
/** The shadow of a chip. */
export const shadowChip = token("shadow-chip", "0 3px 5px rgb(0 0 0 / .4)");
/** The shadow of a button. */
export const shadowButton = token("shadow-button", "0 2px 7px rgb(0 0 0 / .4)");
/** The shadow of a badge. */
export const shadowBadge = token("shadow-badge", "0 4px 12px rgb(0 0 0 / .5)");
/** The shadow of the shoe and the discard tray. */
export const shadowBox = token("shadow-box", "0 6px 8px rgb(0 0 0 / .4)");
/** The shadow of the rail on the felt. */
export const shadowRail = token("shadow-rail", "0 -10px 30px rgb(0 0 0 / .45)");
/** The shadow of panels and dialogs. */
export const shadowPanel = token("shadow-panel", "0 10px 50px rgb(0 0 0 / .55)");
