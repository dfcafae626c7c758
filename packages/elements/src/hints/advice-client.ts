import type { AdviceAsked, AdviceReply, AdviceRequest, AdviceTopics } from "./protocol.js";

/** Starts the worker. Bundlers recognize exactly this form of the call, and include the file of the worker. */
function startWorker(): Worker {
  return new Worker(new URL("./advice-worker.js", import.meta.url), { type: "module" });
}

interface Waiting {
  readonly request: AdviceRequest;
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Requests advice from a worker. If workers are unavailable or the page's policy blocks them, the requests are answered
 * on the main thread when it is idle.
 */
export class AdviceClient {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #lastId = 0;
  #isDisposed = false;

  /** @param start starts the worker. It may throw, or return a worker that dispatches `error` later. */
  constructor(start: () => Worker = startWorker) {
    try {
      const worker = start();
      this.#worker = worker;
      worker.addEventListener("message", ({ data }: MessageEvent<AdviceReply>) => this.#settle(data));
      // An `error` means that the page's policy blocks the worker, or that its file cannot be loaded. The pending
      // requests are then answered on the main thread.
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        this.#continueWithoutWorker();
      });
    } catch {
      this.#worker = null;
    }
  }

  /** Whether a worker answers the requests. */
  get hasWorker(): boolean {
    return this.#worker !== null;
  }

  /**
   * Sends a request.
   *
   * @returns a promise of the answer. It rejects if the request fails, and stays pending after
   *   {@link AdviceClient.dispose}
   */
  ask<Topic extends keyof AdviceTopics>(
    topic: Topic,
    asked: AdviceTopics[Topic]["asked"],
  ): Promise<AdviceTopics[Topic]["answer"]> {
    const request = { id: ++this.#lastId, topic, asked } as AdviceAsked & { readonly id: number };
    return new Promise((resolve, reject) => {
      if (this.#isDisposed) return;
      this.#waiting.set(request.id, { request, resolve, reject });
      if (this.#worker === null) this.#answerWhenIdle(request);
      else this.#worker.postMessage(request);
    });
  }

  /** Terminates the worker. Pending requests are never answered. */
  dispose(): void {
    this.#isDisposed = true;
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #continueWithoutWorker(): void {
    if (this.#worker === null) return;
    this.#worker.terminate();
    this.#worker = null;
    for (const { request } of this.#waiting.values()) this.#answerWhenIdle(request);
  }

  #answerWhenIdle(request: AdviceRequest): void {
    whenIdle(async () => {
      // The code of the odds is a separate chunk, which the page loads only without a worker.
      try {
        const { replyTo } = await import("./advice-answers.js");
        if (this.#waiting.has(request.id)) this.#settle(replyTo(request));
      } catch (reason) {
        this.#settle({ id: request.id, failed: reason instanceof Error ? reason.message : String(reason) });
      }
    });
  }

  #settle(reply: AdviceReply): void {
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) return;
    this.#waiting.delete(reply.id);
    if ("failed" in reply) waiting.reject(new Error(reply.failed));
    else waiting.resolve(reply.answer as never);
  }
}

function whenIdle(work: () => unknown): void {
  // `requestIdleCallback` is not available in every browser.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => work(), { timeout: 200 });
  else setTimeout(work, 0);
}
