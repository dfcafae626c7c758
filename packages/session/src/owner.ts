import { acceptsBets, isBetweenRounds, type Rejection, type TableEvent } from "@thunderjack/core";
import type { Recovery as RecoveryReason } from "@thunderjack/recording";
import { Answers } from "./answers.js";
import { type Carryover, carryoverFrom, NO_CARRYOVER } from "./carryover.js";
import { type Notice, notice, reasonText } from "./notice.js";
import { REFUTED, type Recovered, recover, unconfirmedHeader } from "./recovery.js";
import { secretsOf, snapshotOf } from "./session-shoe.js";
import { NewerStore, type RecordingLines } from "./session-store.js";
import { KEPT_RECORDINGS, LOAD_AGAIN_AFTER, LOAD_TRIES, type SessionOptions } from "./settings.js";
import { otherCommitments, playable, ShoeWriter } from "./shoe-writer.js";
import { basisOf, lacks, type TableSnapshot } from "./snapshot.js";
import type { SessionStatus } from "./status.js";
import { type Stored, storedOf } from "./stored.js";
import { recordingsIn } from "./stored-records.js";
import { changedLines, changedRecordings, type OpenCommand, refuseStale, type Write } from "./write.js";
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
  /** The table that is shown; `null` if none was shown yet. */
  #shown: TableSnapshot | null;
  #shownLines: RecordingLines = [];
  /** The table that was shown without being saved before this tab became the owner; `null` if there is none. */
  #unsaved: TableSnapshot | null;
  /** The notices of a recovery whose write is not shown yet. Another owner may change the store before it is saved. */
  #unshown: Notice[] = [];
  #isEnded = false;

  /**
   * Creates an owner.
   *
   * @param shown the table that was shown before; `null` if there is none
   * @param wasSaved whether that table was saved
   */
  constructor(options: SessionOptions, listener: OwnerListener, shown: TableSnapshot | null, wasSaved: boolean) {
    this.#options = options;
    this.#listener = listener;
    this.#shown = shown;
    this.#unsaved = wasSaved ? null : shown;
    try {
      this.#shoes = ShoeWriter.begin(options, this.#carryover);
    } catch (reason) {
      if (shown === null) throw reason;
      // No shoe can begin from the shown table. It came from another tab, and the stored table does not need it.
      this.#shown = null;
      this.#unsaved = null;
      this.#shoes = ShoeWriter.begin(options);
    }
    this.#queue = new WriteQueue(options, {
      due: (write) => this.#publish(write),
      saving: listener.saving,
      notice: listener.notice,
      sound: (stored) => this.#soundLines(stored),
      foreign: (stored, undecided, lost) => this.#decideAgain(stored, undecided, lost),
    });
  }

  /** The table that is shown. It includes all commands that were saved or could not be saved. */
  get snapshot(): TableSnapshot {
    return this.#shown ?? this.#shoes.snapshot;
  }

  /** The stored version; `null` if nothing is stored. */
  get version(): number | null {
    return this.#queue.version;
  }

  /** Loads the stored table and saves a first write. After this write, the previous owner cannot save anything. */
  async open(): Promise<void> {
    const stored = await this.#load();
    if (this.#isEnded) return;
    if ("failure" in stored) this.#playInMemory(refusal(stored.failure), this.#carryover);
    else this.#beginSafely(stored, 0);
    await this.#queue.tried();
  }

  /**
   * Decides a command synchronously, and publishes its events after they are saved. A repeated command is not carried
   * out again. Its answer is only passed to `answer`.
   *
   * @returns the rejection if the command is rejected, which is also passed to `answer`; otherwise `null`
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
    const before = secretsOf(this.#shoes.shoe);
    this.#shoes = ShoeWriter.begin(this.#options);
    const begun = this.#shoes.begun([], before);
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
   * The part of the recording in play that is shown. The recording is open and has no seed, and contains no command that
   * is still being saved. A recording of version 1 contains the hole card.
   */
  get inPlay(): RecordingLines {
    return this.#shownLines;
  }

  /** @see WriteQueue.expectMark */
  expectMark(): void {
    this.#queue.expectMark();
  }

  /** Resolves when all pending writes were saved or have failed. */
  settled(): Promise<void> {
    return this.#queue.tried();
  }

  /** Stops deciding and saving. A recovery may be saved although the store has not confirmed it yet, so it is noticed. */
  end(): Rest {
    this.#isEnded = true;
    this.#noticeRecovery();
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

  /**
   * The carryover if nothing is stored: the one from the shown table, or that of a new session if no table is shown.
   */
  get #carryover(): Carryover {
    return this.#shown === null ? NO_CARRYOVER : carryoverFrom(this.#shown);
  }

  #carryOut(cause: OpenCommand): Rejection | null {
    if (cause.basis !== undefined && cause.basis !== basisOf(this.#shoes.snapshot, cause.command)) {
      return refuseStale(cause.answer);
    }
    const { write, refused } = this.#shoes.carryOut(cause);
    if (write !== null) this.#queue.push(write);
    if (refused !== null) cause.answer(refused);
    return refused;
  }

  #publish({ cause, change, events, snapshot, next }: Write): void {
    this.#noticeRecovery();
    // A correction of the store has no events, and its snapshot may not be saved yet. It is not shown.
    if (events === null || events.length > 0) {
      this.#shown = snapshot;
      this.#shownLines = changedLines(this.#shownLines, change);
    }
    if (events === null) this.#listener.jumped(snapshot);
    else if (events.length > 0) this.#listener.played(events, snapshot);
    if (next !== null) {
      this.#shown = next;
      this.#listener.jumped(next);
    }
    cause?.answer(null);
  }

  #noticeRecovery(): void {
    for (const recovery of this.#unshown.splice(0)) this.#listener.notice(recovery);
  }

  #decideAgain(stored: Stored, undecided: readonly OpenCommand[], lost: number): void {
    this.#beginSafely(stored, lost);
    if (lost === 0) this.#listener.notice(notice("changed-elsewhere"));
    for (const command of undecided) {
      const past = this.#answers.past(command.id);
      if (past === undefined) this.#carryOut(command);
      else command.answer(past);
    }
  }

  /**
   * Continues from the stored session. An unexpected error must not leave the player without a table.
   *
   * @param lost the number of the last shoe that was dealt without saving; 0 if there is none
   */
  #beginSafely(stored: Stored, lost: number): void {
    try {
      this.#begin(stored, lost);
    } catch (reason) {
      this.#playInMemory(notice("storage-refused", reasonText(reason)), this.#carryover);
    }
  }

  #begin(stored: Stored, lost: number): void {
    const { session, secrets } = stored;
    this.#queue.begin(stored);
    this.#unshown = [];
    if (session === null) {
      if (stored.before !== null) this.#unshown.push(notice("unreadable"));
      return this.#beginAnew(stored.before ?? this.#carryover, [], stored);
    }
    this.#answers.remember(session.done);
    const { lines, lineCount } = session;
    const recovery = this.#isExplained(stored)
      ? recover(lines, secrets, this.#options.allowStacking === true, lineCount)
      : REFUTED;
    if (recovery.kind === "recovered") return this.#continue(recovery, stored, lost);
    if (recovery.kind === "not-read" && recovery.isNewer) {
      return this.#playInMemory(notice("newer-version", recovery.fault), this.#carryover);
    }
    if (recovery.kind === "only-read") {
      this.#unshown.push(notice("secret-lost"));
      return this.#beginAnew(recovery.carryover, recovery.lines === null ? [] : [recovery.lines], stored);
    }
    this.#unshown.push(notice("unreadable", recovery.fault));
    const damaged = session.lines.some((line) => line !== "") ? [session.lines] : [];
    this.#beginAnew(stored.before ?? { ...NO_CARRYOVER, isRecovered: true }, damaged, stored);
  }

  /**
   * Returns whether something confirms the header of the recording in play, or its credits are those with which the
   * shoe must have begun: the credits of the newest retired recording, or the initial credits.
   */
  #isExplained({ session, before }: Stored): boolean {
    const header = unconfirmedHeader(session?.lines ?? []);
    if (header === null) return true;
    const { credits = null } = this.#options;
    return header.credits === playable(header, before?.credits ?? credits);
  }

  /**
   * Continues with the stored shoe. If its end is damaged, or if its cards may have been seen without being saved, the
   * shoe is retired.
   */
  #continue(recovered: Recovered, stored: Stored, lost: number): void {
    const { shoe, cut, fault } = recovered;
    const unsaved = Math.max(recovered.unsaved, lost, this.#unsavedShoe(snapshotOf(shoe)));
    const reasons: RecoveryReason[] = [
      ...(cut > 0 ? (["tail-cut"] as const) : []),
      ...(unsaved >= shoe.number ? (["unsaved"] as const) : []),
    ];
    if (reasons.length === 0) return this.#resume(recovered, stored);
    if (cut > 0) this.#unshown.push(notice("tail-cut", `${cut} lines${fault === null ? "" : `: ${fault}`}`));
    if (unsaved >= shoe.number) this.#unshown.push(notice("unsaved-lost"));
    this.#retireAfterRecovery(recovered, reasons, unsaved > shoe.number, stored);
  }

  /**
   * Returns the number of the last shoe that was shown without being saved before this tab became the owner; 0 if it is
   * not a shoe of the stored chain, or if everything was saved.
   */
  #unsavedShoe(stored: TableSnapshot): number {
    const shown = this.#unsaved;
    this.#unsaved = null;
    if (shown === null || !lacks(shown, stored)) return 0;
    this.#listener.notice(notice("unsaved-lost"));
    const { anchor, nextAnchor } = stored.fairness.chain ?? {};
    const shownAnchor = shown.fairness.chain?.anchor;
    const isOfChain = shownAnchor === anchor || shownAnchor === nextAnchor;
    return isOfChain && shown.state.round > 0 ? shown.shoe : 0;
  }

  /**
   * Closes the recording of a shoe after a recovery. The bets of a round in play are returned. The next shoe of the
   * chain follows. If that shoe may have been dealt too, or if the recovery cannot be recorded, a new chain begins.
   */
  #retireAfterRecovery(
    { shoe, link, refund }: Recovered,
    reasons: readonly RecoveryReason[],
    isNextDealt: boolean,
    stored: Stored,
  ): void {
    const { log, seeds, chain, table } = shoe;
    const isDealt = table.state.round > 0;
    // A recovery cannot be recorded before the first deal or for a shoe without a chain.
    const isRecorded = isDealt && chain !== null;
    if (refund.isVoid) this.#unshown.push(notice("round-void"));
    if (isRecorded) {
      for (const reason of reasons) log.recover(reason);
      if (refund.isVoid) log.recover("round-refunded");
      log.close(seeds);
    }
    const retired = isDealt ? [log.lines] : [];
    if (isRecorded && !isNextDealt) {
      this.#shoes = ShoeWriter.after(this.#options, shoe, refund);
      this.#queue.push(this.#shoes.begun(retired, stored.secrets));
    } else {
      const previous = isRecorded ? log.head : (link.previous ?? null);
      this.#beginAnew({ ...refund, previous, isRecovered: true, isVoid: false }, retired, stored);
    }
  }

  #resume({ shoe, link, isVerbatim }: Recovered, { secrets }: Stored): void {
    const { lines } = shoe.log;
    this.#shoes = ShoeWriter.resume(this.#options, { shoe, link });
    this.#shown = this.#shoes.snapshot;
    this.#shownLines = [...lines];
    this.#listener.jumped(this.#shown);
    const change = isVerbatim ? { from: lines.length, lines: [] } : { from: 0, lines: [...lines] };
    const claim = correction(this.#shown, { ids: [], retired: [], ...change });
    this.#queue.push({ ...claim, forget: otherCommitments(secrets, secretsOf(shoe)) });
    if (this.#shoes.hasOtherRules) this.#listener.notice(notice("other-rules"));
    if (this.#shoes.isDue) this.#queue.push(this.#shoes.retire());
  }

  /** Begins a new chain of seeds, and saves its first shoe. */
  #beginAnew(carryover: Carryover, retired: readonly RecordingLines[], { secrets }: Stored): void {
    if (carryover.isVoid) this.#unshown.push(notice("stakes-lost"));
    this.#shoes = ShoeWriter.begin(this.#options, carryover);
    this.#queue.push(this.#shoes.begun(retired, secrets));
  }

  #playInMemory(why: Notice, carryover: Carryover): void {
    this.#noticeRecovery();
    this.#listener.notice(why);
    this.#queue.useMemory();
    this.#beginAnew(carryover, [], { session: null, secrets: [], before: null });
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
