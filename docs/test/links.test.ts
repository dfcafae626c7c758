import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { ENTRIES } from "../generate/entries.mjs";
import { FOR_ALL, ROOT, textOf } from "./markdown.js";

/** The pages of the generated reference. */
const REFERENCE = new Set(["/api/", ...[...ENTRIES.keys()].map((name) => `/api/${name}`)]);

/** Returns the files that the target of a link can mean. */
function filesOf(target: string, path: string): readonly string[] {
  if (!target.startsWith("/")) return [join(dirname(path), target)];
  return [join("docs", target), join("docs/public", target)];
}

/** Returns the links of a file whose target does not exist. The thorough tests also check the anchors. */
function deadLinks(path: string): readonly string[] {
  const text = textOf(path).replace(/^```[\s\S]*?^```/gm, "");
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link.split("#")[0] ?? "")
    .filter((target) => target !== "" && !/^(https?|mailto):/.test(target) && !REFERENCE.has(target))
    .filter(
      (target) => !filesOf(target, path).some((file) => existsSync(ROOT + file) || existsSync(`${ROOT + file}.md`)),
    );
}

it.each(FOR_ALL)("%s has no link to a missing file", (path) => {
  expect(deadLinks(path)).toEqual([]);
});
