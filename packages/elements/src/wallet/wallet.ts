import {
  type Amount,
  type Clock,
  isInPlay,
  type PublicTable,
  type Rejection,
  rejection,
  type TableEvent,
  type TableState,
  whyNot,
} from "@thunderjack/core";
import type { Session } from "@thunderjack/session";
import { Delivery } from "./delivery.js";
import type { Outbox, StoredRounds } from "./outbox.js";
import { LONGEST_PAUSE } from "./repetition.js";
import type { Settlement } from "./settlement.js";
import { type StakeCommand, stakeOf } from "./stake.js";

/** A stake that is being confirmed. */
export interface PendingStake {
  readonly id: string;
  readonly command: StakeCommand;
  readonly amount: Amount;
  /** The promises for which the table waits. */
  readonly answers: readonly PromiseLike<unknown>[];
  /**
   * Aborted by the wallet if the stake is not carried out. The caller may abort it to cancel the stake, but not after
   * the command was sent.
   */
  readonly abort: AbortController;
  /** The time that the page has to answer, in milliseconds. */
  readonly timeout: number;
}

/** The table at which a stake is carried out. */
export interface StakeTable {
  readonly table: PublicTable;
  /** Carries out the command. Called at most once for each stake. */
  send(): Promise<Rejection | null> | Rejection | null;
}

/** The end of a stake: `done` if it was carried out, or else the reason why it was not. */
export type StakeEnd = "done" | "refused" | "late" | "cancelled" | Rejection;

/**
 * Waits for the page before a stake, and delivers settlements until they are acknowledged. Does not use the DOM.
 *
 * The command of a stake is sent at most once, and only after the page has agreed. A stake that is not carried out is
 * settled at once, even if the page has refused it: an answer can be lost after the server has deducted the amount.
 */
export class Wallet {
  readonly #clock: Clock;
  readonly #outbox: Outbox;
  /** The subscriptions to the ends of rounds, by table. */
  readonly #watched = new Map<PublicTable, { unsubscribe(): void }>();
  readonly #delivery: Delivery;
  /** Ends the wait for the stakes of other tabs; `null` if the wallet does not wait. */
  #endWait: (() => void) | null = null;
  #cancelWait: () => void = () => {};

  /** @param deliver called with each settlement, at least once, until it is acknowledged */
  constructor(clock: Clock, outbox: Outbox, deliver: (settlement: Settlement) => void) {
    this.#clock = clock;
    this.#outbox = outbox;
    this.#delivery = new Delivery(clock, () => outbox.unacknowledged, deliver);
  }

  /** Whether settlements are stored until they are acknowledged. */
  get isLasting(): boolean {
    return this.#outbox.isLasting;
  }

  /** The settlements that are not acknowledged. */
  get unacknowledged(): readonly Settlement[] {
    return this.#outbox.unacknowledged;
  }

  /**
   * Waits for the page, and then carries out a stake.
   *
   * @param tableOf called when the page has agreed; returns the table, or `null` if another table has replaced it. If
   *   it fails, the stake is not carried out
   */
  async carryOut(stake: PendingStake, tableOf: () => Promise<StakeTable | null>): Promise<StakeEnd> {
    const { id, amount, command } = stake;
    this.#outbox.ask(id, amount);
    const answer = await this.#answerTo(stake);
    if (answer !== "done") return this.#cancel(stake, answer);
    const found = await tableOf().catch(() => null);
    // The stake may have been cancelled while the table was loaded.
    if (stake.abort.signal.aborted) return this.#cancel(stake, "cancelled");
    if (found === null) return this.#cancel(stake, rejection("stale", null));
    const { table } = found;
    const state = table.publicState;
    // The bets, the credits or the table may have changed since the page was asked.
    const refused =
      whyNot(table.rules, state, command) ??
      (stakeOf(command, state) === amount ? null : rejection("stale", null)) ??
      (await this.#send(id, found));
    return refused === null ? "done" : this.#cancel(stake, refused);
  }

  /**
   * Settles the stakes of an earlier visit, and watches a stored table that continues its round. If the player deletes
   * the table during a round, its stakes are settled at once.
   *
   * @param rounds reads the rounds of the table; returns `null` if another tab owns it
   * @param isOnlyTab whether no other open tab can still carry out one of these stakes; if `false`, the stakes are
   *   settled a minute later
   */
  async reopen(
    session: PublicTable & Pick<Session, "jumps$">,
    rounds: () => Promise<StoredRounds | null>,
    isOnlyTab: boolean,
  ): Promise<void> {
    const earlier = this.#outbox.open;
    this.watch(session);
    session.jumps$.subscribe(() => void this.#resolve(new Set(), rounds).then(() => this.deliver()));
    if (!isOnlyTab) {
      await new Promise<void>((resolve) => {
        this.#endWait = resolve;
        this.#wait();
      });
    }
    await this.#resolve(earlier, rounds);
  }

  /** Settles the stakes of each round of a table when the round ends. */
  watch(table: PublicTable): void {
    const outbox = this.#outbox;
    if (this.#watched.has(table)) return;
    const subscription = table.publicEvents$.subscribe((event: TableEvent) => {
      if (event.type !== "RoundSettled") return;
      outbox.settle(table.fairness?.commitment ?? null, event);
      if (!outbox.isLasting) this.#unwatch(table);
      // The settlement is delivered when the end of the round is shown, or else with the next repetition. A stopped wallet
      // shows no rounds.
      if (this.#delivery.isStopped) this.deliver();
      else this.#delivery.schedule();
    });
    this.#watched.set(table, subscription);
  }

  /** Delivers the settlements that were not delivered before. */
  deliver(): void {
    this.#delivery.deliver();
  }

  /** Ends the repetition of a settlement. */
  acknowledge(id: string): void {
    this.#outbox.acknowledge(id);
    this.#delivery.acknowledged(id);
  }

  /** Delivers new settlements, and repeats settlements again after {@link Wallet.stop}. */
  start(): void {
    this.#delivery.start();
    this.#wait();
  }

  /** Stops repeating settlements until {@link Wallet.start} is called. New settlements are delivered once. */
  stop(): void {
    this.#delivery.stop();
    this.#cancelWait();
  }

  /** Stops repeating settlements, and unsubscribes from all tables. */
  end(): void {
    this.stop();
    for (const table of this.#watched.keys()) this.#unwatch(table);
  }

  /** Waits for the stakes of other tabs. The wait starts anew after {@link Wallet.stop}. */
  #wait(): void {
    const end = this.#endWait;
    if (end === null || this.#delivery.isStopped) return;
    this.#cancelWait();
    this.#cancelWait = this.#clock.schedule(LONGEST_PAUSE, () => {
      this.#endWait = null;
      end();
    });
  }

  async #send(id: string, { table, send }: StakeTable): Promise<Rejection | null> {
    const { publicState: state, fairness } = table;
    const place = isInPlay(state)
      ? { round: state.round, before: stakesIn(state) }
      : { round: state.round + 1, before: 0 };
    this.#outbox.place(id, { commitment: fairness?.commitment ?? null, ...place });
    this.watch(table);
    return send();
  }

  async #resolve(ids: ReadonlySet<string>, rounds: () => Promise<StoredRounds | null>): Promise<void> {
    if (this.#outbox.open.size === 0) return;
    const stored = await rounds();
    if (stored !== null) this.#outbox.resolve(ids, stored);
  }

  #answerTo({ answers, abort, timeout }: PendingStake): Promise<"done" | "refused" | "late" | "cancelled"> {
    return new Promise((resolve) => {
      const cancel = this.#clock.schedule(timeout, () => resolve("late"));
      const settle = (answer: "done" | "refused" | "cancelled") => {
        cancel();
        resolve(answer);
      };
      if (abort.signal.aborted) settle("cancelled");
      abort.signal.addEventListener("abort", () => settle("cancelled"));
      Promise.all(answers).then(
        () => settle("done"),
        () => settle("refused"),
      );
    });
  }

  #cancel({ id, abort }: PendingStake, end: StakeEnd): StakeEnd {
    // The command of a closed session may have been saved. The stake is settled when the table is opened again.
    if (typeof end === "string" || end.code !== "table-closed") {
      abort.abort();
      this.#outbox.cancel(id);
    }
    this.deliver();
    return end;
  }

  #unwatch(table: PublicTable): void {
    this.#watched.get(table)?.unsubscribe();
    this.#watched.delete(table);
  }
}

/** Returns the number of stakes of the round in play: the deal, doubles, splits and insurance bets. */
function stakesIn({ hands }: TableState): number {
  const seats = new Set(hands.map(({ seat }) => seat));
  const raises =
    hands.filter(({ doubled }) => doubled).length + hands.filter(({ insurance }) => insurance !== null).length;
  return 1 + raises + hands.length - seats.size;
}
