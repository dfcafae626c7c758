import { Recorder } from "@thunderjack/recording";
import type { Commit } from "./store.js";

/** The recording of a retired shoe. */
export interface ShoeRecording {
  /** The number of the shoe at its table, from 1. */
  readonly shoe: number;
  /** The text of a `.tjr` file. It is closed and contains the seed. */
  readonly text: string;
}

/** A retired shoe, and the positions of the commits from which its recording is written. */
export interface RetiredShoe {
  /** The number of the shoe at its table, from 1. */
  readonly shoe: number;
  readonly first: number;
  readonly last: number;
}

/**
 * Finds the retired shoes of a table, the oldest first. A shoe whose opening is not among the commits is left out.
 *
 * @param openings the commits that open a shoe, in order
 */
export function retiredIn(openings: readonly Commit[]): readonly RetiredShoe[] {
  const retired: RetiredShoe[] = [];
  let first: number | null = null;
  for (const { position, facts } of openings) {
    for (const fact of facts) {
      if (fact.type === "ShoeRetired" && first !== null) retired.push({ shoe: fact.shoe, first, last: position });
      if (fact.type === "ShoeOpened") first = position;
    }
  }
  return retired;
}

/**
 * Writes the recordings of the retired shoes in these commits, the oldest first. A shoe whose opening is not among the
 * commits is left out. The recordings contain the purses of the seats, and no accounts.
 */
export function retiredShoes(commits: readonly Commit[]): readonly ShoeRecording[] {
  const recordings: ShoeRecording[] = [];
  let recorder: Recorder | null = null;
  let lines: string[] = [];
  let now = 0;
  for (const { facts, at } of commits) {
    now = at;
    for (const fact of facts) {
      switch (fact.type) {
        case "ShoeOpened": {
          const { rules, fairness, purses, createdAt, previous } = fact;
          recorder = new Recorder({ rules, fairness, credits: purses }, { now: () => now, createdAt, previous });
          lines = [];
          break;
        }
        case "Played":
          for (const event of fact.events) lines.push(...(recorder?.write(event) ?? []));
          break;
        case "ShoeRetired":
          if (recorder !== null) {
            recordings.push({ shoe: fact.shoe, text: lines.map((line) => `${line}\n`).join("") + fact.trailer });
          }
          recorder = null;
          break;
        default:
      }
    }
  }
  return recordings;
}
