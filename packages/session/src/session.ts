import {
  type Command,
  type CommandOptions,
  type Fairness,
  type PublicTable,
  type Rejection,
  type RuleSet,
  type TableEvent,
  type TableState,
  VersionCheck,
  whyNot,
} from "@thunderjack/core";
import { publicRecording } from "@thunderjack/recording";
import { type Observable, Subject } from "rxjs";
import type { Channel } from "./channel.js";
import { TooLate, within } from "./deadline.js";
import { Deferred } from "./deferred.js";
import { Follower } from "./follower.js";
import { hexOf } from "./hex.js";
import { type Message, messageOf, type OwnerTerm, textOf } from "./message.js";
import { notice, reasonText } from "./notice.js";
import { onlyOwn } from "./only-own.js";
import { Owner } from "./owner.js";
import { Publisher } from "./publisher.js";
import { commandNumber, type RecordingLines } from "./session-store.js";
import { HANDOVER_DEADLINE, type SessionOptions } from "./settings.js";
import { ShoeWriter } from "./shoe-writer.js";
import { basisOf, type TableSnapshot } from "./snapshot.js";
import { type SessionStatus, StatusStore } from "./status.js";
import { recordingsIn } from "./stored-records.js";
import { FIRST_TERMS, LARGEST_TERM } from "./term.js";
import { textOfLines } from "./text-of-lines.js";
import { type Answer, type OpenCommand, refuseClosed, refuseStale } from "./write.js";

/**
 * A persistent table. Each command is saved before it is shown, unless storage fails or is too slow, and a reload
 * restores the table. Several tabs can show the same table. One of them owns the table, and another tab can take it over.
 */
export class Session implements PublicTable {
  readonly #options: SessionOptions;
  readonly #tab: string;
  /** The first part of the ids of the next commands. It is the id of the tab until another script has used it. */
  #sender: string;
  readonly #channel: Channel;
  readonly #events = new Subject<TableEvent>();
  readonly #jumps = new Subject<TableState>();
  readonly #refusals = new Subject<Rejection>();
  readonly #status = new StatusStore();
  /** Resolves when the first table is shown. */
  readonly #opening = new Deferred();
  /**
   * The table that is shown; `null` until the first one. Its version increases with every change, also when another
   * table is shown.
   */
  #snapshot: TableSnapshot | null = null;
  /**
   * The number to add to the version of the table. A table of another shoe, or a recovered one, counts from 0 again, and
   * the version in a message may be wrong.
   */
  #versionsBefore = 0;
  /** Detects outdated commands of this tab; `null` until a table is shown. */
  #versions: VersionCheck | null = null;
  #owner: Owner | null = null;
  #publisher: Publisher | null = null;
  #follower: Follower | null = null;
  /** The commands that wait while this tab opens the table as its owner. */
  #early: OpenCommand[] = [];
  #commands = 0;
  /** The commands of this tab without an answer, by id. */
  readonly #unanswered = new Map<string, Command>();
  #ownerTerm: OwnerTerm = { term: 0, owner: "" };
  #release: () => void = () => {};
  #isYielded: () => void = () => {};
  #isMine: ((isMine: boolean) => void)[] = [];
  #stopListening: () => void;

  private constructor(options: SessionOptions) {
    this.#options = options;
    this.#tab = this.#newId();
    this.#sender = this.#tab;
    this.#channel = options.openChannel(options.name);
    this.#stopListening = this.#channel.listen((text) => this.#receive(text));
    this.#ask(false);
    this.#followFrom([]);
  }

  /**
   * Opens a session. It takes the table if no other tab owns it. Otherwise it follows the owner, and takes the table
   * over if the owner does not respond.
   *
   * @returns a promise that resolves when there is a table to show
   * @throws Error if no table can be opened with these options; the message gives the reason
   */
  static async open(given: SessionOptions): Promise<Session> {
    const options = onlyOwn(given);
    // Invalid options throw here, before the session requests a lock or opens a channel.
    ShoeWriter.begin(onlyOwn({ ...options, shoesPerChain: 1 }));
    const session = new Session(options);
    for (let deadline = HANDOVER_DEADLINE; ; deadline *= 2) {
      try {
        await within(options.clock, deadline, session.#opening.done);
        return session;
      } catch (reason) {
        if (!(reason instanceof TooLate)) {
          await session.close();
          throw reason;
        }
      }
      // A tab has the lock and does not answer. If it is another tab, the browser may have frozen it, or it runs a
      // version of the program with other messages. If it is this tab, its storage is slow. The deadline increases so
      // that two tabs with slow storage do not take the table from each other again and again.
      void session.takeOver();
    }
  }

  /** The name with which the session was opened. Sessions with the same name share a table. */
  get name(): string {
    return this.#options.name;
  }

  /** The rules of the table. */
  get rules(): RuleSet {
    return this.#shown.rules;
  }

  get fairness(): Fairness {
    return this.#shown.fairness;
  }

  /** The number of the shoe in the session, from 1. */
  get shoe(): number {
    return this.#shown.shoe;
  }

  get publicState(): TableState {
    return this.#shown.state;
  }

  get publicEvents$(): Observable<TableEvent> {
    return this.#events.asObservable();
  }

  /** Emits the state after each change that has no events, such as a new shoe or a recovered round. */
  get jumps$(): Observable<TableState> {
    return this.#jumps.asObservable();
  }

  /**
   * Emits the rejection of each command that `dispatch` accepted and that was rejected later: the table had changed, or
   * the session was closed.
   */
  get refusals$(): Observable<Rejection> {
    return this.#refusals.asObservable();
  }

  /** Emits the current status on subscription, then each change. */
  get status$(): Observable<SessionStatus> {
    return this.#status.changes$;
  }

  /** The current status. */
  get status(): SessionStatus {
    return this.#status.current;
  }

  /** The commands of this tab that are not rejected, and whose events are not shown or were shown just now. */
  get pending(): readonly Command[] {
    return [...this.#unanswered.values()];
  }

  /**
   * Dispatches a command. `publicEvents$` emits its events after they are saved or could not be saved. If the command
   * is rejected later, `refusals$` emits the rejection.
   *
   * @returns the rejection if the command is rejected at once; otherwise `null`
   */
  dispatch(command: Command, options?: CommandOptions): Rejection | null {
    let isReturned = false;
    const answer = (reason: Rejection | null) => {
      if (isReturned && reason !== null) this.#refusals.next(reason);
    };
    const refused = this.#give(command, answer, options);
    isReturned = true;
    return refused;
  }

  /**
   * Sends a command, and resolves after its events were shown. The events are saved first, unless storage fails.
   *
   * @returns the rejection; `null` if the command was carried out
   */
  send(command: Command, options?: CommandOptions): Promise<Rejection | null> {
    return new Promise((resolve) => {
      this.#give(command, resolve, options);
    });
  }

  /**
   * Retires the shoe, which reveals its seed, and opens the next one with a new commitment. The credits and bets are
   * kept. If the credits cannot pay one of the bets, all bets are removed.
   *
   * @param credits the new credits, in hundredths; defaults to the current credits. Credits below the smallest bet are
   *   replaced by the starting credits. Before the first deal, the shoe is kept and gets these credits.
   * @returns whether the change is made. It is rejected in a follower and during a round. Without `credits`, it is also
   *   rejected before the first deal and after the game is over.
   */
  newShoe(credits?: number): boolean {
    return this.#openOwner?.newShoe(credits) ?? false;
  }

  /**
   * Sets the client seed, which changes the shuffle. The commitment does not change.
   *
   * @param text the client seed of the player; an empty text draws a random one
   * @returns whether the change is made. It is rejected in a follower, after the first deal, and for a chosen seed.
   * @throws RangeError if the text is longer than a recording can contain, or has no UTF-8 form
   */
  setClientSeed(text: string): boolean {
    return this.#openOwner?.setClientSeed(text) ?? false;
  }

  /**
   * Deletes everything that is stored under this name and begins a new session, even during a round. Followers show the
   * new session.
   *
   * @returns whether the change is made; it is rejected in a follower
   */
  forget(): boolean {
    return this.#openOwner?.forget() ?? false;
  }

  /**
   * Returns the kept recordings as `.tjr` texts, the oldest first. A closed recording contains its seed. Recordings that
   * could not be closed, for example because the seed is missing, are returned without it and with masked hole cards.
   * In the tab that owns the
   * table, recordings that storage failed to save are included.
   *
   * @param options `open` adds the recording in play as the last one, in the tab that owns it, without the seed and
   *   with masked hole cards
   */
  async export({ open = false }: { readonly open?: boolean } = {}): Promise<readonly string[]> {
    const { store, name } = this.#options;
    const owner = this.#owner;
    const retired = await (owner?.retired() ?? store.retired(name).then(recordingsIn));
    const inPlay =
      open && owner !== null && owner.inPlay.length > 1 ? [publicRecording(textOfLines(owner.inPlay))] : [];
    return [...retired.map(keptRecording), ...inPlay];
  }

  /**
   * Takes the table over after its owner has saved everything, or if the owner does not answer within three seconds.
   *
   * @returns whether this tab now owns the table; `false` if another tab was faster
   */
  async takeOver(): Promise<boolean> {
    if (this.#publisher !== null || this.#isClosed) return this.#publisher !== null;
    const mine = new Promise<boolean>((resolve) => this.#isMine.push(resolve));
    if (this.#owner === null) {
      const yielded = new Promise<void>((resolve) => {
        this.#isYielded = resolve;
      });
      this.#post({ type: "yield", tab: this.#tab });
      await within(this.#options.clock, HANDOVER_DEADLINE, Promise.race([yielded, mine])).catch(() => {});
      if (this.#owner === null && !this.#isClosed) this.#ask(true);
    }
    return mine;
  }

  /**
   * Closes the session in this tab after its pending writes were saved or have failed. Other tabs continue. Commands
   * without an answer are rejected.
   */
  async close(): Promise<void> {
    await this.#owner?.settled();
    // The publisher ends first, so that the rejections below are not sent to the followers. The next owner answers
    // their commands.
    this.#publisher?.end();
    const open = [...(this.#owner?.end().open ?? []), ...(this.#follower?.end() ?? []), ...this.#early.splice(0)];
    this.#owner = null;
    this.#publisher = null;
    this.#follower = null;
    this.#stopListening();
    this.#channel.close();
    this.#release();
    this.#status.change({ role: "closed" });
    this.#settleTakeOver(false);
    for (const { answer } of open) refuseClosed(answer);
    for (const subject of [this.#events, this.#jumps, this.#refusals]) subject.complete();
    this.#status.end();
  }

  get #isClosed(): boolean {
    return this.status.role === "closed";
  }

  /** The owner in this tab after it has opened the table; `null` before, and in a follower. */
  get #openOwner(): Owner | null {
    return this.#publisher === null ? null : this.#owner;
  }

  get #shown(): TableSnapshot {
    if (this.#snapshot === null) throw new RangeError("The session is not open yet.");
    return this.#snapshot;
  }

  #give(command: Command, answered: Answer, { expected }: CommandOptions = {}): Rejection | null {
    if (this.#isClosed) return refuseClosed(answered);
    if (expected !== undefined && this.#versions?.isStale(command, expected) === true) {
      return refuseStale(answered);
    }
    const id = `${this.#sender}-${++this.#commands}`;
    this.#unanswered.set(id, command);
    const answer: Answer = (refused) => {
      this.#unanswered.delete(id);
      answered(refused);
    };
    const given: OpenCommand =
      expected === undefined ? { id, command, answer } : { id, command, answer, basis: basisOf(this.#shown, command) };
    const decider = this.#openOwner ?? this.#follower;
    if (decider !== null) return decider.dispatch(given);
    const { rules, state } = this.#shown;
    const refused = this.#early.length > 0 ? null : whyNot(rules, state, command);
    if (refused === null) this.#early.push(given);
    else answer(refused);
    return refused;
  }

  #newId(): string {
    return hexOf(this.#options.random(8));
  }

  /** Follows the owner of the table. */
  #followFrom(open: readonly OpenCommand[]): void {
    this.#owner = null;
    this.#publisher = null;
    this.#follower = new Follower(
      this.#options.clock,
      (message) => this.#post(message),
      {
        events: (events, snapshot) => this.#emit(events, snapshot),
        jumped: (snapshot) => {
          this.#emitJump(snapshot);
          this.#opened("follower");
        },
        saving: (saving) => this.#status.change({ saving }),
        notice: (added) => this.#status.addNotice(added),
      },
      { snapshot: this.#snapshot, ownerTerm: this.#ownerTerm, open },
    );
    if (this.#snapshot !== null) this.#opened("follower");
  }

  /** Requests the lock. Late callbacks of earlier requests are ignored. */
  #ask(steal: boolean): void {
    this.#release();
    let isLatest = true;
    const release = this.#options.lock.request(
      this.#options.name,
      {
        granted: () => {
          if (isLatest) void this.#own().catch((reason) => this.#fail(reason));
        },
        lost: () => {
          if (isLatest) this.#lose();
        },
      },
      steal,
    );
    this.#release = () => {
      isLatest = false;
      release();
    };
  }

  /** Opens the stored table. Called when the lock is granted. */
  async #own(): Promise<void> {
    const follower = this.#follower;
    if (follower === null) return;
    this.#follower = null;
    this.#early = [...follower.end()];
    this.#ownerTerm = follower.ownerTerm;
    const shown = this.#snapshot;
    const wasSaved = this.status.saving === "saved";
    this.#status.change({ saving: "saved" });
    const owner = new Owner(
      this.#options,
      {
        played: (events, snapshot) => {
          this.#emit(events, snapshot);
          this.#publisher?.publish(events);
        },
        jumped: (snapshot) => {
          // While the owner opens the table, the table may change several times.
          if (this.#publisher === null) return;
          this.#emitJump(snapshot);
          this.#publisher.publishSnapshot(snapshot);
        },
        saving: (saving) => {
          this.#status.change({ saving });
          this.#publisher?.statusChanged();
        },
        notice: (added) => {
          this.#status.addNotice(added);
          this.#publisher?.statusChanged();
        },
      },
      shown,
      wasSaved,
    );
    this.#owner = owner;
    await owner.open();
    if (this.#owner !== owner || this.#isClosed) return;
    this.#emitJump(owner.snapshot);
    const first = (owner.version ?? 0) % FIRST_TERMS;
    const term = Math.min(Math.max(this.#ownerTerm.term + 1, first), LARGEST_TERM);
    this.#ownerTerm = { term, owner: this.#tab };
    this.#publisher = new Publisher(
      owner,
      this.#ownerTerm,
      (message) => this.#post(message),
      () => this.status,
    );
    this.#opened("owner");
    this.#settleTakeOver(true);
    for (const given of this.#early.splice(0)) owner.dispatch(given);
  }

  /** Follows the new owner. Called when another tab has taken the lock. */
  #lose(): void {
    this.#settleTakeOver(false);
    // The lock was stolen before this tab had opened the table. The tab requests it again.
    if (this.#owner === null) return this.#ask(false);
    const { open, hasLost } = this.#owner.end();
    // The followers may have made the publisher raise its term.
    this.#ownerTerm = { ...this.#ownerTerm, term: this.#publisher?.term ?? this.#ownerTerm.term };
    this.#publisher?.end();
    if (hasLost) this.#status.addNotice(notice("unsaved-lost"));
    this.#ask(false);
    this.#followFrom([...open, ...this.#early.splice(0)]);
  }

  /** Follows again after an unexpected error, and leaves the lock to other tabs. The player can try to take over again. */
  #fail(reason: unknown): void {
    if (this.status.role === "opening") return this.#opening.reject(reason);
    if (this.#isClosed) return;
    this.#release();
    this.#publisher?.end();
    const open = [...(this.#owner?.end().open ?? []), ...this.#early.splice(0)];
    this.#followFrom(open);
    this.#status.addNotice(notice("owner-silent", reasonText(reason)));
    this.#settleTakeOver(false);
  }

  #settleTakeOver(isMine: boolean): void {
    for (const resolve of this.#isMine.splice(0)) resolve(isMine);
  }

  #receive(text: string): void {
    const message = messageOf(text);
    if (message === null || this.#isClosed) return;
    // A tab does not receive its own messages. After a higher number of another script, its own would be stale.
    if (message.type === "command" && commandNumber(message.id).tab === this.#sender) this.#sender = this.#newId();
    if (message.type === "yielded") {
      if (message.tab === this.#tab) this.#isYielded();
    } else if (this.#publisher !== null) this.#publisher.receive(message);
    else this.#follower?.receive(message);
  }

  #post(message: Message): void {
    this.#channel.post(textOf(message));
  }

  #emit(events: readonly TableEvent[], snapshot: TableSnapshot): void {
    const { state } = this.#show(snapshot);
    this.#versions?.follow(state);
    // Tabs that run an older release send events without a version.
    const before = state.version - events.length;
    for (const [index, event] of events.entries()) this.#events.next({ ...event, version: before + index + 1 });
  }

  /** Shows another table. Subscribers are not notified if both tables are equal. */
  #emitJump(snapshot: TableSnapshot): void {
    const before = this.#snapshot;
    const shown = this.#show(snapshot);
    if (before !== null && JSON.stringify(shown) === JSON.stringify(before)) return;
    if (before !== null) this.#versionsBefore = before.state.version + 1 - snapshot.state.version;
    const { state } = this.#show(snapshot);
    this.#versions = new VersionCheck(state);
    this.#jumps.next(state);
  }

  #show({ state, ...snapshot }: TableSnapshot): TableSnapshot {
    this.#snapshot = { ...snapshot, state: { ...state, version: this.#versionsBefore + state.version } };
    return this.#snapshot;
  }

  #opened(role: "owner" | "follower"): void {
    this.#status.change({ role });
    this.#opening.resolve();
  }
}

/**
 * Returns the text of a kept recording. A recording of version 1 that could not be closed contains its hole card, which
 * is masked. If its header is damaged, its version is unknown, and the cards are masked in each line by itself.
 */
function keptRecording(lines: RecordingLines): string {
  const isVersion1 = lines[0]?.includes('"version":1,') === true;
  return (isVersion1 && publicRecording(textOfLines(lines))) || textOfLines(lines.map(publicLine));
}

/** Returns a line without a card that may be secret. A line that a recorder of version 2 wrote is unchanged. */
function publicLine(line: string): string {
  if (line.includes('"ShoeStacked"')) return line.replace(/"cards"\s*:\s*\[[^\]]*\]?/, '"cards":null');
  if (/"faceDown":false|"HoleCardRevealed"|"HandSplit"/.test(line)) return line;
  return line.replace(/"card"\s*:\s*"[^"]*"?/, '"card":null');
}
