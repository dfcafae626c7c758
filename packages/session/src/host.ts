import type { GameEvent } from "@thunderjack/core";
import type { Message, Reign } from "./message.js";
import type { Owner } from "./owner.js";
import type { Scene } from "./scene.js";
import { type SessionStatus, whyUnsaved } from "./status.js";

/** Tells the followers of a table what its owner tells, and carries their commands to it. */
export class Host {
  readonly #owner: Owner;
  readonly #post: (message: Message) => void;
  readonly #status: () => SessionStatus;
  readonly #tab: string;
  #term: number;
  #seq = 0;
  #isEnded = false;

  /** @param reign of this tab; its term is higher than that of every owner it has heard of */
  constructor(
    owner: Owner,
    { owner: tab, term }: Reign,
    post: (message: Message) => void,
    status: () => SessionStatus,
  ) {
    this.#owner = owner;
    this.#tab = tab;
    this.#term = term;
    this.#post = post;
    this.#status = status;
    this.#postScene(owner.scene);
  }

  get term(): number {
    return this.#term;
  }

  told(events: readonly GameEvent[]): void {
    this.#seq++;
    this.#post({ type: "told", ...this.#place, events });
  }

  jumped(scene: Scene): void {
    this.#seq++;
    this.#postScene(scene);
  }

  /** How it is saved has changed, or what is said about it, and nothing else. */
  statusChanged(): void {
    this.#post({ type: "here", ...this.#place });
  }

  hear(message: Message): void {
    switch (message.type) {
      case "hello":
        this.#surpass(message);
        return this.#postScene(this.#owner.scene);
      case "where":
        if (this.#surpass(message)) return this.#postScene(this.#owner.scene);
        return this.#post({ type: "here", ...this.#place });
      case "command":
        return this.#carry(message.id, message.command);
      case "yield":
        void this.#yield(message.tab);
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

  /** Whether a follower has heard an owner that seems to come after this one: then this one goes before it. */
  #surpass({ owner, term }: Reign): boolean {
    if (term < this.#term || owner === this.#tab || owner === "") return false;
    this.#term = term + 1;
    return true;
  }

  #postScene(scene: Scene): void {
    this.#post({ type: "scene", ...this.#place, scene });
  }

  #carry(id: string, command: Extract<Message, { type: "command" }>["command"]): void {
    this.#owner.dispatch({
      id,
      command,
      answer: (refused) => {
        if (!this.#isEnded) this.#post({ type: "answer", id, refused });
      },
    });
  }

  async #yield(tab: string): Promise<void> {
    await this.#owner.settled();
    if (!this.#isEnded) this.#post({ type: "yielded", tab });
  }
}
