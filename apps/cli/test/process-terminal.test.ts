import { EventEmitter } from "node:events";
import { PassThrough, Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { processTerminal, showsUnicode, type TerminalProcess } from "../src/terminal/process-terminal.js";
import type { OpenTerminal } from "../src/terminal/terminal.js";

const ENTER = "\u001b[?1049h\u001b[?25l\u001b[2J";
const LEAVE = "\u001b[?25h\u001b[?1049l";

/** A process with a terminal. */
class FakeProcess extends EventEmitter implements TerminalProcess {
  readonly env: NodeJS.ProcessEnv;
  readonly stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (isRaw: boolean) => {
      this.isRaw = isRaw;
    },
  });
  readonly stdout: Writable & { isTTY: boolean; columns: number; rows: number };
  isRaw = false;
  output = "";

  constructor(env: NodeJS.ProcessEnv = { LANG: "C.UTF-8" }) {
    super();
    this.env = env;
    const stdout = new Writable({
      write: (chunk, _encoding, done) => {
        this.output += String(chunk);
        done();
      },
    });
    this.stdout = Object.assign(stdout, { isTTY: true, columns: 30, rows: 10 });
  }

  open(): OpenTerminal {
    const terminal = processTerminal(this, false);
    if (terminal === null) throw new Error("There is no terminal.");
    return terminal.open();
  }

  /** Types a string, and returns the keys that the terminal emitted. */
  async keysOf(text: string): Promise<readonly string[]> {
    const terminal = this.open();
    const keys: string[] = [];
    terminal.keys$.subscribe((key) => keys.push(key));
    this.stdin.write(text);
    await new Promise((resolve) => setImmediate(resolve));
    terminal.close();
    return keys;
  }
}

describe("the terminal of a process", () => {
  it("is taken over and restored", () => {
    const process = new FakeProcess();
    const terminal = process.open();
    expect({ output: process.output, isRaw: process.isRaw }).toEqual({ output: ENTER, isRaw: true });
    terminal.close();
    terminal.close();
    expect({ output: process.output, isRaw: process.isRaw }).toEqual({ output: ENTER + LEAVE, isRaw: false });
    expect(process.eventNames()).toEqual([]);
    expect(process.stdin.listenerCount("keypress")).toBe(0);
    terminal.draw(["too late"]);
    expect(process.output).toBe(ENTER + LEAVE);
  });

  it.each(["exit", "uncaughtExceptionMonitor"])("is restored on %s", (event) => {
    const process = new FakeProcess();
    process.open();
    process.emit(event);
    expect({ isLeft: process.output.endsWith(LEAVE), isRaw: process.isRaw }).toEqual({ isLeft: true, isRaw: false });
  });

  it.each(["SIGINT", "SIGTERM", "SIGHUP"])("emits %s as a key, so that the program can end normally", (signal) => {
    const process = new FakeProcess();
    const keys: string[] = [];
    const terminal = process.open();
    terminal.keys$.subscribe((key) => keys.push(key));
    process.emit(signal);
    expect(keys).toEqual(["interrupt"]);
    terminal.close();
  });

  it.each([
    ["hH1?,", ["h", "h", "1", "?", ","]],
    ["\r \t\u007f", ["enter", "space", "tab", "backspace"]],
    ["\u001b[A\u001b[B\u001b[C\u001b[D\u001b[Z", ["up", "down", "right", "left", "backtab"]],
    ["\u001b[H\u001b[F\u001bOH\u001b[4~", ["home", "end", "home", "end"]],
    ["\u0003\u0001\u001b[15~", ["interrupt"]],
    ["é[", ["é", "["]],
  ])("emits the keys of %j", async (typed, keys) => {
    expect(await new FakeProcess().keysOf(typed)).toEqual(keys);
  });

  it("writes only changed lines, and all lines after a change of its size", () => {
    const process = new FakeProcess();
    const terminal = process.open();
    terminal.draw(["one", "two"]);
    process.output = "";
    terminal.draw(["one", "2", "three"]);
    expect(process.output).toBe("\u001b[2;1H\u001b[2K2\u001b[3;1H\u001b[2Kthree");
    process.output = "";
    terminal.draw(["one"]);
    expect(process.output).toBe("\u001b[2;1H\u001b[2K\u001b[3;1H\u001b[2K");
    let sizes = 0;
    terminal.resized$.subscribe(() => sizes++);
    process.output = "";
    process.stdout.columns = 50;
    process.stdout.emit("resize");
    terminal.draw(["one"]);
    expect({ output: process.output, sizes, size: terminal.size }).toEqual({
      output: "\u001b[2J\u001b[1;1H\u001b[2Kone",
      sizes: 1,
      size: { columns: 50, rows: 10 },
    });
    terminal.close();
  });

  it("prints one picture below the other if it supports no control sequences", () => {
    const process = new FakeProcess({ TERM: "dumb", LANG: "C.UTF-8" });
    const terminal = process.open();
    expect(terminal.style.isUnicode).toBe(false);
    terminal.draw(["one", "", "two"]);
    terminal.draw(["one", "", "two"]);
    terminal.draw(["three"]);
    terminal.close();
    expect(process.output).toBe("one\ntwo\n\nthree\n\n");
  });

  it("is null if the input or the output is a pipe", () => {
    const reading = new FakeProcess();
    reading.stdin.isTTY = false;
    const writing = new FakeProcess();
    writing.stdout.isTTY = false;
    expect([processTerminal(reading, false), processTerminal(writing, false)]).toEqual([null, null]);
  });

  it.each([
    [{ LANG: "de_DE.UTF-8" }, true],
    [{ LANG: "C", LC_ALL: "en_GB.utf8" }, true],
    [{ LANG: "en_US.UTF-8", LC_ALL: "C" }, false],
    [{ LANG: "de_DE@euro" }, false],
    [{}, false],
    [{ TERM: "dumb", LANG: "C.UTF-8" }, false],
    [{ WT_SESSION: "1" }, true],
  ])("with %j shows Unicode: %s", (environment, isUnicode) => {
    expect(showsUnicode(environment)).toBe(isUnicode);
  });
});
