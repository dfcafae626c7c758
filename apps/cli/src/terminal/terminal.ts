import type { ScreenStyle, TerminalScreen } from "../terminal-renderer/screen.js";

/** An interactive terminal. */
export interface Terminal {
  readonly style: ScreenStyle;
  /** Takes the whole terminal, until it is closed. */
  open(): OpenTerminal;
}

/** A terminal that belongs to the program. */
export interface OpenTerminal extends TerminalScreen {
  /** Gives it back as it was. Does nothing the second time. */
  close(): void;
}
