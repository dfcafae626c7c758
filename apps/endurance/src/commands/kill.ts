import { type KillResult, runKills } from "../kill/run-kills.js";

/*
 * Kills a real Chromium during play: `pnpm --filter @thunderjack/endurance kill [kills] [seed]`.
 */

const [kills = "100", seed = "1"] = process.argv.slice(2).filter((word) => word !== "--");
const started = Date.now();

function line({ run, plan, rounds, inFlight, ahead }: KillResult): string {
  const { speed, reportCount, milliseconds, isHeld } = plan;
  const moment =
    reportCount === 0 ? `${milliseconds} ms after it was started` : `after ${reportCount} reports + ${milliseconds} ms`;
  const asked = inFlight === null ? "no command in flight" : `${inFlight} in flight`;
  return `${String(run).padStart(4)}  ${speed}, ${moment}${isHeld ? ", held" : ""}: ${rounds} rounds, ${asked}: ${ahead}`;
}

const results = await runKills({
  kills: Number(kills),
  seed: Number(seed),
  pages: "dist/pages",
  onKill: (result) => console.log(line(result)),
});
const totals = new Map<string, number>();
for (const { ahead } of results) totals.set(ahead, (totals.get(ahead) ?? 0) + 1);
const rounds = results.reduce((sum, result) => sum + result.rounds, 0);
console.log(
  `${results.length} kills in ${Math.round((Date.now() - started) / 1000)} s, ${rounds} settled rounds; after opening again:`,
);
for (const [ahead, count] of totals) console.log(`${String(count).padStart(6)}  ${ahead}`);
console.log("No drawn event was lost, no round was settled twice, and all credits follow from the events.");
