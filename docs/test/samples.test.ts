import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";

const SAMPLES = new URL("../samples/", import.meta.url);
const names = readdirSync(SAMPLES)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.slice(0, -".ts".length));

describe("every sample of the pages", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(names)("%s prints the output on the page", async (name) => {
    const lines: string[] = [];
    vi.spyOn(console, "log").mockImplementation((...words: readonly unknown[]) => {
      lines.push(words.map((word) => (typeof word === "string" ? word : JSON.stringify(word))).join(" "));
    });
    await import(/* @vite-ignore */ new URL(`${name}.ts`, SAMPLES).href);
    const printed = fileURLToPath(new URL(`${name}.txt`, SAMPLES));
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(printed);
  });
});
