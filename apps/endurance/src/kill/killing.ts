import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chanceFrom } from "../player/chance.js";
import { servePages } from "../server/page-server.js";
import { Heritage } from "./heritage.js";
import type { Ahead } from "./law.js";
import { Mortal } from "./mortal.js";
import { drawPlan, type Plan } from "./plan.js";
import type { Testimony } from "./testimony.js";
import { Witness } from "./witness.js";

/** One life of a browser, and what the next one found of it. */
export interface Death {
  /** Counted from 1. */
  readonly life: number;
  readonly plan: Plan;
  /** How many rounds it has seen settled. */
  readonly rounds: number;
  /** What the page had asked for last, and perhaps not seen all of; `null` for nothing. */
  readonly inFlight: string | null;
  /** How far what is stored is ahead of what it saw last. */
  readonly ahead: Ahead;
}

export interface KillOptions {
  readonly kills: number;
  /** Every speed and every moment follows from it, as far as a machine repeats itself. */
  readonly seed: number;
  /** Where the built pages lie. */
  readonly pages: string;
  /** Is told of each death once the next life has opened the table. */
  readonly died?: (death: Death) => void;
}

/** How long a browser may take until it has told enough, in milliseconds. */
const PATIENCE = 90_000;

/** The last life is only there to look at what the others left. */
const LAST: Plan = { speed: "instant", testimonies: 2, milliseconds: 0, isHeld: true };

/**
 * Kills a real browser in the middle of what it does, opens the table again in the same profile, and so on.
 *
 * @throws Error when anything that was shown is lost, or anything else is found
 */
export async function killing({ kills, seed, pages, died }: KillOptions): Promise<readonly Death[]> {
  const chance = chanceFrom(seed);
  const profile = await mkdtemp(join(tmpdir(), "thunderjack-kill-"));
  let witness = new Witness(0, false);
  const server = await servePages(pages, (text) => witness.hear(JSON.parse(text)));
  const heritage = new Heritage();
  const deaths: Death[] = [];
  /** Those of which nobody has looked yet what they left. */
  let fresh: Omit<Death, "ahead">[] = [];
  try {
    for (let life = 1; life <= kills + 1; life++) {
      const plan = life > kills ? LAST : drawPlan(chance);
      witness = new Witness(plan.testimonies, plan.isHeld);
      await liveAndDie(profile, `${server.origin}/kill.html?speed=${plan.speed}&seed=${seed + life}`, witness, plan);
      const ahead = heritage.add(witness.life);
      if (ahead !== null) {
        const judged = fresh.map((death) => ({ ...death, ahead }));
        deaths.push(...judged);
        for (const death of judged) died?.(death);
        fresh = [];
      }
      fresh.push({ life, plan, rounds: settledIn(witness.life), inFlight: heritage.inFlight });
    }
    return deaths;
  } catch (reason) {
    throw new Error(`After ${deaths.length} kills: ${reason instanceof Error ? reason.message : String(reason)}`);
  } finally {
    await server.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function liveAndDie(profile: string, address: string, witness: Witness, plan: Plan): Promise<void> {
  const browser = new Mortal(profile, address);
  try {
    await witness.enough(PATIENCE);
    await new Promise((resolve) => setTimeout(resolve, plan.milliseconds));
  } finally {
    await browser.kill();
    witness.end();
  }
}

function settledIn(life: readonly Testimony[]): number {
  return life.filter((testimony) => testimony.kind === "sees" && testimony.event?.type === "RoundSettled").length;
}
