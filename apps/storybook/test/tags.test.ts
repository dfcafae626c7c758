import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadCsf } from "storybook/internal/csf-tools";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const [, section = ""] = readFileSync(join(ROOT, "docs/storybook.md"), "utf8").split("## How a story is written");

/** The tags that the documentation describes. */
const DESCRIBED = [...section.matchAll(/^\| `([a-z]+)` +\|/gm)].map(([, tag = ""]) => tag);

/** Returns the described tags of each story of a file, by its id. */
function tagsIn(file: string): readonly (readonly [id: string, tags: readonly string[]])[] {
  const csf = loadCsf(readFileSync(file, "utf8"), { makeTitle: (title) => title ?? "", fileName: file }).parse();
  return csf.indexInputs.map(({ __id: id = "", tags = [] }) => {
    const removed = new Set(tags.filter((tag) => tag.startsWith("!")).map((tag) => tag.slice(1)));
    return [id, tags.filter((tag) => DESCRIBED.includes(tag) && !removed.has(tag))];
  });
}

test("every story has exactly one of the tags that the documentation describes, and each tag has stories", () => {
  const files = ["packages/elements/src", "packages/elements/stories", "apps/storybook/pages"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".stories.ts"))
      .map((path) => join(ROOT, folder, path)),
  );
  const stories = files.flatMap((file) => tagsIn(file));
  expect(stories.length).toBeGreaterThan(200);
  expect(stories.filter(([, tags]) => tags.length !== 1)).toEqual([]);
  const used = new Set(stories.flatMap(([, tags]) => tags));
  expect([...used].sort()).toEqual([...DESCRIBED].sort());
});
