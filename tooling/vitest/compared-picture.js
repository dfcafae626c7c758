import { expect, inject } from "vitest";
import { setPainted } from "./painting.js";

/**
 * Compares an element with its stored screenshot. If screenshots cannot be compared on this machine, the name of the
 * screenshot is added to the report of the test.
 *
 * @param {import("vitest").TestContext["task"]} task
 * @param {import("vitest/browser").Locator} locator
 * @param {string} name the name of the screenshot
 * @param {object} [options] the options of `toMatchScreenshot`
 */
export async function expectPicture(task, locator, name, options) {
  const { reason } = inject("pictures");
  if (reason === null) {
    setPainted(true);
    try {
      await expect.element(locator).toMatchScreenshot(name, options);
    } finally {
      setPainted(false);
    }
    return;
  }
  task.meta.notCompared ??= { reason, names: [] };
  task.meta.notCompared.names.push(name);
}
