import { type HouseState, seatsOf } from "./house-state.js";
import type { Commit } from "./store.js";
import { type PublicCommit, publicCommit, statesIn } from "./viewer.js";

/** A commit with the state before it, from which the commits for the clients are made. */
export class PublishedCommit {
  readonly #states: readonly HouseState[] | null;
  readonly #seen: { readonly player: string | null; readonly commit: PublicCommit }[] = [];

  /** @param states the state after each fact; `null` if they must be computed */
  constructor(
    readonly commit: Commit,
    readonly before: HouseState,
    states: readonly HouseState[] | null,
  ) {
    this.#states = states;
  }

  /** Returns the commit for a client. It is made once for each player, and once for all watchers. */
  for(player: string | null): PublicCommit {
    const seated = player !== null && this.#isConcerned(player) ? player : null;
    const known = this.#seen.find((one) => one.player === seated);
    if (known !== undefined) return known.commit;
    const states = this.#states ?? statesIn(this.before, this.commit.facts);
    const commit = publicCommit(this.before, states, this.commit, seated);
    this.#seen.push({ player: seated, commit });
    return commit;
  }

  /** Whether the player has a seat before or after the commit. All other clients get the same commit. */
  #isConcerned(player: string): boolean {
    if (seatsOf(this.before, player).length > 0) return true;
    return this.commit.facts.some((fact) => fact.type === "SeatTaken" && fact.player === player);
  }
}
