import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyFormatFiles } from "../generate/format-files.mjs";
import { ROOT } from "./markdown.js";

it("publishes the schema and the conformance corpus of the recording format with the pages", () => {
  const folder = mkdtempSync(join(tmpdir(), "thunderjack-docs-"));
  try {
    copyFormatFiles(folder);
    expect(readdirSync(join(folder, "schema")).sort()).toEqual(["recording-line-1.json", "recording-line.json"]);
    for (const name of ["schema/recording-line.json", "conformance/expected.json", "conformance/fair-2.tjr"]) {
      expect(readFileSync(join(folder, name)).equals(readFileSync(`${ROOT}packages/recording/${name}`)), name).toBe(
        true,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
