import { spawnSync } from "node:child_process";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { blocksOf, FOR_ALL, ROOT } from "./markdown.js";

const blocks = FOR_ALL.flatMap(blocksOf).filter(({ language }) => /^json/.test(language));
const scripts = blocks.filter(({ code }) => /^ {2}"rounds": \[/m.test(code));

describe("every JSON block of the READMEs and the pages", () => {
  it("exists, and some are scripted tables", () => {
    expect(scripts.length).toBeGreaterThan(1);
  });

  it.each(blocks)("$at is valid JSON", ({ at, language, code }) => {
    if (language === "json") {
      expect(() => JSON.parse(code)).not.toThrow();
    } else {
      expect(language, "JSON, or JSON with comments").toBe("jsonc");
      expect(ts.parseConfigFileTextToJson(at, code).error).toBeUndefined();
    }
  });

  it.each(scripts)("$at is a valid script for the command line", ({ code }) => {
    const words = ["apps/cli/dist/main.js", "play", "--script", "-"];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: ROOT, input: code, encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain('"type":"RoundSettled"');
  });
});
