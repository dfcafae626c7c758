import { VirtualClock } from "@thunderjack/core";
import { beforeAll, describe, expect, it } from "vitest";
import { FakeTerminal } from "./fake-terminal.js";
import { CASES, type Outcome, playing, putFile, thunderjack } from "./in-process.js";

const MINUTE = 60_000;

let lines: readonly string[] = [];
let last = 0;

beforeAll(async () => {
  const rounds = CASES.find(({ name }) => name === "two rounds on the same credits");
  const { stdout } = await playing(rounds?.script);
  lines = stdout.trimEnd().split("\n");
  last = lines.filter((line) => line.startsWith('{"seq":')).length;
  putFile("watched.tjr", stdout);
});

interface StartedReplay {
  readonly terminal: FakeTerminal;
  readonly clock: VirtualClock;
  /** Resolves when the player has quit the replay. */
  readonly outcome: Promise<Outcome>;
}

/** Starts the replay of a recording, and waits until it is drawn. */
async function watch(
  words: readonly string[] = ["watched.tjr"],
  terminal = new FakeTerminal(),
): Promise<StartedReplay> {
  const clock = new VirtualClock();
  const outcome = thunderjack(["replay", ...words], "", { terminal, clock });
  await Promise.race([terminal.drawn, outcome]);
  return { terminal, clock, outcome };
}

/** Returns the number of the last played event from the line below the table. */
function eventOn({ text }: FakeTerminal): number {
  return Number(/event (\d+)\/\d+/.exec(text)?.[1]);
}

const numberOf = (type: string, nth = 1): number =>
  lines.map((line, place) => (line.includes(`"type":"${type}"`) ? place : 0)).filter((place) => place > 0)[nth - 1] ??
  0;

describe("a replay on the terminal", () => {
  it("plays to the end, and quits with Q", async () => {
    const { terminal, clock, outcome } = await watch();
    expect(terminal.text).toContain("playing");
    clock.pass(1500);
    expect(eventOn(terminal)).toBeGreaterThan(3);
    expect(eventOn(terminal)).toBeLessThan(last);
    clock.pass(MINUTE);
    expect(eventOn(terminal)).toBe(last);
    expect(terminal.text).toContain("at the end");
    expect(terminal.text).toContain("You win 40.");
    expect(terminal.text).not.toContain("[C] Clear");
    terminal.press("q");
    expect(await outcome).toEqual({ exitCode: 0, stdout: "", stderr: "" });
    expect({ isOpen: terminal.isOpen, hasSubscribers: terminal.keys$.observed, waiting: clock.waiting }).toEqual({
      isOpen: false,
      hasSubscribers: false,
      waiting: 0,
    });
  });

  it("shows its position on a time line, also between two events", async () => {
    const { terminal, clock, outcome } = await watch();
    const headOn = () => terminal.lines.find((line) => /^[━┼◆●]/.test(line))?.indexOf("●");
    expect(headOn()).toBe(0);
    let moves = 0;
    for (let seen = { event: eventOn(terminal), head: headOn() }; seen.event < last; ) {
      clock.pass(50);
      const now = { event: eventOn(terminal), head: headOn() };
      if (now.event === seen.event && now.head !== seen.head) moves++;
      seen = now;
    }
    expect(moves).toBeGreaterThan(3);
    terminal.press("interrupt");
    await outcome;
  });

  it("pauses, and steps by event, by decision and by round", async () => {
    const { terminal, clock, outcome } = await watch();
    terminal.press("space");
    expect(terminal.text).toContain("paused");
    clock.pass(MINUTE);
    const first = eventOn(terminal);
    terminal.press("right", "right", "left");
    expect(eventOn(terminal)).toBe(first + 1);
    terminal.press("home", ".");
    expect(terminal.text).toContain("Right seat: 19 against the dealer’s 7.");
    expect(eventOn(terminal)).toBe(numberOf("TurnStarted"));
    terminal.press("]");
    expect(eventOn(terminal)).toBe(numberOf("RoundStarted", 2));
    terminal.press(".", ",");
    expect(eventOn(terminal)).toBeLessThan(numberOf("RoundStarted", 2));
    terminal.press("end", "[");
    expect(eventOn(terminal)).toBe(numberOf("RoundStarted", 2));
    terminal.press("[", "[");
    expect(eventOn(terminal)).toBe(0);
    terminal.press("]", "]", "]");
    expect(eventOn(terminal)).toBe(last);
    terminal.press("q");
    await outcome;
  });

  it("changes its speed, loops, and seeks to any tenth", async () => {
    const { terminal, clock, outcome } = await watch(["watched.tjr", "--speed", "4"]);
    expect(terminal.text).toContain("×4");
    terminal.press("up", "+", "+");
    expect(terminal.text).toContain("×16");
    terminal.press(...Array<string>(9).fill("down"));
    expect(terminal.text).toContain("×0.25");
    terminal.press("5");
    const half = eventOn(terminal);
    expect(half).toBeGreaterThan(last / 4);
    terminal.press("9");
    expect(eventOn(terminal)).toBeGreaterThan(half);
    terminal.press("0");
    expect(eventOn(terminal)).toBeLessThan(3);
    terminal.press("l", "end");
    expect(terminal.text).toContain("loop");
    clock.pass(MINUTE);
    expect(terminal.text).toContain("playing");
    terminal.press("q");
    await outcome;
  });

  it("starts paused at an event", async () => {
    const { terminal, clock, outcome } = await watch(["watched.tjr", "--at", "9"]);
    clock.pass(MINUTE);
    expect(eventOn(terminal)).toBe(9);
    expect(terminal.text).toContain("paused");
    terminal.press("q");
    await outcome;
  });

  it("lists its keys, and follows the size of the terminal", async () => {
    const { terminal, outcome } = await watch(["watched.tjr", "--at", "12", "--lang", "de"]);
    terminal.press("?");
    expect(terminal.text).toContain("jump to 0% … 90%");
    terminal.press("x");
    expect(terminal.text).toContain("Guthaben");
    for (const columns of [40, 57, 120, 12]) terminal.resize(columns, 24);
    expect(terminal.tooWide).toEqual([]);
    terminal.press("q");
    await outcome;
  });

  it("never shows the hole card before it is revealed", async () => {
    const hidden = /"type":"HoleCardRevealed","card":"(\w+)_(\w)_\d"/.exec(lines.join("\n"));
    const corner = `${hidden?.[1]?.toUpperCase()}${{ h: "♥", d: "♦", c: "♣", s: "♠" }[hidden?.[2] ?? ""]}`;
    expect(corner).toBe("10♦");
    const { terminal, outcome } = await watch(["watched.tjr", "--at", String(numberOf("HoleCardRevealed") - 1)]);
    expect(terminal.text).toContain("▒▒▒");
    expect(terminal.text).not.toContain(corner);
    terminal.press("right");
    expect(terminal.text).toContain(corner);
    terminal.press("q");
    await outcome;
  });
});

describe("a replay of an incomplete or invalid recording", () => {
  it("plays the events before an invalid line, and shows the line and the reason", async () => {
    putFile("bad.tjr", lines.map((line, place) => (place === 9 ? line.replace('"type"', '"typo"') : line)).join("\n"));
    const { terminal, clock, outcome } = await watch(["bad.tjr"]);
    clock.pass(MINUTE);
    expect(eventOn(terminal)).toBe(8);
    expect(terminal.text).toMatch(/Played up to a fault: line 10\b/);
    terminal.press("q");
    const { exitCode, stderr } = await outcome;
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^thunderjack: bad\.tjr: line 10.*shown up to event 8\n$/);
  });

  it("plays a truncated recording to its last complete event", async () => {
    putFile("cut.tjr", lines.slice(0, 9).join("\n").slice(0, -10));
    const { terminal, clock, outcome } = await watch(["cut.tjr"]);
    clock.pass(MINUTE);
    expect(eventOn(terminal)).toBe(7);
    expect(terminal.text).toContain("The last line is cut off");
    terminal.press("q");
    const { exitCode, stderr } = await outcome;
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.stringContaining("warning: cut.tjr") });
  });

  it("rejects a recording without a playable event, and an invalid speed", async () => {
    const terminal = new FakeTerminal();
    putFile("nothing.tjr", "hello\n");
    expect(await thunderjack(["replay", "nothing.tjr"], "", { terminal })).toMatchObject({ exitCode: 2, stdout: "" });
    for (const speed of ["0", "17", "fast", "1e1"]) {
      expect(await thunderjack(["replay", "watched.tjr", "--speed", speed], "", { terminal })).toMatchObject({
        exitCode: 2,
        stderr: `thunderjack: --speed ${speed}: must be a number from 0.25 to 16\n`,
      });
    }
    expect(terminal.lines).toEqual([]);
  });
});

describe("a replay from the standard input", () => {
  it("prints the table of the rounds of a recording that verifies", async () => {
    const recording = `${lines.join("\n")}\n`;
    expect((await thunderjack(["replay", "-"], recording)).stdout).toMatch(/^thunderjack, 2 rounds, /);
    expect((await thunderjack(["verify", "-"], recording)).exitCode).toBe(0);
  });
});
