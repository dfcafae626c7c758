import type { Observable } from "rxjs";

/** The size of a screen in characters. */
export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

/** The capabilities of a screen. */
export interface ScreenStyle {
  /** Whether the screen shows suits, frames and accents. Otherwise, all text is converted to ASCII. */
  readonly isUnicode: boolean;
  readonly hasColor: boolean;
}

/**
 * The name of a key: the character in lower case for a letter, a digit or a sign, or one of `enter`, `space`, `tab`,
 * `backtab`, `backspace`, `escape`, `left`, `right`, `up`, `down`, `home` and `end`. The name `interrupt` stands for
 * Ctrl-C and for signals that end the program.
 */
export type Key = string;

/** A terminal, or a part of one, on which a table is drawn. */
export interface TerminalScreen {
  readonly style: ScreenStyle;
  /** The current size. */
  readonly size: ScreenSize;
  /** Emits when the size has changed. */
  readonly resized$: Observable<void>;
  /** Emits each pressed key. */
  readonly keys$: Observable<Key>;
  /** Replaces all lines of the screen. The lines must fit its width. */
  draw(lines: readonly string[]): void;
}
