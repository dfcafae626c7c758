import { acceptsBets, isBetweenRounds, type Rejection, type TableEvent } from "@thunderjack/core";
import { Answers } from "./answers.js";
import { type Carryover, carryoverFrom, NO_CARRYOVER } from "./carryover.js";
import { type Notice, notice, reasonText } from "./notice.js";
import { type Recovery, recover } from "./recovery.js";
import { secretOf } from "./session-shoe.js";
import { NewerStore, type RecordingLines } from "./session-store.js";
import { KEPT_RECORDINGS, LOAD_AGAIN_AFTER, LOAD_TRIES, type SessionOptions } from "./settings.js";
import { ShoeWriter } from "./shoe-writer.js";
import { basisOf, type TableSnapshot } from "./snapshot.js";
import type { SessionStatus } from "./status.js";
import { type Stored, storedOf } from "./stored.js";
import { recordingsIn } from "./stored-records.js";
import { changedLines, changedRecordings, type OpenCommand, STALE, type Write } from "./write.js";
import { correction, type Rest, WriteQueue } from "./write-queue.js";

/** The callbacks of an owner. */
export interface OwnerListener {
  /** Called with the public events of a command, after they were saved or could not be saved. */
  readonly played: (events: readonly TableEvent[], snapshot: TableSnapshot) => void;
  /** Called when another table replaces the table that was shown. */
  readonly jumped: (snapshot: TableSnapshot) => void;
  readonly saving: (saving: SessionStatus["saving"]) => void;
  readonly notice: (notice: Notice) => void;
}

/** The tab that owns the table. It has the seed, decides commands, saves them, and then publishes their events. */
export class Owner {
  readonly #options: SessionOptions;
  readonly #listener: OwnerListener;
  readonly #queue: WriteQueue;
  readonly #answers = new Answers();
  #shoes: ShoeWriter;
  #snapshot: TableSnapshot;
  #shownLines: RecordingLines = [];
  /** The last table that was shown between two rounds. The session continues from it if storage fails. */
  #lastBetweenRounds: TableSnapshot;
  /** Whether a round in play was shown before this tab became the owner. The round is lost if nothing is stored. */
  readonly #isVoid: boolean;
  #isEnded = false;

  /**
   * Creates an owner.
   *
   * @param carryover the state of the player if nothing is stored
   */
  constructor(options: SessionOptions, listener: OwnerListener, carryover: Carryover) {
    this.#options = options;
    this.#listener = listener;
    this.#shoes = new ShoeWriter(options, null, carryover);
    this.#snapshot = this.#shoes.snapshot;
    this.#lastBetweenRounds = this.#snapshot;
    this.#isVoid = carryover.isVoid;
    this.#queue = new WriteQueue(options, {
      due: (write) => this.#publish(write),
      saving: listener.saving,
      notice: listener.notice,
      sound: (stored) => this.#soundLines(stored),
      foreign: (stored, undecided, hasLost) => this.#decideAgain(stored, undecided, hasLost),
    });
  }

  /** The table that is shown. It includes all commands that were saved or could not be saved. */
  get snapshot(): TableSnapshot {
    return this.#snapshot;
  }

  /** The stored version; `null` if nothing is stored. */
  get version(): number | null {
    return this.#queue.version;
  }

  /**
   * Takes over the stored table and saves a write to claim it. The previous owner cannot save anything after this
   * write.
   */
  async open(): Promise<void> {
    const stored = await this.#load();
    if (this.#isEnded) return;
    if ("failure" in stored) this.#playInMemory(refusal(stored.failure));
    else this.#beginSafely(stored);
    const isNew = "failure" in stored || stored.session === null;
    if (isNew && this.#isVoid) this.#listener.notice(notice("round-void"));
    await this.#queue.tried();
  }

  /**
   * Decides a command at once, and publishes its events after they are saved. A repeated command is not carried out
   * again.
   *
   * @returns the rejection, if the command is rejected at once; the answer of the command gets the same rejection
   */
  dispatch(given: OpenCommand): Rejection | null {
    if (this.#answers.isKnown(given)) return null;
    return this.#carryOut(this.#answers.expect(given));
  }

  /** @see Session.newShoe */
  newShoe(credits: number | undefined): boolean {
    const { state } = this.#shoes.shoe.table;
    const isDealt = state.round > 0;
    // A player who gets credits may continue after the game is over.
    const isAllowed = credits === undefined ? isDealt && acceptsBets(state) : isBetweenRounds(state);
    if (!isAllowed) return false;
    const write = isDealt
      ? this.#shoes.retire(credits)
      : this.#shoes.replace({ clientSeed: null, credits: credits ?? null });
    this.#queue.push(write);
    return true;
  }

  /** @see Session.setClientSeed */
  setClientSeed(clientSeed: string): boolean {
    if (!this.#shoes.takesClientSeed) return false;
    this.#queue.push(this.#shoes.replace({ clientSeed, credits: null }));
    return true;
  }

  /** @see Session.forget */
  forget(): boolean {
    const { commitment } = secretOf(this.#shoes.shoe);
    this.#shoes = new ShoeWriter(this.#options, null);
    const isSame = commitment === secretOf(this.#shoes.shoe).commitment;
    const begun = this.#shoes.begun([], isSame ? [] : [commitment]);
    this.#queue.push({ ...begun, change: { ...begun.change, keep: 0 } });
    return true;
  }

  /**
   * Returns the kept recordings, the oldest first. Recordings that are not saved yet because storage has failed are
   * included.
   */
  async retired(): Promise<readonly RecordingLines[]> {
    const { name, keptRecordings = KEPT_RECORDINGS } = this.#options;
    // The unsaved changes are read before the store, so that a write that is saved in the meantime is not missing.
    const unsaved = this.#queue.unsaved.map(({ change }) => change);
    return changedRecordings(recordingsIn(await this.#queue.store.retired(name)), unsaved, keptRecordings);
  }

  /**
   * The part of the recording in play that is shown. The recording is open and has no seed. It contains the hole card,
   * but no command that is still being saved.
   */
  get inPlay(): RecordingLines {
    return this.#shownLines;
  }

  /** Resolves when all pending writes were saved or have failed. */
  settled(): Promise<void> {
    return this.#queue.tried();
  }

  /** Stops deciding and saving. */
  end(): Rest {
    this.#isEnded = true;
    return this.#queue.end();
  }

  /** Loads the stored session, with up to {@link LOAD_TRIES} tries. */
  async #load(): Promise<Stored | { readonly failure: unknown }> {
    for (let tries = 1; ; tries++) {
      try {
        return await storedOf(this.#options);
      } catch (failure) {
        if (tries === LOAD_TRIES || this.#isEnded) return { failure };
        await new Promise<void>((resolve) => this.#options.clock.schedule(LOAD_AGAIN_AFTER, resolve));
      }
    }
  }

  #carryOut(cause: OpenCommand): Rejection | null {
    if (cause.basis !== undefined && cause.basis !== basisOf(this.#shoes.snapshot, cause.command)) {
      cause.answer(STALE);
      return STALE;
    }
    const { write, refused } = this.#shoes.carryOut(cause);
    if (write !== null) this.#queue.push(write);
    if (refused !== null) cause.answer(refused);
    return refused;
  }

  #publish({ cause, change, events, snapshot, next }: Write): void {
    // A correction of the store has no events, and its snapshot may not be saved yet. It is not shown.
    if (events === null || events.length > 0) {
      this.#show(snapshot);
      this.#shownLines = changedLines(this.#shownLines, change);
    }
    if (events === null) this.#listener.jumped(snapshot);
    else if (events.length > 0) this.#listener.played(events, snapshot);
    if (next !== null) {
      this.#show(next);
      this.#listener.jumped(next);
    }
    cause?.answer(null);
  }

  #decideAgain(stored: Stored, undecided: readonly OpenCommand[], hasLost: boolean): void {
    this.#beginSafely(stored);
    this.#listener.notice(notice(hasLost ? "unsaved-lost" : "changed-elsewhere"));
    for (const command of undecided) {
      if (stored.session?.done.includes(command.id) === true) command.answer(null);
      else this.#carryOut(command);
    }
  }

  /** Continues from the stored session. An unexpected error must not leave the player without a table. */
  #beginSafely(stored: Stored): void {
    try {
      this.#begin(stored);
    } catch (reason) {
      this.#playInMemory(notice("unreadable", reasonText(reason)));
    }
  }

  #begin(stored: Stored): void {
    const { session, secrets } = stored;
    this.#queue.begin(stored);
    if (session === null) return this.#beginAnew([], stored);
    this.#answers.remember(session.done);
    const recovery = recover(session.lines, secrets, this.#options.allowStacking === true);
    if (recovery.kind === "recovered") return this.#resume(recovery, stored);
    if (recovery.kind === "not-read" && recovery.isNewer) {
      return this.#playInMemory(notice("newer-version", recovery.fault));
    }
    const carryover = recovery.kind === "only-read" ? recovery.carryover : stored.before;
    this.#listener.notice(recovery.kind === "only-read" ? notice("secret-lost") : notice("unreadable", recovery.fault));
    if (carryover?.isVoid === true) this.#listener.notice(notice("round-void"));
    this.#shoes = new ShoeWriter(this.#options, null, carryover ?? NO_CARRYOVER);
    this.#beginAnew([recovery.kind === "only-read" ? recovery.lines : session.lines], stored);
  }

  #resume({ shoe, cut, isVerbatim, fault }: Extract<Recovery, { kind: "recovered" }>, { secrets }: Stored): void {
    const { lines } = shoe.log;
    this.#shoes = new ShoeWriter(this.#options, shoe);
    this.#show(this.#shoes.snapshot);
    this.#shownLines = [...lines];
    this.#listener.jumped(this.#snapshot);
    if (cut > 0) this.#listener.notice(notice("tail-cut", `${cut} lines${fault === null ? "" : `: ${fault}`}`));
    const change = isVerbatim ? { from: lines.length, lines: [] } : { from: 0, lines: [...lines] };
    const claim = correction(this.#snapshot, { ids: [], retired: [], ...change });
    this.#queue.push({ ...claim, forget: othersThan(secretOf(shoe).commitment, secrets) });
    if (this.#shoes.hasOtherRules) this.#listener.notice(notice("other-rules"));
    if (this.#shoes.isDue) this.#queue.push(this.#shoes.retire());
  }

  /** Saves a new shoe of which nothing is stored yet. */
  #beginAnew(retired: readonly RecordingLines[], { secrets }: Stored): void {
    const { commitment } = secretOf(this.#shoes.shoe);
    this.#queue.push(this.#shoes.begun(retired, othersThan(commitment, secrets)));
  }

  #playInMemory(why: Notice): void {
    this.#listener.notice(why);
    this.#queue.useMemory();
    this.#shoes = new ShoeWriter(this.#options, null, carryoverFrom(this.#lastBetweenRounds));
    this.#beginAnew([], { session: null, secrets: [], before: null });
  }

  #show(snapshot: TableSnapshot): void {
    this.#snapshot = snapshot;
    if (acceptsBets(snapshot.state)) this.#lastBetweenRounds = snapshot;
  }

  #soundLines({ session, secrets }: Stored): RecordingLines | null {
    const lines = session?.lines ?? [];
    const recovery = recover(lines, secrets, this.#options.allowStacking === true);
    if (recovery.kind === "recovered") return recovery.shoe.log.lines;
    return recovery.kind === "not-read" && !recovery.isNewer ? null : lines;
  }
}

/** Returns the notice that explains why the store could not be loaded. */
function refusal(reason: unknown): Notice {
  return notice(reason instanceof NewerStore ? "newer-version" : "storage-refused", reasonText(reason));
}

function othersThan(current: string, secrets: Stored["secrets"]): readonly string[] {
  return secrets.map(({ commitment }) => commitment).filter((commitment) => commitment !== current);
}
