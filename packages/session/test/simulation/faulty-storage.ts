import {
  NewerStore,
  type Secret,
  type SecretStore,
  type SessionChange,
  type SessionStore,
  type StoredSession,
} from "../../src/index.js";
import { anyBelow } from "../chance.js";
import { recordingOf } from "./disk.js";
import type { Mortal, Surroundings } from "./surroundings.js";

/** The storage of a tab. It is slow, and sometimes it fails or the tab crashes during an access. */
abstract class Faulty {
  constructor(
    protected readonly world: Surroundings,
    protected readonly tab: Mortal,
  ) {}

  /** Accesses the storage once. Faults can happen before and after its effect. */
  protected async access<Value>(effect: () => Promise<Value>, isWrite: boolean): Promise<Value> {
    const { plan } = this.world;
    await this.#pause();
    if (plan.strikes("crash before an effect", 0.004)) return this.tab.die();
    if (plan.strikes("storage fails", 0.01)) throw new Error("The disk does not answer.");
    if (this.world.isUpgraded && this.tab.build !== "newer") throw new NewerStore("The version is too low.");
    if (isWrite && this.world.isFull) throw new Error("The quota is exceeded.");
    const value = await effect();
    await this.#pause();
    if (plan.strikes("crash after an effect", 0.004)) return this.tab.die();
    if (isWrite && plan.strikes("acknowledgement lost", 0.02)) throw new Error("The database was closed.");
    return value;
  }

  async #pause(): Promise<void> {
    const { world } = this;
    const length = world.plan.strikes("storage hangs", 0.003) ? 20_000 : anyBelow(world.chance, 40);
    await new Promise<void>((resolve) => world.clock.schedule(length, () => this.tab.run("storage", resolve)));
    if (!this.tab.isAlive) await this.tab.die();
  }
}

/** The session store of one tab. */
export class FaultyStore extends Faulty implements SessionStore {
  load(name: string): Promise<StoredSession | null> {
    return this.access(() => this.world.disk.store.load(name), false);
  }

  save(name: string, expected: number | null, change: SessionChange): Promise<number> {
    return this.access(() => this.#save(name, expected, change), true);
  }

  retired(name: string): ReturnType<SessionStore["retired"]> {
    return this.access(() => this.world.disk.store.retired(name), false);
  }

  remove(name: string): Promise<void> {
    return this.access(() => this.world.disk.store.remove(name), true);
  }

  /**
   * Saves like a storage without transactions. It may write only the first lines of a command, and the last of them
   * incompletely.
   */
  async #save(name: string, expected: number | null, change: SessionChange): Promise<number> {
    const { disk, plan, chance } = this.world;
    if (change.lines.length > 1 && plan.strikes("write torn", 0.01)) {
      const whole = 1 + anyBelow(chance, change.lines.length - 1);
      const half = change.lines[whole]?.slice(0, anyBelow(chance, 30)) ?? "";
      const lines = [...change.lines.slice(0, whole), ...(half === "" ? [] : [half])];
      await this.#saveWhole(name, expected, { ...change, ids: [], lines });
      if (chance() < 0.5) return this.tab.die();
      throw new Error("The power fails.");
    }
    const { whole, isDamaged } = disk;
    const version = await this.#saveWhole(name, expected, change);
    this.world.presses.carriedOut(whole, change);
    if (change.retired.some((lines) => recordingOf(lines)?.recoveries?.includes("tail-cut"))) {
      this.world.cutters.add(this.tab);
    }
    // A command that is appended to a damaged recording is written again when the recording is restored, so it is not
    // counted here.
    if (isDamaged) return version;
    for (const id of change.ids) this.world.carriedOut.set(id, (this.world.carriedOut.get(id) ?? 0) + 1);
    return version;
  }

  /** Saves the whole change. Recordings that the player deletes do not count as lost. */
  #saveWhole(name: string, expected: number | null, change: SessionChange): Promise<number> {
    // The version is also compared here, because a change that the store rejects deletes nothing.
    const { disk } = this.world;
    const isExpected = disk.version === expected;
    if (change.keep === 0 && isExpected) this.world.forgotten();
    return disk.store.save(name, expected, change);
  }
}

/** The secret store of one tab. */
export class FaultySecrets extends Faulty implements SecretStore {
  load(name: string): Promise<readonly Secret[]> {
    return this.access(() => this.world.disk.secrets.load(name), false);
  }

  add(name: string, secret: Secret): Promise<void> {
    this.world.seeds.add(secret.serverSeed);
    // If the tab is killed before the mark is stored, the storage does not contain the mark.
    if (secret.unsaved !== undefined) this.tab.isUnmarked = true;
    const { addedSecrets } = this.world;
    const turn = addedSecrets.push(secret.commitment);
    return this.access(async () => {
      // As in a database, a write that hangs does not replace a later one.
      if (addedSecrets.indexOf(secret.commitment, turn) === -1) await this.world.disk.secrets.add(name, secret);
      if (secret.unsaved !== undefined) this.tab.isUnmarked = false;
    }, true);
  }

  /** Deletes secrets, even if the storage is full. */
  forget(name: string, commitments: readonly string[]): Promise<void> {
    return this.access(async () => {
      await this.world.disk.secrets.forget(name, commitments);
      this.tab.isUnmarked = false;
    }, false);
  }

  remove(name: string): Promise<void> {
    return this.access(() => this.world.disk.secrets.remove(name), true);
  }
}
