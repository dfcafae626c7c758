// Runs many simulations in slices: `npm run simulate -- [count] [first seed]`, by default 10,000 from seed 1. The
// command that continues a stopped run is printed after each slice.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const SLICE = 500;

const [count = 10_000, first = 1] = process.argv.slice(2).map(Number);
const vitest = ["vitest", "run", "--project", "house", "test/simulation", "-t", "break no law"];
const cwd = fileURLToPath(new URL("../..", import.meta.url));

for (let from = first; from < first + count; from += SLICE) {
  const seeds = Math.min(SLICE, first + count - from);
  const env = { ...process.env, FROM: String(from), SEEDS: String(seeds) };
  const { status } = spawnSync("npx", vitest, { cwd, env, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  const next = from + seeds;
  console.log(
    `${next - first} of ${count} simulations; the next ones: npm run simulate -- ${first + count - next} ${next}`,
  );
}
