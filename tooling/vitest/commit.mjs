import { execFileSync } from "node:child_process";

/** Returns the commit of the working tree, with a note if files differ from it. */
export function commitOfTree() {
  const git = (/** @type {string[]} */ ...args) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const isChanged = git("status", "--porcelain") !== "";
  return git("rev-parse", "--short=8", "HEAD") + (isChanged ? " with changes" : "");
}
