import type { TestContext } from "vitest";
import type { Locator, ScreenshotMatcherOptions } from "vitest/browser";

/**
 * Compares an element with its picture, where pictures can be compared on this machine. Otherwise the name of the picture
 * is noted in the report of the test.
 */
export function expectPicture(
  task: TestContext["task"],
  locator: Locator,
  name: string,
  options?: ScreenshotMatcherOptions,
): Promise<void>;
