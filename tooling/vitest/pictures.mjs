import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumVersion } from "./chromium-path.mjs";

/**
 * @typedef {object} TakenWith
 * @property {number} chromium the major version
 * @property {string} platform
 */

/**
 * Returns whether the screenshots of a folder can be compared on this machine. Each major version of Chromium renders
 * text and curves differently. The bundled fonts are set through fontconfig, which Chromium uses only on Linux.
 *
 * With `--update`, the run takes all screenshots again and stores the version of its Chromium in `taken-with.json`.
 *
 * @param {string} folder the folder of the stored screenshots
 * @returns {{ reason: string | null }} `reason` is `null` if screenshots are compared
 */
export function comparable(folder) {
  const file = join(folder, "taken-with.json");
  const here = { chromium: Number.parseInt(chromiumVersion(), 10), platform: process.platform };
  if (process.argv.some((word) => /^(-u|--update)/.test(word))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(here, null, 2)}\n`);
    return { reason: null };
  }
  /** @type {TakenWith} */
  const taken = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : here;
  if (taken.chromium === here.chromium && taken.platform === here.platform) return { reason: null };
  const nameOf = ({ chromium, platform }) => `Chromium ${chromium} on ${platform}`;
  return { reason: `taken with ${nameOf(taken)}, this is ${nameOf(here)}` };
}
