import { afterCommit, type HouseState } from "./house-state.js";
import { PublishedCommit } from "./published-commit.js";
import type { Commit } from "./store.js";
import type { PublicCommit } from "./viewer.js";

/** The number of commits that are at least kept. */
const KEPT_COMMITS = 64;

/** The number of commits of a part. */
const PART = 16;

/** Consecutive commits. */
interface Part {
  readonly commits: Commit[];
  /** The first of the commits as clients see them. They are made when a client resumes, and shared by all that do. */
  readonly published: PublishedCommit[];
  /** The state after the published commits. */
  state: HouseState;
}

/**
 * The last commits of a table, for clients that resume. Few do, so only the state before each part is kept, and the others are
 * computed again: states that live as long as their commits would be much of the memory of a house.
 */
export class RecentCommits {
  readonly #parts: Part[] = [];

  /** The position of the oldest commit; `null` if there is none. */
  get oldest(): number | null {
    return this.#parts[0]?.commits[0]?.position ?? null;
  }

  /** @param before the state before the commit */
  add(commit: Commit, before: HouseState): void {
    const last = this.#parts.at(-1);
    if (last !== undefined && last.commits.length < PART) {
      last.commits.push(commit);
      return;
    }
    this.#parts.push({ commits: [commit], published: [], state: before });
    if (this.#parts.length > KEPT_COMMITS / PART + 1) this.#parts.shift();
  }

  /**
   * Returns the commits after a position for a client.
   *
   * @param player the id of the player; `null` for a watcher without an account
   */
  after(position: number, player: string | null): readonly PublicCommit[] {
    const parts = this.#parts.filter(({ commits }) => (commits.at(-1)?.position ?? 0) > position);
    const missed = parts.flatMap(publishedOf).filter(({ commit }) => commit.position > position);
    return missed.map((published) => published.for(player));
  }
}

function publishedOf(part: Part): readonly PublishedCommit[] {
  const { commits, published } = part;
  for (const commit of commits.slice(published.length)) {
    published.push(new PublishedCommit(commit, part.state, null));
    part.state = afterCommit(part.state, commit);
  }
  return published;
}
