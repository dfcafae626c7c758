import type { Clock, CommandOptions, PublicTable, Rejection } from "@thunderjack/core";
import type { Session } from "@thunderjack/session";
import { ENGLISH_WALLET } from "@thunderjack/stage/english/wallet";
import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import type { Spoken } from "../controllers/spoken.js";
import { adoptStyles } from "../platform/foreign-documents.js";
import { Outbox } from "./outbox.js";
import { browserStorage, memoryStorage } from "./outbox-storage.js";
import { settlementEvent, unacknowledgedEvent } from "./settlement.js";
import type { AskedStake } from "./stake-event.js";
import { type StakeEnd, Wallet } from "./wallet.js";
import { walletStyles } from "./wallet.styles.js";

/** The default time that the page has to answer, in seconds. */
const DEFAULT_TIMEOUT = 20;

/** The time after which the player can cancel, in milliseconds. A shorter waiting shows no button. */
const CANCEL_AFTER = 500;

/** The element whose page confirms the stakes. */
export interface WalletHost extends ReactiveControllerHost, EventTarget {
  readonly clock: Clock;
  readonly spoken: Spoken;
  readonly shadowRoot: ShadowRoot | null;
  readonly walletTimeout: number;
  readonly session: Session | null;
  /** The message while the table waits for the page; otherwise `null`. */
  waiting: string | null;
  say(sentence: string): void;
  refuse(refused: Rejection): void;
}

/** The command of a stake, as the element carries it out. */
export interface HeldCommand {
  /** Applies the properties that the page has set, and returns the table; `null` if it is another one than before. */
  readonly tableOf: () => PublicTable | null;
  /** The version that was shown when the stake was asked for; `undefined` after a change of the shoe. */
  readonly options: () => CommandOptions | undefined;
  /** Carries out the command at a table in memory. */
  readonly act: (options: CommandOptions | undefined) => Rejection | null;
}

/** Waits for the page before stakes, and dispatches settlements. Loaded with the first stake that waits, or a stored table. */
export class TableWallet implements ReactiveController {
  readonly #host: WalletHost;
  /** The wallets by the name of the stored table; `null` for tables in memory. */
  readonly #wallets = new Map<string | null, Wallet>();
  #session: Session | null = null;
  #abort: AbortController | null = null;
  #isCancelShown = false;

  constructor(host: WalletHost) {
    this.#host = host;
    host.addController(this);
    // The wallet of the table may receive the end of the round after the element.
    host.addEventListener("thunderjack-round-settled", () => queueMicrotask(() => this.#deliver()));
  }

  /** The row with the button that ends the waiting; `undefined` while the table does not wait. */
  get template(): TemplateResult | undefined {
    if (!this.#isCancelShown) return undefined;
    const { waiting, cancel } = this.#words;
    return html`<div class="waiting" part="waiting">
      <p>${waiting}</p>
      <button class="quiet" part="bar-button" type="button" @click=${() => this.cancel()}>${cancel}</button>
    </div>`;
  }

  /** Cancels the stake for which the table waits. */
  cancel(): void {
    this.#abort?.abort();
  }

  /** Waits for the page, and then carries out the stake. */
  async hold({ event, answers, abort }: AskedStake, { tableOf, options, act }: HeldCommand): Promise<void> {
    const host = this.#host;
    const { detail: command, id, amount } = event;
    const { clock, session } = host;
    if (host.shadowRoot !== null) adoptStyles(host.shadowRoot, walletStyles);
    this.#abort = abort;
    host.waiting = this.#words.waiting;
    const stopShowing = clock.schedule(CANCEL_AFTER, () => {
      this.#isCancelShown = true;
      host.say(this.#words.waiting);
      host.requestUpdate();
    });
    const timeout = (host.walletTimeout > 0 ? host.walletTimeout : DEFAULT_TIMEOUT) * 1000;
    // The element's own table may still be loading the code that deals.
    const pending = { id, command, amount, answers: [...answers, host.updateComplete], abort, timeout };
    const end = await this.#walletOf(session).carryOut(pending, () => {
      stopShowing();
      const table = host.session === session ? tableOf() : null;
      if (table === null) return null;
      if (session !== null) return { table: session, send: () => session.send(command, options()) };
      return {
        table,
        send: () => {
          this.#release();
          return act(options());
        },
      };
    });
    stopShowing();
    this.#release();
    const reason = this.#reasonOf(end);
    if (reason === null) return;
    await host.updateComplete;
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
    this.#deliver();
  }

  hostDisconnected(): void {
    this.cancel();
    for (const wallet of this.#wallets.values()) wallet.stop();
  }

  get #words() {
    return this.#host.spoken.wallet ?? ENGLISH_WALLET;
  }

  /** Shows the table again as it is. */
  #release(): void {
    this.#abort = null;
    this.#isCancelShown = false;
    this.#host.waiting = null;
    this.#host.requestUpdate();
  }

  /** Settles the stakes of earlier visits once this tab owns the table. */
  #open(session: Session): void {
    const wallet = this.#walletOf(session);
    const isOnlyTab = session.status.role === "owner";
    const report = () => {
      this.#host.dispatchEvent(
        unacknowledgedEvent({ areStored: wallet.isLasting, settlements: wallet.unacknowledged }),
      );
      wallet.deliver();
    };
    if (!isOnlyTab) report();
    const subscription = session.status$.subscribe(({ role }) => {
      if (role !== "owner") return;
      queueMicrotask(() => subscription.unsubscribe());
      void wallet.reopen(session, isOnlyTab).then(() => (isOnlyTab ? report() : wallet.deliver()));
    });
  }

  #walletOf(session: Session | null): Wallet {
    const name = session?.name ?? null;
    const known = this.#wallets.get(name);
    if (known !== undefined) return known;
    const outbox = new Outbox(name === null ? memoryStorage() : browserStorage(name));
    const wallet: Wallet = new Wallet(this.#host.clock, outbox, (settlement) =>
      this.#host.dispatchEvent(settlementEvent(settlement, () => wallet.acknowledge(settlement.id))),
    );
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
