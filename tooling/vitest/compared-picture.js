import { expect, inject } from "vitest";

/**
 * Compares an element with its picture, where pictures can be compared on this machine. Otherwise the name of the picture
 * is noted in the report of the test.
 *
 * @param {import("vitest").TestContext["task"]} task
 * @param {import("vitest/browser").Locator} locator
 * @param {string} name
 * @param {object} [options] those of `toMatchScreenshot`
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
