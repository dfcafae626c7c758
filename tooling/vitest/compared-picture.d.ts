import type { TestContext } from "vitest";
import type { Locator, ScreenshotMatcherOptions } from "vitest/browser";

/**
 * Compares an element with its stored screenshot. If screenshots cannot be compared on this machine, the name of the
 * screenshot is added to the report of the test.
 */
export function expectPicture(
  task: TestContext["task"],
  locator: Locator,
  name: string,
  options?: ScreenshotMatcherOptions,
): Promise<void>;
