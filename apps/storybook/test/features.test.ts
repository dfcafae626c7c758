import { expect, test } from "vitest";
import { featuresOf } from "../.storybook/features.js";
import { ELEMENTS } from "../.storybook/manifest-elements.js";
import shown from "../shown-features.json" with { type: "json" };
import { writtenStories } from "./written-stories.js";

const STORIES: Readonly<Record<string, string>> = shown;

const FEATURES = ELEMENTS.flatMap((element) => featuresOf(element).map((feature) => `${element.tagName} ${feature}`));

test("every attribute, slot, event, part and CSS property is in a story", () => {
  expect(FEATURES.length).toBeGreaterThan(600);
  expect(FEATURES.filter((feature) => STORIES[feature] === undefined)).toEqual([]);
});

test("names only features that exist, and stories that exist", () => {
  const features = new Set(FEATURES);
  expect(Object.keys(STORIES).filter((feature) => !features.has(feature))).toEqual([]);
  const ids = new Set(writtenStories().map(({ id }) => id));
  const missing = Object.values(STORIES).filter((id) => !ids.has(id));
  expect([...new Set(missing)]).toEqual([]);
});
