// The Vitest runner of Stryker with two changes. First, a test file that cannot be imported is a failed test: the
// original counts a mutant that breaks a module as not detected, because such a file has no tests. Second, mutants share
// a worker, unless they change code that runs during the import of a module.
import { strykerPlugins as plugins } from "@stryker-mutator/vitest-runner";
import { keptWorker } from "./kept-worker.mjs";

export { strykerValidationSchema } from "@stryker-mutator/vitest-runner";

/** The value of `TestStatus.Failed` of Stryker. */
const FAILED = 1;

const [{ factory, ...plugin }] = plugins;

function runnerOf(injector) {
  const runner = factory(injector);
  const { poolRunner, discard } = keptWorker();
  const init = runner.init.bind(runner);
  const mutantRun = runner.mutantRun.bind(runner);
  const run = runner.run.bind(runner);
  const dispose = runner.dispose.bind(runner);
  runner.init = async () => {
    await init();
    for (const { config } of runner.ctx.projects) Object.assign(config, { pool: poolRunner.name, poolRunner });
  };
  runner.mutantRun = async (options) => {
    if (options.reloadEnvironment) await discard();
    return await mutantRun(options);
  };
  runner.run = async (options) => {
    const result = await run(options);
    if (result.tests === undefined) return result;
    const broken = runner.ctx.state
      .getFiles()
      .filter(({ tasks, result: file }) => file?.state === "fail" && tasks.length === 0)
      .map(({ name, filepath, result: file }) => ({
        id: `${name}#`,
        name,
        fileName: filepath,
        timeSpentMs: 0,
        status: FAILED,
        failureMessage: file.errors?.[0]?.message ?? "The file cannot be imported.",
      }));
    return { ...result, tests: [...result.tests, ...broken] };
  };
  runner.dispose = async () => {
    await dispose();
    await discard();
  };
  return runner;
}
runnerOf.inject = factory.inject;

export const strykerPlugins = [{ ...plugin, name: "vitest-files", factory: runnerOf }];
