import { type Death, killing } from "../kill/killing.js";

/*
 * Kills a real Chromium in the middle of play: `pnpm --filter @thunderjack/endurance kill [kills] [seed]`.
 */

const [kills = "100", seed = "1"] = process.argv.slice(2).filter((word) => word !== "--");
const started = Date.now();

function line({ life, plan, rounds, inFlight, ahead }: Death): string {
  const { speed, testimonies, milliseconds, isHeld } = plan;
  const moment =
    testimonies === 0 ? `${milliseconds} ms after it was started` : `after ${testimonies} things + ${milliseconds} ms`;
  const asked = inFlight === null ? "nothing in flight" : `${inFlight} in flight`;
  return `${String(life).padStart(4)}  ${speed}, ${moment}${isHeld ? ", held" : ""}: ${rounds} rounds, ${asked}: ${ahead}`;
}

const deaths = await killing({
  kills: Number(kills),
  seed: Number(seed),
  pages: "dist/pages",
  died: (death) => console.log(line(death)),
});
const totals = new Map<string, number>();
for (const { ahead } of deaths) totals.set(ahead, (totals.get(ahead) ?? 0) + 1);
const rounds = deaths.reduce((sum, death) => sum + death.rounds, 0);
console.log(
  `${deaths.length} kills in ${Math.round((Date.now() - started) / 1000)} s, ${rounds} rounds seen settled; opened again:`,
);
for (const [ahead, count] of totals) console.log(`${String(count).padStart(6)}  ${ahead}`);
console.log("Nothing that was shown was lost, no round was settled twice, and all credits are what the events make.");
