import { beforeEach, inject, vi } from "vitest";

/*
 * Reduces the random cases of the tests to an eighth, because the tests run once for each mutant, and reports the
 * first failing case without searching for a smaller one.
 */
const CASES = 5;
const SHARE = 8;

/**
 * A pattern for the names of skipped tests. They need many cases or take seconds: they damage each part of a recording,
 * or start a program.
 */
const LONG =
  /any forgery|lines of an open round are changed|a damaged message leaves both tabs|at every cut|is detected when it is changed|second verifier|for every shoe that is|every offered command is legal|with one damaged field/;

// The number of random faults of a stored session.
process.env.SEEDS ??= "10";

beforeEach(({ task, skip }) => {
  if (LONG.test(task.name)) skip();
});

vi.mock("fast-check", async (original) => {
  const real = await original();
  const limited = (settings = {}) => ({
    ...settings,
    numRuns: Math.max(CASES, Math.floor((settings.numRuns ?? 0) / SHARE)),
    endOnFailure: true,
  });
  const assert = (property, settings) => real.assert(property, limited(settings));
  return { ...real, assert, default: { ...real.default, assert } };
});

// Test files are imported without a mutant. In a worker that is kept, the mutant of the previous run must be cleared.
if (inject("mutantActivation") === "runtime") globalThis[inject("globalNamespace")].activeMutant = undefined;
