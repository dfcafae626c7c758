import type { TableState } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { MemorySecrets, MemoryStore, type SecretStore, type Session, type SessionStore } from "../src/index.js";
import { TabGroup, turn, withoutVersion } from "./tab-group.js";

/**
 * Stores in memory that simulate a crash of the page at one access, before or after the access takes effect. Later
 * accesses never settle.
 */
class DyingStorage {
  readonly store = new MemoryStore();
  readonly secrets = new MemorySecrets();
  accesses = 0;

  constructor(
    private readonly fatal: number,
    private readonly when: "before" | "after",
  ) {}

  get dyingStore(): SessionStore {
    const { store } = this;
    return {
      load: (name) => this.#access(() => store.load(name)),
      save: (name, expected, change) => this.#access(() => store.save(name, expected, change)),
      retired: (name) => this.#access(() => store.retired(name)),
      remove: (name) => this.#access(() => store.remove(name)),
    };
  }

  get dyingSecrets(): SecretStore {
    const { secrets } = this;
    return {
      load: (name) => this.#access(() => secrets.load(name)),
      add: (name, secret) => this.#access(() => secrets.add(name, secret)),
      forget: (name, commitments) => this.#access(() => secrets.forget(name, commitments)),
      remove: (name) => this.#access(() => secrets.remove(name)),
    };
  }

  async #access<Value>(effect: () => Promise<Value>): Promise<Value> {
    const access = ++this.accesses;
    if (access > this.fatal || (access === this.fatal && this.when === "before")) return new Promise(() => {});
    const value = await effect();
    return access === this.fatal ? new Promise(() => {}) : value;
  }
}

/** Plays four rounds over two shoes, and adds the state after each command to `shown`. */
async function play(session: Session, shown: Omit<TableState, "version">[]): Promise<void> {
  shown.push(withoutVersion(session.publicState));
  const send = async (command: Parameters<Session["send"]>[0]): Promise<void> => {
    await session.send(command);
    shown.push(withoutVersion(session.publicState));
  };
  await send({ type: "PlaceBet", seat: "middle", amount: 2_000 });
  for (let round = 0; round < 4; round++) {
    await send({ type: "Deal" });
    for (let { turn: hand } = session.publicState; hand !== null; hand = session.publicState.turn) {
      const isAsked = session.publicState.phase === "insurance";
      await send({ type: isAsked ? "DeclineInsurance" : "Stand", hand });
    }
  }
}

const OPTIONS = { roundsPerRecording: 2 };

describe("a page that crashes at any access to its storage", () => {
  it("is restored in the state last shown, or in the state after one more command", async () => {
    const whole: Omit<TableState, "version">[] = [];
    const undying = new DyingStorage(Number.POSITIVE_INFINITY, "before");
    const group = new TabGroup({ ...OPTIONS, store: undying.dyingStore, secrets: undying.dyingSecrets });
    await play(await group.open(), whole);
    expect(undying.accesses).toBeGreaterThan(12);
    for (let fatal = 1; fatal <= undying.accesses; fatal++) {
      for (const when of ["before", "after"] as const) {
        const dying = new DyingStorage(fatal, when);
        const page = new TabGroup({ ...OPTIONS, store: dying.dyingStore, secrets: dying.dyingSecrets });
        const shown: Omit<TableState, "version">[] = [];
        void page.open().then((session) => play(session, shown));
        for (let turns = 0; turns < 5; turns++) await turn();
        const next = new TabGroup({ ...OPTIONS, store: dying.store, secrets: dying.secrets }, 2);
        const after = await next.open();
        const last = shown.at(-1) ?? whole[0];
        const following = whole[shown.length];
        // The last command may have opened a new shoe from which nothing has been dealt yet.
        const newShoe = { ...last, phase: "betting", hands: [], dealer: { cards: [], faceDown: -1 } };
        const { round, undealt, tray, shuffles, ...found } = withoutVersion(after.publicState);
        const isNewShoe = round === 0 && tray === 0 && shuffles === 0 && undealt === 208;
        expect(
          [last, following, isNewShoe ? { ...newShoe, round, undealt, tray, shuffles } : null],
          `access ${fatal}, ${when} its effect`,
        ).toContainEqual({ ...found, round, undealt, tray, shuffles });
        expect(after.status).toMatchObject({ saving: "saved", notices: [] });
      }
    }
  });
});
