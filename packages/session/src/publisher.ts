import type { Rejection, TableEvent } from "@thunderjack/core";
import type { FollowerPosition, Message, OwnerTerm } from "./message.js";
import type { Owner } from "./owner.js";
import { type TableSnapshot, tableBasis } from "./snapshot.js";
import { type SessionStatus, whyUnsaved } from "./status.js";
import { LARGEST_TERM, LARGEST_TERM_STEP } from "./term.js";

/** Publishes the table of an owner to its followers, and passes their commands to the owner. */
export class Publisher {
  readonly #owner: Owner;
  readonly #post: (message: Message) => void;
  readonly #status: () => SessionStatus;
  readonly #tab: string;
  #term: number;
  #seq = 0;
  #isEnded = false;

  /**
   * Creates a publisher.
   *
   * @param ownerTerm this tab and its term, which is higher than the term of every owner that the tab knows
   */
  constructor(
    owner: Owner,
    { owner: tab, term }: OwnerTerm,
    post: (message: Message) => void,
    status: () => SessionStatus,
  ) {
    this.#owner = owner;
    this.#tab = tab;
    this.#term = term;
    this.#post = post;
    this.#status = status;
    this.#postSnapshot(owner.snapshot);
  }

  get term(): number {
    return this.#term;
  }

  publish(events: readonly TableEvent[]): void {
    this.#seq++;
    this.#post({ type: "told", ...this.#place, events });
  }

  publishSnapshot(snapshot: TableSnapshot): void {
    this.#seq++;
    this.#postSnapshot(snapshot);
  }

  /** Publishes the save state. Called when only the save state has changed. */
  statusChanged(): void {
    this.#postPosition();
  }

  receive(message: Message): void {
    switch (message.type) {
      case "hello":
        this.#surpass(message);
        return this.#postSnapshot(this.#owner.snapshot);
      case "where":
        if (this.#surpass(message)) return this.#postSnapshot(this.#owner.snapshot);
        return this.#postPosition();
      case "command":
        return this.#carry(message);
      case "yield":
        void this.#yield(message.tab);
        return;
      case "scene":
      case "told":
      case "here":
        if (message.saving === "unsaved") this.#owner.expectMark();
        return;
      default:
    }
  }

  end(): void {
    this.#isEnded = true;
  }

  get #place(): Omit<Extract<Message, { type: "here" }>, "type"> {
    const status = this.#status();
    const why = whyUnsaved(status);
    const unsaved = why === null ? null : { code: why.code, detail: why.detail };
    return { owner: this.#tab, term: this.#term, seq: this.#seq, saving: status.saving, unsaved };
  }

  /**
   * Returns whether a follower knows a different owner with the same or a later term, or a later position than this
   * owner has published. The term of this owner is then raised above that term, so that the follower accepts its table;
   * but at most by the step that all followers accept, and not above the largest term.
   */
  #surpass({ owner, term, seq = 0 }: FollowerPosition): boolean {
    if (term < this.#term || owner === "") return false;
    if (owner === this.#tab && term === this.#term && seq <= this.#seq) return false;
    this.#term = Math.min(term + 1, this.#term + LARGEST_TERM_STEP, LARGEST_TERM);
    return true;
  }

  #postSnapshot(snapshot: TableSnapshot): void {
    this.#post({ type: "scene", ...this.#place, scene: snapshot });
  }

  #postPosition(): void {
    this.#post({ type: "here", ...this.#place, basis: tableBasis(this.#owner.snapshot) });
  }

  #carry({ id, command, basis }: Extract<Message, { type: "command" }>): void {
    this.#owner.dispatch({
      id,
      command,
      ...(basis === undefined ? {} : { basis }),
      answer: (refused) => void this.#answer(id, refused),
    });
  }

  async #answer(id: string, refused: Rejection | null): Promise<void> {
    // A follower shows a rejection until its next frame. The changes that caused the rejection are therefore published
    // first.
    if (refused !== null) await this.#owner.settled();
    if (!this.#isEnded) this.#post({ type: "answer", id, refused });
  }

  async #yield(tab: string): Promise<void> {
    await this.#owner.settled();
    if (!this.#isEnded) this.#post({ type: "yielded", tab });
  }
}
