import { within } from "./deadline.js";
import { MemorySecrets, MemoryStore } from "./memory-store.js";
import { type Notice, notice, reasonText } from "./notice.js";
import { type Secret, type SecretStore, withoutSecrets, withSecret } from "./secret-store.js";
import { commitmentsOf } from "./session-shoe.js";
import {
  NewerStore,
  type RecordingLines,
  rememberedCommands,
  type SessionStore,
  type StoredSession,
  VersionConflict,
} from "./session-store.js";
import { KEPT_RECORDINGS, RETRY_AFTER, type SessionOptions, STORAGE_DEADLINE } from "./settings.js";
import type { TableSnapshot } from "./snapshot.js";
import type { SessionStatus } from "./status.js";
import { type Stored, storedOf } from "./stored.js";
import { secretsIn } from "./stored-records.js";
import { areSameLines, changedLines, type OpenCommand, type Write } from "./write.js";

/** The callbacks of a write queue. */
export interface QueueListener {
  /** Called when a write is saved, or when saving it has failed. The listener may then show the write. */
  readonly due: (write: Write) => void;
  readonly saving: (saving: SessionStatus["saving"]) => void;
  readonly notice: (notice: Notice) => void;
  /** Returns the lines of a stored recording that can be played, without damaged lines; `null` if there are none. */
  readonly sound: (stored: Stored) => RecordingLines | null;
  /**
   * Called when another owner has changed the store. The undecided commands were decided against a stale state and must
   * be decided again.
   *
   * @param lost the number of the last shoe that was dealt without saving; 0 if no command is lost
   */
  readonly foreign: (stored: Stored, undecided: readonly OpenCommand[], lost: number) => void;
}

/** The unfinished work of a queue that was ended. */
export interface Rest {
  /** The commands without an answer. They may still be saved. */
  readonly open: readonly OpenCommand[];
  /** Whether a command that is not saved was shown. */
  readonly hasLost: boolean;
}

/** The longest time to wait for the storage of a mark of unsaved moves before the moves are shown, in milliseconds. */
const MARK_DEADLINE = 1_000;

/** The longest time to find out whether a write was saved although the store did not confirm it, in milliseconds. */
const CONFIRM_DEADLINE = 1_000;

/** The number of successive conflicts after which storage counts as failed. */
const MOST_CONFLICTS = 8;

type Outcome = "saved" | "conflict" | { readonly failure: unknown };

/*
 *   the write is …                    then
 *   ───────────────────────────────   ──────────────────────────────────────────────────────────────
 *   saved                             it is shown, and the next write is tried
 *   rejected with VersionConflict     the store is loaded, and its session is …
 *     a state of this queue             the writes up to that state are shown; the others are tried again
 *     deleted or unreadable             the last saved state is written again, and then the pending writes
 *     any other state                   the pending commands are passed back, to be decided again
 *   failed with NewerStore            all pending writes are shown and stay in the queue
 *   failed with another error         the store is loaded. If the write was saved after all, it is shown. Otherwise,
 *                                     all pending writes are shown, stay in the queue, and are tried again later
 */

/** Saves writes one after another, and reports when each of them may be shown. */
export class WriteQueue {
  readonly #options: SessionOptions;
  readonly #listener: QueueListener;
  readonly #shown = new Set<Write>();
  #pending: Write[] = [];
  #version: number | null;
  /** The last known state of the stored recording. */
  #saved: RecordingLines;
  /** The last known secrets in the store. */
  #savedSecrets: readonly Secret[];
  /** The number of the last shoe that is marked as dealt without saving; 0 if there is none. */
  #marked = 0;
  /** Whether the mark, or the deletion of the secrets instead of it, has failed. It is then tried again. */
  #isMarkMissing = false;
  /** Whether another tab may have marked its moves since the secrets were loaded. */
  #isMarkExpected = false;
  #store: SessionStore;
  #secrets: SecretStore;
  #isInMemory = false;
  #isSaving = true;
  #isFlushing = false;
  #isEnded = false;
  #flushed: Promise<void> = Promise.resolve();
  #cancelRetry: () => void = () => {};

  constructor(options: SessionOptions, listener: QueueListener) {
    this.#options = options;
    this.#listener = listener;
    this.#store = options.store;
    this.#secrets = options.secrets;
    this.#version = null;
    this.#saved = [];
    this.#savedSecrets = [];
    void options.store.upgraded?.then((reason) => {
      if (!this.#isEnded && !this.#isInMemory) this.#fail(reason);
    });
  }

  /** The store that is in use. */
  get store(): SessionStore {
    return this.#store;
  }

  /** The last known version in the store; `null` if there is none. */
  get version(): number | null {
    return this.#version;
  }

  /** The writes that are shown but not saved, in order. They are saved when storage works again. */
  get unsaved(): readonly Write[] {
    return this.#pending.filter((write) => this.#shown.has(write));
  }

  /** Starts from the stored session, with an empty queue. */
  begin({ session, secrets }: Stored): void {
    this.#pending = [];
    this.#shown.clear();
    this.#version = session?.version ?? null;
    this.#saved = session?.lines ?? [];
    this.#savedSecrets = secrets;
    this.#marked = 0;
    this.#isMarkMissing = false;
  }

  /** Continues in memory, and leaves the stored session unchanged. */
  useMemory(): void {
    this.#store = new MemoryStore();
    this.#secrets = new MemorySecrets();
    this.#isInMemory = true;
    this.begin({ session: null, secrets: [], before: null });
    this.#listener.saving("memory");
  }

  /** Appends a write to the queue. */
  push(write: Write): void {
    this.#pending.push(write);
    // The shoes of a new session are numbered from 1 again.
    if (write.change.keep === 0) {
      this.#marked = 0;
      this.#isMarkMissing = false;
    }
    this.#flush();
  }

  /**
   * Reads the marks before the next write is saved. Called when another tab also owns the table, which happens without
   * locks, and shows moves that are not saved. The cards of these moves must not be dealt again.
   */
  expectMark(): void {
    this.#isMarkExpected = true;
  }

  /** Resolves when every pending write has been tried. */
  async tried(): Promise<void> {
    while (this.#isFlushing) await this.#flushed;
  }

  /** Stops saving. */
  end(): Rest {
    this.#isEnded = true;
    this.#cancelRetry();
    const open = this.#pending.filter((write) => !this.#shown.has(write)).flatMap(({ cause }) => cause ?? []);
    return { open, hasLost: this.#hasUnsaved };
  }

  get #hasUnsaved(): boolean {
    return this.unsaved.some(({ change }) => change.ids.length > 0);
  }

  #flush(): void {
    if (this.#isFlushing || this.#isEnded) return;
    this.#isFlushing = true;
    this.#cancelRetry();
    this.#flushed = this.#saveAll().finally(() => {
      this.#isFlushing = false;
      // A write may have been added after the last check of the loop.
      if (this.#pending.some((write) => !this.#shown.has(write))) this.#flush();
    });
  }

  async #saveAll(): Promise<void> {
    this.#mergeShown();
    let conflicts = 0;
    for (let write = this.#pending[0]; write !== undefined; write = this.#pending[0]) {
      const outcome = await this.#save(write);
      if (this.#isEnded) return;
      if (outcome === "saved") {
        this.#drop(1);
        conflicts = 0;
      } else {
        const failure = outcome === "conflict" ? await this.#lookAgain(++conflicts) : await this.#confirm(outcome);
        if (this.#isEnded) return;
        if (failure !== null) {
          await within(this.#options.clock, MARK_DEADLINE, this.#mark()).catch(() => {});
          return this.#isEnded ? undefined : this.#fail(failure.failure);
        }
      }
    }
    if (!this.#isSaving) {
      this.#isSaving = true;
      if (this.#isInMemory) return;
      await this.#unmark();
      this.#listener.saving("saved");
      this.#listener.notice(notice("saved-again"));
    }
  }

  async #save({ change, secrets: added, forget }: Write): Promise<Outcome> {
    const { name, clock, keptRecordings: keep = KEPT_RECORDINGS } = this.#options;
    const store = this.#store;
    const secrets = this.#secrets;
    try {
      if (this.#isMarkExpected) {
        const marks = secretsIn(await within(clock, STORAGE_DEADLINE, secrets.load(name)));
        this.#isMarkExpected = false;
        if (this.#isMarkedElsewhere(marks)) return "conflict";
      }
      // The secrets are stored first, because a recording cannot be continued without them.
      // The marks of a session that is forgotten do not apply to a session with the same chosen seed.
      const mark = this.#marked > 0 || change.keep === 0 ? { unsaved: this.#marked } : {};
      for (const secret of added) await within(clock, STORAGE_DEADLINE, secrets.add(name, { ...secret, ...mark }));
      if (this.#isEnded) return "saved";
      const saving = store.save(name, this.#version, { keep, ...change });
      this.#version = await within(clock, STORAGE_DEADLINE, saving);
    } catch (reason) {
      return reason instanceof VersionConflict ? "conflict" : { failure: reason };
    }
    // A failure has no consequences. The next tab that opens the session deletes the seed.
    if (forget.length > 0) (async () => secrets.forget(name, forget))().catch(() => {});
    return "saved";
  }

  /** Removes the first writes of the queue, which are saved, and shows them. */
  #drop(count: number): void {
    for (const write of this.#pending.splice(0, count)) {
      this.#saved = changedLines(this.#saved, write.change);
      this.#savedSecrets = changedSecrets(this.#savedSecrets, write);
      this.#show(write);
      this.#shown.delete(write);
    }
  }

  #show(write: Write): void {
    if (this.#shown.has(write)) return;
    this.#shown.add(write);
    this.#listener.due(write);
  }

  /** Loads the store after a conflict, to find out how it was changed. */
  async #lookAgain(conflicts: number): Promise<{ readonly failure: unknown } | null> {
    if (conflicts > MOST_CONFLICTS) return { failure: new Error("The stored version changed each time.") };
    let stored: Stored;
    try {
      stored = await storedOf({ ...this.#options, store: this.#store, secrets: this.#secrets });
    } catch (reason) {
      return { failure: reason };
    }
    if (this.#isEnded) return null;
    const { session } = stored;
    const sound = session === null ? null : this.#listener.sound(stored);
    if (session === null || sound === null) this.#restore(session);
    else if (this.#isMarkedElsewhere(stored.secrets) || !this.#adopt(session, sound)) {
      const waiting = this.#pending.filter((write) => !this.#shown.has(write)).flatMap(({ cause }) => cause ?? []);
      const lost = this.#hasUnsaved ? lastDealt(this.unsaved) : 0;
      this.begin(stored);
      this.#listener.foreign(stored, waiting, lost);
    }
    return null;
  }

  /**
   * Loads the store after a failure, to find out whether the write was saved although the store did not confirm it.
   *
   * @returns the failure; `null` if the write was saved
   */
  async #confirm(failure: { readonly failure: unknown }): Promise<{ readonly failure: unknown } | null> {
    if (this.#isInMemory || failure.failure instanceof NewerStore) return failure;
    const { clock } = this.#options;
    const stored = await within(clock, CONFIRM_DEADLINE, storedOf(this.#options)).catch(() => null);
    if (stored?.session == null || stored.session.version === this.#version || this.#isEnded) return failure;
    const sound = this.#listener.sound(stored);
    const isWhole = sound?.length === stored.session.lines.length;
    if (sound === null || !isWhole || this.#isMarkedElsewhere(stored.secrets)) return failure;
    return this.#adopt(stored.session, sound, 1) ? null : failure;
  }

  /** Returns whether another tab has marked the shoe in play as dealt without saving. */
  #isMarkedElsewhere(secrets: readonly Secret[]): boolean {
    const marked = Math.max(0, ...secrets.map(({ unsaved = 0 }) => unsaved));
    return marked > this.#marked && marked >= (this.#pending[0]?.snapshot.shoe ?? 0);
  }

  /**
   * Continues from the stored session if it is one of the states of this queue: its writes were then saved although the
   * store did not confirm them.
   *
   * @param least the smallest number of pending writes that the state must contain
   * @returns whether the queue continues from the stored session
   */
  #adopt(session: StoredSession, sound: RecordingLines, least = 0): boolean {
    const states = [this.#saved];
    for (const { change } of this.#pending) states.push(changedLines(states.at(-1) ?? [], change));
    for (let count = this.#pending.length; count >= least; count--) {
      if (!areSameLines(states[count] ?? [], sound)) continue;
      this.#version = session.version;
      this.#drop(count);
      // The next write replaces a damaged end. Without a next write, the table is loaded again, as it is after a change
      // by another owner.
      return this.#pending.length > 0 || sound.length === session.lines.length;
    }
    return false;
  }

  /** Queues the last saved state to be written again, because it was deleted or became unreadable. */
  #restore(session: StoredSession | null): void {
    this.#version = session?.version ?? null;
    const snapshot = this.#pending[0]?.snapshot;
    const lines = this.#saved;
    const secrets = this.#savedSecrets;
    this.#saved = [];
    // A state that was unreadable already is not written again. The first pending write replaces it.
    const saved = { session: { version: 0, lines, done: [] }, secrets, before: null };
    if (snapshot === undefined || this.#listener.sound(saved) === null) return;
    this.#listener.notice(notice("storage-cleared"));
    this.#pending.unshift({ ...correction(snapshot, { ids: [], retired: [], from: 0, lines }), secrets });
  }

  #fail(reason: unknown): void {
    // After a newer version has upgraded the store, only a reload of the page helps, so there is no retry.
    const isNewer = reason instanceof NewerStore;
    if (this.#isSaving || isNewer) {
      this.#isSaving = false;
      this.#listener.saving(isNewer ? "memory" : "unsaved");
      this.#listener.notice(notice(isNewer ? "newer-version" : "storage-failed", reasonText(reason)));
    }
    for (const write of [...this.#pending]) this.#show(write);
    if (!isNewer) this.#cancelRetry = this.#options.clock.schedule(RETRY_AFTER, () => this.#flush());
  }

  /**
   * Marks the last shoe that is shown without being saved, so that its cards are not dealt again after a reload. If the
   * mark cannot be stored, the secrets are deleted, which is often possible even if the storage is full. The chain of
   * seeds then ends with the reload. If that fails, too, the mark is tried again with the next failed write.
   */
  async #mark(): Promise<void> {
    const shoe = lastDealt(this.#pending);
    if (this.#isInMemory || (shoe <= this.#marked && !this.#isMarkMissing)) return;
    this.#marked = Math.max(shoe, this.#marked);
    this.#isMarkMissing = true;
    const { name } = this.#options;
    for (const secret of this.#savedSecrets) {
      await this.#secrets
        .add(name, { ...secret, unsaved: this.#marked })
        .catch(() => this.#secrets.forget(name, [secret.commitment]));
    }
    this.#isMarkMissing = false;
  }

  /**
   * Removes the mark after everything was saved. If this fails, the only consequence is a new shoe after the next
   * reload.
   */
  async #unmark(): Promise<void> {
    if (this.#marked === 0) return;
    this.#marked = 0;
    this.#isMarkMissing = false;
    const { name, clock } = this.#options;
    for (const secret of this.#savedSecrets) {
      await within(clock, STORAGE_DEADLINE, this.#secrets.add(name, { ...secret, unsaved: 0 })).catch(() => {});
    }
  }

  /**
   * Merges the writes up to the last new shoe, except the first write, so that the queue does not grow while storage
   * fails. A write that deletes the recordings is not merged with later writes, whose recordings are kept.
   */
  #mergeShown(): void {
    const last = this.#pending.map(({ change }) => change.from).lastIndexOf(0);
    const deleting = this.#pending.map(({ change }) => change.keep).lastIndexOf(0);
    this.#merge(Math.max(1, deleting + 1), last);
    this.#merge(1, deleting);
  }

  /**
   * Merges the writes from one index to another into one, if all of them are shown. The store may have saved the first
   * write of the queue without confirming it, so that write must not change.
   */
  #merge(first: number, last: number): void {
    const before = this.#pending.slice(first, last + 1);
    const write = before.at(-1);
    if (write === undefined || before.length < 2 || !before.every((waiting) => this.#shown.has(waiting))) return;
    const { keptRecordings = KEPT_RECORDINGS } = this.#options;
    const { keep = keptRecordings } = write.change;
    const retired = before.flatMap(({ change }) => change.retired);
    const secrets = before.reduce<readonly Secret[]>(changedSecrets, []);
    const kept = commitmentsOf(secrets);
    const merged: Write = {
      ...write,
      secrets,
      // After a session is forgotten, it begins with the same chosen seed. The seed of an earlier shoe may therefore be
      // in use again.
      forget: before.flatMap(({ forget }) => forget).filter((commitment) => !kept.includes(commitment)),
      change: {
        ...write.change,
        ids: rememberedCommands(
          [],
          before.flatMap(({ change }) => change.ids),
        ),
        retired: retired.slice(Math.max(0, retired.length - keep)),
      },
    };
    for (const waiting of before) this.#shown.delete(waiting);
    this.#shown.add(merged);
    this.#pending.splice(first, before.length, merged);
  }
}

/** Returns a write that changes the store and shows nothing. */
export function correction(snapshot: TableSnapshot, change: Write["change"]): Write {
  return { cause: null, change, secrets: [], forget: [], events: [], snapshot, next: null };
}

/** Returns the secrets in the store after a write. */
function changedSecrets(stored: readonly Secret[], { secrets, forget }: Write): readonly Secret[] {
  return withoutSecrets(secrets.reduce(withSecret, stored), forget);
}

/** Returns the number of the last shoe of the session from which these writes have dealt; 0 if there is none. */
function lastDealt(writes: readonly Write[]): number {
  const begin = writes.map(({ change }) => change.keep).lastIndexOf(0) + 1;
  const dealt = writes.slice(begin).filter(({ change, snapshot }) => change.ids.length > 0 && snapshot.state.round > 0);
  return Math.max(0, ...dealt.map(({ snapshot }) => snapshot.shoe));
}
