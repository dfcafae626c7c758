// `pnpm new:component tj-name`: a component's folder with its class, styles, registration, test and story.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { classOf, filesOf } from "./component-files.mjs";

const ELEMENTS = fileURLToPath(new URL("../../packages/elements/", import.meta.url));

/** Why a component cannot have this name; `null` when it can. */
export function whyNot(tag) {
  if (tag === undefined || !/^tj-[a-z]+(-[a-z]+)*$/.test(tag)) {
    return `A component is called tj- and a word or more in small letters, such as "tj-dice"; not "${tag ?? ""}".`;
  }
  return existsSync(`${ELEMENTS}src/${tag}`) ? `There is a component ${tag} already.` : null;
}

function makeComponent(tag) {
  mkdirSync(`${ELEMENTS}src/${tag}`);
  for (const { path, text } of filesOf(tag)) writeFileSync(`${ELEMENTS}${path}`, text);
  const names = `${ELEMENTS}src/index.ts`;
  const line = `export { ${classOf(tag)} } from "./${tag}/${tag}.js";`;
  writeFileSync(names, withLine(readFileSync(names, "utf8"), line));
}

/** A file of exports with one more line, at its place among the others. */
export function withLine(text, line) {
  const pathIn = (exported) => /from "(.+)"/.exec(exported)?.[1] ?? "";
  const lines = [...text.trimEnd().split("\n"), line];
  return `${lines.sort((one, other) => (pathIn(one) < pathIn(other) ? -1 : 1)).join("\n")}\n`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const tag = process.argv[2];
  const reason = whyNot(tag);
  if (reason === null) {
    makeComponent(tag);
    console.log(`packages/elements/src/${tag} is there. See it with "pnpm storybook", test it with`);
    console.log(`  pnpm vitest run ${tag}`);
    console.log("A component that the table is made of is imported where it is drawn; define.ts imports all others.");
  } else {
    console.error(reason);
    process.exitCode = 2;
  }
}
