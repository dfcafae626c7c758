import { describe, expect, it } from "vitest";
import { fileText, putFile, thunderjack } from "./in-process.js";

const odds = (...words: string[]) => thunderjack(["odds", ...words]);

const json = async (...words: string[]) => {
  const { exitCode, stdout } = await odds(...words, "--json");
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^[^\n]+\n$/);
  return JSON.parse(stdout);
};

const errorOf = async (...words: string[]) => {
  const { exitCode, stdout, stderr } = await odds(...words);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(stderr).toMatch(/^thunderjack: [^\n]+\n$/);
  return stderr.slice("thunderjack: ".length, -1);
};

describe("thunderjack odds", () => {
  it("prints the house edge at one, two and three seats, with and without endsRound", async () => {
    const figures = await json("--rules", "thunderjack");
    expect(figures.houseEdge).toBeCloseTo(-0.028635674, 8);
    expect(figures.seats[3]).toBeCloseTo(-0.028374548, 8);
    expect(figures.endsRound.true).toEqual(figures.seats);
    expect(figures.endsRound.false[3]).toBeCloseTo(-0.02818886, 8);
    expect(figures.parts.blitz).toBeCloseTo(0.01798197, 8);
    expect(figures.strategy.rows.length).toBeGreaterThan(60);
  });

  it("prints the edge, the parts and the chart as text, in colour only on a terminal", async () => {
    const { stdout } = await odds();
    expect(stdout).toContain("House edge −2.8636 % of the initial bet: the player has the advantage");
    expect(stdout).toMatch(/the round continues +−2\.8636 +−2\.8411 +−2\.8189/);
    expect(stdout).toMatch(/hard 16 +S +S +S +S +S +H +H +Rh +Rh +Rh/);
    expect(stdout).toMatch(/Blitz +1\.7982/);
    expect(stdout).not.toContain("\u001b");
    const colored = await thunderjack(["odds", "--rules", "vingt-et-un"], "", { hasColor: true });
    expect(colored.stdout).toContain("\u001b[");
  });

  it("prints the values of the moves of a hand, best first", async () => {
    const { moves } = await json("--rules", "casino", "--hand", "10,6", "--dealer", "10");
    expect(moves.map(({ move }: { move: string }) => move)).toEqual(["surrender", "hit", "stand", "double"]);
    expect(moves[0].value).toBe(-0.5);
    const { stdout } = await odds("--rules", "casino", "--hand", "K,6", "--dealer", "A");
    expect(stdout).toContain("K 6 against A");
    expect(stdout).toContain("Insurance of half the bet adds");
    expect((await odds("--hand", "a,k", "--dealer", "5")).stdout).toContain("This hand has no decision.");
  });

  it("computes with the mode of --mode", async () => {
    const edges = [];
    for (const mode of ["composition", "total", "infinite"]) {
      edges.push((await json("--rules", "vingt-et-un", "--mode", mode)).houseEdge);
    }
    expect(new Set(edges.map((edge: number) => edge.toFixed(6))).size).toBe(3);
  });

  it("reads rules from a file", async () => {
    putFile("six-to-five.json", JSON.stringify({ preset: "vingt-et-un", payouts: { blackjack: [6, 5] } }));
    const { houseEdge } = await json("--rules", "six-to-five.json");
    expect(houseEdge).toBeGreaterThan((await json("--rules", "vingt-et-un")).houseEdge);
  });

  it("writes CSV", async () => {
    const { stdout } = await odds("--rules", "vingt-et-un", "--csv");
    expect(stdout.split("\n")[0]).toBe("kind,total,rank,cards,2,3,4,5,6,7,8,9,10,a");
    expect(stdout).toContain("\nhard,16,,2,S,S,S,S,S,H,H,H,H,H\n");
    const moves = await odds("--hand", "10,6", "--dealer", "10", "--csv");
    expect(moves.stdout).toMatch(/^move,value\nsurrender,-0\.5\n/);
  });

  it("writes a report without external resources", async () => {
    const { exitCode } = await odds("--rules", "vingt-et-un", "--html", "odds.html");
    expect(exitCode).toBe(0);
    const html = fileText("odds.html");
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain("1.2862 %");
    expect(html.match(/<svg /g)?.length).toBe(3);
    expect(html).not.toMatch(/<script|https?:|src=|@import|url\(/);
  });

  it("rejects bad input with the place, the error and the valid input", async () => {
    putFile("rules.txt", "decks: 6");
    putFile("rules.json", JSON.stringify({ decks: 9 }));
    putFile("unknown.json", JSON.stringify({ deck: 6 }));
    expect(await errorOf("--rules", "vegas")).toBe(
      "--rules vegas: is not one of the presets thunderjack, casino, vingt-et-un, and there is no such file",
    );
    expect(await errorOf("--rules", "rules.txt")).toMatch(/^rules\.txt: is not JSON .*should be a rule set$/);
    expect(await errorOf("--rules", "rules.json")).toMatch(/^rules\.json: .*decks.*from 1 to 8/);
    expect(await errorOf("--rules", "unknown.json")).toMatch(/^unknown\.json: .*"?deck/);
    expect(await errorOf("--mode", "exact")).toBe("--mode exact: must be one of composition, total, infinite");
    expect(await errorOf("--hand", "10,6")).toBe("--hand needs --dealer and the upcard, such as --dealer 10");
    expect(await errorOf("--dealer", "6")).toBe("--dealer requires --hand, such as --hand 10,6");
    expect(await errorOf("--hand", "10", "--dealer", "6")).toMatch(/^--hand 10: must name two cards or more/);
    expect(await errorOf("--hand", "10,1", "--dealer", "6")).toMatch(/^--hand 10,1: "1" must be one of 2, 3/);
    expect(await errorOf("--hand", "10,6", "--dealer", "x")).toMatch(/^--dealer x: "x" must be one of 2, 3/);
    expect(await errorOf("--rules", "vingt-et-un", "--hand", "5,5,5,5", "--dealer", "5")).toMatch(
      /^--hand 5,5,5,5: Too many cards of the rank "5" for this shoe/,
    );
    expect(await errorOf("--json", "--csv")).toBe("--json and --csv cannot be combined");
    expect(await errorOf("--html", "none/report.html")).toMatch(/^--html none\/report\.html: there is no such/);
  });
});
