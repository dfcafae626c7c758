import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { FOR_ALL, ROOT, textOf } from "./markdown.js";

/** The files of the folder. The folder `motion` in it, with contact sheets, is not part of the repository. */
const PICTURES = readdirSync(`${ROOT}docs/pictures`).filter((name) => name !== "motion");

/** The address of the project's files. The README of a package uses it, because npm shows the README too. */
const RAW = "https://raw.githubusercontent.com/OWNER/thunderjack/main/";

/** Returns the images that a file shows, by their paths in the project. */
function shownIn(path: string): readonly string[] {
  return [...textOf(path).matchAll(/!\[[^\]]*\]\(([^)]+\.jpg)\)/g)].map(([, address = ""]) =>
    address.startsWith(RAW) ? address.slice(RAW.length) : join(dirname(path), address),
  );
}

describe("the pictures of the READMEs and the pages", () => {
  const shown = new Set(FOR_ALL.flatMap(shownIn));

  it("exist, and all are used", () => {
    expect([...shown].filter((path) => !existsSync(ROOT + path))).toEqual([]);
    expect(PICTURES.filter((name) => !shown.has(`docs/pictures/${name}`))).toEqual([]);
  });

  it("can all be taken again", async () => {
    const { TABLE_PICTURES } = await import(`${ROOT}docs/photography/table-pictures.mjs`);
    const { OTHER_PICTURES } = await import(`${ROOT}docs/photography/other-pictures.mjs`);
    const taken = Object.keys({ ...TABLE_PICTURES, ...OTHER_PICTURES }).map((name) => `${name}.jpg`);
    expect(taken.sort()).toEqual([...PICTURES].sort());
  });
});
