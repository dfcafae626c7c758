import type { Amount, GameEvent, VirtualClock } from "@thunderjack/core";
import type { LiveConductorOptions, Renderer } from "@thunderjack/stage";
import type { Observable } from "rxjs";
import type { TableText } from "../table-text.js";

/** A table of the suite: its rules, state, events and seating, and the function that carries out commands, if there is one. */
export interface ConformanceTable extends Pick<LiveConductorOptions, "rules" | "state" | "dispatch" | "seating"> {
  /** The public events after the state. */
  readonly events$: Observable<GameEvent>;
}

/** A table of the suite behind a connection. */
export interface CarriedTable extends ConformanceTable {
  /** Resolves when everything that was sent in both directions has arrived. */
  settled(): Promise<void>;
  /** Closes the connection. */
  close(): void;
}

/**
 * The functions with which the suite uses a renderer: they create hosts, read the accessible text and press buttons.
 */
export interface RendererDriver<Host> {
  readonly renderer: Renderer<Host>;
  /**
   * Whether the renderer is meant for tables with one player only. The cases about several players are then omitted.
   * Defaults to `false`.
   */
  readonly hasOnePlayer?: boolean;
  /**
   * Creates an empty host that the other methods can read.
   *
   * @param clock the virtual clock of the test, for hosts that need a clock
   */
  newHost(clock: VirtualClock): Host;
  /**
   * Carries the tables of the suite over a connection, such as a socket with latency. Defaults to none: the renderer shows the
   * tables directly.
   */
  carry?(table: ConformanceTable): Promise<CarriedTable>;
  /** Removes the host after a case. The renderer may or may not be disposed by then. */
  removeHost?(host: Host): void;
  /** Resolves when the last frame is drawn. Renderers that draw asynchronously need it. */
  settled?(host: Host): Promise<void>;
  /** Reads the table from the accessible text of the host. */
  readTable(host: Host): TableText;
  /** Returns all visible and accessible text of the host. */
  readText(host: Host): string;
  /** Returns further content of the host, for hosts with more than text, for example markup with its attributes. */
  readMarkup?(host: Host): string;
  /** Returns whether the host is in the same state as before the renderer was mounted. */
  isEmpty(host: Host): boolean;
  /** Returns whether a card or a chip is being animated. Optional, for renderers whose animation can be observed. */
  isMoving?(host: Host): boolean;
  /** Presses the button with this label, like a player. */
  press(host: Host, label: string): void | Promise<void>;
  /**
   * Places one chip on the seat with this name ("Right", "Middle" or "Left"), like a player.
   *
   * @param chip the value of the chip, in hundredths of a credit
   */
  placeChip(host: Host, seat: string, chip: Amount): void | Promise<void>;
}

/** One requirement for a renderer. */
export interface ConformanceCase {
  /** The subject of the requirement: `view`, `commands`, `hole card`, `timing`, `several players` or `disposal`. */
  readonly group: string;
  /** The requirement, as a sentence in which the renderer is the subject. */
  readonly name: string;
  /** Runs the case. The promise rejects if the renderer does not meet the requirement. */
  readonly run: () => Promise<void>;
}
