import { type Observable, Subject } from "rxjs";
import { written } from "../terminal-renderer/paint.js";
import type { Key, ScreenSize, ScreenStyle, TerminalScreen } from "../terminal-renderer/screen.js";
import type { Block } from "../terminal-renderer/text.js";

/**
 * A screen for a table, as a part of a larger screen. The program shows its own lines below the table, and can show a
 * page instead of the table. The program passes pressed keys to the pane.
 */
export class Pane implements TerminalScreen {
  readonly #outer: TerminalScreen;
  readonly #below: (size: ScreenSize) => Block;
  readonly #keys = new Subject<Key>();
  readonly #resized = new Subject<void>();
  #lines: readonly string[] = [];
  #page: Block | null = null;
  #belowRows = 0;

  /** @param below returns the lines below the table for a size of the outer screen */
  constructor(outer: TerminalScreen, below: (size: ScreenSize) => Block) {
    this.#outer = outer;
    this.#below = below;
    this.#belowRows = below(outer.size).length;
  }

  get style(): ScreenStyle {
    return this.#outer.style;
  }

  get size(): ScreenSize {
    const { columns, rows } = this.#outer.size;
    return { columns, rows: Math.max(1, rows - this.#belowRows) };
  }

  get keys$(): Observable<Key> {
    return this.#keys.asObservable();
  }

  get resized$(): Observable<void> {
    return this.#resized.asObservable();
  }

  /** Whether a page is shown instead of the table. */
  get hasPage(): boolean {
    return this.#page !== null;
  }

  draw(lines: readonly string[]): void {
    this.#lines = lines;
    this.#show(this.#below(this.#outer.size));
  }

  /** Passes a key to the table. */
  press(key: Key): void {
    this.#keys.next(key);
  }

  /** Shows a page instead of the table; `null` shows the table again. */
  turnTo(page: Block | null): void {
    this.#page = page;
    this.refresh();
  }

  /** Updates the lines below the table. */
  refresh(): void {
    const below = this.#below(this.#outer.size);
    if (below.length !== this.#belowRows) this.resize();
    else this.#show(below);
  }

  /**
   * Updates the size of the table. Call it when the size of the outer screen, or the number of lines below the table,
   * has changed.
   */
  resize(): void {
    const below = this.#below(this.#outer.size);
    this.#belowRows = below.length;
    this.#resized.next();
    this.#show(below);
  }

  #show(below: Block): void {
    const { rows } = this.size;
    const { size, style } = this.#outer;
    const lines = this.#page === null ? this.#lines : written(this.#page, size, style);
    const above = Array.from({ length: rows }, (_, row) => lines[row] ?? "");
    this.#outer.draw([...above, ...written(below, size, style)]);
  }
}
