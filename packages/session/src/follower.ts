import { type Clock, evolve, publicEvent, type Rejection, type TableEvent, whyNot } from "@thunderjack/core";
import type { EventsMessage, Message, OwnerTerm, PositionMessage, SnapshotMessage } from "./message.js";
import { type Notice, type NoticeCode, notice, noticeFrom } from "./notice.js";
import { ASK_EVERY } from "./settings.js";
import { type TableSnapshot, tableBasis } from "./snapshot.js";
import type { SessionStatus } from "./status.js";
import { LARGEST_TERM_STEP } from "./term.js";
import type { OpenCommand } from "./write.js";

/** The callbacks of a follower. */
export interface FollowerListener {
  readonly events: (events: readonly TableEvent[], snapshot: TableSnapshot) => void;
  readonly jumped: (snapshot: TableSnapshot) => void;
  readonly saving: (saving: SessionStatus["saving"]) => void;
  readonly notice: (notice: Notice) => void;
}

/** The number of unanswered requests after which the owner counts as silent. */
const SILENT_AFTER = 3;

/*
 *   message                      condition                   action
 *   ──────────────────────────   ─────────────────────────   ──────────────────────────────────────────────────────────
 *   scene: the whole table       its position is newer       the follower shows that table
 *   told: one command            it is the next one          the follower shows its events
 *                                an earlier one is missing   the follower requests the whole table
 *   here: the owner's position   it is newer, or the table   the follower requests the whole table
 *                                of that position is another
 *   any of these                 it is known already         ignored: it arrived twice, or late. Its save state is
 *                                                            reported if its position is the current one
 *   scene, from a new owner      its term is valid           the follower shows that table
 *   told or here, from a new     its term is valid           the follower requests the whole table
 *   owner
 *   any, with an older term      –                           ignored: that tab is no longer the owner
 *   any, with a term that is     –                           ignored: no owner has sent it
 *   too high
 */

/** A tab that shows the table of another tab and sends its commands to that tab. */
export class Follower {
  readonly #clock: Clock;
  readonly #post: (message: Message) => void;
  readonly #listener: FollowerListener;
  readonly #open = new Map<string, OpenCommand>();
  #snapshot: TableSnapshot | null;
  #ownerTerm: OwnerTerm;
  #seq = -1;
  /** The code of the last reported reason why the owner has not saved everything; `undefined` if there is none. */
  #unsaved: NoticeCode | undefined;
  #unanswered = 0;
  #cancelAsking: () => void = () => {};

  /**
   * Creates a follower.
   *
   * @param snapshot the table that is shown; `null` if there is none
   * @param ownerTerm the last known owner and its term
   * @param open the commands to send
   */
  constructor(
    clock: Clock,
    post: (message: Message) => void,
    listener: FollowerListener,
    {
      snapshot,
      ownerTerm,
      open,
    }: {
      readonly snapshot: TableSnapshot | null;
      readonly ownerTerm: OwnerTerm;
      readonly open: readonly OpenCommand[];
    },
  ) {
    this.#clock = clock;
    this.#post = post;
    this.#listener = listener;
    this.#snapshot = snapshot;
    this.#ownerTerm = ownerTerm;
    for (const command of open) this.#open.set(command.id, command);
    this.#ask();
  }

  /** The last known owner and its term. */
  get ownerTerm(): OwnerTerm {
    return this.#ownerTerm;
  }

  receive(message: Message): void {
    if (message.type === "answer") return this.#take(message.id, message.refused);
    if (message.type !== "scene" && message.type !== "told" && message.type !== "here") return;
    const { term, owner, seq } = message;
    if (term < this.#ownerTerm.term || term > this.#ownerTerm.term + LARGEST_TERM_STEP) return;
    this.#unanswered = 0;
    const isSame = term === this.#ownerTerm.term && owner === this.#ownerTerm.owner;
    const isKnown = isSame && seq <= this.#seq;
    // The save state belongs to the same message and is reported before its events. The save state of an older message
    // is outdated.
    if (!isKnown || seq === this.#seq) this.#note(message);
    if (isKnown && (seq < this.#seq || this.#isShown(message))) return;
    if (isKnown) this.#seq = -1;
    if (message.type === "scene") this.#jump(this.#versioned(message.scene), { term, owner }, seq);
    else if (!(message.type === "told" && isSame && this.#follow(message.events, seq))) this.#requestSnapshot();
  }

  /**
   * Sends a command to the owner, and repeats the message until the owner answers.
   *
   * @returns the rejection if the command is rejected at once, which is also passed to `answer`; otherwise `null`
   */
  dispatch(given: OpenCommand): Rejection | null {
    // While other commands are pending, the state on which the owner decides is unknown.
    const isClear = this.#snapshot !== null && this.#open.size === 0;
    const refused =
      isClear && this.#snapshot !== null ? whyNot(this.#snapshot.rules, this.#snapshot.state, given.command) : null;
    if (refused !== null) {
      given.answer(refused);
      return refused;
    }
    this.#open.set(given.id, given);
    this.#send(given);
    return null;
  }

  /**
   * Stops following the owner.
   *
   * @returns the commands without an answer
   */
  end(): readonly OpenCommand[] {
    this.#cancelAsking();
    return [...this.#open.values()];
  }

  /**
   * Reports the save state of the owner. The reason for unsaved moves is reported only when it changes or no longer
   * applies.
   */
  #note({ saving, unsaved = null }: SnapshotMessage | EventsMessage | PositionMessage): void {
    this.#listener.saving(saving);
    const why = unsaved === null ? null : noticeFrom(unsaved.code, unsaved.detail);
    if (why?.code === this.#unsaved) return;
    if (why !== null) this.#listener.notice(why);
    else if (saving !== "saved") return;
    else if (this.#unsaved !== undefined) this.#listener.notice(notice("saved-again"));
    this.#unsaved = why?.code;
  }

  #take(id: string, refused: Rejection | null): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    open?.answer(refused);
  }

  /**
   * Adds a version to the state of a received snapshot that has none. Tabs that run an older release send no version.
   * The added version is new, so that commands for the state shown before are outdated.
   */
  #versioned({ state, ...snapshot }: TableSnapshot): TableSnapshot {
    const { version = (this.#snapshot?.state.version ?? 0) + 1 }: Partial<typeof state> = state;
    // Tabs that run an older release send no purses, either. A stored table has one purse for all seats.
    return { ...snapshot, state: { ...state, purses: null, version } };
  }

  /** Returns whether the shown table is the one of the owner, as far as the message contains it. */
  #isShown(message: SnapshotMessage | EventsMessage | PositionMessage): boolean {
    if (message.type !== "here" || message.basis === undefined || this.#snapshot === null) return true;
    return message.basis === tableBasis(this.#snapshot);
  }

  #jump(snapshot: TableSnapshot, ownerTerm: OwnerTerm, seq: number): void {
    this.#ownerTerm = ownerTerm;
    this.#seq = seq;
    this.#snapshot = snapshot;
    this.#listener.jumped(snapshot);
  }

  /** Applies the events to the shown table. Returns whether they are the next events of that table. */
  #follow(events: readonly TableEvent[], seq: number): boolean {
    if (this.#snapshot === null || seq !== this.#seq + 1) return false;
    let { state } = this.#snapshot;
    // The events are masked again, as a conductor does it, so that events that it cannot show are rejected here.
    const seen = events.map((event) => publicEvent(event));
    try {
      for (const event of seen) state = evolve(state, event);
    } catch {
      return false;
    }
    this.#seq = seq;
    this.#snapshot = { ...this.#snapshot, state };
    this.#listener.events(seen, this.#snapshot);
    return true;
  }

  #send({ id, command, basis }: OpenCommand): void {
    this.#post({ type: "command", id, command, ...(basis === undefined ? {} : { basis }) });
  }

  #requestSnapshot(): void {
    this.#post({ type: "hello", ...this.#ownerTerm, seq: this.#seq });
  }

  #ask(): void {
    if (this.#seq === -1) this.#requestSnapshot();
    else this.#post({ type: "where", ...this.#ownerTerm, seq: this.#seq });
    for (const given of this.#open.values()) this.#send(given);
    if (++this.#unanswered === SILENT_AFTER + 1) this.#listener.notice(notice("owner-silent"));
    this.#cancelAsking = this.#clock.schedule(ASK_EVERY, () => this.#ask());
  }
}
