import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { directory, putFile } from "./in-process.js";

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));

/** Whether the machine has the program `script` of util-linux, which runs a command on a pseudo-terminal. */
const hasScript = /util-linux/.test(spawnSync("script", ["--version"], { encoding: "utf8" }).stdout ?? "");

/** Makes a process treat its pipes as a terminal. */
const PRETENDED = `data:text/javascript,${encodeURIComponent(`
  Object.assign(process.stdin, { isTTY: true, setRawMode() {} });
  Object.assign(process.stdout, { isTTY: true, columns: 80, rows: 24 });
`)}`;

/** A long timeout in milliseconds, because the machine may be busy. */
const PATIENCE = 60_000;

/** Runs the built program on a terminal. */
class Session {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  output = "";

  constructor(words: string) {
    const env = { ...process.env, TERM: "xterm-256color", LANG: "C.UTF-8", LC_ALL: "C.UTF-8", NO_COLOR: "1" };
    const command = `"${process.execPath}" "${MAIN}" ${words}`;
    this.#child = hasScript
      ? spawn("script", ["-qefc", `stty cols 80 rows 24; ${command}`, "/dev/null"], { cwd: directory(), env })
      : spawn(process.execPath, ["--import", PRETENDED, MAIN, ...words.split(" ")], { cwd: directory(), env });
    this.#child.stdout?.on("data", (chunk) => (this.output += chunk));
    this.#child.stderr?.on("data", (chunk) => (this.output += chunk));
    // The output is complete when its pipes are closed, which may be later than the end of the program.
    this.#ended = new Promise((resolve) => this.#child.on("close", resolve));
  }

  /** Waits until the output contains a string, then types. */
  async type(keys: string, after: string | RegExp): Promise<void> {
    await expect
      .poll(() => stripVTControlCharacters(this.output), { timeout: PATIENCE })
      .toEqual(typeof after === "string" ? expect.stringContaining(after) : expect.stringMatching(after));
    this.#child.stdin?.write(keys);
  }

  /** Waits until the program ends, and returns the exit code. */
  async end(): Promise<number | null> {
    const code = await this.#ended;
    this.#child.stdin?.destroy();
    return code;
  }
}

describe.skipIf(!existsSync(MAIN))("the built program on a terminal", { timeout: 2 * PATIENCE }, () => {
  if (!hasScript)
    console.warn("The program script of util-linux is missing: the tests use pipes that pretend to be a terminal.");

  it("plays a round with keys, and restores the terminal", async () => {
    const session = new Session("play --seed abc --speed instant --out pty.tjr");
    await session.type("1", "Place your bets.");
    await session.type("\r", "Bets 10");
    await session.type("s", "[S] Stand");
    await session.type("q", /You (?:win|lose) \d+|No win, no loss/);
    expect(await session.end()).toBe(0);
    expect(session.output).toContain("\u001b[?1049h\u001b[?25l");
    expect(session.output).toContain("╭───╭");
    const [, said = ""] = session.output.split("\u001b[?25h\u001b[?1049l");
    expect(said).toContain("thunderjack verify pty.tjr --commitment");
    const { status } = spawnSync(process.execPath, [MAIN, "verify", "pty.tjr"], { cwd: directory() });
    expect(status).toBe(0);
  });

  it("replays a recording, and ends on an interrupt", async () => {
    const script = { seed: "abc", rounds: [{ bets: { middle: 1000 }, moves: ["surrender"] }] };
    putFile("pty.json", JSON.stringify(script));
    spawnSync(process.execPath, [MAIN, "play", "--script", "pty.json", "--out", "pty-replay.tjr"], {
      cwd: directory(),
    });
    const session = new Session("replay pty-replay.tjr --speed 16");
    await session.type("\u0003", "at the end");
    expect(await session.end()).toBe(0);
    expect(session.output).toContain("Middle seat");
    expect(session.output.trimEnd().endsWith("\u001b[?25h\u001b[?1049l")).toBe(true);
  });
});
