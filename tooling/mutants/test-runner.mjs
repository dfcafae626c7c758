// The Vitest runner of Stryker with three changes. First, a test file that cannot be imported is a failed test: the
// original counts a mutant that breaks a module as not detected, because such a file has no tests. Second, mutants share
// a worker, unless they change code that runs during the import of a module. Third, a mutant with a known result does
// not run.
import { strykerPlugins as plugins } from "@stryker-mutator/vitest-runner";
import { earlierResult } from "./earlier-results.mjs";
import { keptWorker } from "./kept-worker.mjs";
import { readEarlierResults, TestedResults, TIME_IS_OVER } from "./tested-results.mjs";

export { strykerValidationSchema } from "@stryker-mutator/vitest-runner";

/** The value of `TestStatus.Failed` of Stryker. */
const FAILED = 1;

const until = Number(process.env.TESTED_UNTIL);

/** Returns the known result of a mutant, or `undefined` if it must run. Its lines and columns begin at 0. */
function knownRun(earlier, { fileName, location, replacement }) {
  const fromOne = ({ line, column }) => ({ line: line + 1, column: column + 1 });
  const { start, end } = location;
  const mutant = { location: { start: fromOne(start), end: fromOne(end) }, replacement };
  const isDetected = earlier[fileName] && earlierResult(earlier[fileName], mutant);
  if (isDetected === true) return { status: "killed", killedBy: [], failureMessage: "", nrOfTests: 0 };
  if (isDetected === false) return { status: "survived", nrOfTests: 0 };
  return Date.now() < until ? undefined : { status: "error", errorMessage: TIME_IS_OVER };
}

const [{ factory, ...plugin }] = plugins;

function runnerOf(injector) {
  const runner = factory(injector);
  const earlier = readEarlierResults();
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
    const known = knownRun(earlier, options.activeMutant);
    if (known !== undefined) return known;
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

export const strykerPlugins = [
  { ...plugin, name: "vitest-files", factory: runnerOf },
  { kind: "Reporter", name: "tested", injectableClass: TestedResults },
];
