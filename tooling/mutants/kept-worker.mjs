import { ThreadsPoolWorker } from "vitest/node";

/** The number of runs after which a worker is replaced, because each run leaves its listeners in the worker. */
const RUNS = 200;

/**
 * Returns a pool for Vitest (https://vitest.dev/guide/advanced/pool) that keeps one worker thread and its imported
 * modules for the next run. Only test files and setup files are imported again. Without it, each mutant starts a thread
 * and imports all modules, which takes longer than the tests.
 */
export function keptWorker() {
  const name = "kept-worker";
  let worker;
  let runs = 0;
  let config;

  async function discard() {
    const old = worker;
    worker = undefined;
    runs = 0;
    await old?.stop();
  }

  /**
   * Returns the connection of one run with the worker. A run starts the worker if there is none, and stops it only after
   * {@link RUNS} runs.
   */
  function createPoolWorker(options) {
    const isFirst = worker === undefined;
    worker ??= new ThreadsPoolWorker(options);
    const thread = worker;
    const listeners = [];
    const answer = (type) => {
      for (const { event, callback } of listeners)
        if (event === "message") callback({ __vitest_worker_response__: true, type });
    };
    return {
      name,
      start: async () => {
        if (isFirst) await thread.start();
      },
      on(event, callback) {
        listeners.push({ event, callback });
        thread.on(event, callback);
      },
      off(event, callback) {
        thread.off(event, callback);
      },
      send(message) {
        if (message.type === "start") ({ config } = message.context);
        if (message.type === "start" && !isFirst) answer("started");
        else if (message.type === "stop") answer("stopped");
        // The worker was started with the configuration of an earlier run, which selects other tests by their names.
        else if (message.type === "run") thread.send({ ...message, context: { ...message.context, config } });
        else thread.send(message);
      },
      async stop() {
        if (thread !== worker) return;
        for (const { event, callback } of listeners) thread.off(event, callback);
        runs += 1;
        if (runs === RUNS) await discard();
      },
      deserialize: (message) => message,
    };
  }

  return { poolRunner: { name, createPoolWorker }, discard };
}
