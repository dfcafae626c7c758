import type { Amount } from "@thunderjack/core";
import { type Entry, entryIn, type OpenStake, type StakePlace, settlementKey } from "./entry.js";
import type { Settlement } from "./settlement.js";

/** Stores the entries of an outbox as texts, by the id of a stake or a settlement. It never throws. */
export interface OutboxStorage {
  /** Whether the entries outlive the page. */
  readonly isLasting: boolean;
  entries(): readonly (readonly [id: string, text: string])[];
  read(id: string): string | null;
  write(id: string, text: string): void;
  remove(id: string): void;
  /** Moves a damaged entry to a place where it is not read again. */
  putAside(id: string): void;
}

/** A round of a stored table. */
export interface StoredRound {
  readonly commitment: string;
  readonly round: number;
  /** The number of stakes that were carried out. */
  readonly stakes: number;
  /** The result; `null` for an unfinished round. */
  readonly settled: { readonly staked: Amount; readonly returned: Amount } | null;
  /** Whether an unfinished round can be continued, or whether its stakes were returned or lost. */
  readonly end: "open" | "returned" | "lost";
}

/** The shoes and the rounds that are stored for a table. */
export interface StoredRounds {
  /** The commitments of the shoe in play and of the kept recordings. */
  readonly commitments: ReadonlySet<string>;
  readonly rounds: readonly StoredRound[];
}

/**
 * The stakes without a settlement, and the settlements without an acknowledgement. Each stake ends in one settlement:
 *
 *     ask → place → settle → acknowledge
 *       └────┴→ cancel ───────┘
 *
 * Each step is written before the next one begins, so that a reload between two steps leaves an entry. An entry that is
 * damaged when the outbox is opened is put aside, and its stake has no settlement.
 */
export class Outbox {
  readonly #storage: OutboxStorage;

  constructor(storage: OutboxStorage) {
    this.#storage = storage;
    for (const [id, text] of storage.entries()) if (entryIn(id, text) === null) storage.putAside(id);
  }

  get isLasting(): boolean {
    return this.#storage.isLasting;
  }

  /** Adds a stake that the page is asked to confirm. */
  ask(id: string, amount: Amount): void {
    this.#write(id, { amount, place: null });
  }

  /** Stores the place of a stake, before its command is sent to the table. */
  place(id: string, place: StakePlace): void {
    const stake = this.#stake(id);
    if (stake !== null) this.#write(id, { ...stake, place });
  }

  /** Settles a stake that was not carried out. A no-op for a stake that is settled already. */
  cancel(id: string): void {
    const stake = this.#stake(id);
    if (stake !== null) this.#end([[id, stake]], { reason: "cancelled", staked: stake.amount, returned: stake.amount });
  }

  /** Settles the stakes of a round. A no-op if the table has not waited for any of them. */
  settle(
    commitment: string | null,
    { round, staked, returned }: { readonly round: number; readonly staked: Amount; readonly returned: Amount },
  ): void {
    const stakes = this.#stakes.filter(([, { place }]) => place?.round === round && place.commitment === commitment);
    this.#end(stakes, { reason: "round", staked, returned });
  }

  /**
   * Settles the stakes of the rounds that are over or cannot be continued. If the shoe of a stake was deleted, the stake
   * is lost, because the player could otherwise delete a round to get the stake back.
   *
   * @param ids the ids of stakes of an earlier visit, which are settled even if they were not sent to the table. Stakes
   *   of a round that can be continued stay open
   */
  resolve(ids: ReadonlySet<string>, { commitments, rounds }: StoredRounds): void {
    const inRounds = new Map<StoredRound, (readonly [string, OpenStake])[]>();
    const deleted: StoredRound[] = [];
    for (const [id, stake] of this.#stakes) {
      const { place } = stake;
      const isSame = ({ commitment, round }: StoredRound) => commitment === place?.commitment && round === place.round;
      let found = [...rounds, ...deleted].find(isSame);
      if (found === undefined && typeof place?.commitment === "string" && !commitments.has(place.commitment)) {
        const { commitment, round } = place;
        found = { commitment, round, stakes: Number.POSITIVE_INFINITY, settled: null, end: "lost" };
        deleted.push(found);
      }
      if (place !== null && found !== undefined && found.stakes > place.before) {
        inRounds.set(found, [...(inRounds.get(found) ?? []), [id, stake]]);
      } else if (ids.has(id)) this.cancel(id);
    }
    for (const [{ settled, end }, stakes] of inRounds) {
      const staked = stakes.reduce((sum, [, { amount }]) => sum + amount, 0);
      if (settled !== null) this.#end(stakes, { reason: "round", ...settled });
      else if (end !== "open") this.#end(stakes, { reason: "void", staked, returned: end === "lost" ? 0 : staked });
    }
  }

  /** The ids of the stakes without a settlement. */
  get open(): ReadonlySet<string> {
    return new Set(this.#stakes.map(([id]) => id));
  }

  /** The settlements that are not acknowledged. */
  get unacknowledged(): readonly Settlement[] {
    return this.#entries.flatMap(([, entry]) => ("stakes" in entry ? [entry] : []));
  }

  /** Removes a settlement. A no-op if it was acknowledged before. */
  acknowledge(id: string): void {
    this.#storage.remove(settlementKey(id));
  }

  #end(stakes: readonly (readonly [string, OpenStake])[], result: Omit<Settlement, "id" | "stakes">): void {
    const ids = [...stakes].sort(([, a], [, b]) => (a.place?.before ?? 0) - (b.place?.before ?? 0)).map(([id]) => id);
    const [id] = ids;
    if (id === undefined) return;
    this.#write(settlementKey(id), { id, stakes: ids, ...result });
    for (const stake of ids) this.#storage.remove(stake);
  }

  #stake(id: string): OpenStake | null {
    const text = this.#storage.read(id);
    const entry = text === null ? null : entryIn(id, text);
    return entry === null || "stakes" in entry ? null : entry;
  }

  /**
   * The open stakes. If the page was closed while a settlement was being stored, one of its stakes may still have an
   * entry of its own. Such a stake is omitted.
   */
  get #stakes(): readonly (readonly [string, OpenStake])[] {
    const settled = new Set(this.unacknowledged.flatMap(({ stakes }) => stakes));
    return this.#entries.flatMap(([id, entry]) => ("stakes" in entry || settled.has(id) ? [] : [[id, entry] as const]));
  }

  get #entries(): readonly (readonly [string, Entry])[] {
    return this.#storage.entries().flatMap(([id, text]) => {
      const entry = entryIn(id, text);
      return entry === null ? [] : [[id, entry] as const];
    });
  }

  #write(id: string, entry: Entry): void {
    this.#storage.write(id, JSON.stringify(entry));
  }
}
