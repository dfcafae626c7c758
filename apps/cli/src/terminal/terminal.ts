import type { ScreenStyle, TerminalScreen } from "../terminal-renderer/screen.js";

/** An interactive terminal. */
export interface Terminal {
  readonly style: ScreenStyle;
  /** Takes over the whole terminal until it is closed. */
  open(): OpenTerminal;
}

/** A terminal that the program has taken over. */
export interface OpenTerminal extends TerminalScreen {
  /** Restores the previous content of the terminal. A second call has no effect. */
  close(): void;
}
