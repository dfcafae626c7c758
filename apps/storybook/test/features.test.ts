import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { featuresOf } from "../.storybook/features.js";
import { ELEMENTS } from "../.storybook/manifest-elements.js";
import shown from "../shown-features.json" with { type: "json" };

const STORIES: Readonly<Record<string, string>> = shown;
const PICTURES = fileURLToPath(new URL("../__screenshots__", import.meta.url));

const FEATURES = ELEMENTS.flatMap((element) => featuresOf(element).map((feature) => `${element.tagName} ${feature}`));

test("every attribute, slot, event, part and CSS property is in a story", () => {
  expect(FEATURES.length).toBeGreaterThan(600);
  expect(FEATURES.filter((feature) => STORIES[feature] === undefined)).toEqual([]);
});

test("names only features that exist, and stories that exist", () => {
  const features = new Set(FEATURES);
  expect(Object.keys(STORIES).filter((feature) => !features.has(feature))).toEqual([]);
  const pictures = new Set(readdirSync(PICTURES));
  const missing = Object.values(STORIES).filter((id) => !pictures.has(`${id.replace("--", "-")}-1280.png`));
  expect([...new Set(missing)]).toEqual([]);
});
