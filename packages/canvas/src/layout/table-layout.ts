import type { CardId } from "@thunderjack/cards";
import type { Seat } from "@thunderjack/core";
import type { BadgeTone, BetShortcut } from "@thunderjack/stage";
import type { SpotTarget } from "@thunderjack/stage/chip-gesture";
import type { PlacedChip, Scene } from "@thunderjack/stage/choreography";
import type { ArcLayout, ExampleLayout, TableMode } from "@thunderjack/stage/layout";
import type { ControlId } from "./controls.js";
import type { Box, Point, Size } from "./geometry.js";

/*
 * A layout is a view in which each part has a position: the shared layout of `@thunderjack/stage/layout`, together with
 * the facts and texts of the view that the painter draws there. It is plain data, in CSS pixels from the top left of
 * the table. It is independent of Pixi, of time and of textures.
 */

/** A card on the table. */
export interface CardLayout {
  /** The key, which is stable while the card is on the table. */
  readonly key: string;
  /** The id of the card; `null` while it is face down. */
  readonly card: CardId | null;
  /** The horizontal centre. */
  readonly x: number;
  /** The vertical centre. */
  readonly y: number;
  readonly width: number;
  /** The clockwise rotation, in radians. */
  readonly rotation: number;
  /** Whether the hand has lost. Its cards are then drawn darker. */
  readonly isDimmed: boolean;
  /** The name of the card's hand, or `dealer` for the dealer's hand. */
  readonly hand: string;
}

/** A button that takes back the last chip of a seat. */
export interface TakeBackLayout {
  readonly seat: Seat;
  readonly box: Box;
}

/** A ring for chips. Between two rounds, the ring of a seat is also the seat's switch. */
export interface SpotLayout {
  readonly key: string;
  readonly seat: Seat;
  readonly box: Box;
  /** Whether the ring accepts bets. */
  readonly isOpen: boolean;
  /** Whether the seat has no hand. Its empty ring then has a bolt, and its line is dashed if the seat is not selected. */
  readonly isIdle: boolean;
  /** Whether the seat is selected for the next chip. It is `false` while no bet may be placed. */
  readonly isSelected: boolean;
  /** Whether chips cover the ring. */
  readonly isTaken: boolean;
  /** Whether the ring would receive the dragged chip. */
  readonly isTarget: boolean;
}

/** The caption of a hand: its total, followed by its result or the meter of a Blitz. */
export interface CaptionLayout {
  readonly key: string;
  readonly box: Box;
  /** The alignment of the caption in its box: `start` for the dealer, whose caption is beside the cards. */
  readonly align: "center" | "start";
  /** A word before the total, in small letters; `null` for none. */
  readonly name: string | null;
  /** The total as text, such as "18" or "soft 17"; `null` for none. */
  readonly total: string | null;
  readonly isInTurn: boolean;
  /** Whether the bolt that marks the turn is beside the caption. */
  readonly hasBolt: boolean;
  /** The stake, the insurance or both, as text; `null` if they are shown elsewhere. */
  readonly bet: string | null;
  readonly result: ResultLayout | null;
  /** The meter of a Blitz; `null` for none. */
  readonly meter: MeterLayout | null;
  /** The font size of the total, in CSS pixels. */
  readonly size: number;
  /** The font size of the result, in CSS pixels. */
  readonly resultSize: number;
}

/** The result in a caption. */
export interface ResultLayout {
  readonly tone: BadgeTone;
  /** Whether a bolt is drawn as its sign: for a Thunderjack and a Blitz. */
  readonly isStorm: boolean;
  /** The word; `null` if there is no room for it. */
  readonly word: string | null;
  /** The net result such as "+50"; `null` for none. */
  readonly amount: string | null;
}

/** The meter of a Blitz. */
export interface MeterLayout {
  readonly filled: number;
  readonly slots: number;
}

/** The name of a text style. */
export type TextStyleName =
  | "seat"
  | "seat-bet"
  | "pile"
  | "pile-count"
  | "figure-name"
  | "figure"
  | "credits"
  | "message"
  | "message-win"
  | "message-lose"
  /** The message while a hand has its turn. */
  | "turn"
  | "refusal"
  | "side"
  | "rule"
  | "sum-win"
  | "sum-lose"
  | "sum-push"
  | "over";

/** Text in one style. */
export interface TextRun {
  readonly style: TextStyleName;
  readonly text: string;
  /** The start of the text that has the colour of the turn. Defaults to none. */
  readonly lead?: string;
  /** The font size or cap height if it differs from that of the line, in CSS pixels. */
  readonly size?: number;
}

/** Text runs side by side in a box. Text that does not fit is drawn smaller. */
export interface LineLayout {
  readonly key: string;
  readonly runs: readonly TextRun[];
  readonly box: Box;
  readonly align: "left" | "center" | "right";
  /** Whether the text is at the upper edge of its box instead of in the middle. */
  readonly isAtTop: boolean;
  /** The font size in CSS pixels, or the cap height of storm capitals. */
  readonly size: number;
  /** The maximum number of rows. */
  readonly lines: number;
  /** Whether the line is drawn over the cards and the dock instead of under them. */
  readonly isAbove: boolean;
}

/** The style of a button. */
export type ButtonStyle =
  | "go"
  | "hit"
  | "stand"
  | "double"
  | "split"
  | "surrender"
  /** One of two equal answers. */
  | "answer"
  | "quiet"
  | "chip";

/** The icon of a button. */
export type ButtonIcon =
  | "hit"
  | "stand"
  | "double"
  | "split"
  | "surrender"
  | "insurance"
  | "no-insurance"
  | "even-money"
  | "clear"
  | "deal"
  | BetShortcut["kind"];

/** The layout of a button. */
export interface ButtonLayout {
  readonly id: ControlId;
  readonly box: Box;
  readonly style: ButtonStyle;
  readonly label: string;
  /** The short line under the label: a cost, an effect or a reason. It is empty for none. */
  readonly detail: string;
  readonly icon: ButtonIcon | null;
  /** Whether the icon is above the label instead of beside it. */
  readonly isUpright: boolean;
  /** The font sizes in CSS pixels. */
  readonly size: number;
  readonly detailSize: number;
  /** The size of the icon, which is 0 for none, and its distance from the text beside it. */
  readonly iconSize: number;
  readonly gap: number;
  /** The value of a chip, in hundredths of a credit; `null` for other buttons. */
  readonly value: number | null;
  readonly isLegal: boolean;
  /** Whether the button is the chosen chip. */
  readonly isChosen: boolean;
}

/** The shoe or the discard tray. */
export interface PileLayout {
  /** The box of the drawing; `null` if there is no room for it. */
  readonly box: Box | null;
  /** The fill level, from 0 to 1. */
  readonly fill: number;
  readonly isEmpty: boolean;
  /** The position of a card that enters or leaves the pile. */
  readonly opening: Point;
}

/** An empty position for a card. */
export interface OutlineLayout {
  readonly box: Box;
}

/**
 * The felt with its printing. It changes with the size and the texts of the table, with the deal, and with the net result
 * of a round.
 */
export interface FeltLayout {
  readonly mode: TableMode;
  readonly box: Box;
  /** The backgrounds of the dock: one strip below the felt, or a column on each side. */
  readonly docks: readonly Box[];
  /** The wordmark; `null` if there is no room for it, and while the net result of a round is shown. */
  readonly word: (ArcLayout & { readonly text: string }) | null;
  /** Whether the wordmark is in brass. During a round it is engraved. */
  readonly isAtRest: boolean;
  /**
   * The line of the special payouts; `null` if there is no room for it, and while the net result of a round is shown.
   */
  readonly pay: (ArcLayout & { readonly text: string }) | null;
  /** The printed example hands. */
  readonly examples: readonly (ExampleLayout & { readonly text: string })[];
  /** The centre of the isobars. */
  readonly eye: Point;
  /** The number of isobars. */
  readonly isobars: number;
  /** The trunk of the bolts, from the dealer to the point at which they separate. */
  readonly trunk: { readonly from: Point; readonly to: Point };
  /** The ends of the bolts, each with the number of its seat from the left. */
  readonly bolts: readonly BoltLayout[];
}

/** The end of a bolt that is printed on the felt. */
export interface BoltLayout {
  readonly place: number;
  readonly to: Point;
}

/** The hand in turn. */
export interface TurnLayout {
  /** The frame around its cards. */
  readonly frame: Box;
  /** The bolt above the frame; `null` if the caption contains the bolt. */
  readonly marker: Box | null;
}

/** The table with a position for each of its parts. */
export interface TableLayout {
  readonly size: Size;
  /** The view and its shared layout, from which the stage derives movements. */
  readonly scene: Scene;
  /** The distance by which the felt can be scrolled; 0 for a felt that shows everything. */
  readonly scrollRange: number;
  /** The scroll position at which the hand in turn is visible; the current position if no hand is in turn. */
  readonly scrollToTurn: number;
  /** The direction of the text. */
  readonly direction: "ltr" | "rtl";
  /** The language of the text, as a BCP 47 tag. */
  readonly language: string;
  readonly felt: FeltLayout;
  /** The width of a card of a hand, in CSS pixels. */
  readonly cardWidth: number;
  readonly shoe: PileLayout;
  readonly tray: PileLayout;
  /** The positions of the dealer's cards before the deal. */
  readonly outlines: readonly OutlineLayout[];
  readonly spots: readonly SpotLayout[];
  readonly chips: readonly PlacedChip[];
  readonly takeBacks: readonly TakeBackLayout[];
  /** The chip that follows the pointer; `null` for none. */
  readonly dragged: (Point & { readonly value: number; readonly size: number }) | null;
  /** The rings that can receive a dragged chip. */
  readonly targets: readonly SpotTarget[];
  /** The cards in drawing order, with the lowest card first. */
  readonly cards: readonly CardLayout[];
  /** The hand whose turn it is; `null` for none. */
  readonly turn: TurnLayout | null;
  readonly captions: readonly CaptionLayout[];
  readonly lines: readonly LineLayout[];
  readonly buttons: readonly ButtonLayout[];
  /** The box of the panel that is shown at the end of the game; `null` during the game. */
  readonly over: Box | null;
  /** The boxes of all controls. */
  readonly controls: ReadonlyMap<ControlId, Box>;
}
