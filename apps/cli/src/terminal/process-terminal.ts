import { emitKeypressEvents, type Key as KeyPress } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { type Observable, Subject } from "rxjs";
import type { Key, ScreenSize, ScreenStyle } from "../terminal-renderer/screen.js";
import { keyOf } from "./key-of.js";
import type { OpenTerminal, Terminal } from "./terminal.js";

/** The part of `process` that a terminal needs. */
export interface TerminalProcess {
  readonly stdin: Readable & { readonly isTTY?: boolean; setRawMode?(isRaw: boolean): unknown };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };
  readonly env: NodeJS.ProcessEnv;
  on(event: string, listener: () => void): unknown;
  off(event: string, listener: () => void): unknown;
}

const ESCAPE = "\u001b[";
const ENTER = `${ESCAPE}?1049h${ESCAPE}?25l${ESCAPE}2J`;
const LEAVE = `${ESCAPE}?25h${ESCAPE}?1049l`;

/** The size of a terminal that does not report its size. */
const USUAL: ScreenSize = { columns: 80, rows: 24 };

const ENDINGS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Returns the terminal of a process.
 *
 * @returns `null` if its input or its output is not a terminal
 */
export function processTerminal(process: TerminalProcess, hasColor: boolean): Terminal | null {
  if (process.stdin.isTTY !== true || process.stdout.isTTY !== true) return null;
  const style = { isUnicode: showsUnicode(process.env), hasColor };
  return { style, open: () => new ProcessTerminal(process, style) };
}

/** Returns whether a terminal shows more than ASCII, according to its environment variables. */
export function showsUnicode({ TERM, LC_ALL, LC_CTYPE, LANG, WT_SESSION }: NodeJS.ProcessEnv): boolean {
  if (TERM === "dumb") return false;
  if (WT_SESSION !== undefined) return true;
  return /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || "");
}

class ProcessTerminal implements OpenTerminal {
  readonly style: ScreenStyle;
  readonly #process: TerminalProcess;
  readonly #keys = new Subject<Key>();
  readonly #resized = new Subject<void>();
  /**
   * Whether the terminal supports no control sequences. Each version of the table is then printed below the previous
   * one.
   */
  readonly #isDumb: boolean;
  #shown: readonly string[] = [];
  #isOpen = true;

  constructor(process: TerminalProcess, style: ScreenStyle) {
    const { stdin, stdout, env } = process;
    this.style = style;
    this.#process = process;
    this.#isDumb = env.TERM === "dumb";
    emitKeypressEvents(stdin);
    stdin.setRawMode?.(true);
    stdin.on("keypress", this.#press);
    stdin.on("end", this.#interrupt);
    stdin.resume();
    stdout.on("resize", this.#resize);
    for (const signal of ENDINGS) process.on(signal, this.#interrupt);
    // The terminal is restored before Node prints an uncaught error, so that the message is readable.
    process.on("uncaughtExceptionMonitor", this.#close);
    process.on("exit", this.#close);
    if (!this.#isDumb) stdout.write(ENTER);
  }

  get size(): ScreenSize {
    const { columns = 0, rows = 0 } = this.#process.stdout;
    // Some terminals report zero columns.
    return columns > 0 && rows > 0 ? { columns, rows } : USUAL;
  }

  get keys$(): Observable<Key> {
    return this.#keys.asObservable();
  }

  get resized$(): Observable<void> {
    return this.#resized.asObservable();
  }

  draw(lines: readonly string[]): void {
    if (!this.#isOpen) return;
    const { stdout } = this.#process;
    if (this.#isDumb) {
      const shown = lines.filter((line) => line !== "");
      if (shown.join("\n") !== this.#shown.join("\n")) stdout.write(`${shown.join("\n")}\n\n`);
      this.#shown = shown;
      return;
    }
    const { rows } = this.size;
    const wanted = lines.slice(0, rows);
    let text = "";
    for (let row = 0; row < Math.max(wanted.length, this.#shown.length); row++) {
      const line = wanted[row] ?? "";
      if (line !== (this.#shown[row] ?? "")) text += `${ESCAPE}${row + 1};1H${ESCAPE}2K${line}`;
    }
    this.#shown = wanted;
    if (text !== "") stdout.write(text);
  }

  close(): void {
    this.#close();
  }

  readonly #close = (): void => {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    const { stdin, stdout } = this.#process;
    if (!this.#isDumb) stdout.write(LEAVE);
    stdin.setRawMode?.(false);
    stdin.off("keypress", this.#press);
    stdin.off("end", this.#interrupt);
    stdin.pause();
    stdout.off("resize", this.#resize);
    for (const signal of ENDINGS) this.#process.off(signal, this.#interrupt);
    this.#process.off("uncaughtExceptionMonitor", this.#close);
    this.#process.off("exit", this.#close);
    this.#keys.complete();
    this.#resized.complete();
  };

  readonly #press = (text: string | undefined, press: KeyPress): void => {
    const key = keyOf(text, press);
    if (key !== null) this.#keys.next(key);
  };

  readonly #interrupt = (): void => this.#keys.next("interrupt");

  readonly #resize = (): void => {
    if (!this.#isDumb) this.#process.stdout.write(`${ESCAPE}2J`);
    this.#shown = [];
    this.#resized.next();
  };
}
