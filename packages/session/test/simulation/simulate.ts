import type { Fault } from "./fault-plan.js";
import { brokenLaws } from "./laws.js";
import { World } from "./world.js";

/** The result of one simulated session. */
export interface Simulated {
  readonly seed: number;
  /** The violations of the laws; an empty array if there are none. */
  readonly problems: readonly string[];
  readonly faults: ReadonlyMap<Fault, number>;
  /** The number of events that were shown as saved. */
  readonly acknowledged: number;
  /** A hash of all states that were shown as saved. Two runs of a seed must have the same hash. */
  readonly fingerprint: string;
}

const STEPS = 45;

/** Plays one session with faults. The same seed gives the same session. */
export async function simulate(seed: number, change: (world: World) => void = () => {}): Promise<Simulated> {
  const world = new World(seed);
  change(world);
  world.openTab();
  await world.pass(500);
  for (let step = 0; step < STEPS; step++) await world.step();
  world.plan.end();
  world.isFull = false;
  await world.pass(40_000);
  if (world.alive.length === 0) world.openTab();
  await world.pass(20_000);
  const strangers = world.isUnlocked ? await world.meet() : [];
  const problems = [...strangers, ...(await brokenLaws(world))];
  const shown = world.tabs.flatMap(({ acknowledged }) => acknowledged.map(({ state }) => JSON.stringify(state)));
  return { seed, problems, faults: world.plan.counts, acknowledged: shown.length, fingerprint: fingerprintOf(shown) };
}

function fingerprintOf(texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const text of texts)
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}
