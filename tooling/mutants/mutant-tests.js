import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { BaseSequencer } from "vitest/node";
import { nodeTests } from "../vitest/node-tests.js";
import { MUTATED } from "./mutated.mjs";

/*
 * The tests that run for each mutant of the group with the number `MUTATED_GROUP`, with fewer random cases. The
 * fastest files run first, because the first failing test ends the run.
 */

class FastestFirst extends BaseSequencer {
  sort(files) {
    const duration = ({ project, moduleId }) => {
      const key = `${project.name}:${relative(this.ctx.config.root, moduleId)}`;
      return this.ctx.cache.getFileTestResults(key)?.duration ?? 0;
    };
    return Promise.resolve([...files].sort((one, other) => duration(one) - duration(other)));
  }
}

const { folder, tests } = MUTATED[process.env.MUTATED_GROUP];
const { test } = nodeTests(folder.replace("packages/", ""));

export default {
  test: {
    ...test,
    include: tests,
    exclude: [],
    setupFiles: [...test.setupFiles, fileURLToPath(new URL("fewer-cases.js", import.meta.url))],
    sequence: { sequencer: FastestFirst },
    // The timeouts are short, because a mutant often leaves a promise pending forever.
    testTimeout: 10_000,
    hookTimeout: 10_000,
  },
};
