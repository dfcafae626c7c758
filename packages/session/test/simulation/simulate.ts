import { brokenLaws } from "./laws.js";
import { codeOf, type Script, scriptFrom } from "./script.js";
import { shrunk } from "./shrink.js";
import { World } from "./world.js";

/** The result of one simulated session. */
export interface Simulated {
  /** The violations of the laws; an empty array if there are none. */
  readonly problems: readonly string[];
  readonly faults: ReadonlyMap<string, number>;
  /** The number of events that were shown as saved. */
  readonly acknowledged: number;
  /** The number of commands whose table was compared with the one that the player saw. */
  readonly compared: number;
  /** The number of saved recoveries whose marks were looked for. */
  readonly recoveries: number;
  /** The number of tabs that have saved a table without its damaged end. */
  readonly cutters: number;
  /** A hash of all states that were shown as saved. Two runs of a seed must have the same hash. */
  readonly fingerprint: string;
}

/** Plays a script, ends the faults, waits until the tabs have recovered, and checks the laws. */
export async function play(script: Script): Promise<Simulated> {
  const world = new World(script);
  world.openTab();
  await world.pass(500);
  for (const step of script.steps) await world.step(step);
  world.plan.end();
  world.isFull = false;
  for (const tab of world.alive) tab.wake();
  await world.pass(40_000);
  if (world.alive.length === 0) world.openTab();
  await world.pass(20_000);
  const strangers = world.isUnlocked ? await world.meet() : [];
  const problems = [...strangers, ...(await brokenLaws(world))];
  const shown = world.tabs.flatMap(({ acknowledged }) => acknowledged.map(({ state }) => JSON.stringify(state)));
  const { plan, presses } = world;
  return {
    problems,
    faults: plan.counts,
    acknowledged: shown.length,
    compared: presses.compared,
    recoveries: world.tabs.reduce((sum, { recoveries }) => sum + recoveries.length, 0),
    cutters: world.cutters.size,
    fingerprint: fingerprintOf(shown),
  };
}

/** Returns the code of a smaller script that breaks one of the laws that the given script breaks. */
export async function smallest(script: Script): Promise<string> {
  const lawsOf = async (one: Script) => (await play(one)).problems.map((problem) => problem.replaceAll(/\d.*/g, ""));
  const broken = await lawsOf(script);
  return codeOf(await shrunk(script, async (part) => (await lawsOf(part)).some((law) => broken.includes(law))));
}

/** Plays the session with this seed. */
export function simulate(seed: number): Promise<Simulated> {
  return play(scriptFrom(seed));
}

function fingerprintOf(texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const text of texts)
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}
