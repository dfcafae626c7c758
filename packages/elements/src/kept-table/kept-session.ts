import type { Rejection } from "@thunderjack/core";
import type { Notice, Session, SessionStatus } from "@thunderjack/session";
import { IdbSecrets, IdbStore, openBrowserSession } from "@thunderjack/session/browser";
import type { nothing, TemplateResult } from "lit";
import { sheetFor } from "../foreign-documents.js";
import { Ledger } from "../thunderjack-table/ledger.js";
import type { TableWishes } from "../thunderjack-table/own-table.js";
import type { LastingSession, OwnShoe, RetiredShoe, ShoeLog } from "../thunderjack-table/played-table.js";
import { sessionEvent } from "../thunderjack-table/table-events.js";
import { ENGLISH_KEPT } from "../words/english-kept.js";
import type { Spoken } from "../words/spoken.js";
import { KeptShoe } from "./kept-shoe.js";
import { notesTemplate } from "./notes.js";
import { notesStyles } from "./notes.styles.js";
import { roundsIn, type WrittenShoe, writtenShoe } from "./written-shoe.js";

/** The element that shows the table. */
export interface KeptHost extends EventTarget {
  readonly shadowRoot: ShadowRoot | null;
  readonly spoken: Spoken;
  requestUpdate(): void;
  say(sentence: string): void;
  refuse(refused: Rejection): void;
}

/** What is being closed in this page, by the names: who comes back to one waits for it. */
const closing = new Map<string, Promise<void>>();

/**
 * Opens the table that is kept under a name.
 *
 * @throws Error when there can be no such table, saying why
 */
export async function openKept(host: KeptHost, name: string, wishes: TableWishes): Promise<KeptSession> {
  await closing.get(name);
  const { rules, seed, credits, allowStacking } = wishes;
  const store = new IdbStore();
  const secrets = new IdbSecrets();
  const session = await openBrowserSession({
    name,
    rules,
    allowStacking,
    store,
    secrets,
    ...(seed === null ? {} : { seed }),
    ...(credits === null ? {} : { credits }),
  });
  return new KeptSession(host, session, async () => {
    await session.close();
    await Promise.all([store.close(), secrets.close()]);
  });
}

/** A table that lasts, as a `thunderjack-table` plays at it. */
export class KeptSession implements LastingSession {
  readonly session: Session;
  readonly #host: KeptHost;
  readonly #close: () => Promise<void>;
  readonly #written = new Map<string, WrittenShoe>();
  #name: string | null;
  #shoe: KeptShoe;
  #live: Ledger;
  #past: readonly WrittenShoe[] = [];
  #open: WrittenShoe | null = null;
  #status: SessionStatus | null = null;
  readonly #dismissed = new WeakSet<Notice>();
  #isTaking = false;
  #jumped: () => void = () => {};
  #goodbye: ReturnType<typeof setTimeout> | undefined;
  #left: () => void = () => {};

  /** @param close ends the session, and lets go of its storage */
  constructor(host: KeptHost, session: Session, close: () => Promise<void>) {
    this.#host = host;
    this.session = session;
    this.#close = close;
    this.#name = session.name;
    this.#shoe = new KeptShoe(session);
    this.#live = this.#newLedger();
    session.jumps$.subscribe(() => this.#jump());
    session.status$.subscribe((status) => this.#note(status));
    session.refusals$.subscribe((refused) => host.refuse(refused));
  }

  get name(): string | null {
    return this.#name;
  }

  get table(): KeptShoe {
    return this.#shoe;
  }

  get own(): OwnShoe {
    return this.#shoe;
  }

  get ledger(): ShoeLog {
    return this.#open ?? this.#live;
  }

  get retired(): readonly RetiredShoe[] {
    return this.#past.flatMap((ledger) => (ledger.seeds === null ? [] : [{ ledger, seeds: ledger.seeds }]));
  }

  get ledgers(): readonly ShoeLog[] {
    return [...this.#past, this.ledger];
  }

  get isBetweenRounds(): boolean {
    const { phase } = this.session.publicState;
    return phase === "betting" || phase === "settled" || phase === "broke";
  }

  watch(jumped: () => void): void {
    this.#jumped = jumped;
  }

  /** Stays open after all: an element that is moved leaves the page for a moment. */
  resume(): void {
    clearTimeout(this.#goodbye);
    this.#left();
  }

  /** Gives the table back, if nobody resumes it at once. */
  pause(): void {
    const name = this.#name;
    if (name === null) return;
    this.resume();
    const left = new Promise<void>((resolve) => {
      this.#left = () => {
        if (closing.get(name) === left) closing.delete(name);
        resolve();
      };
    });
    closing.set(name, left);
    this.#goodbye = setTimeout(() => {
      this.#name = null;
      this.#live.pause();
      void this.#close().finally(() => this.#left());
    });
  }

  /** Nothing is to be done here: the session tells when the shoe is there. */
  goOnAt(): void {}

  async read(rounds: number): Promise<void> {
    const { session } = this;
    const { shoe } = session;
    const isOwned = session.status.role === "owner";
    const texts = await session.export({ open: true }).catch(() => []);
    let before = texts.reduce((sum, text) => sum + roundsIn(text), 0);
    const logs: WrittenShoe[] = [];
    for (const [place, text] of [...texts.entries()].reverse()) {
      const found = roundsIn(text);
      before -= found;
      // The last two of them are shown one by one; those before only for their rounds.
      if (rounds <= 0 && place < texts.length - 2) break;
      const log = this.#written.get(text) ?? writtenShoe(text, before);
      if (log === null) continue;
      logs.unshift({ ...log, roundsBefore: before });
      rounds -= found;
    }
    this.#written.clear();
    for (const log of logs) if (log.seeds !== null) this.#written.set(log.text, log);
    this.#past = logs.filter(({ seeds }) => seeds !== null);
    this.#open = (isOwned && shoe === session.shoe && logs.find(({ seeds }) => seeds === null)) || null;
  }

  notes(spoken: Spoken): TemplateResult | typeof nothing {
    const { status } = this.session;
    return notesTemplate({
      words: spoken.kept ?? ENGLISH_KEPT,
      status,
      notices: status.notices.filter((notice) => !this.#dismissed.has(notice)),
      isTaking: this.#isTaking,
      takeOver: () => void this.#takeOver(),
      dismiss: (notice) => {
        this.#dismissed.add(notice);
        this.#host.requestUpdate();
        this.#focusFelt();
      },
    });
  }

  async #takeOver(): Promise<void> {
    this.#isTaking = true;
    this.#host.requestUpdate();
    await this.session.takeOver();
    this.#isTaking = false;
    this.#host.requestUpdate();
    if (this.session.status.role === "owner") this.#focusFelt();
  }

  /** The button that was pressed vanishes. */
  #focusFelt(): void {
    this.#host.shadowRoot?.querySelector<HTMLElement>(".stage")?.focus({ preventScroll: true });
  }

  #newLedger(): Ledger {
    return new Ledger(this.#shoe, { now: () => performance.now() });
  }

  #jump(): void {
    this.#live.pause();
    this.#shoe = new KeptShoe(this.session);
    this.#live = this.#newLedger();
    this.#past = [];
    this.#open = null;
    this.#jumped();
  }

  #note(status: SessionStatus): void {
    const { shadowRoot, spoken } = this.#host;
    const sheet = shadowRoot === null ? undefined : sheetFor(shadowRoot, notesStyles);
    if (shadowRoot !== null && sheet !== undefined && !shadowRoot.adoptedStyleSheets.includes(sheet)) {
      shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
    }
    const before = this.#status;
    this.#status = status;
    this.#host.dispatchEvent(sessionEvent(status));
    this.#host.requestUpdate();
    if (status.role === "closed") return;
    const words = spoken.kept ?? ENGLISH_KEPT;
    if (status.role !== before?.role) {
      if (status.role === "follower") this.#host.say(words.followed);
      else if (before?.role === "follower") this.#host.say(words.owned);
    }
    for (const notice of status.notices) {
      if (before?.notices.includes(notice) !== true) this.#host.say(words.notices[notice.code]);
    }
  }
}
