import type { Command, Seat } from "@thunderjack/core";

/** What can be pressed on the canvas. A chip is called by its place in `betting.chips`, a shortcut by that in its row. */
export type AreaId =
  | `seat:${Seat}`
  | `chip:${number}`
  | `shortcut:${number}`
  | `move:${Command["type"]}`
  | "deal"
  | "clear"
  | "start-again";

/** Where something lies in the host, in CSS pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
