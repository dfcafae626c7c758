import type { CardId } from "@thunderjack/cards";
import {
  type Command,
  choiceOf,
  isInPlay,
  MOVES_BY_WORD,
  type MoveWord,
  type PublicTable,
  publicTable,
  type Table,
} from "@thunderjack/core";
import { bytesToHex } from "@thunderjack/core/sha256";
import {
  type Annotation,
  annotated,
  annotationsOf,
  type Branch,
  type BranchCards,
  branchesOf,
  branchText,
  type Glyph,
  hasSameCards,
  openBranch,
  type Tape,
  withBranch,
} from "@thunderjack/recording";
import { narrate } from "@thunderjack/stage";
import { loadWorkshopStrings, type WorkshopStrings } from "@thunderjack/stage/workshop";
import { html, type LitElement, nothing, type TemplateResult } from "lit";
import { AdviceClient } from "../hints/advice-client.js";
import { reasonOf } from "../platform/error-message.js";
import { adoptStyles } from "../platform/foreign-documents.js";
import { replayRequest } from "../replay-components/replay-request.js";
import { languageOf } from "./language.js";
import { addressOf } from "./moment-address.js";
import { isTooLongForNotes } from "./noted-text.js";
import type { ReplayController, ReplayHost } from "./replay-controller.js";
import { StreamInspector } from "./stream-inspector.js";
import { workshopStyles } from "./workshop.styles.js";

/*
 * The notes and branches of a replay. They are written after the trailer of its recording, and are downloaded and shared
 * with it.
 */

const GLYPHS = ["", "!", "?", "??"] as const;

/** The largest number of signs on the timeline, which would otherwise cover each other, and of items of a list. */
const MOST_SIGNS = 200;

const WORDS_BY_MOVE = new Map(Object.entries(MOVES_BY_WORD).map(([word, type]) => [type, word as MoveWord]));

/** A branch that is played. */
interface Playing {
  readonly seq: number;
  readonly cards: BranchCards;
  readonly seed: Uint8Array;
  readonly table: Table;
  readonly shown: PublicTable;
  readonly commands: Command[];
}

/** The notes, the branches and the inspector of a `thunderjack-replay`. */
export class Workshop {
  readonly #host: ReplayHost & LitElement & { readonly inspect: boolean };
  readonly #replay: ReplayController;
  readonly #inspector: StreamInspector;
  #words: WorkshopStrings | null = null;
  #tag: string | null = null;
  #texts: readonly string[] | null = null;
  #text: string | null = null;
  #notes: readonly Annotation[] = [];
  #branches: readonly Branch[] = [];
  #playing: Playing | null = null;
  #shownBranch: Branch | null = null;
  #progress: "idle" | "analysing" = "idle";
  #problem = "";

  constructor(host: ReplayHost & LitElement & { readonly inspect: boolean }, replay: ReplayController) {
    this.#host = host;
    this.#replay = replay;
    this.#inspector = new StreamInspector(host);
  }

  /** The signs of the notes, for the timeline. */
  signs(): TemplateResult | typeof nothing {
    const { conductor } = this.#replay;
    const words = this.#loadedWords();
    this.#read();
    if (words === null || conductor === null || this.#notes.length === 0) return nothing;
    const { tape } = conductor;
    const { duration } = tape;
    const notes = this.#notes.filter(({ seq }) => seq <= tape.length).slice(0, MOST_SIGNS);
    this.#adopt();
    return html`<div class="note-signs" role="group" aria-label=${words.notes}>
      ${notes.map(({ seq, glyph, comment }) => {
        const label = [words.goTo(seq), glyph && words.glyphs[glyph], comment].filter(Boolean).join(": ");
        return html`<button
          type="button"
          part="note-sign"
          data-glyph=${glyph ?? ""}
          aria-label=${label}
          title=${label}
          .style=${`inset-inline-start: ${duration === 0 ? 0 : (100 * tape.timeAt(seq)) / duration}%`}
          @click=${() => this.#seek(seq)}
        ><b>${glyph ?? "…"}</b></button>`;
      })}
    </div>`;
  }

  /** The panel below the controls. */
  panel(): TemplateResult | typeof nothing {
    const { conductor } = this.#replay;
    const words = this.#loadedWords();
    if (words === null || conductor === null) return nothing;
    this.#adopt();
    this.#read();
    const { tape, seq } = conductor;
    return html`<section class="workshop" part="workshop" aria-label=${words.title}>
      ${this.#host.inspect ? this.#inspector.template(tape, seq) : nothing}
      ${this.#problem === "" ? nothing : html`<p role="alert">${this.#problem}</p>`}
      ${
        isTooLongForNotes(this.#texts ?? [])
          ? html`<p>${words.tooLong}</p>`
          : html`${this.#notesTemplate(words, tape, seq)} ${this.#branchesTemplate(words, seq)}`
      }
      ${this.#host.deepLink ? this.#chaptersTemplate(words, tape) : nothing}
    </section>`;
  }

  #notesTemplate(words: WorkshopStrings, tape: Tape, seq: number): TemplateResult {
    const note = this.#notes.find((one) => one.seq === seq);
    const isClosed = this.#isClosed;
    return html`<h3>${words.notes}</h3>
      ${
        isClosed
          ? html`<form class="editor" @submit=${(event: SubmitEvent) => this.#submitNote(event, seq)}>
            <label>${words.glyph}
              <select name="glyph" .value=${note?.glyph ?? ""}>
                ${GLYPHS.map((glyph) => html`<option value=${glyph} ?selected=${glyph === (note?.glyph ?? "")}>${glyph} ${words.glyphs[glyph]}</option>`)}
              </select>
            </label>
            <label>${words.comment} <input name="comment" maxlength="256" dir="auto" .value=${note?.comment ?? ""} /></label>
            <button type="submit" ?disabled=${seq === 0}>${words.saveNote}</button>
            <button type="button" ?disabled=${this.#progress === "analysing"} @click=${() => this.#analyse(tape)}>
              ${this.#progress === "analysing" ? words.analysing : words.analyse}
            </button>
          </form>`
          : html`<p>${words.open}</p>`
      }
      <ul class="notes">
        ${this.#notes.slice(0, MOST_SIGNS).map(
          (one) => html`<li>
            <button type="button" title=${words.goTo(one.seq)} @click=${() => this.#seek(one.seq)}>
              <b>${one.glyph ?? ""}</b> ${this.#sentence(tape, one.seq)}
            </button>
            <bdi>${one.comment ?? ""}</bdi>
            <button type="button" class="quiet" aria-label="${words.deleteNote} (${one.seq})" title=${words.deleteNote} @click=${() => this.#setNote(one.seq, null)}>×</button>
          </li>`,
        )}
      </ul>`;
  }

  #branchesTemplate(words: WorkshopStrings, seq: number): TemplateResult {
    const { recording = null } = this.#replay.opened ?? {};
    const playing = this.#playing;
    const canBeSame = recording !== null && hasSameCards(recording);
    return html`<h3>${words.branches}</h3>
      <form class="editor" @submit=${(event: SubmitEvent) => this.#playOn(event, seq)}>
        <label>${words.cards}
          <select name="cards">
            ${canBeSame ? html`<option value="same" selected>${words.sameCards}</option>` : nothing}
            <option value="shuffled">${words.shuffledCards}</option>
          </select>
        </label>
        <button type="submit">${words.playOn}</button>
      </form>
      ${
        playing === null
          ? nothing
          : html`<div class="branch" role="group" aria-label=${words.branch(playing.seq)}>
            <p>${words.branch(playing.seq)}: ${playing.cards === "same" ? words.sameCards : words.shuffledCards}</p>
            <thunderjack-table .table=${playing.shown}></thunderjack-table>
            <button type="button" ?disabled=${!this.#isClosed || playing.commands.length === 0 || isInPlay(playing.table.state)} @click=${() => this.#saveBranch(playing)}>${words.saveBranch}</button>
            <button type="button" @click=${() => this.#setPlaying(null)}>${words.closeBranch}</button>
          </div>`
      }
      <ul class="notes">
        ${this.#branches.slice(0, MOST_SIGNS).map(
          (branch) =>
            html`<li><button type="button" aria-expanded=${branch === this.#shownBranch} @click=${() => this.#showBranch(branch)}>
              ${words.branch(branch.seq)}: ${branch.cards === "same" ? words.sameCards : words.shuffledCards}
            </button></li>`,
        )}
      </ul>
      ${
        this.#shownBranch === null || this.#text === null
          ? nothing
          : html`<thunderjack-replay
            aria-label=${words.branch(this.#shownBranch.seq)}
            .text=${branchText(this.#text, this.#shownBranch)}
            .at=${this.#shownBranch.seq}
          ></thunderjack-replay>`
      }`;
  }

  #chaptersTemplate(words: WorkshopStrings, tape: Tape): TemplateResult {
    const { player, table } = this.#host.language;
    return html`<details>
      <summary>${words.chapters}</summary>
      <ol class="chapters">
        ${tape.chapters
          .slice(0, MOST_SIGNS)
          .map(
            ({ seq, round, kind }) =>
              html`<li><a href=${addressOf(location.href, seq, this.#host.id)}>${table.pair(player.round(round), player.chapters[kind])}</a></li>`,
          )}
      </ol>
    </details>`;
  }

  get #isClosed(): boolean {
    const { recording = null } = this.#replay.opened ?? {};
    return this.#text !== null && recording !== null && recording.trailer !== null;
  }

  #adopt(): void {
    const { renderRoot } = this.#host;
    if (renderRoot instanceof ShadowRoot) adoptStyles(renderRoot, workshopStyles);
  }

  /** Returns the strings in the language of the replay. Loads them if they are not loaded. */
  #loadedWords(): WorkshopStrings | null {
    const host = this.#host;
    const tag = host.lang || languageOf(host);
    if (tag !== this.#tag) {
      this.#tag = tag;
      void loadWorkshopStrings(tag).then((words) => {
        if (tag !== this.#tag) return;
        this.#words = words;
        host.requestUpdate();
      }, globalThis.reportError);
    }
    return this.#words;
  }

  /** Reads the notes and branches, if the text is another one. */
  #read(): void {
    const { texts = null } = this.#replay.opened ?? {};
    if (texts === this.#texts) return;
    this.#texts = texts;
    const text = texts === null || isTooLongForNotes(texts) ? null : texts.join("");
    this.#text = text;
    this.#notes = text === null ? [] : annotationsOf(text);
    this.#branches = text === null ? [] : branchesOf(text);
    this.#shownBranch = null;
    this.#playing = null;
    this.#problem = "";
  }

  #sentence(tape: Tape, seq: number): string {
    if (seq > tape.length) return "";
    const event = tape.event(seq);
    return narrate(event, tape.state(seq), this.#host.language.table, tape.rules) ?? event.type;
  }

  #seek(seq: number): void {
    this.#host.dispatchEvent(replayRequest({ do: "seek", seq }));
  }

  #submitNote(event: SubmitEvent, seq: number): void {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const glyph = GLYPHS.find((one) => one === fields.get("glyph")) ?? "";
    const comment = String(fields.get("comment") ?? "").slice(0, 256);
    const isEmpty = glyph === "" && comment === "";
    this.#setNote(
      seq,
      isEmpty ? null : { seq, ...(glyph === "" ? {} : { glyph }), ...(comment === "" ? {} : { comment }) },
    );
  }

  #setNote(seq: number, note: Annotation | null): void {
    this.#write([...this.#notes.filter((one) => one.seq !== seq), ...(note === null ? [] : [note])]);
  }

  #write(notes: readonly Annotation[]): void {
    this.#attempt((text) => this.#replay.annotate(annotated(text, notes)));
  }

  /** Changes the text. An error is shown. */
  #attempt(change: (text: string) => void): void {
    if (this.#text === null) return;
    try {
      change(this.#text);
      this.#problem = "";
    } catch (reason) {
      this.#problem = reasonOf(reason);
    }
    this.#host.requestUpdate();
  }

  /** Gives every decision a glyph by the loss of its expected value. The comments stay. */
  async #analyse(tape: Tape): Promise<void> {
    const text = this.#text;
    this.#progress = "analysing";
    this.#host.requestUpdate();
    const client = new AdviceClient();
    const found = new Map(this.#notes.map((note) => [note.seq, note]));
    try {
      for (const { seq, glyph } of await glyphsOf(tape, client)) {
        const { comment } = found.get(seq) ?? {};
        found.set(seq, { seq, glyph, ...(comment === undefined ? {} : { comment }) });
      }
      if (text === this.#text) this.#write([...found.values()]);
    } catch (reason) {
      this.#problem = reasonOf(reason);
    } finally {
      client.dispose();
      this.#progress = "idle";
      this.#host.requestUpdate();
    }
  }

  #playOn(event: SubmitEvent, at: number): void {
    event.preventDefault();
    const cards = new FormData(event.target as HTMLFormElement).get("cards") === "same" ? "same" : "shuffled";
    const { recording = null } = this.#replay.opened ?? {};
    if (recording === null) return;
    const live = this.#replay.conductor?.tape;
    try {
      const seed = crypto.getRandomValues(new Uint8Array(32));
      const { table, seq } = openBranch(live?.isLive === true ? live.recording : recording, at, { cards, seed });
      const commands: Command[] = [];
      table.events$.subscribe((caused) => {
        const command = choiceOf(caused);
        if (command !== null) commands.push(command);
        this.#host.requestUpdate();
      });
      this.#problem = "";
      this.#replay.conductor?.pause();
      this.#setPlaying({ seq, cards, seed, table, shown: publicTable(table), commands });
      import("./branch-table.js").catch((reason: unknown) => this.#fail(reason));
    } catch (reason) {
      this.#fail(reason);
    }
  }

  #fail(reason: unknown): void {
    this.#problem = reasonOf(reason);
    this.#host.requestUpdate();
  }

  #setPlaying(playing: Playing | null): void {
    this.#playing = playing;
    this.#host.requestUpdate();
  }

  #showBranch(branch: Branch): void {
    this.#shownBranch = branch === this.#shownBranch ? null : branch;
    this.#host.requestUpdate();
  }

  #saveBranch({ seq, cards, seed, commands }: Playing): void {
    const branch = { seq, cards, ...(cards === "same" ? {} : { seed: bytesToHex(seed) }), commands: [...commands] };
    this.#attempt((text) => {
      this.#replay.annotate(withBranch(text, branch));
      this.#setPlaying(null);
    });
  }
}

/** Returns the glyphs of all decisions of a recording. */
async function glyphsOf(
  tape: Tape,
  client: AdviceClient,
): Promise<readonly { readonly seq: number; readonly glyph: Glyph }[]> {
  const found: { seq: number; glyph: Glyph }[] = [];
  let tray: readonly CardId[] = [];
  for (let seq = 1; seq <= tape.length; seq++) {
    const event = tape.event(seq);
    if (event.type === "CardsDiscarded") tray = [...tray, ...event.cards];
    if (event.type === "ShoeShuffled") tray = [];
    const choice = choiceOf(event);
    const move = choice === null || !("hand" in choice) ? undefined : WORDS_BY_MOVE.get(choice.type);
    if (move === undefined) continue;
    const question = { rules: tape.rules, state: tape.state(seq - 1), tray };
    const glyph = await client.ask("glyph", { question, move });
    if (glyph !== null) found.push({ seq, glyph });
  }
  return found;
}
