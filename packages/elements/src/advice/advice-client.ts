import type { AdviceAsked, AdviceReply, AdviceRequest, AdviceTopics } from "./protocol.js";

/** What a page under Trusted Types is shown for the address of the worker. */
let policy: { createScriptURL(address: string): unknown } | undefined;

/**
 * The address of the worker's own file, as a page under Trusted Types wants it. The build for script tags puts it around
 * the address below: there it would keep bundlers from finding the file.
 *
 * @throws TypeError where the page names the policies that it allows, and `thunderjack` is not among them
 */
export function trustedAddress(address: URL): URL {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): NonNullable<typeof policy> };
  };
  policy ??= trustedTypes?.createPolicy("thunderjack", { createScriptURL: (text: string) => text });
  // Not a URL any more, but taken for one by `Worker`.
  return (policy?.createScriptURL(address.href) ?? address) as URL;
}

/** Starts the worker. Written so that bundlers find its file. */
function startWorker(): Worker {
  return new Worker(new URL("./advice-worker.js", import.meta.url), { type: "module" });
}

interface Waiting {
  readonly request: AdviceRequest;
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Asks for advice off the main thread. Where there are no workers, or the page's policy refuses them, the same questions
 * are answered on the main thread when it is idle.
 */
export class AdviceClient {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #asked = 0;
  #isDisposed = false;

  /** @param start starts the worker; may fail at once or later */
  constructor(start: () => Worker = startWorker) {
    try {
      const worker = start();
      this.#worker = worker;
      worker.addEventListener("message", ({ data }: MessageEvent<AdviceReply>) => this.#settle(data));
      // Refused by the policy of the page, or not to be loaded: nothing that was asked is lost.
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        this.#goOnWithout();
      });
    } catch {
      this.#worker = null;
    }
  }

  /** Whether a worker answers. */
  get hasWorker(): boolean {
    return this.#worker !== null;
  }

  /**
   * Asks.
   *
   * @returns fails when there is no answer, saying why; stays open for ever once the client is disposed of
   */
  ask<Topic extends keyof AdviceTopics>(
    topic: Topic,
    asked: AdviceTopics[Topic]["asked"],
  ): Promise<AdviceTopics[Topic]["answer"]> {
    const request = { id: ++this.#asked, topic, asked } as AdviceAsked & { readonly id: number };
    return new Promise((resolve, reject) => {
      if (this.#isDisposed) return;
      this.#waiting.set(request.id, { request, resolve, reject });
      if (this.#worker === null) this.#answerWhenIdle(request);
      else this.#worker.postMessage(request);
    });
  }

  /** Ends the worker; answers that come late are not told. */
  dispose(): void {
    this.#isDisposed = true;
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #goOnWithout(): void {
    if (this.#worker === null) return;
    this.#worker.terminate();
    this.#worker = null;
    for (const { request } of this.#waiting.values()) this.#answerWhenIdle(request);
  }

  #answerWhenIdle(request: AdviceRequest): void {
    whenIdle(async () => {
      // Without the worker the odds are the page's to load: a chunk of its own.
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
  // Not in every browser.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => work(), { timeout: 200 });
  else setTimeout(work, 0);
}
