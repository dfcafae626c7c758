import type { Clock } from "@thunderjack/core";
import { systemClock } from "@thunderjack/core/system-clock";
import { type Session, salvage } from "@thunderjack/session";
import { IdbSecrets, IdbStore, openBrowserSession } from "@thunderjack/session/browser";
import { ENGLISH_SAVED } from "@thunderjack/stage/english/saved";
import type { TemplateResult } from "lit";
import type { Spoken } from "../controllers/spoken.js";
import type { TableSettings } from "../game/game-session.js";
import { reasonOf } from "../platform/error-message.js";
import { adoptStyles } from "../platform/foreign-documents.js";
import type * as RescueModule from "./rescue.js";

/** The time after which the rescue panel replaces the message that the table is being loaded, in milliseconds. */
const OPENING_DEADLINE = 10_000;

/** The additional time in which the code of the panel must be loaded, in milliseconds. */
const PANEL_DEADLINE = 2_000;

/**
 * The maximum time to wait until the earlier session of this page is closed, in milliseconds. If its storage does not
 * answer, the new session takes the table over, as from another tab.
 */
const CLOSING_DEADLINE = 5_000;

/** The maximum time to wait for the deletion of a stored table before the next attempt, in milliseconds. */
const REMOVAL_DEADLINE = 5_000;

/** The element that shows the rescue panel. */
export interface RescueHost {
  readonly shadowRoot: ShadowRoot | null;
  readonly spoken: Spoken;
  readonly clock: Clock;
  readonly updateComplete: Promise<unknown>;
  /** The cover over the table; `null` if there is none. */
  cover: (() => TemplateResult) | null;
}

/** An open session with its storage. */
export interface OpenedSession {
  readonly session: Session;
  /** Closes the session and its storage. */
  close(): Promise<void>;
}

/** The last opening of each element. Only this one shows a panel. */
const latest = new WeakMap<RescueHost, Opening>();

/**
 * Opens the session of an element. If that fails or takes too long, the element shows a panel with which the player can
 * try again, start over, or download the stored data.
 */
export class Opening {
  readonly #host: RescueHost;
  readonly #name: string;
  readonly #settings: TableSettings;
  readonly #before: () => Promise<void> | undefined;
  #resolve: (opened: OpenedSession) => void = () => {};
  #reject: (reason: unknown) => void = () => {};
  #isSettled = false;
  /** The code of the panel; `null` until it is loaded. */
  #panel: typeof RescueModule | null = null;
  #why: "failed" | "late" = "failed";
  #detail = "";
  #isBusy = false;
  #isAsking = false;
  #cancelDeadlines: () => void = () => {};

  /** @param before returns a promise that resolves when the earlier session of the same name is closed, if there is one */
  constructor(host: RescueHost, name: string, settings: TableSettings, before: () => Promise<void> | undefined) {
    this.#host = host;
    this.#name = name;
    this.#settings = settings;
    this.#before = before;
    latest.set(host, this);
  }

  /** Returns a promise that resolves when an attempt succeeds. It rejects only if the panel cannot be shown. */
  open(): Promise<OpenedSession> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      void this.#attempt();
    });
  }

  async #attempt(): Promise<void> {
    let isPending = true;
    this.#cancelDeadlines();
    try {
      this.#cancelDeadlines = this.#startDeadlines(() => isPending);
      const opened = await this.#tryOnce();
      // Another attempt was faster, or the panel could not be shown. The session of this attempt is not needed.
      if (this.#isSettled) return await opened.close();
      this.#cancelDeadlines();
      this.#isSettled = true;
      this.#hide();
      this.#resolve(opened);
    } catch (reason) {
      isPending = false;
      await this.#rescue("failed", reasonOf(reason));
    }
  }

  /** Starts the deadlines of an attempt. Returns a function that cancels them. */
  #startDeadlines(isPending: () => boolean): () => void {
    const { clock } = this.#host;
    const cancels = [
      clock.schedule(OPENING_DEADLINE, () => isPending() && void this.#rescue("late", "")),
      clock.schedule(OPENING_DEADLINE + PANEL_DEADLINE, () => {
        if (this.#panel === null) this.#giveUp(new Error("The stored table was not opened in time."));
      }),
    ];
    return () => {
      for (const cancel of cancels) cancel();
    };
  }

  #giveUp(reason: unknown): void {
    this.#isSettled = true;
    this.#reject(reason);
  }

  /** Resolves when the earlier session of this name is closed, or after a deadline. */
  async #closed(): Promise<void> {
    const before = this.#before();
    if (before === undefined) return;
    let cancel = () => {};
    const deadline = new Promise<void>((resolve) => {
      cancel = this.#host.clock.schedule(CLOSING_DEADLINE, resolve);
    });
    await Promise.race([before, deadline]);
    cancel();
  }

  async #tryOnce(): Promise<OpenedSession> {
    await this.#closed();
    const { rules, seed, credits, allowStacking } = this.#settings;
    const store = new IdbStore();
    const secrets = new IdbSecrets();
    const session = await openBrowserSession({
      name: this.#name,
      rules,
      allowStacking,
      store,
      secrets,
      ...(seed === null ? {} : { seed }),
      ...(credits === null ? {} : { credits }),
    });
    const close = async () => {
      await session.close();
      await Promise.all([store.close(), secrets.close()]);
    };
    return { session, close };
  }

  /** Shows the panel. */
  async #rescue(why: "failed" | "late", detail: string): Promise<void> {
    try {
      this.#panel ??= await import("./rescue.js");
    } catch (reason) {
      this.#giveUp(reason);
    }
    if (this.#panel === null || this.#isSettled || latest.get(this.#host) !== this) return;
    const { shadowRoot } = this.#host;
    if (shadowRoot !== null) adoptStyles(shadowRoot, this.#panel.rescueStyles);
    this.#why = why;
    this.#detail = detail;
    this.#isBusy = false;
    this.#update(this.#panel);
  }

  /** Renders the panel again. The cover is a new function each time, so that the element is updated. */
  #update(panel = this.#panel): void {
    if (panel === null) return;
    this.#host.cover = () => {
      const { phrases, bar, panels } = this.#host.spoken;
      return panel.rescueTemplate({
        words: panels?.saved ?? ENGLISH_SAVED,
        phrases,
        why: this.#why,
        detail: this.#detail,
        busy: this.#isBusy ? bar.loading : null,
        isAsking: this.#isAsking,
        tryAgain: () => this.#tryAgain(),
        ask: (isAsking) => void this.#ask(isAsking),
        startOver: () => void this.#startOver(),
        download: () => void this.#download(),
      });
    };
  }

  /** Removes the panel. If one of its buttons has the focus, the table gets the focus. */
  #hide(): void {
    if (latest.get(this.#host) !== this || this.#host.cover === null) return;
    const { shadowRoot } = this.#host;
    if (shadowRoot?.activeElement?.closest(".rescue") != null) {
      shadowRoot.querySelector<HTMLElement>(".stage")?.focus({ preventScroll: true });
    }
    this.#host.cover = null;
  }

  #tryAgain(): void {
    this.#isBusy = true;
    this.#update();
    void this.#attempt();
  }

  async #ask(isAsking: boolean): Promise<void> {
    this.#isAsking = isAsking;
    this.#update();
    await this.#host.updateComplete;
    // The pressed button was removed. The focus moves to the button that cancels, or back to the button that asks.
    this.#host.shadowRoot?.querySelector<HTMLElement>(`[data-rescue=${isAsking ? "cancel" : "ask"}]`)?.focus();
  }

  async #startOver(): Promise<void> {
    await this.#ask(false);
    this.#isBusy = true;
    this.#update();
    // If the records cannot be deleted in time, the next attempt shows why it fails.
    const stores = [new IdbStore(), new IdbSecrets()];
    const removed = Promise.allSettled(stores.map((store) => store.remove(this.#name)));
    await Promise.race([removed, new Promise<void>((resolve) => systemClock.schedule(REMOVAL_DEADLINE, resolve))]);
    for (const store of stores) void store.close();
    void this.#attempt();
  }

  async #download(): Promise<void> {
    const store = new IdbStore();
    const text = await salvage({ name: this.#name, store, clock: systemClock });
    void store.close();
    this.#panel?.download(text, "thunderjack-found.json");
  }
}
