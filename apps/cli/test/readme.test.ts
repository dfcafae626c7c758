import { readFileSync } from "node:fs";
import { VirtualClock } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { FakeTerminal } from "./fake-terminal.js";
import { playing, putFile, thunderjack } from "./in-process.js";

const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");

/** Runs the program on a terminal, presses keys, and returns the text of the screen. */
async function screenOf(words: readonly string[], keys: readonly string[], rows: number): Promise<string> {
  const terminal = new FakeTerminal({ columns: 80, rows });
  const clock = new VirtualClock();
  const outcome = thunderjack(words, "", { terminal, clock });
  await Promise.race([terminal.drawn, outcome]);
  terminal.press(...keys);
  // Ends the movement of the last dealt card.
  clock.pass(1000);
  const { text } = terminal;
  terminal.press("interrupt");
  await outcome;
  return text;
}

describe("the pictures in the README", () => {
  it("show a game as it is drawn", async () => {
    const keys = ["1", "right", "2", "enter", "s"];
    const screen = await screenOf(["play", "--seed", "abc", "--speed", "instant"], keys, 24);
    expect(README).toContain(`\`\`\`text\n${screen}\n\`\`\``);
  });

  it("show a replay as it is drawn", async () => {
    const round = { bets: { right: 1000, middle: 1000 }, moves: ["stand", "stand"] };
    const { stdout } = await playing({ seed: "abc", rounds: [round, { moves: ["stand", "stand"] }] });
    putFile("readme.tjr", stdout);
    const screen = await screenOf(["replay", "readme.tjr", "--at", "16"], ["right"], 23);
    expect(README).toContain(`\`\`\`text\n${screen}\n\`\`\``);
  });
});
