import type { Amount } from "@thunderjack/core";
import type { Renderer, VirtualClock } from "@thunderjack/stage";
import type { ShownTable } from "../shown-table.js";

/** A renderer, and how a test looks at it: through what it says to somebody who cannot see it. */
export interface Subject<Host> {
  readonly renderer: Renderer<Host>;
  /**
   * An empty host, where the renderer can be seen by the methods below.
   *
   * @param clock the time of the test, for a host that brings time with it
   */
  newHost(clock: VirtualClock): Host;
  /** Takes the host away after a case, disposed or not. */
  removeHost?(host: Host): void;
  /** Waits until everything that came is drawn, for a renderer that does not draw at once. */
  settled?(host: Host): Promise<void>;
  /** Reads the table from the host's accessible text. */
  readTable(host: Host): ShownTable;
  /** Everything that can be read or heard in the host. */
  readText(host: Host): string;
  /** Everything else that is in the host, for one that has more than text: markup with its attributes, for example. */
  readMarkup?(host: Host): string;
  /** Whether the host is as it was before a renderer was mounted. */
  isEmpty(host: Host): boolean;
  /** Whether a card or a chip is on its way now, where that can be told. */
  isMoving?(host: Host): boolean;
  /** Presses what is offered under this label, as a player would. */
  press(host: Host, label: string): void | Promise<void>;
  /** Lays one chip of this value, in hundredths, on the seat of this label and on no other, as a player would. */
  layChip(host: Host, seat: string, chip: Amount): void | Promise<void>;
}

/** One thing that a renderer must do. */
export interface ConformanceCase {
  /** What it is about. */
  readonly group: string;
  /** What the renderer does, as a sentence that it is the subject of. */
  readonly name: string;
  /** Throws when the renderer does otherwise. */
  readonly run: () => Promise<void>;
}
