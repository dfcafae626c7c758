import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writtenStories } from "./written-stories.js";

const PAGE = new URL("../../../docs/storybook.md", import.meta.url);
const [, section = ""] = readFileSync(PAGE, "utf8").split("## How a story is written");

/** The tags that the documentation describes. */
const DESCRIBED = [...section.matchAll(/^\| `([a-z]+)` +\|/gm)].map(([, tag = ""]) => tag);

test("every story has exactly one of the tags that the documentation describes, and each tag has stories", () => {
  const stories = writtenStories().map(({ id, tags }) => ({
    id,
    tags: tags.filter((tag) => DESCRIBED.includes(tag) && !tags.includes(`!${tag}`)),
  }));
  expect(stories.length).toBeGreaterThan(200);
  expect(stories.filter(({ tags }) => tags.length !== 1)).toEqual([]);
  expect([...new Set(stories.flatMap(({ tags }) => tags))].sort()).toEqual([...DESCRIBED].sort());
});
