import type { Clock, PublicTable, Rejection } from "@thunderjack/core";
import type { Session } from "@thunderjack/session";
import type { ShownConductor } from "@thunderjack/stage";
import { ENGLISH_WALLET } from "@thunderjack/stage/english/wallet";
import { around, type Box, restingLayout } from "@thunderjack/stage/layout";
import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { placed } from "../components/placed.js";
import type { Spoken } from "../controllers/spoken.js";
import { composedEvent } from "../platform/composed-event.js";
import { adoptStyles } from "../platform/foreign-documents.js";
import { inTime } from "../platform/in-time.js";
import { observeSize } from "../platform/size-controller.js";
import { dispatchSettlement, type SettledTable } from "../wallet/dispatch-settlement.js";
import { Outbox, type StoredRounds } from "../wallet/outbox.js";
import { browserStorage, memoryStorage } from "../wallet/outbox-storage.js";
import type { UnacknowledgedSettlements } from "../wallet/settlement.js";
import type { AskedStake } from "../wallet/stake-event.js";
import { type StakeEnd, Wallet } from "../wallet/wallet.js";
import { walletStyles } from "./wallet.styles.js";

/** The time that the page has to answer, in milliseconds. */
const TIMEOUT = 20_000;

/** The time after which the player can cancel, in milliseconds. During a shorter wait, no button is shown. */
const CANCEL_AFTER = 500;

/** The element whose page confirms the stakes. */
export interface WalletHost extends ReactiveControllerHost, SettledTable {
  readonly clock: Clock;
  readonly spoken: Spoken;
  readonly shadowRoot: ShadowRoot | null;
  readonly session: Session | null;
  readonly table: PublicTable | null;
  readonly shown: ShownConductor | null;
  /** The message while the table waits for the page; otherwise `null`. */
  waiting: string | null;
  announce(sentence: string): void;
  refuse(refused: Rejection): void;
}

/**
 * Waits for the page before stakes, and dispatches settlements. It is loaded lazily: for the first stake that waits, or
 * before a stored table is opened.
 */
export class TableWallet implements ReactiveController {
  readonly #host: WalletHost;
  /** The wallets by the name of the stored table; `null` for tables in memory. */
  readonly #wallets = new Map<string | null, Wallet>();
  #session: Session | null = null;
  #abort: AbortController | null = null;
  #isCancelShown = false;
  #resizes: ResizeObserver | null = null;

  constructor(host: WalletHost) {
    this.#host = host;
    host.addController(this);
    // The element may dispatch this event before the wallet has received the end of the round.
    host.addEventListener("thunderjack-round-settled", () => queueMicrotask(() => this.#deliver()));
  }

  /**
   * The button that cancels the stake; `undefined` unless the table has waited for some time. It covers Hit and Stand,
   * which are disabled. The message of the table states the reason.
   */
  get template(): TemplateResult | undefined {
    if (!this.#isCancelShown) return undefined;
    return html`<div class="waiting" part="waiting" style=${placed(this.#cancelBox)}>
      <button class="quiet" part="bar-button" type="button" @click=${() => this.cancel()}>${this.#words.cancel}</button>
    </div>`;
  }

  /** The box around Hit and Stand, as in a layout without hands. The buttons have the same place in every phase. */
  get #cancelBox(): Box | null {
    const { shown } = this.#host;
    const felt = this.#felt;
    if (shown === null || felt === null) return null;
    const seats = shown.view.seats.map((seat) => ({ ...seat, hands: [], bet: 0 }));
    const layout = restingLayout({ ...shown.view, seats }, { width: felt.clientWidth, height: felt.clientHeight });
    return layout === null ? null : around([layout.dock.moves.Hit, layout.dock.moves.Stand]);
  }

  /** Cancels the stake for which the table waits. */
  cancel(): void {
    this.#abort?.abort();
  }

  /**
   * Waits for the page, and then carries out the stake.
   *
   * @param isShown returns whether the conductor is still shown that was shown when the player chose the command
   * @param expected the version that the player saw. At a stored table, a version of the session; otherwise a version of
   *   that conductor
   * @param isOwn returns whether the element has had a table of its own that is not stored, and has one now. Only such a
   *   table deals from another shoe than the one that was shown
   * @param rendered returns a promise that is resolved after the next update, even if the table is still opened
   */
  async hold(
    { event, answers, abort }: AskedStake,
    isShown: () => boolean,
    expected: number,
    isOwn: () => boolean,
    rendered: () => Promise<unknown>,
  ): Promise<void> {
    const host = this.#host;
    const { detail: command, id, amount } = event;
    const { clock, session } = host;
    if (host.shadowRoot !== null) adoptStyles(host.shadowRoot, walletStyles);
    // The element may have been removed while this code was loaded.
    if (event.defaultPrevented || !host.isConnected) abort.abort();
    this.#abort = abort;
    host.waiting = this.#words.waiting;
    let stopShowing = clock.schedule(CANCEL_AFTER, () => {
      this.#isCancelShown = true;
      this.#followSize();
      host.announce(this.#words.waiting);
      host.requestUpdate();
    });
    const release = () => {
      stopShowing();
      this.#release();
    };
    const end = await this.#walletOf(session).carryOut(
      { id, command, amount, answers, abort, timeout: TIMEOUT },
      async () => {
        // After the update, properties that the page has set are in effect, and the element's own table has loaded the
        // code that deals.
        await inTime(clock, host.updateComplete);
        const { table } = host;
        const isSame = isShown();
        if (table === null || host.shown === null || host.session !== session) return null;
        // The page may have set another table, or another tab may have taken the table over and dealt another round.
        if (!isSame && !(command.type === "Deal" && isOwn())) return null;
        if (session !== null) {
          const send = () => {
            // The session may have carried out the command already when the player cancels, so the button is removed.
            release();
            host.waiting = this.#words.confirmed;
            stopShowing = clock.schedule(CANCEL_AFTER, () => host.announce(this.#words.confirmed));
            return session.send(command, { expected });
          };
          return { table: session, send };
        }
        // A page may open another shoe while the table waits, for example by setting the credits. The versions of
        // different shoes cannot be compared.
        const options = { expected: isSame ? expected : (host.shown?.version ?? 0) };
        const send = () => {
          release();
          return host.shown?.act(command, options) ?? null;
        };
        return { table, send };
      },
    );
    release();
    const reason = this.#reasonOf(end);
    if (reason === null || !host.isConnected) return;
    // The update replaces the message of the table. The code that opens the table may never arrive.
    await rendered();
    host.refuse(reason);
  }

  hostUpdated(): void {
    const { session } = this.#host;
    if (session === this.#session) return;
    const before = this.#session?.name;
    if (before !== undefined) {
      this.#wallets.get(before)?.end();
      this.#wallets.delete(before);
    }
    this.#session = session;
    if (session !== null) this.#open(session);
  }

  hostConnected(): void {
    for (const wallet of this.#wallets.values()) wallet.start();
  }

  hostDisconnected(): void {
    this.cancel();
    for (const wallet of this.#wallets.values()) wallet.stop();
  }

  /** Places the button again when the size of the table changes. */
  #followSize(): void {
    const felt = this.#felt;
    this.#resizes ??= felt && observeSize(felt, () => this.#host.requestUpdate());
  }

  get #felt(): Element | null {
    return this.#host.shadowRoot?.querySelector(".felt") ?? null;
  }

  get #words() {
    return this.#host.spoken.panels?.wallet ?? ENGLISH_WALLET;
  }

  /** Ends the waiting, and removes the button. */
  #release(): void {
    this.#abort = null;
    this.#isCancelShown = false;
    this.#resizes?.disconnect();
    this.#resizes = null;
    this.#host.waiting = null;
    this.#host.requestUpdate();
  }

  /**
   * Reports the settlements of earlier visits that are not acknowledged, and settles the stakes of earlier visits once
   * this tab owns the table.
   */
  #open(session: Session): void {
    const wallet = this.#walletOf(session);
    const isOnlyTab = session.status.role === "owner";
    const report = () => {
      const detail: UnacknowledgedSettlements = { areStored: wallet.isLasting, settlements: wallet.unacknowledged };
      this.#host.dispatchEvent(composedEvent("thunderjack-unacknowledged", detail));
      wallet.deliver();
    };
    if (!isOnlyTab) report();
    const subscription = session.status$.subscribe(({ role }) => {
      if (role !== "owner") return;
      queueMicrotask(() => subscription.unsubscribe());
      void wallet
        .reopen(session, () => roundsOf(session), isOnlyTab)
        .then(() => (isOnlyTab ? report() : wallet.deliver()));
    });
  }

  #walletOf(session: Session | null): Wallet {
    const name = session?.name ?? null;
    const known = this.#wallets.get(name);
    if (known !== undefined) return known;
    const outbox = new Outbox(name === null ? memoryStorage() : browserStorage(name));
    const wallet: Wallet = new Wallet(this.#host.clock, outbox, (settlement) =>
      dispatchSettlement(this.#host, settlement, () => wallet.acknowledge(settlement.id)),
    );
    if (!this.#host.isConnected) wallet.stop();
    this.#wallets.set(name, wallet);
    return wallet;
  }

  #deliver(): void {
    for (const wallet of this.#wallets.values()) wallet.deliver();
  }

  #reasonOf(end: StakeEnd): Rejection | null {
    const { phrases, bar } = this.#host.spoken;
    if (end === "done") return null;
    if (typeof end !== "string") return { ...end, message: phrases.refusal(end) };
    const message = end === "refused" ? bar.notDealt : this.#words[end];
    return { accepted: false, code: "table-closed", detail: null, message };
  }
}

async function roundsOf(session: Session): Promise<StoredRounds | null> {
  // This module has opened the session, so it is loaded already.
  const { storedRounds } = await import("../persistence/persistent-session.js");
  return storedRounds(session);
}
