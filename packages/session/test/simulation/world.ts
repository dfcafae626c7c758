import { publicState, type TableState, VirtualClock } from "@thunderjack/core";
import { parseRecording, statesOf } from "@thunderjack/recording";
import { WebTabLock } from "../../src/browser/web-tab-lock.js";
import {
  MemoryLock,
  MemorySecrets,
  MemoryStore,
  type RecordingLines,
  type SessionOptions,
  type TabLock,
} from "../../src/index.js";
import { anyBelow, bytesFrom, type Chance, chanceFrom } from "../chance.js";
import { turn, withoutVersion } from "../house.js";
import { FaultPlan } from "./fault-plan.js";
import { FaultyChannels } from "./faulty-channels.js";
import { SimulatedTab } from "./simulated-tab.js";
import type { Mortal, Surroundings } from "./surroundings.js";

/** Returns the readable lines of a recording. The other lines were never shown as saved. */
export function withoutTornTail(lines: RecordingLines): RecordingLines {
  const { fault } = parseRecording(lines.map((line) => `${line}\n`).join(""));
  return fault === null ? lines : lines.slice(0, fault.line - 1);
}

const NAME = "simulated";

/** The state that all tabs of a simulation share. The seed determines it completely. */
export class World implements Surroundings {
  readonly clock = new VirtualClock();
  readonly store = new MemoryStore();
  readonly secrets = new MemorySecrets();
  readonly lock: TabLock;
  /** Whether locks are unavailable, so that each tab owns the table. */
  readonly isUnlocked: boolean;
  readonly chance: Chance;
  readonly plan: FaultPlan;
  readonly channels: FaultyChannels;
  readonly options: Omit<SessionOptions, "store" | "secrets" | "openChannel" | "clock" | "lock">;
  readonly tabs: SimulatedTab[] = [];
  readonly carriedOut = new Map<string, number>();
  torn: Mortal | null = null;
  readonly cutters = new Set<Mortal>();
  readonly seeds = new Set<string>();
  readonly addedSecrets: string[] = [];
  /** The recordings that were stored when the storage was cleared or the table was forgotten. */
  readonly cleared: RecordingLines[] = [];
  era = 0;
  /** Whether a player has deleted a session. */
  isForgotten = false;
  isFull = false;

  constructor(seed: number) {
    this.chance = chanceFrom(seed);
    this.plan = new FaultPlan(this.chance);
    this.channels = new FaultyChannels(this);
    this.isUnlocked = anyBelow(this.chance, 8) === 0;
    if (this.isUnlocked) this.plan.happened("house without locks");
    // A page uses the same lock if the browser has none.
    this.lock = this.isUnlocked ? new WebTabLock(null) : new MemoryLock();
    this.options = {
      name: NAME,
      rules: "thunderjack",
      random: bytesFrom(this.chance),
      date: () => "2026-11-21T12:00:00.000Z",
      roundsPerRecording: 3 + anyBelow(this.chance, 4),
      shoesPerChain: 2 + anyBelow(this.chance, 3),
      keptRecordings: 1_000,
      ...(seed % 8 === 5 ? { seed: "the same cards again" } : {}),
    };
    if (this.options.seed !== undefined) this.plan.happened("seed chosen");
  }

  get alive(): readonly SimulatedTab[] {
    return this.tabs.filter((tab) => tab.isAlive);
  }

  openTab(): SimulatedTab {
    const tab = new SimulatedTab(this, this.tabs.length);
    this.tabs.push(tab);
    return tab;
  }

  /** Returns the stored recordings and the deleted ones. */
  async history(): Promise<readonly RecordingLines[]> {
    return [...this.cleared, ...(await this.stored())];
  }

  async stored(): Promise<readonly RecordingLines[]> {
    const inPlay = await this.store.load(NAME);
    return [...(await this.store.retired(NAME)), ...(inPlay === null ? [] : [inPlay.lines])];
  }

  forgotten(recordings: readonly RecordingLines[]): void {
    // With a chosen seed, the next session deals the same shoe again. The era distinguishes its rounds.
    if (this.options.seed !== undefined) this.era++;
    this.isForgotten = true;
    this.cleared.push(...recordings.map(withoutTornTail));
  }

  /** Returns the public state of the stored table; `null` if there is none. */
  async storedState(): Promise<TableState | null> {
    const { recording } = parseRecording(
      (await this.stored())
        .at(-1)
        ?.map((line) => `${line}\n`)
        .join("") ?? "",
    );
    const state = recording === null ? undefined : [...statesOf(recording)].at(-1);
    return state === undefined ? null : publicState(state);
  }

  /** Deletes everything that is stored. */
  async clear(): Promise<void> {
    this.forgotten(await this.stored());
    // After that, a repeated command counts as new, because its first effect is deleted.
    this.carriedOut.clear();
    this.era++;
    await this.store.remove(NAME);
    await this.secrets.remove(NAME);
  }

  /** Advances the clock and runs everything that is due. */
  async pass(milliseconds: number): Promise<void> {
    let isOver = false;
    this.clock.schedule(milliseconds, () => {
      isOver = true;
    });
    await turn();
    while (!isOver) {
      this.clock.passToNext();
      await turn();
    }
  }

  /**
   * Lets each tab make a move. Without locks, tabs are not notified of moves in other tabs. They notice them when they
   * move themselves.
   *
   * @returns the problems that were found
   */
  async meet(): Promise<readonly string[]> {
    const problems: string[] = [];
    for (const tab of this.alive) {
      tab.move();
      await this.pass(8_000);
      const [shown, stored] = [tab.session?.publicState, await this.storedState()].map((state) =>
        JSON.stringify(withoutVersion(state ?? undefined)),
      );
      if (shown !== stored)
        problems.push(`tab ${tab.number} moved, and shows a different table from the one that is stored`);
    }
    return problems;
  }

  /** Makes one random step. */
  async step(): Promise<void> {
    const { plan, chance, alive } = this;
    const tab = alive[anyBelow(chance, alive.length)];
    if (tab === undefined || (alive.length < 3 && chance() < 0.05)) this.openTab();
    else if (plan.strikes("tab killed", 0.01)) tab.kill();
    else if (plan.strikes("tab reloaded", 0.02)) {
      tab.kill();
      this.openTab();
    } else if (plan.strikes("clock jumps", 0.02)) tab.jumpClock(anyBelow(chance, 2_000_000) - 1_000_000);
    else if (plan.strikes("storage cleared", 0.003)) await this.clear();
    else if (!this.isFull && plan.strikes("storage full", 0.01)) this.isFull = true;
    else if (this.isFull && chance() < 0.1) this.isFull = false;
    else if (chance() < 0.02) void tab.takeOver();
    else if (plan.strikes("tab closed", 0.01)) void tab.close();
    else tab.act();
    await this.pass(chance() < 0.05 ? 8_000 : anyBelow(chance, 400));
  }
}
