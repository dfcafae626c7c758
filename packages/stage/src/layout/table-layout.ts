import type { HandName, Seat } from "@thunderjack/core";
import type { Direction } from "../view.js";
import type { Box, Circle, Point, Size } from "./geometry.js";

/*
 * A table layout gives each part of a table a box. It is plain data, in CSS pixels from the top left of the table, and
 * is independent of a renderer, of fonts and of time.
 */

/**
 * The arrangement of a table.
 *
 * - `wide`: the dock is below the felt, with its five moves in one row.
 * - `tall`: the dock is below the felt, with its moves in two rows.
 * - `land`: the dock is a column on each side of the felt, for a phone held sideways.
 * - `small`: the dock is one row of buttons below the felt, and the felt scrolls; for example at a zoom of 400 %.
 */
export type TableMode = "wide" | "tall" | "land" | "small";

/** The boxes of all parts of a table. */
export interface TableLayout {
  readonly size: Size;
  /** The direction of the text. The dock is mirrored for `rtl`; the seats and the dealer never are. */
  readonly direction: Direction;
  readonly mode: TableMode;
  /** Whether the table is so low that the felt has no room for a wordmark during a round. */
  readonly isTight: boolean;
  readonly felt: FeltLayout;
  /** The width of a card in the hands of the player. A card is 1.4 times as high as it is wide. */
  readonly cardWidth: number;
  readonly dealer: DealerLayout;
  readonly shoe: PileLayout;
  readonly tray: PileLayout;
  readonly print: PrintLayout;
  /** The seats from left to right. */
  readonly seats: readonly SeatLayout[];
  readonly dock: DockLayout;
  /** The panel at the end of the game; `null` during the game. */
  readonly over: OverLayout | null;
  readonly text: TextSizes;
}

/** The area of the cards. */
export interface FeltLayout {
  /** The visible area. */
  readonly box: Box;
  /**
   * The height of everything on the felt. If it is larger than the height of the box, the felt scrolls, and the boxes
   * of its parts are their positions before scrolling.
   */
  readonly contentHeight: number;
}

/** A card on the felt. */
export interface CardLayout {
  /** The key of the card in the view. */
  readonly key: string;
  /** The horizontal centre. */
  readonly x: number;
  /** The vertical centre. */
  readonly y: number;
  readonly width: number;
  /** Whether the card is rotated by 90° clockwise and lies across the others. */
  readonly isAcross: boolean;
}

/** The dealer's hand. */
export interface DealerLayout {
  readonly cardWidth: number;
  readonly cards: readonly CardLayout[];
  /** The room for all cards that the dealer may draw. */
  readonly room: Box;
  /** The places of the first two cards. */
  readonly places: readonly [Box, Box];
  /** The total to the right of the cards, followed by the result unless `result` has a box. */
  readonly caption: Box;
  /** Whether the caption has room for the dealer's name before the total. */
  readonly hasName: boolean;
  /** The result under the cards; `null` without a result, or if the caption has room for it. */
  readonly result: Box | null;
  /** The dealer's rule under the empty places between two rounds; `null` during a round, or if there is no room. */
  readonly rule: Box | null;
}

/** The shoe or the discard tray. */
export interface PileLayout {
  /** The drawing of the pile; `null` if there is no room for it. */
  readonly box: Box | null;
  /** The label and the number of cards under the pile; `null` if the pile is not drawn. */
  readonly label: Box | null;
  /** The centre of a card that enters or leaves the pile. */
  readonly opening: Point;
}

/** A line of text along an arc. The middle of the arc is its lowest point. */
export interface ArcLayout {
  /** The centre of the line: the middle of its capitals. */
  readonly x: number;
  readonly y: number;
  /** The height of the capitals of storm lettering, or the font size of a text. */
  readonly size: number;
  /** The radius of the circle along which the line runs. */
  readonly radius: number;
  /** The width within which the line must fit. */
  readonly width: number;
}

/** The printing between the dealer and the hands. */
export interface PrintLayout {
  /** The zone between the dealer and the hands. */
  readonly box: Box;
  /** The wordmark; `null` if there is no room for it. Its size is a cap height. */
  readonly word: ArcLayout | null;
  /** Whether no hand is on the felt. The wordmark is then brass; during a round, it looks engraved. */
  readonly isAtRest: boolean;
  /** The line of the special payouts; `null` if there is no room for it. Its size is a font size. */
  readonly pay: ArcLayout | null;
  /** The result of the round. Its size is a cap height. It replaces the wordmark and the pay line. */
  readonly sum: ArcLayout;
  /** The two example hands of the special payouts between two rounds; `null` if there is no room for them. */
  readonly examples: readonly [Box, Box] | null;
}

/** The layout of a seat. */
export interface SeatLayout {
  readonly seat: Seat;
  /** Whether the seat has no hand while others have one. Its ring is then small, at the side or between two hands. */
  readonly isIdle: boolean;
  /** The ring of the bet. */
  readonly spot: Circle;
  /**
   * During a round, the middle of the upper edge of the hands, including the marker of the turn. Between two rounds,
   * the highest point of the ring. The printed bolt of the seat ends there.
   */
  readonly top: Point;
  /** The touch target of the ring, at least 44 pixels wide and high. */
  readonly target: Box;
  /** The button that takes back the last chip between two rounds; `null` if there is no room for it. */
  readonly takeBack: Box | null;
  /**
   * The name of the seat and its bet; `null` if there is no room for it, or if only the bets of the hands are shown.
   */
  readonly label: Box | null;
  /** The hands from left to right and then from top to bottom. */
  readonly hands: readonly HandLayout[];
}

/** A hand of a player. */
export interface HandLayout {
  readonly name: HandName;
  /** Whether the hand is only a caption with total, bet and result. A tap on the caption opens it. */
  readonly isCollapsed: boolean;
  /** The area of the hand, which no other hand overlaps. */
  readonly room: Box;
  /** The cards in drawing order, the lowest first. The list is empty for a collapsed hand. */
  readonly cards: readonly CardLayout[];
  /** The frame that marks the hand in turn: the bounding box of the cards with a margin. */
  readonly frame: Box;
  /** The bolt above the hand in turn; `null` if the caption contains the bolt. */
  readonly marker: Box | null;
  /** The total, followed by the meter or the result. */
  readonly caption: Box;
  /** Whether the caption has room for the words of a result. If not, it shows a sign and the amount. */
  readonly hasWords: boolean;
  /** The meter of a Blitz beside the total of the hand in turn; `null` if there is no room for it. */
  readonly meter: Box | null;
  /** The ring of the hand with its bet. It is the ring of the seat for the only hand of a seat. */
  readonly bet: Circle;
  /** Whether the ring is drawn. If not, its centre is only the target of moving chips. */
  readonly hasRing: boolean;
  /**
   * The bet as text beside or under the ring; `null` if the label of the seat or the caption contains it, or if only
   * the chips show it.
   */
  readonly amount: Box | null;
  /** Whether the caption contains the bet, because there is no room for it elsewhere. */
  readonly isBetInCaption: boolean;
  /** The place of the winnings and of the insurance bet in chips: beside, above or on the ring. */
  readonly pay: Circle;
}

/** The group of controls that applies to the view. */
export type DockControls = "moves" | "answers" | "bets" | "over";

/** The slot of a move. */
export type MoveSlot = "Hit" | "Stand" | "Double" | "Split" | "Surrender";

/** The dock with all controls. The slots are at the same place in every phase of a table. */
export interface DockLayout {
  /** The backgrounds: one strip at the bottom, or two columns. */
  readonly boxes: readonly Box[];
  /** The controls to draw now. */
  readonly controls: DockControls;
  readonly message: Box;
  /** The number of rows that the message may have. */
  readonly messageLines: number;
  readonly credits: Box;
  readonly bets: Box;
  /**
   * A further line, for example the note that a hand needs one more card for a Blitz; `null` if there is no room for
   * it.
   */
  readonly side: Box | null;
  /** The five slots of the moves. */
  readonly moves: Readonly<Record<MoveSlot, Box>>;
  /** Whether the icon of a move is above its name. If not, it is beside the name. */
  readonly isMoveUpright: boolean;
  /** The two answers to an offer: insurance, even money, early surrender. */
  readonly answers: readonly [Box, Box];
  /** The chips, in the order of the view. */
  readonly chips: readonly Box[];
  readonly undo: Box;
  /** The button that doubles or repeats the bets. */
  readonly double: Box;
  readonly clear: Box;
  /** The button that deals. Its box overlaps no move and no answer, so that a second press never plays a hand. */
  readonly deal: Box;
}

/** The panel at the end of the game. */
export interface OverLayout {
  readonly box: Box;
  readonly message: Box;
  readonly startAgain: Box;
}

/** Font sizes in CSS pixels. Text that does not fit wraps or shrinks, but is never smaller than `least`. */
export interface TextSizes {
  /** The smallest size of any text. */
  readonly least: number;
  /** The factor for estimated widths of text: 1 for the usual fonts of systems, or more for a wider font. */
  readonly fontWidth: number;
  /** The smallest cap height of storm lettering. */
  readonly leastCapitals: number;
  readonly message: number;
  /** The name of Hit and Stand. */
  readonly moveName: number;
  /** The name of Double, Split and Surrender. */
  readonly minorMoveName: number;
  readonly moveDetail: number;
  /** The total in a caption. */
  readonly total: number;
  /** The result in a caption. */
  readonly result: number;
  /** The labels of the seats, the piles, and the amounts in the dock. */
  readonly label: number;
  /** The cap height of credits and bets. */
  readonly figure: number;
}
