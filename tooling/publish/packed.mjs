import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs a command in a folder, and returns its output.
 *
 * @throws {Error} if the command fails
 */
export function run(folder, command, ...words) {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${words.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

export const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Packs the published packages into a folder. Returns the path of each tarball by the name of its package. */
export function packedInto(folder) {
  const tarballs = {};
  for (const short of readdirSync(join(ROOT, "packages"))) {
    const source = join(ROOT, "packages", short);
    const { name, version } = readJson(join(source, "package.json"));
    run(source, "pnpm", "pack", "--pack-destination", folder);
    tarballs[name] = `file:${join(folder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`)}`;
  }
  return tarballs;
}

/** Writes a report into this folder, formatted like all files of the project. */
export function writeReport(name, text) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  writeFileSync(file, text);
  run(ROOT, "npx", "biome", "format", "--write", file);
}
