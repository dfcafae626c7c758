import { describe, expect, it } from "vitest";
import { fileText, thunderjack } from "./in-process.js";

const play = (lines: readonly string[], ...words: string[]) =>
  thunderjack(["play", "--plain", "--seed", "x", ...words], lines.join("\n"));

describe("a game with --plain", () => {
  it("prints events as sentences, and reads one command per line", async () => {
    const { exitCode, stdout, stderr } = await play(["bet right 10", "", "deal", "table", "foo", "h", "STAND", "quit"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(stdout.split("\n").slice(1)).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      "Place your bets.",
      "Credits: 500.",
      "The bet on the right seat is 10.",
      "Deal, or change your bets.",
      "Credits: 500.",
      "Round 1.",
      "The shoe is shuffled.",
      "Right seat: king of clubs.",
      "Dealer shows the five of spades.",
      "Right seat: jack of diamonds, total 20.",
      "Dealer takes a face-down card.",
      "Right seat to play, total 20.",
      "Right seat: hit, stand, double or surrender?",
      "Dealer: five of spades, face-down card, 5",
      "Right seat: king of clubs, jack of diamonds, 20",
      "Bets: 10.",
      "Right seat: hit, stand, double or surrender?",
      '"foo" is not available now. Enter help for the list of commands.',
      "Right seat: hit, stand, double or surrender?",
      "Right seat: ace of clubs, total 21.",
      "Right seat: hit or stand?",
      "Right seat stands on 21.",
      "Dealer turns over the four of hearts: 9.",
      "Dealer draws the nine of spades: 18.",
      "Dealer stands on 18.",
      "Right seat wins 10.",
      "You win 10.",
      "Credits: 510.",
      "Credits: 510. Round 1.",
      expect.stringContaining("Not recorded"),
      "",
    ]);
  });

  it.each([
    ["4", ["Even money: +10 now, whatever the dealer has", "Play on: +15, or ±0 on a dealer blackjack"]],
    ["8", ["Insurance: Costs 5, pays 10 on a dealer blackjack", "No insurance: Play for the 10 only"]],
  ])("prints the price of insurance and of even money: seed %s", async (seed, prices) => {
    const { stdout } = await thunderjack(
      ["play", "--plain", "--rules", "casino", "--seed", seed],
      "bet right 10\ndeal\ninsurance\ntable",
    );
    const lines = stdout.split("\n");
    const asked = lines.findIndex((line) => line.endsWith("?"));
    expect(lines.slice(asked + 1, asked + 3)).toEqual(prices);
    expect(stdout).toMatch(seed === "4" ? /Right seat: .*, Even money \+10$/m : /Right seat: .*, Insurance −5/);
  });

  it("ends at the end of the input, and writes a recording", async () => {
    const { stdout } = await play(["bet 20", "deal", "double"], "--out", "plain.tjr");
    expect(stdout).toContain("thunderjack verify plain.tjr --commitment ");
    expect(fileText("plain.tjr")).toContain('"serverSeed"');
  });

  it("opens another shoe at the end of the hundredth round, and records each shoe in its own file", async () => {
    const rounds = Array.from({ length: 103 }, () => ["deal", "no-insurance", "stand"]).flat();
    const words = ["--client-seed", "it's mine", "--credits", "100000000", "--out", "shoes.tjr"];
    const { stdout } = await thunderjack(["play", "--plain", ...words], ["bet middle 10", ...rounds].join("\n"));
    const shown = [...stdout.matchAll(/^([0-9a-f]{64})\nYour client seed: it's mine$/gm)];
    expect(shown).toHaveLength(2);
    // The second commitment is shown after the hundredth round, and before the next one.
    const before = stdout.slice(0, shown[1]?.index);
    expect(before.match(/^Round \d+\.$/gm)).toHaveLength(100);
    expect(stdout).toContain("Round 103.");
    for (const [place, file] of ["shoes.tjr", "shoes-2.tjr"].entries()) {
      const commitment = shown[place]?.[1] ?? "";
      expect(stdout).toContain(`verify ${file} --commitment ${commitment} --client-seed 'it'\\''s mine'\n`);
      const options = ["--commitment", commitment, "--client-seed", "it's mine", "--json"];
      const { stdout: verified } = await thunderjack(["verify", file, ...options]);
      expect(JSON.parse(verified)).toMatchObject({ status: "fair", notProven: [] });
    }
  });

  it("accepts words of its language, prints the reasons for rejections, and has help", async () => {
    const { stdout } = await play(["bet 7.55", "bet 10", "distribuer", "tirer", "help", "double"], "--lang", "fr");
    expect(stdout).toContain("Manche 1.");
    expect(stdout).toContain("no-surrender");
    expect(stdout).not.toContain("n’est pas possible");
  });
});
