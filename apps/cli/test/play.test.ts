import { describe, expect, it } from "vitest";
import { CASES, fileText, playing, putFile, thunderjack } from "./in-process.js";

const STAND = {
  seed: "stand",
  rounds: [{ bets: { right: 1000 }, stack: ["10_h_0", "9_c_0", "9_s_0", "9_d_0"], moves: ["stand"] }],
};

/** Returns the script `STAND` with changed fields in its only round. */
function withRound(fields: object): object {
  return { ...STAND, rounds: [{ ...STAND.rounds[0], ...fields }] };
}

async function summary(script: unknown) {
  const { stdout } = await playing(script);
  return JSON.parse((await thunderjack(["replay", "-", "--json"], stdout)).stdout);
}

describe("play --script", () => {
  it("writes the recording to the standard output: header, events, trailer", async () => {
    const { stdout } = await playing(STAND);
    const lines = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ format: "thunderjack", version: 2, seats: { right: 1000, middle: 0, left: 0 } });
    expect(lines[0].fairness.seed).toBe("chosen");
    const events = lines.filter(({ seq }) => seq !== undefined);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_line, place) => place + 1));
    expect(Object.keys(lines.at(-1))).toEqual(["end", "events", "hash", "state", "serverSeed"]);
  });

  it("writes the recording to a file with --out, and prints nothing", async () => {
    putFile("script.json", JSON.stringify(STAND));
    const words = ["play", "--script", "script.json", "--out", "round.tjr"];
    expect(await thunderjack(words)).toEqual({ exitCode: 0, stdout: "", stderr: "" });
    expect(fileText("round.tjr")).toMatch(/^\{"format":"thunderjack".*\}\n$/s);
    expect((await thunderjack(["replay", "round.tjr", "--json"])).exitCode).toBe(0);
  });

  it("deals the same cards from the same seed, and different cards from a random seed", async () => {
    const cards = async (seed: object) => {
      const script = {
        ...seed,
        rounds: [{ bets: { left: 1000 }, stack: ["10_h_0", "9_c_0", "9_s_0", "2_d_0"], moves: ["stand"] }],
      };
      return JSON.stringify((await summary(script)).rounds[0].dealer.cards);
    };
    expect(await cards({ seed: "same" })).toBe(await cards({ seed: "same" }));
    const { stdout } = await playing({ rounds: STAND.rounds });
    expect(JSON.parse(stdout.split("\n")[0] ?? "").fairness.seed).toBeUndefined();
    const random = await playing({ rounds: STAND.rounds });
    expect(random.stdout.split("\n").at(-2)).not.toBe(stdout.split("\n").at(-2));
  });

  it("starts with the credits of the script, which default to those of the rules", async () => {
    expect((await summary(STAND)).credits).toBe(51_000);
    expect((await summary({ ...STAND, credits: 1000 })).credits).toBe(2000);
    expect((await summary({ ...STAND, rules: "casino" })).credits).toBe(101_000);
  });

  it("plays under options that differ from a preset", async () => {
    const rules = { preset: "casino", payouts: { win: [2, 1] } };
    expect((await summary({ ...STAND, rules })).credits).toBe(102_000);
  });

  it("repeats the bets of the last round, unless the round replaces them", async () => {
    const second = { ...STAND.rounds[0], stack: ["10_h_1", "9_c_1", "9_s_1", "9_d_1"] };
    const third = { bets: { left: 3000 }, stack: ["10_h_2", "9_c_2", "9_s_2", "9_d_2"], moves: ["stand"] };
    const { bets: _none, ...repeated } = second;
    const { rounds } = await summary({ ...STAND, rounds: [STAND.rounds[0], repeated, third] });
    const bets = rounds.map(({ hands }: { hands: { hand: string; bet: number }[] }) =>
      hands.map(({ hand, bet }) => [hand, bet]),
    );
    expect(bets).toEqual([[["right", 1000]], [["right", 1000]], [["left", 3000]]]);
  });

  it("moves all credits from one seat to another", async () => {
    const stack = (deck: number) => ["10_h", "9_c", "9_s", "10_d"].map((card) => `${card}_${deck}`);
    const first = { bets: { right: 1000 }, stack: stack(0), moves: ["stand"] };
    const second = { bets: { left: 1000, right: 0 }, stack: stack(1), moves: ["stand"] };
    expect((await summary({ seed: "", credits: 1000, rounds: [first, second] })).credits).toBe(1000);
  });

  it("accepts and declines early surrender and insurance", async () => {
    const rules = { preset: "casino", surrender: "early" };
    const stack = ["10_h_0", "9_h_0", "a_c_0", "6_s_0", "9_s_0", "9_d_0"];
    const moves = ["surrender", "no-surrender", "insurance", "stand"];
    const { rounds } = await summary({
      rules,
      seed: "",
      rounds: [{ bets: { right: 1000, left: 1000 }, stack, moves }],
    });
    expect(rounds[0]).toMatchObject({
      hands: [
        { hand: "right", outcome: "surrender", returned: 500 },
        { hand: "left", outcome: "lose", insurance: { bet: 500, returned: 0 } },
      ],
      net: -2000,
    });
    expect(rounds[0].hands[0]).not.toHaveProperty("insurance");
  });
});

describe("the program ends with exit code 2 and a message of one line if", () => {
  const say = (sentence: string) => `thunderjack: standard input: ${sentence}\n`;
  const asked = 'it is the turn of the hand "right", with the moves hit, stand, double, surrender';
  const amount = "must be a whole number of hundredths of a credit from 0 to 1000000000000";
  const words = '"hit", "stand", "double", "split", "surrender", "no-surrender", "insurance", "no-insurance"';

  it.each<[string, unknown]>([
    ["the script must be an object, not Array", []],
    ["the script must be an object, not null", null],
    ['"rounds" is missing', {}],
    ['"rounds" must be a list, not Object', { rounds: {} }],
    ['"rounds" must contain at least one round', { rounds: [] }],
    ["round 1 must be an object, not Array", { rounds: [[]] }],
    ['"round" is not a field of a script; the fields are "rules", "seed", "credits", "rounds"', { ...STAND, round: 1 }],
    ['round 1, "move" is not a field of a script; the fields are "stack", "bets", "moves"', withRound({ move: [] })],
    ['"seed" must be text, not 7', { ...STAND, seed: 7 }],
    ['"seed" must not contain an unpaired surrogate, not "\ufffd"', { ...STAND, seed: "\ud83c" }],
    [`"credits" ${amount}, not -1`, { ...STAND, credits: -1 }],
    [`"credits" ${amount}, not 0.5`, { ...STAND, credits: 0.5 }],
    [
      '"rules": Unknown rule set "poker": the presets are thunderjack, casino, vingt-et-un.',
      { ...STAND, rules: "poker" },
    ],
    ['"rules": Unknown option "deck" in the rule set.', { ...STAND, rules: { deck: 1 } }],
    [
      'round 1, bet on "centre" is not on a seat; the seats are "right", "middle", "left"',
      withRound({ bets: { centre: 1000 } }),
    ],
    [
      'round 1, bet on "constructor" is not on a seat; the seats are "right", "middle", "left"',
      withRound({ bets: { constructor: 1000 } }),
    ],
    [`round 1, bet on "right" ${amount}, not -1000`, withRound({ bets: { right: -1000 } })],
    [`round 1, bet on "right" ${amount}, not 0.5`, withRound({ bets: { right: 0.5 } })],
    [`round 1, bet on "right" ${amount}, not 1e+21`, withRound({ bets: { right: 1e21 } })],
    [`round 1, bet on "right" ${amount}, not "1000"`, withRound({ bets: { right: "1000" } })],
    ['round 1, "bets" must be an object, not Array', withRound({ bets: [] })],
    [
      'round 1, bet on "right": This bet is not a multiple of the bet step of the table. Bets range from 1000 hundredths in steps of 1000.',
      withRound({ bets: { right: 1500 } }),
    ],
    [
      'round 1, bet on "right": This bet is above the table maximum. Bets range from 500 to 50000 hundredths in steps of 500.',
      { ...withRound({ bets: { right: 60_000 } }), rules: "casino" },
    ],
    ['round 1, bet on "right": You do not have enough credits for this bet.', withRound({ bets: { right: 51_000 } })],
    ['round 1, bet on "right": This table has no seat called "right".', { ...STAND, rules: "vingt-et-un" }],
    ["round 1: Place a bet before the cards are dealt.", withRound({ bets: {} })],
    [
      'round 1, card 1 of the stack must be a card such as "10_h_0" (rank, suit, deck from 0), not "x"',
      withRound({ stack: ["x"] }),
    ],
    ['round 1: There is no card "a_h_4" at this table.', withRound({ stack: ["a_h_4"] })],
    ['round 1: The card "a_h_0" was chosen twice.', withRound({ stack: ["a_h_0", "a_h_0"] })],
    [`round 1, move 1 must be one of ${words}, not "fold"`, withRound({ moves: ["fold"] })],
    [`round 1: move 1 is missing: ${asked}`, withRound({ moves: [] })],
    ['round 1, move 2 ("hit"): superfluous move: the round is already over', withRound({ moves: ["stand", "hit"] })],
    [`round 1, move 1 ("split"): Only a pair can be split. Here ${asked}`, withRound({ moves: ["split"] })],
    [
      `round 1, move 1 ("insurance"): This answer is not possible now. Here ${asked}`,
      withRound({ moves: ["insurance"] }),
    ],
  ])("%s", async (sentence, script) => {
    expect(await playing(script)).toEqual({ exitCode: 2, stdout: "", stderr: say(sentence) });
  });

  it("the game is over", async () => {
    const lost = { bets: { right: 1000 }, stack: ["10_h_0", "10_c_0", "9_s_0", "10_d_0"], moves: ["stand"] };
    const script = { seed: "", credits: 1000, rounds: [lost, { moves: ["stand"] }] };
    expect((await playing(script)).stderr).toBe(say("round 2: The game is over: start a new game to continue."));
  });

  it("the input is not JSON, or not UTF-8", async () => {
    const play = (input: string | Uint8Array) => thunderjack(["play", "--script", "-"], input);
    expect((await play("{")).stderr).toMatch(
      /^thunderjack: standard input: is not JSON \(.*\), and should be a script\n$/,
    );
    expect((await play("")).stderr).toMatch(/is not JSON/);
    expect((await play(Uint8Array.of(0xff))).stderr).toBe(say("is not text in UTF-8"));
    expect((await play(`\ufeff${JSON.stringify(STAND)}`)).exitCode).toBe(0);
  });

  it("the script contains control characters, which are removed from the message", async () => {
    const { stderr } = await playing({ ...STAND, "two\nlines \u001b[31m": 1 });
    expect(stderr).toBe(
      say('"two lines  [31m" is not a field of a script; the fields are "rules", "seed", "credits", "rounds"'),
    );
  });

  it("the file of --out is not written", async () => {
    putFile("bad.json", JSON.stringify(withRound({ moves: [] })));
    expect((await thunderjack(["play", "--script", "bad.json", "--out", "bad.tjr"])).exitCode).toBe(2);
    expect(() => fileText("bad.tjr")).toThrow("ENOENT");
  });

  it("a file cannot be read or written", async () => {
    putFile("good.json", JSON.stringify(STAND));
    expect((await thunderjack(["play", "--script", "none.json"])).stderr).toBe(
      "thunderjack: none.json: there is no such file or directory\n",
    );
    expect((await thunderjack(["play", "--script", "."])).stderr).toBe("thunderjack: .: is a directory, not a file\n");
    expect((await thunderjack(["play", "--script", "good.json", "--out", "no/where.tjr"])).stderr).toBe(
      "thunderjack: --out no/where.tjr: there is no such file or directory\n",
    );
  });
});

describe("play --batch --summary", () => {
  const batch = (input: string) => thunderjack(["play", "--batch", "-", "--summary"], input);

  it("keeps the line numbers of the summaries if a line is invalid", async () => {
    const good = JSON.stringify(STAND);
    const { exitCode, stdout, stderr } = await batch(
      `${good}\n{\n\n${JSON.stringify(withRound({ moves: [] }))}\n${good}`,
    );
    const lines = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(exitCode).toBe(2);
    expect(lines.map((line) => Object.keys(line)[0])).toEqual(["events", "error", "error", "events"]);
    expect(lines[2].error).toMatch(/^round 1: move 1 is missing/);
    const errors = stderr.trimEnd().split("\n");
    expect(errors[0]).toMatch(/^thunderjack: standard input: line 2: is not JSON/);
    expect(errors[1]).toMatch(/^thunderjack: standard input: line 4: round 1: move 1 is missing/);
    expect(errors).toHaveLength(2);
  });

  it("prints the same summaries as play and replay of each script", async () => {
    const input = CASES.map(({ script }) => `${JSON.stringify(script)}\n`).join("");
    const summaries = (await batch(input)).stdout.trimEnd().split("\n");
    for (const [place, { script }] of CASES.entries())
      expect(JSON.parse(summaries[place] ?? "")).toEqual(await summary(script));
  });

  it("accepts other line separators inside texts", async () => {
    const script = { ...STAND, seed: "line\u2028paragraph\u2029next\u0085" };
    expect(await batch(JSON.stringify(script))).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it("prints nothing for an empty file", async () => {
    expect(await batch("")).toEqual({ exitCode: 0, stdout: "", stderr: "" });
  });

  it("reports a missing file", async () => {
    const { exitCode, stderr } = await thunderjack(["play", "--batch", "none.ndjson", "--summary"]);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: "thunderjack: none.ndjson: there is no such file or directory\n",
    });
  });
});
