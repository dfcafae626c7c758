import { expect, it } from "vitest";
import { textOf } from "./markdown.js";

/** Returns the rows of the table of browser engines. */
function enginesIn(path: string): readonly string[] {
  const [table = ""] = /^\| engine .*\n(?:\|.*\n)+/m.exec(textOf(path)) ?? [];
  return table.trim().split("\n").slice(2);
}

it("the README and the page about embedding have the same table of browser engines", () => {
  const rows = enginesIn("README.md");
  expect(rows).toEqual(enginesIn("docs/embed.md"));
  for (const [index, engine] of ["Chromium", "Firefox ESR", "WebKitGTK"].entries()) {
    expect(rows[index]).toMatch(new RegExp(`^\\| ${engine} [^|]*\\| [\\d.]+ +\\| [1-9][\\d,]* +\\|`));
  }
});
