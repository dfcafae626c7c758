import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadConfigFromFile } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { nodeTests } from "./tooling/vitest/node-tests.js";

/*
 * All projects of all packages in one run, for `npx vitest run --project core shoe`. `npm test` runs the tests of each
 * package by itself.
 */

const FOLDERS = ["packages", "apps", "tooling"].flatMap((group) =>
  readdirSync(group).map((name) => `${group}/${name}`),
);

async function projectsOf(folder: string): Promise<readonly TestProjectInlineConfiguration[]> {
  if (!existsSync(`${folder}/package.json`)) return [];
  const { name, scripts } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  if (scripts?.test === undefined) return [];
  const root = resolve(folder);
  const file = `${root}/vitest.config.ts`;
  if (!existsSync(file)) return [{ ...nodeTests(name.replace("@thunderjack/", "")), root }];
  const loaded = await loadConfigFromFile({ command: "serve", mode: "test" }, file, root);
  return (loaded?.config.test?.projects ?? []).map((project) => ({ ...(project as object), root }));
}

export default defineConfig({
  test: { projects: (await Promise.all(["docs", "benchmarks", ...FOLDERS].map(projectsOf))).flat() },
});
