import { fileURLToPath } from "node:url";
import { ComponentManifestMap } from "storybook/internal/toolsets-docs";
import type { IndexEntry } from "storybook/internal/types";
import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { componentsManifest } from "../.storybook/components-manifest.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const COMPONENTS = "../../packages/elements/src/components";

function entry(title: string, name: string, id: string, importPath: string): IndexEntry {
  return { type: "story", subtype: "story", title, name, id, importPath };
}

const ENTRIES: readonly IndexEntry[] = [
  entry("Hands/tj-hand", "Doubled", "hands-tj-hand--doubled", `${COMPONENTS}/tj-hand/tj-hand.stories.ts`),
  entry("Hands/tj-hand", "Insured", "hands-tj-hand--insured", `${COMPONENTS}/tj-hand/tj-hand.stories.ts`),
  entry("Pages/Stream panel", "No Stream", "pages-stream-panel--no-stream", "pages/stream-panel.stories.ts"),
];

test("describes a component with every feature of the custom elements manifest", async () => {
  const { components } = await componentsManifest(ENTRIES, ROOT);
  const hand = components["hands-tj-hand"];
  expect(hand?.name).toBe("tj-hand");
  expect(hand?.import).toBe('import "@thunderjack/elements/tj-hand";');
  for (const part of [
    "## Attributes",
    "`outcome`",
    "## Events",
    "`tj-hand-opened`",
    "## CSS parts",
    "`--tj-card-width`",
  ]) {
    expect(hand?.apiDescription).toContain(part);
  }
});

test("contains the source of each story", async () => {
  const { components } = await componentsManifest(ENTRIES, ROOT);
  expect(components["hands-tj-hand"]?.stories).toMatchObject([
    { id: "hands-tj-hand--doubled", name: "Doubled", snippet: expect.stringContaining('moves: "Double"') },
    { id: "hands-tj-hand--insured", snippet: expect.stringContaining("export const Insured =") },
  ]);
});

test("contains stories without an element of the manifest, and is valid for Storybook", async () => {
  const manifest = await componentsManifest(ENTRIES, ROOT);
  expect(manifest.components["pages-stream-panel"]?.stories).toHaveLength(1);
  expect(safeParse(ComponentManifestMap, manifest).success).toBe(true);
});
