import type { Table } from "@thunderjack/core";
import type { Clock, Speed } from "@thunderjack/stage";
import { LitElement } from "lit";
import { property } from "lit/decorators.js";
import { BROWSER_SOUND_MEMORY, type SoundMemory, type SoundPlayer } from "../sound/sound-player.js";
import { BROWSER_CLOCK } from "./browser-clock.js";
import type { TableWishes } from "./own-table.js";
import type { RendererChoice } from "./renderers.js";

/** A property that holds more than text is not written into its attribute. */
const ONLY_TEXT = { toAttribute: (value: unknown) => (typeof value === "string" ? value : undefined) };

/** What a page may set on a `thunderjack-table`, besides its credits. */
export abstract class TableAttributes extends LitElement {
  /**
   * The name of a rule set, or, as a property, options that differ from one. Another one opens another table, as soon as
   * no round is in play; so do `seed` and `allow-stacking`. What the table in play was opened with leaves it as it is.
   */
  @property({ reflect: true, useDefault: true, converter: ONLY_TEXT }) rules: unknown = "thunderjack";

  /** A text from which the cards are shuffled, so that they can be dealt again; left out, they are shuffled at random. */
  @property({ reflect: true }) seed: string | null = null;

  /**
   * Keeps the table under this name: every move is saved before it is shown, after a reload it goes on where it was, and
   * other tabs with the same name follow. The code for that is loaded first.
   *
   * `rules`, `seed`, `credits` and `allow-stacking` are what a table begins with that is not kept yet; one that is keeps
   * its shoe and its credits, takes other rules with its next shoe, and says so. A table from outside cannot be kept.
   */
  @property({ reflect: true }) persist: string | null = null;

  /** Whether a deal may name the cards that are drawn next; no such shoe is fair. */
  @property({ type: Boolean, reflect: true, attribute: "allow-stacking" }) allowStacking = false;

  /**
   * How fast cards move: `normal`, `fast`, `instant` or `reduced-motion`, which is also what `normal` is for those who
   * ask their system for it. Any other word counts as `normal`.
   */
  @property({ reflect: true, useDefault: true }) speed: Speed = "normal";

  /** What draws the table: `lit`, `canvas` or `canvas2d`; as a property also any other renderer, or what loads one. */
  @property({ reflect: true, useDefault: true, converter: ONLY_TEXT }) renderer: RendererChoice = "lit";

  /**
   * The language; left out, that of the part of the page that it is in, by the nearest `lang` around it, also outside of
   * its shadow root, as it is when the element is put there or something happens at the table. English where it is not
   * offered.
   */
  @property({ reflect: true, useDefault: true }) override lang = "";

  /** The theme: `felt`, `midnight`, `paper` or `high-contrast`, each a set of tokens. Any other name counts as `felt`. */
  @property({ reflect: true, useDefault: true }) theme = "felt";

  /**
   * The deck, in one word or two: `four-colour` has green clubs and blue diamonds, `traditional` the full traditional
   * courts, loaded when the first card is shown. Any other word is passed over.
   */
  @property({ reflect: true, useDefault: true }) deck = "standard";

  /** `none` switches the keys of the moves and chips off. */
  @property({ reflect: true, useDefault: true }) keys: "all" | "none" = "all";

  /** Freezes the table: it can be seen, and nothing can be done at it. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** Whether the table can be heard, until the player turns it on or off in the bar, and finds it so the next time. */
  @property({ type: Boolean, reflect: true }) sound = false;

  /** What plays the sounds; `null` for the speakers of the page. */
  @property({ attribute: false }) soundPlayer: SoundPlayer | null = null;

  /** What remembers whether the player wants sounds; the storage of the browser unless the page has another one. */
  @property({ attribute: false }) soundMemory: SoundMemory = BROWSER_SOUND_MEMORY;

  /** Whether the player may ask for hints, and is told after a round what the mistakes cost. */
  @property({ type: Boolean, reflect: true }) hints = false;

  /** How many of the last rounds the history shows. */
  @property({ type: Number, attribute: "history-limit" }) historyLimit = 20;

  /** The table that is shown. Set it before the element is in the page, or later to show another one. */
  @property({ attribute: false }) table: Table | null = null;

  /** The time that the cards move by; the page's unless a test sets its own. */
  @property({ attribute: false }) clock: Clock = BROWSER_CLOCK;

  /** What kind of table was asked for last, written down: the same rules may come in another object each time. */
  protected askedText = "";

  /** What kind of table is asked for. */
  protected get askedFor(): Omit<TableWishes, "credits"> {
    const { rules, seed, allowStacking, persist } = this;
    // A page may have set it to anything, and frameworks set what they leave out to `undefined`.
    const name = typeof persist === "string" && persist !== "" ? persist : null;
    return { rules: rules ?? "thunderjack", seed: seed ?? null, allowStacking, name };
  }

  /**
   * Looks at what kind of table is asked for, and notes it as `askedText`.
   *
   * @returns whether it is another one than when this was looked at last
   */
  protected noteAsked(): boolean {
    const { rules, seed, allowStacking } = this.askedFor;
    const before = this.askedText;
    try {
      this.askedText = JSON.stringify([rules, seed, allowStacking]);
    } catch {
      // No table can be opened with what cannot be written down.
      this.askedText = "";
    }
    return this.askedText !== before;
  }

  /** What is to be spoken: a BCP 47 tag, or whatever a page has set. */
  protected get language(): string {
    const { lang, parentElement } = this;
    if (typeof lang === "string" && lang !== "") return lang;
    let found = parentElement?.closest<HTMLElement>("[lang]");
    let { host } = this.getRootNode() as Partial<ShadowRoot>;
    for (; host && !found; { host } = host.getRootNode() as Partial<ShadowRoot>)
      found = host.closest<HTMLElement>("[lang]");
    return found?.lang || "en";
  }

  /** Says in the element why there is nothing to play at. */
  protected abstract fail(thrown: unknown): void;

  /** What a page has set may be of no use at all: then that is said, and the element waits for something better. */
  protected override scheduleUpdate(): void {
    try {
      void super.scheduleUpdate();
    } catch (reason) {
      this.fail(reason);
    }
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // A page may have set it to anything, or to nothing.
    const kept = this.soundMemory?.read?.();
    if (typeof kept === "boolean") this.sound = kept;
  }

  /** The player turns the sound on or off. */
  turnSound(): void {
    this.sound = !this.sound;
    this.soundMemory?.write?.(this.sound);
  }
}
