import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { thunderjack } from "./in-process.js";

const SAMPLES = new URL("../../../docs/samples/", import.meta.url);

describe("the recordings on the page about replays", () => {
  it.each([
    ["fair", "fair", 0],
    ["stacked", "consistent", 0],
    ["tampered", "broken", 1],
  ] as const)("%s.tjr verifies as documented on the page", async (name, status, code) => {
    const { exitCode, stdout } = await thunderjack(["verify", "-"], readFileSync(new URL(`${name}.tjr`, SAMPLES)));
    expect({ exitCode, stdout }).toEqual({ exitCode: code, stdout: expect.stringContaining(`\n${status}: `) });
    const printed = fileURLToPath(new URL(`verify-${name}.txt`, SAMPLES));
    await expect(stdout).toMatchFileSnapshot(printed);
  });
});
