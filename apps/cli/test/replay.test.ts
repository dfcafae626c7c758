import { beforeAll, describe, expect, it } from "vitest";
import { drawnTable } from "./drawn-table.js";
import { CASES, playing, putFile, thunderjack } from "./in-process.js";

let recording = "";
let lines: string[] = [];
/** The number of events. In the recording, the stacked cards and the trailer follow the events. */
let events = 0;

beforeAll(async () => {
  const rounds = CASES.find(({ name }) => name === "two rounds on the same credits");
  recording = (await playing(rounds?.script)).stdout;
  lines = recording.trimEnd().split("\n");
  events = lines.filter((line) => line.startsWith('{"seq":')).length;
  putFile("rounds.tjr", recording);
});

const replay = (input: string | Uint8Array, ...options: string[]) => thunderjack(["replay", "-", ...options], input);

describe("replay --json", () => {
  it("prints only the summary", async () => {
    const { exitCode, stdout, stderr } = await thunderjack(["replay", "rounds.tjr", "--json"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(stdout.endsWith("}\n")).toBe(true);
    const summary = JSON.parse(stdout);
    expect(Object.keys(summary)).toEqual(["events", "status", "rounds", "credits"]);
    expect(Object.keys(summary.rounds[0])).toEqual(["round", "hands", "dealer", "net", "credits"]);
    expect(Object.keys(summary.rounds[0].hands[0])).toEqual(["hand", "cards", "total", "bet", "outcome", "returned"]);
    expect(summary).toMatchObject({ events, status: "closed", rounds: [{ round: 1 }, { round: 2 }] });
  });

  it("stops at an event with --at", async () => {
    const settled = lines.findIndex((line) => line.includes("RoundSettled"));
    const at = async (seq: number) => JSON.parse((await replay(recording, "--json", "--at", String(seq))).stdout);
    expect(await at(settled)).toMatchObject({
      events: settled,
      status: "open",
      rounds: [{ round: 1 }],
      credits: 52_000,
    });
    expect(await at(settled - 1)).toMatchObject({ rounds: [], credits: 52_000 });
    expect(await at(1)).toEqual({ events: 1, status: "open", rounds: [], credits: 48_000 });
    expect(await at(0)).toEqual({ events: 0, status: "open", rounds: [], credits: 50_000 });
    expect(await at(events)).toMatchObject({ status: "closed" });
  });

  it.each(["x", "-1", "1.5", "1e1", "9999"])("rejects --at %s", async (at) => {
    const last = events;
    expect(await replay(recording, "--json", `--at=${at}`)).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: `thunderjack: --at ${at}: must be the number of an event, from 0 (before the first) to ${last}\n`,
    });
  });
});

describe("replay of an incomplete or invalid recording", () => {
  it("plays to the last complete event of a truncated file", async () => {
    const bytes = Buffer.from(recording);
    // Without its last newline, the recording is still complete.
    for (let length = (lines[0] ?? "").length; length < bytes.length - 1; length += 7) {
      const { exitCode, stdout, stderr } = await replay(bytes.subarray(0, length), "--json");
      expect(exitCode).toBe(0);
      const { events, status } = JSON.parse(stdout);
      const whole = bytes
        .subarray(0, length)
        .toString()
        .split("\n")
        .filter((line) => line.startsWith('{"seq":') && lines.includes(line));
      expect({ events, status }).toEqual({ events: whole.length, status: "open" });
      if (stderr !== "") {
        expect(stderr).toBe(
          `thunderjack: warning: standard input: truncated, the last line is cut off; shown up to event ${events}\n`,
        );
      }
    }
  });

  it("rejects a file that is truncated in its header", async () => {
    expect(await replay(recording.slice(0, 100), "--json")).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: "thunderjack: standard input: line 1: is not a complete header of a recording\n",
    });
  });

  it("shows the events before an invalid line, and prints the line and the reason", async () => {
    const tampered = lines.map((line, place) => (place === 5 ? line.replace('"to"', '"too"') : line)).join("\n");
    const { exitCode, stdout, stderr } = await replay(tampered, "--json");
    expect(exitCode).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ events: 4, status: "open", rounds: [] });
    expect(stderr).toBe(
      'thunderjack: standard input: line 6, field "too": is not a field of CardDealt; shown up to event 4\n',
    );
  });

  it("treats bytes that are not UTF-8 as an invalid line", async () => {
    const bytes = Buffer.from(recording);
    const place = bytes.indexOf("CardDealt", bytes.indexOf("CardDealt") + 1);
    bytes[place] = 0xff;
    const { exitCode, stdout, stderr } = await replay(bytes, "--json");
    const line = bytes.subarray(0, place).toString().split("\n").length;
    expect({ exitCode, events: JSON.parse(stdout).events }).toEqual({ exitCode: 2, events: line - 2 });
    expect(stderr).toBe(
      `thunderjack: standard input: line ${line}: is not text in UTF-8; shown up to event ${line - 2}\n`,
    );
    bytes[3] = 0xff;
    expect((await replay(bytes)).stderr).toBe("thunderjack: standard input: line 1: is not text in UTF-8\n");
  });

  it("rejects a newer version and an unknown event by name", async () => {
    const refusal = async (text: string) => {
      const { exitCode, stdout, stderr } = await replay(text, "--json");
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
      return stderr;
    };
    expect(await refusal(recording.replace('"version":2', '"version":3'))).toBe(
      'thunderjack: standard input: line 1, field "version": is 3, but this program reads versions up to 2\n',
    );
    expect(await refusal(recording.replace("HoleCardRevealed", "HoleCardStolen"))).toMatch(
      /line \d+, field "type": is an unknown event: "HoleCardStolen"\n$/,
    );
  });

  it.each([
    ["a text", "hello\n", "line 1: is not JSON"],
    ["nothing", "", "line 1: is not a complete header of a recording"],
    ["other JSON", "{}\n", 'line 1, field "format": must be "thunderjack"'],
  ])("rejects %s", async (_name, text, sentence) => {
    expect(await replay(text)).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: `thunderjack: standard input: ${sentence}\n`,
    });
  });
});

describe("replay without --json", () => {
  it("shows the rounds as a table", async () => {
    const { stdout } = await replay(recording);
    expect(stdout.split("\n")).toEqual([
      `thunderjack, 2 rounds, ${events} events, closed`,
      "",
      "Round 1  +20, credits 520",
      "  right   10♥ 9♠     19  win  10 → 20",
      "  left    9♥ 9♣      18  win  10 → 20",
      "  dealer  7♣ 10♦     17",
      "",
      "Round 2  +40, credits 560",
      "  right   5♥ 6♠ 10♠  21  win  20 → 40",
      "  left    6♥ 5♣ 9♦   20  win  20 → 40",
      "  dealer  7♣ 10♦     17",
      "",
      "credits 560",
      "",
    ]);
  });

  it("draws the table at the event of --at, with its face-down card", async () => {
    const hole = lines.findIndex((line) => line.includes('"faceDown":true'));
    const { exitCode, stdout } = await replay(recording, "--at", String(hole));
    expect(exitCode).toBe(0);
    expect(stdout).toContain(`thunderjack, 0 rounds, ${hole} events, open\n`);
    const [, drawn = ""] = stdout.split(`\nafter event ${hole}\n\n`);
    const table = drawnTable(drawn.split("\n"));
    expect(table.dealer.cards).toEqual(["seven of clubs", "face-down card"]);
    expect(table.seats.find(({ label }) => label === "Right")?.hands[0]?.cards).toEqual([
      "ten of hearts",
      "nine of spades",
    ]);
    const german = await replay(recording, "--at", String(hole), "--lang", "de");
    expect(german.stdout).toContain("Der Croupier nimmt eine verdeckte Karte.");
  });

  it("draws the table of a round that is in play at the end", async () => {
    const hole = lines.findIndex((line) => line.includes('"faceDown":true'));
    const { stdout } = await replay(`${lines.slice(0, hole + 1).join("\n")}\n`);
    expect(stdout).toContain(`\nafter event ${hole}\n`);
    expect(stdout).not.toContain("10♦");
    expect((await replay(recording)).stdout).not.toContain("after event");
  });

  it("writes no control sequence of a recording to the terminal", async () => {
    const { stdout } = await replay(recording.replace('"name":"thunderjack"', '"name":"\\u001b[2Jgone"'));
    expect(stdout).toMatch(/^ \[2Jgone, 2 rounds/);
  });
});
