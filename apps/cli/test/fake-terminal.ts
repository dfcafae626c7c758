import { Subject } from "rxjs";
import type { OpenTerminal, Terminal } from "../src/terminal/terminal.js";
import type { Key, ScreenSize, ScreenStyle } from "../src/terminal-renderer/screen.js";

/** A terminal in memory. A test presses its keys and reads its lines. */
export class FakeTerminal implements Terminal, OpenTerminal {
  size: ScreenSize;
  readonly style: ScreenStyle;
  readonly keys$ = new Subject<Key>();
  readonly resized$ = new Subject<void>();
  /** Resolves when the first lines are drawn, after the program has read files and languages. */
  readonly drawn: Promise<void>;
  #isDrawn: () => void = () => {};
  lines: readonly string[] = [];
  isOpen = false;
  /** The lines that were wider than the terminal. */
  readonly tooWide: string[] = [];

  constructor({ columns = 80, rows = 24, isUnicode = true, hasColor = false }: Partial<ScreenSize & ScreenStyle> = {}) {
    this.size = { columns, rows };
    this.style = { isUnicode, hasColor };
    this.drawn = new Promise((resolve) => {
      this.#isDrawn = resolve;
    });
  }

  open(): OpenTerminal {
    this.isOpen = true;
    return this;
  }

  close(): void {
    this.isOpen = false;
  }

  draw(lines: readonly string[]): void {
    this.lines = lines;
    this.#isDrawn();
    this.tooWide.push(...lines.filter((line) => [...line].length > this.size.columns));
  }

  /** Presses keys one after the other. */
  press(...keys: readonly Key[]): void {
    for (const key of keys) this.keys$.next(key);
  }

  resize(columns: number, rows: number): void {
    this.size = { columns, rows };
    this.resized$.next();
  }

  get text(): string {
    return this.lines.join("\n");
  }
}
