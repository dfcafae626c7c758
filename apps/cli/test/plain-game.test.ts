import { describe, expect, it } from "vitest";
import { fileText, putFile, thunderjack } from "./in-process.js";

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
      "Right seat: 20 against the dealer’s 5.",
      "Moves: Hit, Stand, Double, Surrender.",
      "Dealer: five of spades, face-down card, 5",
      "Right seat: king of clubs, jack of diamonds, 20",
      "Bets: 10.",
      "Right seat: 20 against the dealer’s 5.",
      "Moves: Hit, Stand, Double, Surrender.",
      '"foo" is not available now. Enter help for the list of commands.',
      "Right seat: 20 against the dealer’s 5.",
      "Moves: Hit, Stand, Double, Surrender.",
      "Right seat: ace of clubs, total 21.",
      "Right seat: 21 against the dealer’s 5.",
      "Moves: Hit, Stand.",
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

  it("ends with the command that verifies the recordings of all shoes and detects every change", async () => {
    const rounds = Array.from({ length: 202 }, () => ["deal", "no-insurance", "stand"]).flat();
    const words = ["--client-seed", "mine", "--credits", "100000000", "--out", "game.tjr"];
    const { stdout } = await thunderjack(["play", "--plain", ...words], ["bet middle 10", ...rounds].join("\n"));
    const [, ...command] = /thunderjack (verify game\.tjr .*--head \w+)$/m.exec(stdout)?.[1]?.split(" ") ?? [];
    const files = ["game.tjr", "game-2.tjr", "game-3.tjr"];
    const [anchor, head] = [command[command.indexOf("--anchor") + 1] ?? "", command.at(-1) ?? ""];
    expect(command).toEqual([...files, "--anchor", anchor, "--head", head]);
    // The player saw the anchor before the first deal: it is the commitment of the first shoe.
    expect(stdout.indexOf(anchor)).toBeLessThan(stdout.indexOf("Round 1."));
    const verified = async (names: readonly string[]) => {
      const { exitCode, stdout } = await thunderjack(["verify", ...names, ...command.slice(files.length), "--json"]);
      const { status, missing, wrong } = JSON.parse(stdout);
      return {
        exitCode,
        status,
        wrong,
        missing: missing.map(({ first, last }: { first: number; last: number }) => [first, last]),
      };
    };
    expect(await verified(files)).toEqual({ exitCode: 0, status: "complete", missing: [] });

    const [one = "", two = "", three = ""] = files;
    const incomplete = (first: number, last: number | null) => ({
      exitCode: 1,
      status: "incomplete",
      missing: [[first, last]],
    });
    expect(await verified([two, three])).toEqual(incomplete(1, 1));
    expect(await verified([one, three])).toEqual(incomplete(2, 2));
    expect(await verified([one, two])).toEqual(incomplete(3, null));
    expect(await verified([two, one, three])).toMatchObject({ exitCode: 1, status: "broken", wrong: 2 });
    for (const [place, file] of files.entries()) {
      const lines = fileText(file).trimEnd().split("\n");
      putFile("cut.tjr", `${lines.slice(0, -1).join("\n")}\n`);
      putFile("edited.tjr", fileText(file).replace('"t":0', '"t":1'));
      const changed = (name: string) => files.map((other) => (other === file ? name : other));
      const isLast = place === files.length - 1;
      expect(await verified(changed("edited.tjr")), file).toMatchObject({
        exitCode: 1,
        status: "broken",
        wrong: place + 1,
      });
      expect(await verified(changed("cut.tjr")), file).toMatchObject(
        isLast ? incomplete(3, null) : { exitCode: 1, status: "broken", wrong: place + 1 },
      );
    }
  });

  it("accepts words of its language, prints the reasons for rejections, and has help", async () => {
    const { stdout } = await play(["bet 7.55", "bet 10", "distribuer", "tirer", "help", "double"], "--lang", "fr");
    expect(stdout).toContain("Manche 1.");
    expect(stdout).toContain("no-surrender");
    expect(stdout).not.toContain("n’est pas possible");
  });
});
