// `pnpm -s --filter @thunderjack/licences sbom` prints the software bill of materials of the published packages and
// their dependencies, as CycloneDX 1.6 in JSON.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sbomOf } from "./sbom.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const PUBLISHED = ["--filter", "./packages/*", "--filter", "./apps/cli"];

const listed = execFileSync("pnpm", ["list", "--prod", "--json", "--depth", "Infinity", ...PUBLISHED], {
  cwd: ROOT,
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
  stdio: ["ignore", "pipe", "inherit"],
});

/** The integrity of each package of the registry, by `name@version`, from the lockfile. */
const integrities = new Map(
  Array.from(
    readFileSync(join(ROOT, "pnpm-lock.yaml"), "utf8").matchAll(
      /^ {2}'?([^'\s]+@[^'\s:]+)'?:\n {4}resolution: \{integrity: ([^,}]+)/gm,
    ),
    ([, id, integrity]) => [id, integrity],
  ),
);

const manifestIn = (path) => JSON.parse(readFileSync(join(path, "package.json"), "utf8"));

console.log(sbomOf(JSON.parse(listed), manifestIn, (id) => integrities.get(id) ?? null));
