import { chosenSeeds, type PublicTable, publicTable, Table, type TableEvent, VirtualClock } from "@thunderjack/core";
import type { Session } from "@thunderjack/session";
import { ENGLISH } from "@thunderjack/stage";
import { nothing } from "lit";
import { Subject } from "rxjs";
import { expect, test, vi } from "vitest";
import type { Jumped, StoredGame } from "./game-session.js";
import { TableGame } from "./table-game.js";

/** A stored table that the test damages and replaces. */
class DamagedGame implements StoredGame {
  readonly name = "kitchen";
  readonly events = new Subject<TableEvent>();
  readonly controls = null;
  readonly shoes = [];
  readonly hasUnsavedBets = false;
  readonly #table = publicTable(new Table({ rules: "thunderjack", seeds: chosenSeeds("a test") }));
  table: PublicTable = { ...this.#table, publicState: this.#table.publicState, publicEvents$: this.events };
  jumped: Jumped = () => {};

  watch(jumped: Jumped): void {
    this.jumped = jumped;
  }

  async read(): Promise<void> {}

  resume(): void {}

  pause(): void {}

  notes(): typeof nothing {
    return nothing;
  }

  get session(): Session {
    throw new Error("This table has no session.");
  }
}

test("reports once that a table has failed, and that it is shown again after its next jump", async () => {
  const [failed, recovered] = [vi.fn(), vi.fn()];
  const stored = new DamagedGame();
  const options = { clock: new VirtualClock(), speed: "instant", words: ENGLISH } as const;
  const game = new TableGame({
    frameShown: () => {},
    replayed: () => {},
    openStored: async () => stored,
    opening: () => {},
    options: () => options,
    shown: () => {},
    shoeChanged: () => {},
    refused: failed,
    notLoaded: failed,
    failed,
    recovered,
  });
  game.begin(null, { rules: null, seed: null, credits: null, allowStacking: false, name: "kitchen" }, options);
  await vi.waitFor(() => expect(game.conductor).not.toBeNull());
  const later = () => new Promise((resolve) => setTimeout(resolve));
  stored.jumped(false);
  expect(recovered).not.toHaveBeenCalled();
  stored.events.next({ type: "CardDealt", to: "middle", card: null, faceDown: true, version: 1 });
  // An error without a handler would end the test run here.
  await later();
  expect(failed).toHaveBeenCalledOnce();
  expect(recovered).not.toHaveBeenCalled();
  stored.jumped(false);
  stored.jumped(false);
  expect(recovered).toHaveBeenCalledOnce();
  expect(game.conductor?.view.seats).toHaveLength(3);
});
