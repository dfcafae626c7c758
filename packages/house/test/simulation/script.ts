import { anyBelow, chanceFrom } from "../chance.js";

/** The actions of a simulation. */
export const ACTIONS = [
  "ask",
  "ask twice",
  "repeat",
  "kill a house",
  "open a house",
  "connect",
  "disconnect",
  "wait",
] as const;

/** One step of a simulation. It does not depend on the steps before it, so that steps can be removed. */
export interface Step {
  readonly do: (typeof ACTIONS)[number];
  /** The seed of the random choices of the step. */
  readonly luck: number;
  /** The time until the next step, in milliseconds. */
  readonly wait: number;
}

/** A simulation. Two runs of a script are equal. */
export interface Script {
  readonly seed: number;
  readonly houses: number;
  readonly roundsPerShoe: number;
  readonly shoesPerChain: number;
  /** The likelihood of each fault. */
  readonly badness: number;
  /** Whether the stakes are debited from the wallet of an operator. */
  readonly usesWallet: boolean;
  readonly steps: readonly Step[];
}

const STEPS = 120;

/** The likelihood of each action in one step; all other steps ask. */
const RARE: readonly (readonly [Step["do"], number])[] = [
  ["ask twice", 0.08],
  ["repeat", 0.08],
  ["kill a house", 0.015],
  ["open a house", 0.02],
  ["connect", 0.04],
  ["disconnect", 0.02],
  ["wait", 0.02],
];

/** Returns the simulation with this seed. */
export function scriptFrom(seed: number): Script {
  const chance = chanceFrom(seed);
  const steps = Array.from({ length: STEPS }, (): Step => {
    const action = RARE.find(([, likelihood]) => chance() < likelihood)?.[0] ?? "ask";
    const wait = action === "wait" ? 5000 + anyBelow(chance, 20_000) : anyBelow(chance, 60);
    return { do: action, luck: anyBelow(chance, 2 ** 32), wait };
  });
  return {
    seed,
    houses: 2 + anyBelow(chance, 3),
    roundsPerShoe: 1 + anyBelow(chance, 4),
    shoesPerChain: 1 + anyBelow(chance, 3),
    badness: [0, 0.01, 0.05][anyBelow(chance, 3)] ?? 0,
    usesWallet: chance() < 0.5,
    steps,
  };
}

/** Returns a part of a failing script that still fails. */
export async function shrunk(script: Script, fails: (script: Script) => Promise<boolean>): Promise<Script> {
  let { steps } = script;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = steps.length - size; from > -size; from -= size) {
      const rest = [...steps.slice(0, Math.max(0, from)), ...steps.slice(from + size)];
      if (await fails({ ...script, steps: rest })) steps = rest;
    }
  }
  return { ...script, steps };
}
