// `pnpm new:component tj-name`: a component's folder with its class, styles, registration, test and story.
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { classOf, filesOf } from "./component-files.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const ELEMENTS = `${ROOT}packages/elements/`;

/** Why a component cannot have this name; `null` when it can. */
function whyNot(tag) {
  if (tag === undefined || !/^tj-[a-z]+(-[a-z]+)*$/.test(tag)) {
    return `A component is called tj- and a word or more in small letters, such as "tj-dice"; not "${tag ?? ""}".`;
  }
  return existsSync(`${ELEMENTS}src/components/${tag}`) ? `There is a component ${tag} already.` : null;
}

function makeComponent(tag) {
  mkdirSync(`${ELEMENTS}src/components/${tag}`);
  for (const { path, text } of filesOf(tag)) writeFileSync(`${ELEMENTS}${path}`, text);
  const names = `${ELEMENTS}src/index.ts`;
  appendFileSync(names, `export { ${classOf(tag)} } from "./components/${tag}/${tag}.js";\n`);
  // Puts the new line at its place among the others.
  execFileSync("npx", ["biome", "check", "--write", names], { cwd: ROOT, stdio: "pipe" });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const tag = process.argv[2];
  const reason = whyNot(tag);
  if (reason === null) {
    makeComponent(tag);
    console.log(`packages/elements/src/components/${tag} is there. See it with "pnpm storybook", test it with`);
    console.log(`  pnpm vitest run ${tag}`);
    console.log("A component that the table is made of is imported by the .define.ts of the one that draws it.");
  } else {
    console.error(reason);
    process.exitCode = 2;
  }
}
