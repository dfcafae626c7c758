import { within } from "./deadline.js";
import { MemorySecrets, MemoryStore } from "./memory-store.js";
import { type Notice, notice, reasonText } from "./notice.js";
import type { Scene } from "./scene.js";
import type { Secret, SecretStore } from "./secret-store.js";
import {
  REMEMBERED_COMMANDS,
  type RecordingLines,
  type SessionStore,
  type StoredSession,
  VersionConflict,
} from "./session-store.js";
import { KEPT_RECORDINGS, RETRY_AFTER, type SessionOptions, STORAGE_DEADLINE } from "./settings.js";
import type { SessionStatus } from "./status.js";
import { type Stored, storedOf } from "./stored.js";
import { areSameLines, changedLines, type OpenCommand, type Write } from "./write.js";

/** Who is told how the writing goes. */
export interface QueueListener {
  /** It is saved, or it is known that it cannot be: now it may be shown. */
  readonly due: (write: Write) => void;
  readonly saving: (saving: SessionStatus["saving"]) => void;
  readonly notice: (notice: Notice) => void;
  /** The lines of a stored recording that can be played from, without what is damaged; `null` when there are none. */
  readonly sound: (stored: Stored) => RecordingLines | null;
  /** Somebody else's changes are stored: what waits was decided on another table, and comes with this. */
  readonly foreign: (stored: Stored, undecided: readonly OpenCommand[], hasLost: boolean) => void;
}

/** What was not yet said when a queue ended. */
export interface Rest {
  /** Commands nobody has an answer to yet. They may be saved all the same. */
  readonly open: readonly OpenCommand[];
  /** Whether something was shown that is not saved. */
  readonly hasLost: boolean;
}

/** After so many conflicts without anything saved between them, storage counts as failed. */
const MOST_CONFLICTS = 8;

type Outcome = "saved" | "conflict" | { readonly failure: unknown };

/*
 *   the write is …                    then
 *   ───────────────────────────────   ──────────────────────────────────────────────────────────────
 *   saved                             it is told, and the next one is tried
 *   refused, the version moved on     what is stored is looked at:
 *     it is one of our own pictures     those before it were saved after all, and are told; the rest is tried again
 *     it is gone, or cannot be read     the last saved picture is written again, and then the rest
 *     it is anything else               everything that waits is given back, to be decided again
 *   failed in any other way           all that waits is told, stays in line, and is tried again later
 */

/** Saves one write after the other, and says when each may be shown. */
export class WriteQueue {
  readonly #options: SessionOptions;
  readonly #listener: QueueListener;
  readonly #shown = new Set<Write>();
  #pending: Write[] = [];
  #version: number | null;
  /** The recording as it is stored, as far as is known. */
  #saved: RecordingLines;
  #savedSecret: Secret | null;
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
    this.#savedSecret = null;
  }

  /** Where is written to. */
  get store(): SessionStore {
    return this.#store;
  }

  /** The version that is stored, as far as is known; `null` for none. */
  get version(): number | null {
    return this.#version;
  }

  /** What is shown and waits for storage to work again, in order. */
  get unsaved(): readonly Write[] {
    return this.#pending.filter((write) => this.#shown.has(write));
  }

  /** Begins with what is stored, and nothing that waits. */
  begin({ session, secrets }: Stored): void {
    this.#pending = [];
    this.#shown.clear();
    this.#version = session?.version ?? null;
    this.#saved = session?.lines ?? [];
    this.#savedSecret = secrets.find(({ commitment }) => this.#saved[0]?.includes(commitment)) ?? null;
  }

  /** Keeps everything in memory from now on, and leaves what is stored as it is. */
  useMemory(): void {
    this.#store = new MemoryStore();
    this.#secrets = new MemorySecrets();
    this.#isInMemory = true;
    this.begin({ session: null, secrets: [], before: null });
    this.#listener.saving("memory");
  }

  /** Puts a write at the end of the line. */
  push(write: Write): void {
    this.#pending.push(write);
    this.#flush();
  }

  /** Resolves once all that waits was tried. */
  async tried(): Promise<void> {
    while (this.#isFlushing) await this.#flushed;
  }

  /** Saves nothing more. */
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
      // What was put in line after the last look, and before the line was left.
      if (this.#pending.some((write) => !this.#shown.has(write))) this.#flush();
    });
  }

  async #saveAll(): Promise<void> {
    if (!this.#isSaving) this.#putTogether();
    let conflicts = 0;
    for (let write = this.#pending[0]; write !== undefined; write = this.#pending[0]) {
      const outcome = await this.#save(write);
      if (this.#isEnded) return;
      if (outcome === "saved") {
        this.#drop(1);
        conflicts = 0;
      } else {
        const failure = outcome === "conflict" ? await this.#lookAgain(++conflicts) : outcome;
        if (this.#isEnded) return;
        if (failure !== null) return this.#fail(failure.failure);
      }
    }
    if (!this.#isSaving) {
      this.#isSaving = true;
      if (this.#isInMemory) return;
      this.#listener.saving("saved");
      this.#listener.notice(notice("saved-again"));
    }
  }

  async #save({ change, secret, forget }: Write): Promise<Outcome> {
    const { name, clock, keptRecordings: keep = KEPT_RECORDINGS } = this.#options;
    const store = this.#store;
    const secrets = this.#secrets;
    try {
      // The seed first: a recording whose seed is nowhere could not go on.
      if (secret !== null) await within(clock, STORAGE_DEADLINE, secrets.add(name, secret));
      if (this.#isEnded) return "saved";
      const saving = store.save(name, this.#version, { keep, ...change });
      this.#version = await within(clock, STORAGE_DEADLINE, saving);
    } catch (reason) {
      return reason instanceof VersionConflict ? "conflict" : { failure: reason };
    }
    // One that stays behind does no harm: the next tab that opens the session forgets it.
    if (forget.length > 0) secrets.forget(name, forget).catch(() => {});
    return "saved";
  }

  /** The first of the line are saved: shows them. */
  #drop(count: number): void {
    for (const write of this.#pending.splice(0, count)) {
      this.#saved = changedLines(this.#saved, write.change);
      if (write.secret !== null) this.#savedSecret = write.secret;
      this.#show(write);
      this.#shown.delete(write);
    }
  }

  #show(write: Write): void {
    if (this.#shown.has(write)) return;
    this.#shown.add(write);
    this.#listener.due(write);
  }

  /** The version has moved on: who moved it? */
  async #lookAgain(conflicts: number): Promise<{ readonly failure: unknown } | null> {
    if (conflicts > MOST_CONFLICTS) return { failure: new Error("The version moves on with every look.") };
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
    else if (!this.#adopt(session, sound)) {
      const waiting = this.#pending.filter((write) => !this.#shown.has(write)).flatMap(({ cause }) => cause ?? []);
      const hasLost = this.#hasUnsaved;
      this.begin(stored);
      this.#listener.foreign(stored, waiting, hasLost);
    }
    return null;
  }

  /** Whether what is stored is a picture of ours: then it was saved although nobody said so. */
  #adopt(session: StoredSession, sound: RecordingLines): boolean {
    const pictures = [this.#saved];
    for (const { change } of this.#pending) pictures.push(changedLines(pictures.at(-1) ?? [], change));
    for (let count = this.#pending.length; count >= 0; count--) {
      if (!areSameLines(pictures[count] ?? [], sound)) continue;
      this.#version = session.version;
      const scene = this.#pending[count - 1]?.scene;
      this.#drop(count);
      // What stands behind the sound lines goes with the next write. Where there is none it is nobody's here.
      const cut = session.lines.length - sound.length;
      if (cut > 0 && this.#pending.length === 0 && scene !== undefined) {
        this.#pending.push(correction(scene, { ids: [], retired: [], from: sound.length, lines: [] }));
        this.#listener.notice(notice("tail-cut", `${cut} lines`));
      }
      return true;
    }
    return false;
  }

  /** What was saved is gone, or somebody wrote over it: it is written once more. */
  #restore(session: StoredSession | null): void {
    this.#version = session?.version ?? null;
    this.#listener.notice(notice("storage-cleared"));
    const scene = this.#pending[0]?.scene;
    const lines = this.#saved;
    this.#saved = [];
    if (scene === undefined || lines.length === 0) return;
    this.#pending.unshift({
      ...correction(scene, { ids: [], retired: [], from: 0, lines }),
      secret: this.#savedSecret,
    });
  }

  #fail(reason: unknown): void {
    if (this.#isSaving) {
      this.#isSaving = false;
      this.#listener.saving("unsaved");
      this.#listener.notice(notice("storage-failed", reasonText(reason)));
    }
    for (const write of [...this.#pending]) this.#show(write);
    this.#cancelRetry = this.#options.clock.after(RETRY_AFTER, () => this.#flush());
  }

  /** While nothing can be saved, what waits would grow for ever: what lies before a new shoe becomes one write. */
  #putTogether(): void {
    const last = this.#pending.map(({ change }) => change.from).lastIndexOf(0);
    // The first has been tried, and may be saved although nobody said so: it stays what it is.
    const before = this.#pending.slice(1, last + 1);
    const write = before.at(-1);
    if (write === undefined || before.length < 2 || !before.every((waiting) => this.#shown.has(waiting))) return;
    const { keptRecordings: keep = KEPT_RECORDINGS } = this.#options;
    const retired = before.flatMap(({ change }) => change.retired);
    const secret = before.flatMap(({ secret }) => secret ?? []).at(-1) ?? null;
    const together: Write = {
      ...write,
      secret,
      // A shoe that was left may have come back: a session that is forgotten begins with the same chosen seed.
      forget: before.flatMap(({ forget }) => forget).filter((commitment) => commitment !== secret?.commitment),
      change: {
        ...write.change,
        ids: before.flatMap(({ change }) => change.ids).slice(-REMEMBERED_COMMANDS),
        retired: retired.slice(Math.max(0, retired.length - keep)),
        ...(before.some(({ change }) => change.keep === 0) ? { keep: 0 } : {}),
      },
    };
    for (const waiting of before) this.#shown.delete(waiting);
    this.#shown.add(together);
    this.#pending.splice(1, before.length, together);
  }
}

/** A write of which nothing is seen. */
export function correction(scene: Scene, change: Write["change"]): Write {
  return { cause: null, change, secret: null, forget: [], events: [], scene };
}
