import { isBetweenRounds, ownSide, type Rejection } from "@thunderjack/core";
import { type Frame, isSpeed, type Speed } from "@thunderjack/stage";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Spoken } from "../controllers/spoken.js";
import type { GameOptions } from "../game/game-options.js";
import type { ShoeControls, StoredGame, TableSettings } from "../game/game-session.js";
import { type GivenTable, TableGame } from "../game/table-game.js";
import { prefersReducedMotion } from "../platform/reduced-motion.js";

/** The properties with which a page chooses a table and the way it is played. */
export interface GameHost extends ReactiveControllerHost {
  readonly rules: unknown;
  readonly seed: string | null;
  readonly persist: string | null;
  readonly house: string | null;
  readonly token: string | null;
  readonly allowStacking: boolean;
  readonly speed: Speed;
  readonly clock: GameOptions["clock"];
  readonly disabled: boolean;
  readonly spoken: Spoken;
  readonly isConnected: boolean;
}

/** The callbacks of a game. */
export interface GameListener {
  /** Called when a frame of the table is shown. */
  readonly shown: (frame: Frame) => void;
  /** Called when a frame of a past round is shown. */
  readonly replayed: (frame: Frame) => void;
  /** Opens a stored table. */
  readonly openStored: (name: string, settings: TableSettings) => Promise<StoredGame>;
  /**
   * Called with `true` when the player has to wait for a table that is being opened, and with `false` when it is open.
   */
  readonly opening: (isOpening: boolean) => void;
  /** Called when the next shoe is open and the end of the last round of the previous shoe is shown. */
  readonly shoeChanged: () => void;
  /** Called before a table is opened or changed. An earlier problem no longer applies. */
  readonly changing: () => void;
  /** Called when the table cannot be opened, or has failed. */
  readonly failed: (reason: unknown) => void;
  /** Called when a command is rejected after it has waited for the shoe. */
  readonly refused: (rejection: Rejection) => void;
  /** Called when the code of a table cannot be loaded, or when the stored table cannot be opened or has failed. */
  readonly notLoaded: (reason: unknown) => void;
}

/**
 * Opens the table that the properties of its host describe. When the properties change, opens another table as soon as
 * no round is in play.
 */
export class GameController implements ReactiveController {
  readonly game: TableGame;
  readonly #host: GameHost;
  readonly #listener: GameListener;
  #given: GivenTable | null = null;
  #requestedCredits: number | null = null;
  /** The requested credits until they take effect; `null` if the player already has them. */
  #newCredits: number | null = null;
  /** The player's credits in the last shown frame between two rounds; `null` before the first one. */
  #shownCredits: number | null = null;
  /** The change that is applied once no round is in play and everything is shown; `null` if there is none. */
  #pending: "credits" | "table" | null = null;
  /** The requested options as JSON, because pages may set an equal object each time. */
  #requested = "";
  /** The options that the table in play was opened with, as JSON; `null` if no table is open. */
  #opened: string | null = null;

  constructor(host: GameHost, listener: GameListener) {
    this.#host = host;
    this.#listener = listener;
    this.game = new TableGame({
      ...listener,
      frameShown: (frame) => this.#note(frame),
      options: () => this.options,
      shown: () => host.requestUpdate(),
      recovered: listener.changing,
      failed: (reason) => (host.persist === null || host.house ? listener.failed(reason) : listener.notLoaded(reason)),
    });
    host.addController(this);
  }

  get options(): GameOptions {
    const { clock, speed: requested, spoken } = this.#host;
    const speed = isSpeed(requested) ? requested : "normal";
    return {
      clock,
      speed: (speed === "normal" || speed === "calm") && prefersReducedMotion() ? "reduced-motion" : speed,
      words: spoken.phrases,
    };
  }

  /** The player's credits; between two rounds, credits that the page has set and that have not taken effect yet. */
  get credits(): number | null {
    const { played } = this.game;
    const state = played === null ? undefined : ownSide(played.publicState, played.ownSeats);
    return (state && isBetweenRounds(state) ? this.#newCredits : null) ?? state?.credits ?? this.#requestedCredits;
  }

  set credits(credits: number | null) {
    // Frameworks set omitted properties to `undefined` or to empty text.
    if ((credits ?? "") === "") return;
    this.#requestedCredits = credits;
    // The amount is not compared with the last request, because the player's credits may have changed since.
    this.#newCredits = credits === this.#shownCredits ? null : credits;
    this.#pending ??= "credits";
    this.#host.requestUpdate();
  }

  /** Sets the table of the page; `null` for a table that the element opens. */
  set given(given: GivenTable | null) {
    // A page may set the value that it has read.
    if (given === this.game.played && given !== null) return;
    this.#given = given ?? null;
    this.#host.requestUpdate();
  }

  /** The controls of the shoe in play; `null` if the element may not change it. */
  get controls(): ShoeControls | null {
    return this.#host.disabled || this.game.replay !== null ? null : (this.game.session?.controls ?? null);
  }

  /**
   * Retires the shoe if that is allowed now.
   *
   * @returns whether the shoe was retired
   */
  newShoe(): boolean {
    const { controls } = this;
    if (controls === null || !controls.canBeRetired) return false;
    controls.newShoe();
    return true;
  }

  /**
   * Changes the client seed if that is allowed now.
   *
   * @returns whether the client seed was changed
   */
  setClientSeed(text: string): boolean {
    const { controls } = this;
    if (controls === null || !controls.takesClientSeed) return false;
    controls.setClientSeed(text);
    return true;
  }

  hostUpdate(): void {
    const host = this.#host;
    // Properties that are set while the element is disconnected take effect when it is connected again.
    if (!host.isConnected) return;
    const { game } = this;
    const settings = this.#settings;
    const requested = optionsText(settings);
    const isOther = requested !== this.#requested;
    this.#requested = requested;
    // If a page sets the options of the table in play again, a pending change of the table is cancelled.
    if (isOther) this.#pending = requested === this.#opened ? "credits" : "table";
    if (!game.isAt(this.#given, settings.name) || (isOther && game.shown === null)) this.#begin();
    game.setSpeed(this.options.speed);
    this.#applyPending();
  }

  hostDisconnected(): void {
    this.game.leave();
  }

  get #settings(): TableSettings {
    const { rules, seed, allowStacking } = this.#host;
    const url = textIn(this.#host.house);
    const house = url === null ? null : { url, token: textIn(this.#host.token) };
    const name = house === null ? textIn(this.#host.persist) : JSON.stringify(house);
    return {
      house,
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
      // A resumed table keeps its pending change.
      if (this.game.begin(this.#given, settings, this.options)) return;
      this.#pending = this.#newCredits = null;
      this.#opened = this.#requested;
    });
  }

  /** Applies a pending change once the end of the round is shown. */
  #applyPending(): void {
    const { game } = this;
    const state = game.played?.publicState;
    if (this.#pending === null || !state || !isBetweenRounds(state) || game.shown?.pending !== 0) return;
    if (game.isOpening) return;
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

/** Returns a text that a page has set; `null` for all other values, because frameworks set `undefined`. */
function textIn(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** Returns the options that determine which table is opened, as JSON; an empty string if they cannot be serialized. */
function optionsText({ rules, seed, allowStacking }: TableSettings): string {
  try {
    return JSON.stringify([rules, seed, allowStacking]);
  } catch {
    return "";
  }
}
