import type { Amount, Command, HandName, Seat } from "@thunderjack/core";
import type { BetShortcut } from "@thunderjack/stage";
import type { DraggedChip } from "@thunderjack/stage/chip-gesture";

/**
 * The id of a control. Chips are numbered by their position in `betting.chips`, and shortcuts by their position in the
 * row.
 */
export type ControlId =
  | `seat:${Seat}`
  | `take-back:${Seat}`
  | `chip:${number}`
  | `shortcut:${number}`
  | `hand:${HandName}`
  | `move:${Command["type"]}`
  | "deal"
  | "clear"
  | "start-again";

/** The state of the betting controls that is not part of the view. */
export interface BettingControls {
  /**
   * The reason why a request was rejected, until the next frame or click; otherwise `null`. It replaces the view's
   * message.
   */
  readonly notice: string | null;
  /** The seats that receive chips. */
  readonly selectedSeats: readonly Seat[];
  /** The value of the chosen chip, in hundredths of a credit; `null` for none. */
  readonly chosen: Amount | null;
  /** The chip that follows the pointer; `null` for none. */
  readonly dragged: (DraggedChip & { readonly value: Amount }) | null;
  /** The buttons for several bets: undo, and double or repeat. Empty during a round. */
  readonly shortcuts: readonly BetShortcut[];
  /** The hand that was collapsed to a caption and that the player has opened; `null` for none. */
  readonly opened: HandName | null;
}

/** The control under the pointer, and the control that is held down; `null` for none. */
export interface PointerState {
  readonly hovered: ControlId | null;
  readonly pressed: ControlId | null;
}

/** The part of the player's interaction that the canvas shows. */
export interface InteractionState extends BettingControls, PointerState {}
