import type { Observable } from "rxjs";

/** How many characters a screen has room for. */
export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

/** The capabilities of a screen. */
export interface ScreenStyle {
  /** Whether it shows suits, frames and accents; otherwise everything is written in ASCII. */
  readonly isUnicode: boolean;
  readonly hasColor: boolean;
}

/**
 * A key by its name: the character in lower case for a letter, a digit or a sign, or one of `enter`, `space`, `tab`,
 * `backtab`, `backspace`, `escape`, `left`, `right`, `up`, `down`, `home` and `end`. `interrupt` is Ctrl-C, or the wish
 * of the system that the program ends.
 */
export type Key = string;

/** A terminal, or a part of one, that a table is drawn on. */
export interface TerminalScreen {
  readonly style: ScreenStyle;
  /** The size as it is now. */
  readonly size: ScreenSize;
  /** Emits when the size has changed. */
  readonly resized$: Observable<void>;
  /** The keys that are pressed. */
  readonly keys$: Observable<Key>;
  /** Shows these lines in place of those it showed before; none of them is wider than it. */
  draw(lines: readonly string[]): void;
}
