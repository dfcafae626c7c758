import { chosenSeeds, legalCommands, ruleSet, Table, VirtualClock } from "@thunderjack/core";
import { record, verify, verifySession } from "@thunderjack/recording";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { verifyInPage } from "./verify.js";
import { verifySessionInPage } from "./verify-session-in-page.js";

/** Counts the workers that are started and ended, and the messages that they receive. */
function watchedWorkers() {
  const seen = { started: 0, ended: 0, received: 0 };
  const Native = globalThis.Worker;
  replaceWorker(
    class extends Native {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        seen.started++;
      }
      override postMessage(message: unknown): void {
        seen.received++;
        super.postMessage(message);
      }
      override terminate(): void {
        seen.ended++;
        super.terminate();
      }
    },
  );
  return seen;
}

/** Replaces the workers of the page until the end of the test. */
function replaceWorker(replacement: unknown): void {
  vi.stubGlobal("Worker", replacement);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

/** Starts a worker with this code instead of each worker. */
function workersWith(code: string): void {
  const Native = globalThis.Worker;
  replaceWorker(function start() {
    return new Native(`data:text/javascript,${encodeURIComponent(code)}`);
  });
}

/** Returns the lines of a recording that is long enough for a worker. */
function longRecording(): readonly string[] {
  const rules = ruleSet({ preset: "thunderjack", startingCredits: 100_000_000 });
  const table = new Table({ rules, seeds: chosenSeeds("long"), bets: { right: 1000, middle: 1000, left: 1000 } });
  const recorder = record(table, { now: () => 0, createdAt: "2025-01-31T18:30:00.000Z" });
  const lines: string[] = [];
  recorder.lines$.subscribe((line) => lines.push(line));
  while (table.state.round < 600 || table.state.turn !== null) {
    const wanted = table.state.turn === null ? "Deal" : "Stand";
    const legal = legalCommands(rules, table.state);
    const command = legal.find(({ type }) => type === wanted) ?? legal.find(({ type }) => type.startsWith("Decline"));
    if (command === undefined) throw new Error("There is no legal command.");
    table.dispatch(command);
  }
  recorder.close(table.close());
  return lines;
}

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");
const { signal } = new AbortController();

describe("the verification of a long recording", () => {
  let lines: readonly string[];
  let texts: Readonly<Record<"closed" | "open" | "changed", string>>;

  beforeAll(() => {
    lines = longRecording();
    const text = textOf(lines);
    const middle = text.indexOf('"right":1000', text.length / 2);
    const changed = `${text.slice(0, middle)}"right":2000${text.slice(middle + 12)}`;
    texts = { closed: text, open: textOf(lines.slice(0, -1)), changed };
    expect(text.length).toBeGreaterThan(2 ** 20);
  });

  it.each(["closed", "open", "changed"] as const)(
    "runs in a worker, which is terminated at the end: %s",
    async (kind) => {
      const seen = watchedWorkers();
      const text = texts[kind];
      const options = { clientSeed: kind === "open" ? "another" : "" };
      expect(await verifyInPage([text], options, { signal })).toEqual(verify(text, options));
      expect(seen).toEqual({ started: 1, ended: 1, received: Math.ceil(text.length / 2 ** 20) + 1 });
    },
  );

  it("runs on the main thread if the page may not start workers", async () => {
    replaceWorker(function refuse() {
      throw new DOMException("refused", "SecurityError");
    });
    expect(await verifyInPage([texts.closed], {}, { signal })).toEqual(verify(texts.closed));
  });

  it("runs on the main thread if the file of the worker cannot be loaded", async () => {
    workersWith("throw new Error()");
    expect(await verifyInPage([texts.closed], {}, { signal })).toEqual(verify(texts.closed));
  });

  it("runs on the main thread if the worker sends nothing in time", async () => {
    const seen = watchedWorkers();
    workersWith("onmessage = () => undefined");
    const clock = new VirtualClock();
    let isEnded = false;
    const verification = verifyInPage([texts.closed], {}, { signal }, clock).finally(() => {
      isEnded = true;
    });
    clock.pass(14_000);
    await new Promise(requestAnimationFrame);
    expect(isEnded).toBe(false);
    clock.pass(2000);
    expect(await verification).toEqual(verify(texts.closed));
    expect(seen).toMatchObject({ started: 1, ended: 1 });
  });

  it("waits longer for the result of a worker that has started", async () => {
    workersWith(
      'postMessage(0); onmessage = ({ data }) => data === "end" ? postMessage({ status: "open" }) : data.task && postMessage(0.5)',
    );
    const Replaced = globalThis.Worker;
    const workers: Worker[] = [];
    replaceWorker(function start(url: URL) {
      const worker = new Replaced(url);
      workers.push(worker);
      return worker;
    });
    const clock = new VirtualClock();
    const onProgress = vi.fn();
    const verification = verifyInPage([texts.closed], {}, { signal, onProgress }, clock);
    await vi.waitFor(() => expect(onProgress).toHaveBeenCalledWith(0.5));
    clock.pass(60_000);
    workers[0]?.postMessage("end");
    expect(await verification).toEqual({ status: "open" });
  });

  it("ends with the worker when it is cancelled", async () => {
    const seen = watchedWorkers();
    const cancelled = new AbortController();
    const verification = verifyInPage([texts.closed], {}, { signal: cancelled.signal });
    cancelled.abort();
    await expect(verification).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    expect(seen).toMatchObject({ started: 1, ended: 1 });
  });

  it("has no result if it takes too long in the worker, and does not begin again on the main thread", async () => {
    let errors = 0;
    const Native = globalThis.Worker;
    replaceWorker(
      class extends Native {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          this.addEventListener("error", () => errors++);
        }
      },
    );
    const verified = verifyInPage([texts.closed], {}, { signal, budget: 0 });
    await expect(verified).rejects.toMatchObject({ name: "BudgetExceeded" });
    expect(errors).toBe(0);
  });

  it("has no result if it takes too long on the main thread", async () => {
    replaceWorker(undefined);
    const verified = verifyInPage([texts.closed], {}, { signal, budget: 0 });
    await expect(verified).rejects.toMatchObject({ name: "BudgetExceeded" });
  });

  it("reports the progress of the worker", async () => {
    const progress: number[] = [];
    workersWith('onmessage = ({ data }) => data.task && [0.5, { status: "open" }].forEach((one) => postMessage(one))');
    const page = { signal, onProgress: (one: number) => progress.push(one) };
    expect(await verifyInPage([texts.closed], {}, page)).toEqual({ status: "open" });
    expect(progress).toEqual([0.5]);
  });

  it("verifies the recordings of a session in a worker", async () => {
    const seen = watchedWorkers();
    const recordings = [texts.closed, texts.open];
    const options = { anchor: "another" };
    expect(await verifySessionInPage(recordings, options)).toEqual(verifySession(recordings, options));
    expect(seen).toMatchObject({ started: 1, ended: 1 });
  });

  it("verifies a session on the main thread if the page may not start workers", async () => {
    replaceWorker(undefined);
    const recordings = [texts.closed, texts.changed];
    const progress: number[] = [];
    const session = await verifySessionInPage(recordings, { onProgress: (one) => progress.push(one) });
    expect(session).toEqual(verifySession(recordings));
    expect(progress).toEqual([...progress].sort());
    expect(progress.length).toBeGreaterThan(1);
  });

  it("ends the verification of a session when it is cancelled", async () => {
    const seen = watchedWorkers();
    const cancelled = new AbortController();
    const verification = verifySessionInPage([texts.closed], { signal: cancelled.signal });
    cancelled.abort();
    await expect(verification).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    expect(seen.started).toBe(seen.ended);
  });
});

it("verifies a session without recordings", async () => {
  expect(await verifySessionInPage([])).toEqual(verifySession([]));
});

it("starts no worker for a short recording", async () => {
  const seen = watchedWorkers();
  expect(await verifyInPage([""], {}, { signal })).toEqual(verify(""));
  expect(seen.started).toBe(0);
});
