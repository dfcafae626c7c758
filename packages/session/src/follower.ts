import { evolve, type GameEvent, type Rejection, whyNot } from "@thunderjack/core";
import type { Here, Message, Reign, SceneMessage, Told } from "./message.js";
import { type Notice, type NoticeCode, notice, noticeFrom } from "./notice.js";
import type { Scene } from "./scene.js";
import type { SessionClock } from "./session-clock.js";
import { ASK_EVERY } from "./settings.js";
import type { SessionStatus } from "./status.js";
import type { OpenCommand } from "./write.js";

/** Who is told what a follower hears. */
export interface FollowerListener {
  readonly told: (events: readonly GameEvent[], scene: Scene) => void;
  readonly jumped: (scene: Scene) => void;
  readonly saving: (saving: SessionStatus["saving"]) => void;
  readonly notice: (notice: Notice) => void;
}

/** After how many questions without an answer the owner counts as silent. */
const SILENT_AFTER = 3;

/*
 *   it hears …                  and …                            then
 *   ─────────────────────────   ──────────────────────────────   ─────────────────────────────────────────
 *   the whole table             it is ahead of what is known     the table is that now
 *   what one command caused     it is the next                   it is told
 *                               it is known already              nothing: it came twice, or late
 *                               something between is missing     it asks for the whole table
 *   how far the owner is        that is further than this        it asks for the whole table
 *   anything of an older term   –                                nothing: that owner is none any more
 */

/** A tab that shows the table of another tab, and sends its commands there. */
export class Follower {
  readonly #clock: SessionClock;
  readonly #post: (message: Message) => void;
  readonly #listener: FollowerListener;
  readonly #open = new Map<string, OpenCommand>();
  #scene: Scene | null;
  #reign: Reign;
  #seq = -1;
  /** What was told last about what is not saved; `undefined` where everything is. */
  #unsaved: NoticeCode | undefined;
  #unanswered = 0;
  #cancelAsking: () => void = () => {};

  /**
   * @param scene what is shown so far; `null` for nothing
   * @param reign the last that was heard of
   * @param open commands that are to be sent
   */
  constructor(
    clock: SessionClock,
    post: (message: Message) => void,
    listener: FollowerListener,
    {
      scene,
      reign,
      open,
    }: { readonly scene: Scene | null; readonly reign: Reign; readonly open: readonly OpenCommand[] },
  ) {
    this.#clock = clock;
    this.#post = post;
    this.#listener = listener;
    this.#scene = scene;
    this.#reign = reign;
    for (const command of open) this.#open.set(command.id, command);
    this.#ask();
  }

  /** The last reign that was heard of. */
  get reign(): Reign {
    return this.#reign;
  }

  hear(message: Message): void {
    if (message.type === "answer") return this.#take(message.id, message.refused);
    if (message.type !== "scene" && message.type !== "told" && message.type !== "here") return;
    const { term, owner, seq } = message;
    if (term < this.#reign.term) return;
    this.#unanswered = 0;
    const isSame = term === this.#reign.term && owner === this.#reign.owner;
    const isKnown = isSame && seq <= this.#seq;
    // Before what happened is told: how it is saved then is part of it. Of something old, that is old too.
    if (!isKnown || seq === this.#seq) this.#note(message);
    if (isKnown) return;
    if (message.type === "scene") this.#jump(message.scene, { term, owner }, seq);
    else if (!(message.type === "told" && isSame && this.#follow(message.events, seq))) this.#sayHello();
  }

  /**
   * Sends a command to the owner, again and again until it answers.
   *
   * @returns why it is refused, if that is clear already; the same goes to its answer
   */
  dispatch(given: OpenCommand): Rejection | null {
    // With others under way nobody here knows what it will be decided on.
    const isClear = this.#scene !== null && this.#open.size === 0;
    const refused =
      isClear && this.#scene !== null ? whyNot(this.#scene.rules, this.#scene.state, given.command) : null;
    if (refused !== null) {
      given.answer(refused);
      return refused;
    }
    this.#open.set(given.id, given);
    this.#post({ type: "command", id: given.id, command: given.command });
    return null;
  }

  /** Listens no more. @returns the commands that were not answered */
  end(): readonly OpenCommand[] {
    this.#cancelAsking();
    return [...this.#open.values()];
  }

  /** How it is saved at its owner, and why not, is told here as it is there: each reason once, and its end. */
  #note({ saving, unsaved = null }: SceneMessage | Told | Here): void {
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

  #jump(scene: Scene, reign: Reign, seq: number): void {
    this.#reign = reign;
    this.#seq = seq;
    this.#scene = scene;
    this.#listener.jumped(scene);
  }

  /** Whether these events go on from what is shown. */
  #follow(events: readonly GameEvent[], seq: number): boolean {
    if (this.#scene === null || seq !== this.#seq + 1) return false;
    let { state } = this.#scene;
    try {
      for (const event of events) state = evolve(state, event);
    } catch {
      return false;
    }
    this.#seq = seq;
    this.#scene = { ...this.#scene, state };
    this.#listener.told(events, this.#scene);
    return true;
  }

  #sayHello(): void {
    this.#post({ type: "hello", ...this.#reign });
  }

  #ask(): void {
    if (this.#seq === -1) this.#sayHello();
    else this.#post({ type: "where", ...this.#reign });
    for (const { id, command } of this.#open.values()) this.#post({ type: "command", id, command });
    if (++this.#unanswered === SILENT_AFTER + 1) this.#listener.notice(notice("owner-silent"));
    this.#cancelAsking = this.#clock.after(ASK_EVERY, () => this.#ask());
  }
}
