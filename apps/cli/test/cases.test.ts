import { describe, expect, it } from "vitest";
import { CASES, playing, thunderjack } from "./in-process.js";

describe("the rounds that were computed by hand", () => {
  it.each(CASES)("play --script, then replay --json: $name", async ({ script, expect: expected }) => {
    const played = await playing(script);
    expect(played).toMatchObject({ exitCode: 0, stderr: "" });
    const replayed = await thunderjack(["replay", "-", "--json"], played.stdout);
    expect(replayed).toMatchObject({ exitCode: 0, stderr: "" });
    expect(JSON.parse(replayed.stdout)).toMatchObject({ ...expected, status: "closed" });
  });

  it.each([
    ["scripts", CASES.map(({ script }) => script)],
    ["whole cases", CASES],
  ])("play --batch --summary: %s", async (_name, lines) => {
    const input = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    const { exitCode, stdout, stderr } = await thunderjack(["play", "--batch", "-", "--summary"], input);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    const summaries = stdout.trimEnd().split("\n");
    expect(summaries).toHaveLength(CASES.length);
    for (const [place, summary] of summaries.entries()) {
      expect(JSON.parse(summary)).toMatchObject(CASES[place]?.expect ?? {});
    }
  });
});
