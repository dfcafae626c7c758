import type { Amount, VirtualClock } from "@thunderjack/core";
import type { Renderer } from "@thunderjack/stage";
import type { TableText } from "../table-text.js";

/** A renderer, and how the suite creates its hosts, reads its accessible text and presses its buttons. */
export interface RendererDriver<Host> {
  readonly renderer: Renderer<Host>;
  /**
   * Creates an empty host that the other methods can read.
   *
   * @param clock the virtual clock of the test, for hosts that need a clock
   */
  newHost(clock: VirtualClock): Host;
  /** Removes the host after a case, whether or not the renderer was disposed. */
  removeHost?(host: Host): void;
  /** Resolves when the last frame is drawn. For renderers that draw asynchronously. */
  settled?(host: Host): Promise<void>;
  /** Reads the table from the accessible text of the host. */
  readTable(host: Host): TableText;
  /** Returns all visible and accessible text of the host. */
  readText(host: Host): string;
  /** Returns the rest of the host's content, for hosts with more than text: markup with its attributes, for example. */
  readMarkup?(host: Host): string;
  /** Whether the host is in the same state as before the renderer was mounted. */
  isEmpty(host: Host): boolean;
  /** Whether a card or a chip is being animated. For renderers whose animation can be observed. */
  isMoving?(host: Host): boolean;
  /** Presses the button with this label, as a player does. */
  press(host: Host, label: string): void | Promise<void>;
  /** Places one chip of this value, in hundredths of a credit, on the seat with this label, as a player does. */
  layChip(host: Host, seat: string, chip: Amount): void | Promise<void>;
}

/** One requirement for a renderer. */
export interface ConformanceCase {
  /** The subject of the requirement: `view`, `commands`, `hole card`, `timing` or `disposal`. */
  readonly group: string;
  /** The requirement as a sentence whose subject is the renderer. */
  readonly name: string;
  /** Runs the case; rejects when the renderer does not meet the requirement. */
  readonly run: () => Promise<void>;
}
