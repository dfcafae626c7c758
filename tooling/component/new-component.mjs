// `pnpm new:component tj-name` creates the folder of a component with its class, styles, registration, test and story.
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { classOf, filesOf } from "./component-files.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const ELEMENTS = `${ROOT}packages/elements/`;

/** Returns the reason why a component cannot have this name; `null` if it can. */
function whyNot(tag) {
  if (tag === undefined || !/^tj-[a-z]+(-[a-z]+)*$/.test(tag)) {
    return `The name of a component must be tj- and one or more words in lower case, such as "tj-dice", not "${tag ?? ""}".`;
  }
  return existsSync(`${ELEMENTS}src/components/${tag}`) ? `The component ${tag} already exists.` : null;
}

function makeComponent(tag) {
  mkdirSync(`${ELEMENTS}src/components/${tag}`);
  for (const { path, text } of filesOf(tag)) writeFileSync(`${ELEMENTS}${path}`, text);
  const names = `${ELEMENTS}src/index.ts`;
  appendFileSync(names, `export { ${classOf(tag)} } from "./components/${tag}/${tag}.js";\n`);
  // Biome sorts the new line.
  execFileSync("npx", ["biome", "check", "--write", names], { cwd: ROOT, stdio: "pipe" });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const tag = process.argv[2];
  const reason = whyNot(tag);
  if (reason === null) {
    makeComponent(tag);
    console.log(`packages/elements/src/components/${tag} was created. "pnpm storybook" shows it; its test is`);
    console.log(`  pnpm vitest run ${tag}`);
    console.log("If another component renders it, import it in the .define.ts of that component.");
  } else {
    console.error(reason);
    process.exitCode = 2;
  }
}
