import { anyBelow, type Chance, chanceFrom } from "../chance.js";
import { FAULTS, type Fault } from "./fault-plan.js";

/** The actions of a simulation, with the likelihood of each in one step. All other steps press a button. */
const RARE = {
  "open a tab": 0.04,
  "kill a tab": 0.01,
  "reload a tab": 0.02,
  "hang a tab": 0.02,
  "close a tab": 0.01,
  "take over": 0.02,
  "press twice": 0.05,
  "change the shoe": 0.02,
  "forget the table": 0.004,
  "jump the clock": 0.02,
  "clear the storage": 0.003,
  "fill the storage": 0.01,
  "damage a record": 0.008,
  "forge a message": 0.02,
  "upgrade the storage": 0.002,
} as const;

export type Action = keyof typeof RARE | "free the storage" | "press";

export const ACTIONS: readonly string[] = [...Object.keys(RARE), "free the storage", "press"];

/** One step of a simulation. It does not depend on the steps before it, so that steps can be removed. */
export interface Step {
  readonly do: Action;
  /** The seed of the random choices of the step: the tab, and everything else that the action chooses. */
  readonly luck: number;
  /** The time until the next step, in milliseconds. */
  readonly wait: number;
}

/** The conditions of a simulation. */
export interface Conditions {
  /** Whether the browser has no locks, so that each tab owns the table. */
  readonly isUnlocked: boolean;
  /** Whether the seed is chosen, so that each new session has the same shoes. */
  readonly isChosen: boolean;
  /** Whether tabs of an older and of a newer version of the program use the same storage. */
  readonly isMixed: boolean;
  readonly roundsPerRecording: number;
  readonly shoesPerChain: number;
  /** The factor by which the probabilities of all faults are multiplied. */
  readonly badness: number;
}

/** A simulation. Two runs of a script are equal. */
export interface Script {
  /** The seed of the cards. */
  readonly seed: number;
  readonly conditions: Conditions;
  /** The faults that can happen. */
  readonly faults: readonly Fault[];
  readonly steps: readonly Step[];
}

const STEPS = 45;

/** Returns the simulation with this seed. */
export function scriptFrom(seed: number): Script {
  const chance = chanceFrom(seed);
  const badness = [0.2, 1, 3][anyBelow(chance, 3)] ?? 1;
  const conditions: Conditions = {
    isUnlocked: anyBelow(chance, 8) === 0,
    isChosen: seed % 8 === 5,
    isMixed: anyBelow(chance, 6) === 0,
    roundsPerRecording: 3 + anyBelow(chance, 4),
    shoesPerChain: 2 + anyBelow(chance, 3),
    badness,
  };
  const steps: Step[] = [];
  let isFull = false;
  for (let count = 0; count < STEPS; count++) {
    const drawn = actionFrom(chance, badness);
    const action = isFull && chance() < 0.1 ? "free the storage" : drawn;
    if (action === "fill the storage") isFull = true;
    if (action === "free the storage") isFull = false;
    const wait = chance() < 0.05 ? 8_000 : anyBelow(chance, 400);
    steps.push({ do: action, luck: anyBelow(chance, 2 ** 32), wait });
  }
  return { seed, conditions, faults: FAULTS, steps };
}

function actionFrom(chance: Chance, badness: number): Action {
  for (const [action, likelihood] of Object.entries(RARE)) {
    if (chance() < likelihood * badness) return action as keyof typeof RARE;
  }
  return "press";
}

/** Returns the code that plays a script, for a test. */
export function codeOf({ seed, conditions, faults, steps }: Script): string {
  return [
    "await play({",
    `  seed: ${seed},`,
    `  conditions: ${JSON.stringify(conditions)},`,
    `  faults: ${JSON.stringify(faults)},`,
    "  steps: [",
    ...steps.map((step) => `    ${JSON.stringify(step)},`),
    "  ],",
    "})",
  ].join("\n");
}
