// `npx turbo run licences` checks that the licence of every dependency is allowed.
// It prints the dependencies whose licence is not allowed, and fails if there is one.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { countOf, findings } from "./licences.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** @param {readonly string[]} words */
function listing(...words) {
  const text = execFileSync("pnpm", [...words, "licenses", "list", "--json"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(text);
}

const shipped = listing("--prod", "--filter", "./packages/*");
const all = listing();
const found = findings({ shipped, all });
// If a list is empty, the packages are not installed.
if (countOf(shipped) === 0 || countOf(all) === 0) found.push("pnpm lists no packages: run npm run setup first.");
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
else console.log(`Licences: ${countOf(shipped)} packages shipped, ${countOf(all)} in all, every licence allowed.`);
