import { VirtualClock } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { FakeTerminal } from "./fake-terminal.js";
import { fileText, type Outcome, putFile, thunderjack } from "./in-process.js";

interface StartedGame {
  readonly terminal: FakeTerminal;
  readonly clock: VirtualClock;
  /** Resolves when the player has left. */
  readonly outcome: Promise<Outcome>;
}

/** Starts a game, and waits until the table is drawn. */
async function startGame(words: readonly string[] = [], terminal = new FakeTerminal()): Promise<StartedGame> {
  const clock = new VirtualClock();
  const outcome = thunderjack(["play", ...words], "", { terminal, clock });
  await Promise.race([terminal.drawn, outcome]);
  return { terminal, clock, outcome };
}

const AT_ONCE = ["--seed", "abc", "--speed", "instant"] as const;

describe("a game on the terminal", () => {
  it("is playable with keys, and its recording verifies", async () => {
    const { terminal, outcome } = await startGame([...AT_ONCE, "--out", "game.tjr"]);
    expect(terminal.isOpen).toBe(true);
    expect(terminal.text).toContain("Place your bets.");
    terminal.press("1");
    expect(terminal.text).toContain("Bets 10");
    terminal.press("enter");
    expect(terminal.text).toContain("[H] Hit  [S] Stand  [D] Double  [R] Surrender");
    terminal.press("s");
    expect(terminal.text).toMatch(/You (?:win|lose) 10\./);
    terminal.press("q");
    const { exitCode, stdout, stderr } = await outcome;
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(terminal.isOpen).toBe(false);
    const [, commitment = ""] = /thunderjack verify game\.tjr --commitment ([0-9a-f]{64})\n/.exec(stdout) ?? [];
    expect(stdout).toContain("The seed was chosen with --seed");
    const verified = await thunderjack(["verify", "game.tjr", "--commitment", commitment, "--json"]);
    expect(JSON.parse(verified.stdout)).toMatchObject({ status: "consistent" });
    const { rounds } = JSON.parse((await thunderjack(["replay", "game.tjr", "--json"])).stdout);
    expect(rounds).toMatchObject([{ round: 1, hands: [{ hand: "middle", bet: 1000 }] }]);
  });

  it("shows the commitment until the first deal, and is fair with a random seed", async () => {
    const { terminal, outcome } = await startGame(["--speed", "instant", "--client-seed", "mine", "--out", "fair.tjr"]);
    const [commitment = ""] = /[0-9a-f]{64}/.exec(terminal.text) ?? [];
    expect(commitment).toHaveLength(64);
    terminal.press("1", "enter");
    expect(terminal.text).not.toContain(commitment);
    // After any deal, these keys make the hand stand if it has a turn, and then leave the game.
    terminal.press("s", "s", "q");
    const { stdout } = await outcome;
    expect(stdout).toContain(`verify fair.tjr --commitment ${commitment} --client-seed mine\n`);
    const options = ["--commitment", commitment, "--client-seed", "mine", "--json"];
    const { exitCode, stdout: said } = await thunderjack(["verify", "fair.tjr", ...options]);
    expect({ exitCode, ...JSON.parse(said) }).toMatchObject({ exitCode: 0, status: "fair", notProven: [] });
  });

  it("draws a random client seed if none is passed, and shows it until the first deal", async () => {
    const { terminal, outcome } = await startGame(["--speed", "instant"]);
    expect(terminal.text).toMatch(/Your client seed: [0-9a-f]{32}\n/);
    terminal.press("1", "enter");
    expect(terminal.text).not.toContain("Your client seed");
    terminal.press("q", "y");
    await outcome;
  });

  it("asks for confirmation during a round, and leaves its recording open", async () => {
    const { terminal, outcome } = await startGame([...AT_ONCE, "--out", "open.tjr"]);
    terminal.press("1", "enter", "q");
    expect(terminal.text).toContain("A round is in play. Leave the table before the round ends?");
    terminal.press("n");
    expect(terminal.text).not.toContain("A round is in play.");
    terminal.press("q", "y");
    const { exitCode, stdout } = await outcome;
    expect(exitCode).toBe(0);
    expect(stdout).toContain("its seed is not revealed");
    expect(fileText("open.tjr")).not.toContain("serverSeed");
    expect(JSON.parse((await thunderjack(["replay", "open.tjr", "--json"])).stdout)).toMatchObject({ status: "open" });
  });

  it("restores the terminal and writes the recording on an interrupt", async () => {
    const { terminal, outcome } = await startGame([...AT_ONCE, "--out", "interrupted.tjr"]);
    terminal.press("1", "enter", "interrupt");
    expect((await outcome).exitCode).toBe(130);
    expect(terminal.isOpen).toBe(false);
    expect(terminal.keys$.observed || terminal.resized$.observed).toBe(false);
    expect(fileText("interrupted.tjr").split("\n").length).toBeGreaterThan(5);
  });

  it("places chips on the selected seats, and removes them", async () => {
    const { terminal, outcome } = await startGame(AT_ONCE);
    terminal.press("right", "2", "left", "left", "1", "1");
    expect(terminal.text).toMatch(/◉ Left · 20 +○ Middle +○ Right · 50/);
    terminal.press("space", "1");
    expect(terminal.text).toMatch(/◉ Left · 30 +◉ Middle · 10 +◉ Right · 60/);
    terminal.press("tab", "tab", "backspace");
    expect(terminal.text).toMatch(/○ Left · 30 +◉ Middle +○ Right · 60/);
    terminal.press("backtab", "backspace");
    expect(terminal.text).toMatch(/◉ Left +○ Middle +○ Right · 60/);
    terminal.press("c");
    expect(terminal.text).toContain("Bets 0");
    terminal.press("enter");
    expect(terminal.text).toContain("Place a bet before the cards are dealt.");
    terminal.press("4");
    expect(terminal.text).toMatch(/credits/);
    terminal.press("q");
    expect((await outcome).stdout).toContain("No cards were dealt");
  });

  it("deals at normal speed, and ends the movement of a card on a key", async () => {
    const { terminal, clock, outcome } = await startGame(["--seed", "abc"]);
    terminal.press("1", "enter");
    clock.pass(800);
    const cards = () => terminal.text.match(/[0-9AJQK][♥♦♣♠]/g)?.length ?? 0;
    const first = cards();
    clock.pass(180);
    expect(cards()).toBeGreaterThan(first);
    expect(terminal.text).not.toContain("[S] Stand");
    for (let keys = 0; keys < 3; keys++) {
      terminal.press("x");
      clock.pass(0);
    }
    expect(terminal.text).toContain("[S] Stand");
    terminal.press("interrupt");
    await outcome;
    expect(clock.waiting).toBe(0);
  });

  it("shows the reason for a rejected move", async () => {
    const { terminal, outcome } = await startGame(AT_ONCE);
    terminal.press("1", "enter");
    expect(terminal.text).not.toContain("[P] Split");
    terminal.press("p");
    expect(terminal.text).toMatch(/^Only .*\.$/m);
    terminal.press("interrupt");
    await outcome;
  });

  it("lists its keys, and follows the size of the terminal", async () => {
    const { terminal, outcome } = await startGame(AT_ONCE);
    terminal.press("?");
    expect(terminal.text).toContain("hit, stand, double, split, surrender");
    terminal.press("1");
    expect(terminal.text).toContain("Bets 0");
    terminal.press("1", "enter");
    expect(terminal.text).toContain("╭───╭");
    terminal.resize(40, 20);
    expect(terminal.text).toMatch(/\[.+?[♥♦♣♠]\]/);
    terminal.resize(20, 5);
    terminal.resize(200, 60);
    expect(terminal.text).toContain("╭───╭");
    expect(terminal.tooWide).toEqual([]);
    terminal.press("interrupt");
    await outcome;
  });

  it("supports other languages if the terminal has their letters", async () => {
    const { terminal, outcome } = await startGame([...AT_ONCE, "--lang", "fr"], new FakeTerminal({ isUnicode: false }));
    expect(terminal.text).toContain("Credits 500  Mises 0");
    expect(terminal.text).toContain("La graine a ete choisie avec --seed");
    terminal.press("1", "enter", "q");
    expect(terminal.text).toContain("[Y] Quitter  [N] Continuer");
    terminal.press("y");
    await outcome;
    const arabic = await thunderjack(["play", "--lang", "ar"], "", {
      terminal: new FakeTerminal({ isUnicode: false }),
    });
    expect(arabic).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("cannot show the letters") });
  });

  it("plays by the rules of a file, with other credits", async () => {
    putFile("rules.json", JSON.stringify({ preset: "vingt-et-un" }));
    const { terminal, outcome } = await startGame([...AT_ONCE, "--rules", "rules.json", "--credits", "2000"]);
    expect(terminal.text).toContain("Credits 20 ");
    expect(terminal.text).not.toContain("Left");
    terminal.press("q");
    expect((await outcome).stdout).toContain("Credits: 20.");
  });
});

describe("play without a terminal, or with invalid options", () => {
  it.each([
    [[], /^thunderjack: play needs a terminal for its input and its output; .*--script FILE.*--plain\n$/],
    [["--plain", "--lang", "xx"], /--lang xx: must be one of en, fr/],
    [["--plain", "--speed", "soon"], /--speed soon: must be one of normal, fast/],
    [["--plain", "--credits", "-1"], /--credits -1: must be a whole number of hundredths/],
    [["--plain", "--rules", "poker"], /--rules poker: is not one of the presets/],
    [["--plain", "--seed", "a", "--client-seed", "b"], /--seed and --client-seed cannot be combined/],
    [["--plain", "--client-seed", "x".repeat(300)], /cannot be recorded|client/],
    [["--plain", "--out", "no/such/place.tjr"], /--out no\/such\/place\.tjr: there is no such file or directory/],
    [["--script", "x.json", "--plain"], /--plain is for interactive games/],
    [["--batch", "x", "--summary", "--seed", "y"], /--seed is for interactive games/],
  ])("is rejected: %j", async (words, sentence) => {
    const { exitCode, stdout, stderr } = await thunderjack(["play", ...words]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(sentence);
  });
});
