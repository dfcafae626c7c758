import type { Command, Rejection, RuleSet } from "@thunderjack/core";
import type { Observable } from "rxjs";
import type { Frame } from "./frame.js";

/**
 * Draws a table, for example as web components, on a canvas or in a terminal. It draws the frames of a conductor and
 * dispatches commands. It does not decide which moves are legal, which event follows, or when.
 *
 * The conformance suite of `@thunderjack/testkit` is the complete definition.
 */
export interface Renderer<Host> {
  /**
   * Draws into the host. The host must be empty. The renderer owns it until it is disposed.
   *
   * @param host for example an element of a page, or a terminal
   */
  mount(host: Host, stage: RendererStage): Dispose;
}

/** The complete input of a renderer. */
export interface RendererStage {
  /**
   * The frames to draw. Each frame is emitted when it is due, and the first one during the subscription. The text of
   * the renderer shows the whole view of a frame at once. The cue of the frame has the duration of the movement. A
   * frame without a cue ends every movement. After completion, the last view remains.
   */
  readonly frames$: Observable<Frame>;
  /** Dispatches a command of the view, unchanged. */
  readonly dispatch: Dispatch;
  readonly options: RendererOptions;
}

/**
 * Dispatches a command of the player to the table. Frames may be emitted before it returns.
 *
 * @returns the rejection, whose message the renderer shows until the next frame, or `null` for an accepted command. The
 *   events are emitted as frames, without the hole card.
 */
export type Dispatch = (command: Command) => Rejection | null;

/** The options that stay the same for a table. */
export interface RendererOptions {
  /** The rules, for the printed lines of the table. The legal commands are in the view. */
  readonly rules: RuleSet;
  /**
   * Whether the page has a live region for the narration. If it has one, the message of the renderer must not be a live
   * region, because screen readers would announce an event twice. Defaults to `false`.
   */
  readonly isNarrated?: boolean;
}

/**
 * Ends a renderer: it unsubscribes, empties its host and dispatches no more commands. A second call is a no-op.
 */
export type Dispose = () => void;
