import { randomUUID } from "node:crypto";
import type { Seat } from "@thunderjack/core";
import type { House, Player } from "@thunderjack/house";

/** The time after the loss of the last connection of a player, after which the player is away, in milliseconds. */
const GRACE = 2000;

interface Connected {
  connections: number;
  timer: NodeJS.Timeout | null;
}

/** Reports to the house which players have lost their connection, and which are back. */
export class Presence {
  readonly #house: House;
  readonly #connected = new Map<string, Connected>();

  constructor(house: House) {
    this.#house = house;
  }

  /** A player has connected. `seats` are the seats of the player. */
  joined(table: string, player: Player, seats: readonly Seat[]): void {
    const key = `${table} ${player.id}`;
    const known = this.#connected.get(key) ?? { connections: 0, timer: null };
    if (known.timer !== null) clearTimeout(known.timer);
    known.timer = null;
    known.connections += 1;
    this.#connected.set(key, known);
    if (known.connections === 1) this.#report(table, player, seats, "Back");
  }

  /** A connection of a player has ended. `seats` returns the seats of the player. */
  left(table: string, player: Player, seats: () => readonly Seat[]): void {
    const key = `${table} ${player.id}`;
    const known = this.#connected.get(key);
    if (known === undefined) return;
    known.connections -= 1;
    if (known.connections > 0) return;
    known.timer = setTimeout(() => {
      this.#connected.delete(key);
      this.#report(table, player, seats(), "Away");
    }, GRACE);
  }

  /** Ends all timers. */
  end(): void {
    for (const { timer } of this.#connected.values()) if (timer !== null) clearTimeout(timer);
    this.#connected.clear();
  }

  #report(table: string, player: Player, seats: readonly Seat[], type: "Away" | "Back"): void {
    for (const seat of seats) {
      const id = `${player.id}/${type.toLowerCase()}.${randomUUID()}`;
      // A refusal means that the house knows it already. The house reports the errors of the store.
      this.#house.ask(table, { id, player, request: { type, seat } }).catch(() => {});
    }
  }
}
