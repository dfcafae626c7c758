import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ruleSet } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { describeKnownAnswers } from "./known-answer-suite.js";
import { playedTable, textOf } from "./played-table.js";

const format = readFileSync(new URL("../FORMAT.md", import.meta.url), "utf8");
describeKnownAnswers(format);

const python = spawnSync("python3", ["--version"], { encoding: "utf8" });

describe.skipIf(python.status !== 0)(
  "the Python script of the format's page (skipped where there is no python3)",
  () => {
    const [, script = ""] = /^```python\n(.*?)^```$/ms.exec(format) ?? [];
    const file = join(mkdtempSync(join(tmpdir(), "thunderjack-python-")), "round.tjr");
    const run = (text: string) => {
      writeFileSync(file, text);
      const { status, stdout, stderr } = spawnSync("python3", ["-c", script, file], { encoding: "utf8" });
      return { status, stdout, stderr };
    };

    it.each(["thunderjack", "casino", "vingt-et-un"])("finds the deals of a recording right: %s", (name) => {
      const choices = Array.from({ length: 120 }, (_, place) => (place * 7) % 5);
      const { lines, recording } = playedTable(ruleSet(name), "python ♠", choices);
      const cards = recording.events.filter(({ type }) => type === "CardDealt").length;
      expect(run(textOf(lines))).toEqual({
        status: 0,
        stdout: `all ${cards} cards are those of the seed\n`,
        stderr: "",
      });
    });

    it("finds what is wrong with one, and in which line", () => {
      const { lines } = playedTable(ruleSet("casino"), "python", [1, 1]);
      const at = lines.findIndex((line) => line.includes("CardDealt"));
      const forged = lines.map((line, place) => (place === at ? line.replace(/"card":"\w+"/, '"card":"2_h_0"') : line));
      expect(run(textOf(forged))).toMatchObject({
        status: 1,
        stdout: expect.stringMatching(new RegExp(`^line ${at + 1}: `)),
      });
      const other = textOf(lines)
        .replace(/"serverSeed":"\w\w/, '"serverSeed":"zz')
        .replace("zz", "00");
      expect(run(other)).toMatchObject({ status: 1, stdout: "the commitment was made to another seed\n" });
      const changed = textOf(lines).replace('"t":7', '"t":8');
      expect(run(changed)).toMatchObject({ status: 1, stdout: expect.stringContaining("the chain") });
    });
  },
);
