import { publicState, type TableState, VirtualClock } from "@thunderjack/core";
import { parseRecording, statesOf } from "@thunderjack/recording";
import { WebTabLock } from "../../src/browser/web-tab-lock.js";
import { MemoryLock, type RecordingLines, type SessionOptions, type TabLock } from "../../src/index.js";
import { anyBelow, bytesFrom, type Chance, chanceFrom } from "../chance.js";
import { turn, withoutVersion } from "../tab-group.js";
import { Disk, recordingOf } from "./disk.js";
import { FaultPlan } from "./fault-plan.js";
import { FaultyChannels } from "./faulty-channels.js";
import { Presses } from "./presses.js";
import type { Script, Step } from "./script.js";
import { SimulatedTab } from "./simulated-tab.js";
import type { Build, Mortal, Surroundings } from "./surroundings.js";

/** Returns the readable lines of a recording. The other lines were never shown as saved. */
export function withoutTornTail(lines: RecordingLines): RecordingLines {
  const { fault } = parseRecording(lines.map((line) => `${line}\n`).join(""));
  return fault === null ? lines : lines.slice(0, fault.line - 1);
}

const NAME = "simulated";

/** The state that all tabs of a simulation share. The script determines it completely. */
export class World implements Surroundings {
  readonly clock = new VirtualClock();
  readonly disk = new Disk((lines) => this.#lost([lines]));
  readonly lock: TabLock;
  /** Whether locks are unavailable, so that each tab owns the table. */
  readonly isUnlocked: boolean;
  readonly plan: FaultPlan;
  readonly presses = new Presses();
  readonly channels: FaultyChannels = new FaultyChannels(this);
  readonly options: Omit<SessionOptions, "store" | "secrets" | "openChannel" | "clock" | "lock">;
  readonly tabs: SimulatedTab[] = [];
  readonly carriedOut = new Map<string, number>();
  readonly cutters = new Set<Mortal>();
  readonly seeds = new Set<string>();
  readonly addedSecrets: string[] = [];
  /** The recordings that were stored before they were deleted or damaged. */
  readonly cleared: RecordingLines[] = [];
  era = 0;
  /** Whether stored records were deleted or damaged. */
  isForgotten = false;
  isFull = false;
  isUpgraded = false;
  readonly #isMixed: boolean;
  /** The random numbers of the current step. */
  #luck: Chance;

  constructor({ seed, conditions, faults }: Script) {
    this.#luck = chanceFrom(seed);
    this.plan = new FaultPlan(this.chance, faults, conditions.badness);
    this.isUnlocked = conditions.isUnlocked;
    if (conditions.isUnlocked) this.plan.happened("no locks");
    this.#isMixed = conditions.isMixed;
    if (conditions.isMixed) this.plan.happened("several versions");
    // In a browser without the Web Locks API, a page uses this lock.
    this.lock = this.isUnlocked ? new WebTabLock(null) : new MemoryLock();
    this.options = {
      name: NAME,
      rules: "thunderjack",
      random: bytesFrom(chanceFrom(seed + 1)),
      date: () => "2026-11-21T12:00:00.000Z",
      roundsPerRecording: conditions.roundsPerRecording,
      shoesPerChain: conditions.shoesPerChain,
      keptRecordings: 1_000,
      ...(conditions.isChosen ? { seed: "the same cards again" } : {}),
    };
    if (conditions.isChosen) this.plan.happened("a chosen seed");
  }

  readonly chance: Chance = () => this.#luck();

  get alive(): readonly SimulatedTab[] {
    return this.tabs.filter((tab) => tab.isAlive);
  }

  openTab(): SimulatedTab {
    const tab = new SimulatedTab(this, this.tabs.length, this.#build());
    this.tabs.push(tab);
    return tab;
  }

  /** The stored recordings and the deleted ones. */
  get history(): readonly RecordingLines[] {
    return [...this.cleared, ...this.disk.recordings];
  }

  forgotten(): void {
    this.#lost(this.disk.recordings);
  }

  /** Returns the public state of the stored table, as it would be without damage; `null` if there is none. */
  get storedState(): TableState | null {
    const recording = recordingOf(this.disk.whole);
    const state = recording === null ? undefined : [...statesOf(recording)].at(-1);
    return state === undefined ? null : publicState(state);
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
   * Makes a move in each tab, and compares its table with the stored one. Without locks, tabs are not notified of moves
   * in other tabs; a tab detects them when it saves its own move.
   *
   * @returns the problems that were found
   */
  async meet(): Promise<readonly string[]> {
    const problems: string[] = [];
    for (const tab of this.alive) {
      tab.move();
      await this.pass(8_000);
      // A tab notices only with its first write that a newer version has upgraded the storage. It then plays in memory.
      if (tab.session?.status.saving === "memory") continue;
      const [shown, stored] = [tab.session?.publicState, this.storedState].map((state) =>
        JSON.stringify(withoutVersion(state ?? undefined)),
      );
      if (shown !== stored)
        problems.push(`tab ${tab.number} moved, and shows a different table from the one that is stored`);
    }
    return problems;
  }

  /** Carries out one step of the script, and waits until the next one is due. */
  async step({ do: action, luck, wait }: Step): Promise<void> {
    const { plan, alive } = this;
    this.#luck = chanceFrom(luck);
    plan.happened(action);
    const tab = alive[anyBelow(this.chance, alive.length)] ?? this.openTab();
    switch (action) {
      case "open a tab":
        if (alive.length < 3) this.openTab();
        break;
      case "kill a tab":
        tab.kill();
        break;
      case "reload a tab":
        tab.kill();
        this.openTab();
        break;
      case "hang a tab":
        tab.hang(500 + anyBelow(this.chance, 20_000));
        break;
      case "close a tab":
        tab.run("press", () => void tab.close());
        break;
      case "take over":
        tab.run("press", () => void tab.session?.takeOver());
        break;
      case "press":
        tab.press();
        break;
      case "press twice":
        tab.press(2);
        break;
      case "change the shoe":
        tab.run("press", () => tab.changeShoe());
        break;
      case "forget the table":
        tab.run("press", () => void tab.session?.forget());
        break;
      case "jump the clock":
        tab.jumpClock(anyBelow(this.chance, 2_000_000) - 1_000_000);
        break;
      case "clear the storage":
        await this.#clear();
        break;
      case "fill the storage":
        this.isFull = true;
        break;
      case "free the storage":
        this.isFull = false;
        break;
      case "damage a record":
        this.#damage();
        break;
      case "forge a message":
        this.channels.forge();
        break;
      case "upgrade the storage":
        this.isUpgraded = this.#isMixed;
        break;
      default:
        action satisfies never;
    }
    await this.pass(wait);
  }

  /** Deletes everything that is stored. */
  async #clear(): Promise<void> {
    this.forgotten();
    // A command that is repeated after the storage was cleared counts as new, because its first effect is deleted.
    this.carriedOut.clear();
    this.era++;
    await this.disk.store.remove(NAME);
    await this.disk.secrets.remove(NAME);
  }

  #damage(): void {
    const path = this.disk.damage(this.chance);
    if (path === null) return;
    this.#lost([]);
    // A command whose events or id are damaged may be carried out again.
    if (path.startsWith("session.")) this.carriedOut.clear();
  }

  #lost(recordings: readonly RecordingLines[]): void {
    // With a chosen seed, the next session deals the same shoe again. The era distinguishes its rounds.
    if (this.options.seed !== undefined) this.era++;
    this.isForgotten = true;
    this.cleared.push(...recordings.map(withoutTornTail));
  }

  #build(): Build {
    if (!this.#isMixed) return "current";
    return (["older", "current", "newer"] as const)[anyBelow(this.chance, 3)] ?? "current";
  }
}
