import { isBetweenRounds, type Table } from "@thunderjack/core";
import { type Frame, isSpeed, type Speed } from "@thunderjack/stage";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Spoken } from "../controllers/spoken.js";
import type { ShoeControls, StoredGame, TableSettings } from "../game/game-session.js";
import { type GameOptions, TableGame } from "../game/table-game.js";
import { prefersReducedMotion } from "../platform/reduced-motion.js";

/** The properties by which a page chooses a table, and how it is played. */
export interface GameHost extends ReactiveControllerHost {
  readonly rules: unknown;
  readonly seed: string | null;
  readonly persist: string | null;
  readonly allowStacking: boolean;
  readonly speed: Speed;
  readonly clock: GameOptions["clock"];
  readonly disabled: boolean;
  readonly spoken: Spoken;
  readonly isConnected: boolean;
  table: Table | null;
}

/** The callbacks of a game. */
export interface GameListener {
  /** A frame of the table is shown. */
  readonly shown: (frame: Frame) => void;
  /** A frame of a past round is shown. */
  readonly replayed: (frame: Frame) => void;
  /** Opens a stored table. */
  readonly openStored: (name: string, settings: TableSettings) => Promise<StoredGame>;
  /** A stored table is being opened, or is open. */
  readonly opening: (isOpening: boolean) => void;
  /** A table is about to be opened or changed: an earlier problem no longer holds. */
  readonly changing: () => void;
  /** The table cannot be opened, or has failed. */
  readonly failed: (reason: unknown) => void;
  /** The stored table cannot be opened, or has failed. */
  readonly notLoaded: (reason: unknown) => void;
}

/** Opens the table that the properties of its host describe, and another one between two rounds when they change. */
export class GameController implements ReactiveController {
  readonly game: TableGame;
  readonly #host: GameHost;
  readonly #listener: GameListener;
  #requestedCredits: number | null = null;
  /** The requested credits until they take effect; `null` where the player has them already. */
  #newCredits: number | null = null;
  /** The player's credits at the last shown moment between two rounds. */
  #shownCredits: number | null = null;
  /** The change that waits for the end of the round. */
  #pending: "credits" | "table" | null = null;
  /** The requested options as JSON: pages may set an equal object each time. */
  #requested = "";
  /** The options that the table in play was opened with, as JSON. */
  #opened: string | null = null;

  constructor(host: GameHost, listener: GameListener) {
    this.#host = host;
    this.#listener = listener;
    this.game = new TableGame({
      ...listener,
      frameShown: (frame) => this.#note(frame),
      options: () => this.options,
      shown: () => host.requestUpdate(),
      failed: (reason) => (host.persist === null ? listener.failed(reason) : listener.notLoaded(reason)),
    });
    host.addController(this);
  }

  get options(): GameOptions {
    const { clock, speed: requested, spoken } = this.#host;
    const speed = isSpeed(requested) ? requested : "normal";
    return {
      clock,
      speed: speed === "normal" && prefersReducedMotion() ? "reduced-motion" : speed,
      words: spoken.phrases,
    };
  }

  /** The player's credits, or those that a page has set and that count from the next command on. */
  get credits(): number | null {
    const state = this.game.played?.publicState;
    return (state && isBetweenRounds(state) ? this.#newCredits : null) ?? state?.credits ?? this.#requestedCredits;
  }

  set credits(credits: number | null) {
    // Frameworks set a property that is left out to `undefined`, and a property with an attribute to text.
    if ((credits ?? "") === "") return;
    const amount = typeof credits === "string" ? Number(credits) : credits;
    this.#requestedCredits = amount;
    // Also when it equals the last request: the player's credits may have changed since.
    this.#newCredits = amount === this.#shownCredits ? null : amount;
    this.#pending ??= "credits";
    this.#host.requestUpdate();
  }

  /** The controls of the shoe in play, where the element may change it. */
  get controls(): ShoeControls | null {
    return this.#host.disabled || this.game.replay !== null ? null : (this.game.session?.controls ?? null);
  }

  /** @returns whether the shoe was retired */
  newShoe(): boolean {
    const { controls } = this;
    if (controls === null || !controls.canBeRetired) return false;
    controls.newShoe();
    this.#host.table = this.game.table;
    return true;
  }

  /** @returns whether the client seed was changed */
  setClientSeed(text: string): boolean {
    const { controls } = this;
    if (controls === null || !controls.takesClientSeed) return false;
    controls.setClientSeed(text);
    this.#host.table = this.game.table;
    return true;
  }

  hostUpdate(): void {
    const host = this.#host;
    // Properties that are set while the element is out of the page take effect when it is connected again.
    if (!host.isConnected) return;
    const { game } = this;
    const settings = this.#settings;
    const requested = optionsText(settings);
    const isOther = requested !== this.#requested;
    this.#requested = requested;
    // The options of the table in play, set again, cancel the change.
    if (isOther) this.#pending = requested === this.#opened ? "credits" : "table";
    if (!game.isAt(host.table ?? null, settings.name) || (isOther && game.conductor === null)) this.#begin();
    game.setSpeed(this.options.speed);
    this.#applyPending();
  }

  hostDisconnected(): void {
    this.game.leave();
  }

  get #settings(): TableSettings {
    const { rules, seed, allowStacking, persist } = this.#host;
    // Pages may set any value, and frameworks set `undefined`.
    const name = typeof persist === "string" && persist !== "" ? persist : null;
    return {
      rules: rules ?? "thunderjack",
      seed: seed ?? null,
      allowStacking,
      name,
      credits: this.#requestedCredits,
    };
  }

  #begin(): void {
    this.#attempt(() => {
      const settings = this.#settings;
      const host = this.#host;
      // A stored table replaces one that the element has opened itself.
      if (settings.name !== null && this.game.session?.controls && host.table === this.game.table) host.table = null;
      // A resumed table may have to change.
      if (this.game.begin(host.table ?? null, settings, this.options)) return;
      this.#pending = this.#newCredits = null;
      this.#opened = this.#requested;
    });
  }

  /** Applies a change that waits, once the end of the round is shown. */
  #applyPending(): void {
    const { game } = this;
    const state = game.played?.publicState;
    if (this.#pending === null || !state || !isBetweenRounds(state) || game.conductor?.pending !== 0) return;
    const pending = this.#pending;
    const credits = this.#newCredits;
    this.#pending = this.#newCredits = null;
    this.#attempt(() => {
      if (pending === "credits") return game.setCredits(credits);
      game.reopen(this.#settings, this.options);
      this.#opened = this.#requested;
    });
  }

  #attempt(change: () => void): void {
    const { changing, failed } = this.#listener;
    changing();
    try {
      change();
      this.#host.table = this.game.table;
    } catch (reason) {
      failed(reason);
    }
  }

  #note(frame: Frame): void {
    const { view } = frame;
    if (view.betting.isOpen) this.#shownCredits = view.credits;
    this.#listener.shown(frame);
    // Properties that were set during the round may take effect now, and the settings of the system may have changed.
    this.#host.requestUpdate();
  }
}

/** The options that decide which table is opened, as JSON; empty for options that no table can be opened with. */
function optionsText({ rules, seed, allowStacking }: TableSettings): string {
  try {
    return JSON.stringify([rules, seed, allowStacking]);
  } catch {
    return "";
  }
}
