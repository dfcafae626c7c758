import { annotated, annotationsOf } from "@thunderjack/recording";
import { beforeAll, describe, expect, it } from "vitest";
import { CASES, fileText, playing, putFile, thunderjack } from "./in-process.js";

let recording = "";
let lines: string[] = [];
let link = "";

beforeAll(async () => {
  const rounds = CASES.find(({ name }) => name === "two rounds on the same credits");
  recording = (await playing(rounds?.script)).stdout;
  lines = recording.trimEnd().split("\n");
  putFile("shared.tjr", recording);
  link = (await thunderjack(["share", "shared.tjr"])).stdout.trimEnd();
});

const summary = async (text: string) => JSON.parse((await thunderjack(["replay", "-", "--json"], text)).stdout);

describe("share FILE", () => {
  it("prints only the link", async () => {
    expect(await thunderjack(["share", "shared.tjr"])).toEqual({ exitCode: 0, stdout: `${link}\n`, stderr: "" });
    expect(link).toMatch(/^#tj1\.[\w-]+$/);
    expect((await thunderjack(["share", "-"], recording)).stdout).toBe(`${link}\n`);
  });

  it("prints a full address with --base, which --open reads", async () => {
    const { stdout } = await thunderjack(["share", "shared.tjr", "--base", "https://example.com/replay#top"]);
    expect(stdout).toBe(`https://example.com/replay${link}\n`);
    const again = await thunderjack(["share", "--open", stdout.trimEnd()]);
    expect((await summary(again.stdout)).rounds).toEqual((await summary(recording)).rounds);
  });

  it("rejects a base that is not an address of a page", async () => {
    for (const base of ["replay", "javascript:alert(1)"]) {
      const { exitCode, stderr } = await thunderjack(["share", "shared.tjr", "--base", base]);
      expect({ exitCode, stderr }).toEqual({
        exitCode: 2,
        stderr: `thunderjack: --base ${base}: must be a URL such as https://example.com/replay\n`,
      });
    }
  });

  it("keeps the notes of the recording", async () => {
    putFile("noted.tjr", annotated(recording, [{ seq: 3, glyph: "?", comment: "Zoë" }]));
    const { stdout } = await thunderjack(["share", "noted.tjr"]);
    const again = await thunderjack(["share", "--open", stdout.trimEnd()]);
    expect(annotationsOf(again.stdout)).toEqual([expect.objectContaining({ glyph: "?", comment: "Zoë" })]);
  });

  it("prints the link as JSON with --json", async () => {
    expect(JSON.parse((await thunderjack(["share", "shared.tjr", "--json"])).stdout)).toEqual({ link });
  });

  it.each(CASES)("is short for the rounds that were computed by hand: $name", async ({ script }) => {
    const { stdout, exitCode } = await thunderjack(["share", "-"], (await playing(script)).stdout);
    expect(exitCode).toBe(0);
    expect(stdout.trimEnd().length).toBeLessThanOrEqual(120);
  });

  it("leaves out the round in play and a truncated line, with warnings", async () => {
    const second = lines.findIndex((line) => line.includes('"round":2,"bets"'));
    const cut = `${lines.slice(0, second + 4).join("\n")}\n{"seq":`;
    const { exitCode, stdout, stderr } = await thunderjack(["share", "-"], cut);
    expect(exitCode).toBe(0);
    expect(stderr.split("\n")).toEqual([
      "thunderjack: warning: standard input: truncated, the last line is cut off",
      "thunderjack: warning: standard input: the round in play is left out of the link",
      "",
    ]);
    const again = await thunderjack(["share", "--open", stdout.trimEnd()]);
    expect((await summary(again.stdout)).rounds).toHaveLength(1);
  });

  it("rejects recordings that cannot be shared, in one line", async () => {
    const refused = async (text: string) => {
      const { exitCode, stdout, stderr } = await thunderjack(["share", "-"], text);
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
      expect(stderr).toMatch(/^thunderjack: standard input: [^\n]+\n$/);
      return stderr;
    };
    expect(await refused("{}")).toContain('must be "thunderjack"');
    expect(await refused(recording.replace('"seq":5', '"seq":6'))).toContain('line 6, field "seq"');
    expect(await refused(`${lines.slice(0, 4).join("\n")}\n`)).toContain("No round is settled yet");
    expect(await refused(recording.replace(/"returned":\d+/g, '"returned":7'))).toContain(
      "differs from the events of its commands",
    );
  });
});

describe("share --open", () => {
  it("plays the rounds again and writes the recording to the standard output", async () => {
    const { exitCode, stdout, stderr } = await thunderjack(["share", "--open", link]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    const { rounds, credits, status } = await summary(stdout);
    expect({ rounds, credits, status }).toEqual({ ...(await summary(recording)), events: undefined });
    expect((await thunderjack(["verify", "-"], stdout)).stdout).toMatch(/\nconsistent: /);
    const { createdAt } = JSON.parse(stdout.split("\n")[0] ?? "");
    expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(60_000);
  });

  it("writes the recording to a file with --out, and prints nothing", async () => {
    const words = ["share", "--open", link, "--out", "opened.tjr"];
    expect(await thunderjack(words)).toEqual({ exitCode: 0, stdout: "", stderr: "" });
    expect((await thunderjack(["share", "opened.tjr"])).stdout).toBe(`${link}\n`);
    expect(fileText("opened.tjr")).toMatch(/^\{"format":"thunderjack".*\}\n$/s);
    const nowhere = await thunderjack([...words.slice(0, -1), "none/opened.tjr"]);
    expect(nowhere).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/^thunderjack: --out none\/opened.tjr: /),
    });
  });

  it("reads the link from the standard input with -, and from the end of a URL", async () => {
    expect((await thunderjack(["share", "--open", "-"], `${link}\n`)).exitCode).toBe(0);
    expect((await thunderjack(["share", "--open", `https://example.org/${link}`])).exitCode).toBe(0);
  });

  it("prints the error of a link in one line", async () => {
    const wrong = async (text: string) => {
      const { exitCode, stdout, stderr } = await thunderjack(["share", "--open", text]);
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
      return stderr;
    };
    expect(await wrong("hello")).toBe('thunderjack: --open: The link does not begin with "#tj1.".\n');
    expect(await wrong(link.slice(0, -4))).toBe("thunderjack: --open: The link is cut off.\n");
    expect(await wrong(`${link}%`)).toMatch(/base64url/);
    expect(await wrong(link.replace("#tj1.", "#tj1.B"))).toMatch(/^thunderjack: --open: The link [^\n]+\n$/);
  });
});
