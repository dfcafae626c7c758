import type { CardId } from "@thunderjack/cards";
import type { Seat } from "@thunderjack/core";
import type { BetShortcut, LetteringView } from "@thunderjack/stage";
import type { Area, AreaId } from "../mirror/area.js";

/*
 * A scene is a view with a place for everything: plain data, in CSS pixels from the top left of the table. It knows
 * nothing of Pixi, of time, or of how anything looks in detail.
 */

/** How large the table is, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle, in CSS pixels. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** What the picture shows besides the view. */
export interface Asides {
  /** Why the last request was refused: stands in place of the view's message. */
  readonly notice: string | null;
  /** The seats that chips go to. */
  readonly selectedSeats: readonly Seat[];
  /** What can be done with several bets at once; nothing during a round. */
  readonly shortcuts: readonly BetShortcut[];
}

/** A card on the table. */
export interface CardPlace {
  /** The same for the same card as long as it lies on the table. */
  readonly key: string;
  /** `null` while it lies face down. */
  readonly card: CardId | null;
  /** Of its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Clockwise, in radians. */
  readonly rotation: number;
  /** Whether its hand has lost, so that it is a little darker. */
  readonly isDimmed: boolean;
  /** Of the hand that it lies in; of the dealer's, `dealer`. */
  readonly hand: string;
}

/** A chip that lies on a seat. */
export interface ChipPlace {
  readonly key: string;
  readonly seat: Seat;
  /** In hundredths. */
  readonly value: number;
  /** Of its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Whether no chip of the seat lies on it. */
  readonly isTop: boolean;
}

/** The circle of a seat, which is also its switch. */
export interface SpotPlace {
  readonly seat: Seat;
  readonly area: Area;
  readonly isOn: boolean;
  /** Whether chips lie in it: then it needs no sign. */
  readonly isTaken: boolean;
}

/** How a text looks; everything else about its look follows from it. */
export type TextLook =
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

/** A word or a sentence, and how it looks. */
export interface Words {
  readonly look: TextLook;
  readonly text: string;
}

/** Words side by side in a box, as large as they go, and smaller where they would not fit. */
export interface LinePlace {
  readonly key: string;
  readonly words: readonly Words[];
  readonly box: Box;
  readonly align: "left" | "center" | "right";
  /** The height of the letters, in CSS pixels. */
  readonly size: number;
  /** How many lines they may take. */
  readonly lines: number;
  /** Whether it lies on the cards, not under them. */
  readonly isAbove: boolean;
}

/** How a button looks. */
export type ButtonLook = "go" | "hit" | "stand" | "quiet" | "chip";

/** The face of a button. */
export interface ButtonPlace {
  readonly id: AreaId;
  readonly area: Area;
  readonly look: ButtonLook;
  readonly label: string;
  /** What is drawn on it in place of its label; `null` for the label itself. */
  readonly sign: BetShortcut["kind"] | null;
  /** Of a chip, in hundredths. */
  readonly value: number | null;
  readonly isLegal: boolean;
}

/** The shoe or the discard tray. */
export interface PilePlace {
  readonly box: Box;
  /** How full it is, from 0 to 1. */
  readonly fill: number;
  readonly isEmpty: boolean;
  /** Where a card lies that comes from it, or goes to it. */
  readonly mouth: Mouth;
}

/** Where cards come from or go to. */
export interface Mouth {
  readonly x: number;
  readonly y: number;
}

/** The table with a place for everything. */
export interface Scene {
  readonly size: Size;
  /** Which way the words run. */
  readonly direction: "ltr" | "rtl";
  /** The language of the words, as a BCP 47 tag. */
  readonly language: string;
  /** What is printed on the felt. */
  readonly printing: LetteringView;
  /** The width of a card that is not made smaller. */
  readonly cardWidth: number;
  /** The sizes in which chips are drawn: on the seats, and as buttons. */
  readonly chipSizes: readonly number[];
  /** The values of all chips, in hundredths. */
  readonly chipValues: readonly number[];
  /** Where the printing on the felt goes; `null` where there is no room for it. */
  readonly lettering: Box | null;
  /** Where the felt ends and the rail begins. */
  readonly railTop: number;
  readonly shoe: PilePlace;
  readonly tray: PilePlace;
  /** Where cards will lie. */
  readonly outlines: readonly OutlinePlace[];
  readonly spots: readonly SpotPlace[];
  readonly chips: readonly ChipPlace[];
  /** In the order in which they lie on each other, the lowest first. */
  readonly cards: readonly CardPlace[];
  /** The hand whose turn it is. */
  readonly turn: Box | null;
  readonly lines: readonly LinePlace[];
  readonly buttons: readonly ButtonPlace[];
  /** The panel that says that the game is over. */
  readonly over: Box | null;
  /** Where every control lies that can be pressed. */
  readonly areas: ReadonlyMap<AreaId, Area>;
}

/** An empty place for a card. */
export interface OutlinePlace {
  readonly box: Box;
  readonly isOn: boolean;
}
