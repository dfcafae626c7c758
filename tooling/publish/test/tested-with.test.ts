import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ROOT } from "./packages.js";

const PROJECTS = `${ROOT}tooling/publish/fresh-projects/`;

/** The package and the name of the framework of each project. */
const FRAMEWORKS: Readonly<Record<string, readonly [name: string, title: string]>> = {
  astro: ["astro", "Astro"],
  next: ["next", "Next.js"],
  react: ["react", "React"],
  solid: ["solid-js", "Solid"],
  svelte: ["svelte", "Svelte"],
  typescript: ["typescript", "TypeScript"],
  vue: ["vue", "Vue"],
};

it.each(readdirSync(PROJECTS))(
  "the page about embedding and the README of elements state the version that the project %s installs",
  (project) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(`${PROJECTS}${project}/package.json`, "utf8"));
    const [name = "", title] = FRAMEWORKS[project] ?? [];
    const version: unknown = { ...dependencies, ...devDependencies }[name];
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(readFileSync(`${ROOT}docs/embed.md`, "utf8")).toContain(`| ${title} ${version} `);
    const readme = readFileSync(`${ROOT}packages/elements/README.md`, "utf8").replaceAll("\n", " ");
    expect(readme).toMatch(new RegExp(`[ ]${title} ${version}[ ,.]`));
  },
);
