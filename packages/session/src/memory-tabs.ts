import type { Channel, OpenChannel } from "./channel.js";
import type { LockListener, TabLock } from "./tab-lock.js";

interface Waiting {
  readonly listener: LockListener;
}

/**
 * A lock between the sessions of one page or one process. It is used in tests, and in applications with a single tab.
 */
export class MemoryLock implements TabLock {
  /** The queue of each name. Its first entry has the lock. */
  readonly #queues = new Map<string, Waiting[]>();

  request(name: string, listener: LockListener, steal = false): () => void {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    const waiting: Waiting = { listener };
    const [owner] = queue;
    if (steal) queue.splice(0, 1, waiting);
    else queue.push(waiting);
    if (steal && owner !== undefined) soon(() => owner.listener.lost());
    if (queue[0] === waiting) this.#grant(queue, waiting);
    return () => this.#leave(queue, waiting);
  }

  #leave(queue: Waiting[], waiting: Waiting): void {
    const place = queue.indexOf(waiting);
    if (place === -1) return;
    queue.splice(place, 1);
    const [next] = queue;
    if (place === 0 && next !== undefined) this.#grant(queue, next);
  }

  #grant(queue: readonly Waiting[], waiting: Waiting): void {
    soon(() => {
      if (queue[0] === waiting) waiting.listener.granted();
    });
  }
}

/** Channels between the sessions of one page or one process. Messages are delivered asynchronously. */
export class MemoryChannels {
  readonly #listeners = new Map<string, Set<Set<(text: string) => void>>>();

  readonly open: OpenChannel = (name) => {
    const all = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, all);
    const own = new Set<(text: string) => void>();
    all.add(own);
    return {
      post: (text) => {
        for (const other of all) if (other !== own) soon(() => notifyAll(other, text));
      },
      listen: (listener) => {
        own.add(listener);
        return () => own.delete(listener);
      },
      close: () => {
        own.clear();
        all.delete(own);
      },
    } satisfies Channel;
  };
}

function notifyAll(listeners: ReadonlySet<(text: string) => void>, text: string): void {
  for (const listener of [...listeners]) listener(text);
}

function soon(callback: () => void): void {
  void Promise.resolve().then(callback);
}
