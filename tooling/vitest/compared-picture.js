import { expect, inject } from "vitest";

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
    await expect.element(locator).toMatchScreenshot(name, options);
    return;
  }
  task.meta.notCompared ??= { reason, names: [] };
  task.meta.notCompared.names.push(name);
}
