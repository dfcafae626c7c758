// The script `publishable` of a package. It packs the package in the current folder, as npm would, and checks the
// tarball with publint and, if the package is a library, with attw. A style sheet has no types that attw could check.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "packed-"));

function run(command, ...words) {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${words.join(" ")}\n${stdout}${stderr}`);
}

try {
  run("pnpm", "pack", "--pack-destination", folder);
  const [tarball = ""] = readdirSync(folder).map((name) => join(folder, name));
  run("publint", "run", tarball, "--strict");
  const { exports } = JSON.parse(readFileSync("package.json", "utf8"));
  if (exports !== undefined) {
    const excluded = Object.keys(exports)
      .filter((path) => path.endsWith(".css"))
      .flatMap((path) => ["--exclude-entrypoints", path]);
    run("attw", tarball, "--profile", "node16", "--ignore-rules", "cjs-resolves-to-esm", "--quiet", ...excluded);
  }
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
