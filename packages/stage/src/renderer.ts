import type { Command, Rejection, RuleSet } from "@thunderjack/core";
import type { Observable } from "rxjs";
import type { Frame } from "./frame.js";

/**
 * Whatever draws a table: web components, a canvas, a terminal. It draws the frames that a conductor sends, asks for
 * commands, and decides nothing: not what is legal, not what comes next, and not when.
 *
 * The conformance suite of `@thunderjack/testkit` is the definition in full.
 */
export interface Renderer<Host> {
  /**
   * Begins to draw into the host, which is empty and belongs to the renderer until it is disposed.
   *
   * @param host where to draw: an element of a page, a terminal, …
   */
  mount(host: Host, stage: RendererStage): Dispose;
}

/** What a renderer is given. There is nothing else to know about the game. */
export interface RendererStage {
  /**
   * What to draw, each frame at its moment; the first one comes while it is subscribed to. The whole view of a frame is
   * to be read from the renderer's text as soon as the frame has come: its cue says how long the movement takes that
   * leads there for the eye. A frame without a cue ends every movement. When it completes, nothing more will happen:
   * the last picture stays.
   */
  readonly frames$: Observable<Frame>;
  /** Asks for a command, exactly as it stands in the view. */
  readonly dispatch: Dispatch;
  readonly options: RendererOptions;
}

/**
 * Asks the table for something on behalf of the player. Frames may come before it returns.
 *
 * @returns why the table refused, which the renderer tells the player until the next frame comes; `null` when it was
 *   done. It never returns what happened: that comes in frames, without the hole card.
 */
export type Dispatch = (command: Command) => Rejection | null;

/** What does not change as long as the table stands. */
export interface RendererOptions {
  /** For what is printed on the felt; what may be done now stands in the view. */
  readonly rules: RuleSet;
  /**
   * Whether somebody beside the renderer says aloud what happens: then its message can be read, but does not speak up for
   * itself, or everything would be heard twice. Left out, nobody does.
   */
  readonly isNarrated?: boolean;
}

/**
 * Ends a renderer: it no longer listens, leaves its host empty, and asks for nothing any more. Does nothing the second
 * time.
 */
export type Dispose = () => void;
