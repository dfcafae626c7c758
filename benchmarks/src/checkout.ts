import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A checkout that this one is compared with. */
export interface Checkout {
  readonly folder: string;
  /** Deletes the folder if it was made for the comparison. */
  readonly remove: () => void;
}

/**
 * Returns a checkout: an installed and built folder, or a commit, which is checked out, installed and built in a new folder.
 *
 * @param name a folder, or a tag, branch or commit of this repository
 * @throws Error when there is neither a folder nor a commit of this name, or when the commit cannot be built
 */
export function checkoutOf(name: string): Checkout {
  // pnpm runs a script in the folder of its package. `INIT_CWD` is the folder in which the user called pnpm.
  const named = resolve(process.env.INIT_CWD ?? ".", name);
  if (existsSync(named)) return { folder: named, remove: () => {} };
  const folder = join(mkdtempSync(join(tmpdir(), "bench-")), "checkout");
  const run = (cwd: string | undefined, command: string, ...words: readonly string[]) =>
    execFileSync(command, words, { cwd, stdio: ["ignore", 2, 2] });
  run(undefined, "git", "worktree", "add", "--detach", folder, name);
  const remove = () => run(undefined, "git", "worktree", "remove", "--force", folder);
  try {
    run(folder, "pnpm", "install", "--frozen-lockfile", "--prefer-offline");
    run(
      folder,
      "pnpm",
      "exec",
      "turbo",
      "run",
      "build",
      "--filter=@thunderjack/odds",
      "--filter=@thunderjack/recording",
      "--filter=@thunderjack/elements",
    );
  } catch (reason) {
    remove();
    throw reason;
  }
  return { folder, remove };
}
