import type { CardId } from "@thunderjack/cards";
import type { Seat } from "@thunderjack/core";
import type { BetShortcut, LetteringView } from "@thunderjack/stage";
import type { ControlId } from "./controls.js";
import type { Box, Point, Size } from "./geometry.js";

/*
 * A layout is a view in which each part has a position. It is plain data, in CSS pixels from the top left of the table.
 * It is independent of Pixi, of time and of textures.
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

/** A chip on a seat. */
export interface ChipLayout {
  readonly key: string;
  readonly seat: Seat;
  /** The value, in hundredths of a credit. */
  readonly value: number;
  /** The horizontal centre. */
  readonly x: number;
  /** The vertical centre. */
  readonly y: number;
  readonly size: number;
  /** Whether this is the highest chip of its seat. */
  readonly isTop: boolean;
}

/** The betting circle of a seat, which is also the seat's switch. */
export interface SpotLayout {
  readonly seat: Seat;
  readonly box: Box;
  readonly isOn: boolean;
  /** Whether chips cover the circle. No sign is drawn in it then. */
  readonly isTaken: boolean;
}

/** The name of a text style. */
export type TextStyleName =
  | "total"
  | "total-in-turn"
  | "bet"
  | "seat-bet"
  | "seat"
  | "pile"
  | "figure-name"
  | "figure"
  | "credits"
  | "gain"
  | "loss"
  | "won"
  | "message"
  | "refusal"
  | "over"
  | `badge-${string}`;

/** Text in one style. */
export interface TextRun {
  readonly style: TextStyleName;
  readonly text: string;
}

/** Text runs side by side in a box. Text that does not fit is drawn smaller. */
export interface LineLayout {
  readonly key: string;
  readonly runs: readonly TextRun[];
  readonly box: Box;
  readonly align: "left" | "center" | "right";
  /** The font size in CSS pixels. */
  readonly size: number;
  /** The maximum number of rows. */
  readonly lines: number;
  /** Whether the line is drawn over the cards instead of under them. */
  readonly isAbove: boolean;
}

/** The style of a button. */
export type ButtonStyle = "go" | "hit" | "stand" | "quiet" | "chip";

/** A button. */
export interface ButtonLayout {
  readonly id: ControlId;
  readonly box: Box;
  readonly style: ButtonStyle;
  readonly label: string;
  /** The sign that is drawn instead of the label; `null` if the label is drawn. */
  readonly sign: BetShortcut["kind"] | null;
  /** The value of a chip, in hundredths of a credit; `null` for other buttons. */
  readonly value: number | null;
  readonly isLegal: boolean;
}

/** The shoe or the discard tray. */
export interface PileLayout {
  readonly box: Box;
  /** The fill level, from 0 to 1. */
  readonly fill: number;
  readonly isEmpty: boolean;
  /** The position of a card that enters or leaves the pile. */
  readonly opening: Point;
}

/** An empty position for a card. */
export interface OutlineLayout {
  readonly box: Box;
  readonly isOn: boolean;
}

/** The table with a position for each of its parts. */
export interface TableLayout {
  readonly size: Size;
  /** The direction of the text. */
  readonly direction: "ltr" | "rtl";
  /** The language of the text, as a BCP 47 tag. */
  readonly language: string;
  /** The text that is printed on the felt. */
  readonly printing: LetteringView;
  /** The width of a card at full size. */
  readonly cardWidth: number;
  /** The sizes of the chips on the seats and of the chip buttons. */
  readonly chipSizes: readonly number[];
  /** The values of the chips, in hundredths of a credit. */
  readonly chipValues: readonly number[];
  /** The position of the printing on the felt; `null` if there is no room for it. */
  readonly lettering: Box | null;
  /** The vertical position of the lower edge of the felt, which is the upper edge of the rail. */
  readonly railTop: number;
  readonly shoe: PileLayout;
  readonly tray: PileLayout;
  /** The positions of cards before the deal. */
  readonly outlines: readonly OutlineLayout[];
  readonly spots: readonly SpotLayout[];
  readonly chips: readonly ChipLayout[];
  /** The cards in drawing order, with the lowest card first. */
  readonly cards: readonly CardLayout[];
  /** The box of the hand whose turn it is; `null` for none. */
  readonly turn: Box | null;
  readonly lines: readonly LineLayout[];
  readonly buttons: readonly ButtonLayout[];
  /** The box of the panel that is shown at the end of the game; `null` during the game. */
  readonly over: Box | null;
  /** The boxes of all controls. */
  readonly controls: ReadonlyMap<ControlId, Box>;
}
