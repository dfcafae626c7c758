import { type Amount, acceptsBets, type PublicTable, type Rejection, sumOfBets } from "@thunderjack/core";
import { systemClock } from "@thunderjack/core/system-clock";
import { type EventLog, ROUNDS_PER_SHOE } from "@thunderjack/recording/lifecycle";
import type { Notice, Session, SessionStatus } from "@thunderjack/session";
import { ENGLISH_SAVED } from "@thunderjack/stage/english/saved";
import type { nothing, TemplateResult } from "lit";
import type { Spoken } from "../controllers/spoken.js";
import type { Jumped, PlayedShoe, ShoeControls, StoredGame, TableSettings } from "../game/game-session.js";
import { eventLog } from "../game/table-session.js";
import { composedEvent } from "../platform/composed-event.js";
import { adoptStyles } from "../platform/foreign-documents.js";
import { notesTemplate } from "./notes.js";
import { notesStyles } from "./notes.styles.js";
import { Opening, type RescueHost } from "./opening.js";
import { type ParsedShoe, parsedShoe, roundsIn } from "./parsed-shoe.js";
import { shownTable } from "./shown-table.js";

export { storedRounds } from "./stored-rounds.js";

/** The element that shows the table. */
export interface PersistentHost extends EventTarget, RescueHost {
  requestUpdate(): void;
  announce(sentence: string): void;
  refuse(refused: Rejection): void;
}

/** The sessions of this page that are being closed, by name. A session of the same name is opened only afterwards. */
const closing = new Map<string, Promise<void>>();

/**
 * Opens the session that is stored under a name. If that fails, the host shows a panel, and the promise resolves when a
 * later attempt of the player succeeds.
 */
export async function openPersistent(
  host: PersistentHost,
  name: string,
  settings: TableSettings,
): Promise<PersistentSession> {
  const { session, close } = await new Opening(host, name, settings, () => closing.get(name)).open();
  return new PersistentSession(host, session, close);
}

/** The adapter between a stored session and `thunderjack-table`. */
export class PersistentSession implements StoredGame, ShoeControls {
  readonly session: Session;
  readonly #host: PersistentHost;
  readonly #close: () => Promise<void>;
  #parsed: ReadonlyMap<string, ParsedShoe> = new Map();
  #name: string | null;
  #table: PublicTable;
  /** The public events since the session was opened or last jumped to another table. */
  #live: EventLog;
  #past: readonly ParsedShoe[] = [];
  /** The shoe in play as it was last read from the storage; `null` before the first read, and in a follower. */
  #inPlay: ParsedShoe | null = null;
  #status: SessionStatus | null = null;
  /** The current shoe and round, to recognize a new game at a jump. */
  #place: Place;
  readonly #dismissed = new WeakSet<Notice>();
  #isTaking = false;
  #jumped: Jumped = () => {};
  #closeTimer: ReturnType<typeof setTimeout> | undefined;
  #left: () => void = () => {};

  /** @param close closes the session and its storage */
  constructor(host: PersistentHost, session: Session, close: () => Promise<void>) {
    this.#host = host;
    this.session = session;
    this.#close = close;
    this.#name = session.name;
    this.#table = shownTable(session);
    this.#live = eventLog(this.#table, systemClock);
    this.#place = placeIn(session);
    session.publicEvents$.subscribe(() => {
      this.#place = placeIn(session);
    });
    session.jumps$.subscribe(() => this.#jump());
    session.status$.subscribe((status) => this.#note(status));
    session.refusals$.subscribe((refused) => host.refuse(refused));
  }

  get name(): string | null {
    return this.#name;
  }

  get table(): PublicTable {
    return this.#table;
  }

  get hasUnsavedBets(): boolean {
    const { pending, publicState } = this.session;
    const { bets } = publicState;
    return pending.some(
      (command) =>
        (command.type === "PlaceBet" && bets[command.seat] !== command.amount) ||
        (command.type === "ClearBets" && sumOfBets(bets) > 0),
    );
  }

  get controls(): ShoeControls {
    return this;
  }

  get shoes(): readonly PlayedShoe[] {
    return [...this.#past, this.#inPlay ?? this.#live];
  }

  get takesClientSeed(): boolean {
    const { fairness, publicState } = this.session;
    return this.#isOwner && publicState.round === 0 && !fairness.chosen;
  }

  get canBeRetired(): boolean {
    const { publicState } = this.session;
    return this.#isOwner && publicState.round > 0 && acceptsBets(publicState);
  }

  // These methods do not change the table directly. The session saves the change and then jumps to the new table.

  setClientSeed(text: string): void {
    this.session.setClientSeed(text);
  }

  setCredits(credits: Amount): void {
    this.session.newShoe(credits);
  }

  newShoe(): void {
    this.session.newShoe();
  }

  watch(jumped: Jumped): void {
    this.#jumped = jumped;
  }

  /** Cancels the closing. An element that is moved within the page is disconnected and reconnected in the same task. */
  resume(): void {
    clearTimeout(this.#closeTimer);
    this.#left();
  }

  /** Closes the session, unless it is resumed in the same task. */
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
    this.#closeTimer = setTimeout(() => {
      this.#name = null;
      this.#live.pause();
      void this.#close().finally(() => this.#left());
    });
  }

  async read(rounds: number): Promise<void> {
    const { session } = this;
    const { shoe, fairness } = session;
    const isOwner = this.#isOwner;
    const texts = await session.export({ open: true }).catch(() => []);
    let before = texts.reduce((sum, text) => sum + roundsIn(text), 0);
    const shoes: ParsedShoe[] = [];
    for (const [place, text] of [...texts.entries()].reverse()) {
      const found = roundsIn(text);
      before -= found;
      // The last two shoes are always read, because the panels show them. Earlier shoes are read until there are enough
      // rounds.
      if (rounds <= 0 && place < texts.length - 2) break;
      const parsed = this.#parsed.get(text) ?? parsedShoe(text);
      if (parsed === null) continue;
      shoes.unshift({ ...parsed, roundsBefore: before });
      rounds -= found;
    }
    this.#parsed = new Map(shoes.map((parsed) => [parsed.text, parsed]));
    // A recording without a seed is that of the shoe in play, or of a shoe whose secret was lost.
    const open = ({ seeds, fairness: own }: ParsedShoe) => seeds === null && own.commitment === fairness.commitment;
    this.#past = shoes.filter((parsed) => !open(parsed));
    this.#inPlay = (isOwner && shoe === session.shoe && shoes.find(open)) || null;
  }

  notes(spoken: Spoken): TemplateResult | typeof nothing {
    const { status } = this.session;
    return notesTemplate({
      words: spoken.panels?.saved ?? ENGLISH_SAVED,
      status,
      notices: status.notices.filter((notice) => !this.#dismissed.has(notice)),
      isTaking: this.#isTaking,
      takeOver: () => void this.#takeOver(),
      dismiss: (notice) => {
        this.#dismissed.add(notice);
        this.#host.requestUpdate();
        this.#focusTable();
      },
    });
  }

  async #takeOver(): Promise<void> {
    this.#isTaking = true;
    this.#host.requestUpdate();
    await this.session.takeOver();
    this.#isTaking = false;
    this.#host.requestUpdate();
    if (this.session.status.role === "owner") this.#focusTable();
  }

  get #isOwner(): boolean {
    return this.session.status.role === "owner";
  }

  /** Moves the focus to the table, because the button that had the focus is removed. */
  #focusTable(): void {
    this.#host.shadowRoot?.querySelector<HTMLElement>(".stage")?.focus({ preventScroll: true });
  }

  #jump(): void {
    this.#live.pause();
    this.#table = shownTable(this.session);
    this.#live = eventLog(this.#table, systemClock);
    this.#past = [];
    this.#inPlay = null;
    const before = this.#place;
    this.#place = placeIn(this.session);
    this.#jumped(before.round >= ROUNDS_PER_SHOE && this.#place.shoe === before.shoe + 1);
    if (isNewGame(this.#place, before)) this.#startOver();
  }

  /** Replaces the announcements of the deleted game with the announcement of a new game. */
  #startOver(): void {
    const { shadowRoot, spoken } = this.#host;
    shadowRoot?.querySelector("tj-announcer")?.hush();
    this.#host.announce(spoken.phrases.gameRestarted(this.session.publicState.credits));
  }

  #note(status: SessionStatus): void {
    const { shadowRoot, spoken } = this.#host;
    if (shadowRoot !== null) adoptStyles(shadowRoot, notesStyles);
    const before = this.#status;
    this.#status = status;
    this.#host.dispatchEvent(composedEvent("thunderjack-session", status));
    this.#host.requestUpdate();
    if (status.role === "closed") return;
    const words = spoken.panels?.saved ?? ENGLISH_SAVED;
    if (status.role !== before?.role) {
      if (status.role === "follower") this.#host.announce(words.followed);
      else if (before?.role === "follower") this.#host.announce(words.owned);
    }
    for (const notice of status.notices) {
      if (before?.notices.includes(notice) !== true) this.#host.announce(words.notices[notice.code]);
    }
  }
}

/** A position in the game: the number of a shoe, and of a round in it. */
interface Place {
  readonly shoe: number;
  readonly round: number;
}

function placeIn({ shoe, publicState: { round } }: Session): Place {
  return { shoe, round };
}

/** Returns whether the game was deleted: it is before its first round again, and its shoe number has not increased. */
function isNewGame({ shoe, round }: Place, before: Place): boolean {
  return round === 0 && (shoe < before.shoe || (shoe === before.shoe && before.round > 0));
}
