import { expect, test } from "vitest";
import { BET_ICONS, TOOL_ICONS } from "./icons.js";
import { PAGE_ICONS } from "./page-icons.js";
import { MOVE_ICONS, RESULT_ICONS } from "./round-icons.js";

const ICONS = Object.entries({ MOVE_ICONS, BET_ICONS, RESULT_ICONS, TOOL_ICONS, PAGE_ICONS }).flatMap(
  ([group, icons]) => Object.entries(icons).map(([name, path]) => [group, name, path] as const),
);

/** The number of arguments of each command. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7, Z: 0 };

test.each(ICONS)("the icon %s %s is a complete path within its box", (_, __, path) => {
  expect(path).toMatch(/^M/);
  for (const [, command = "", text = ""] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = text.trim() === "" ? [] : text.trim().split(/\s+/).map(Number);
    expect(numbers).toHaveLength(ARGUMENTS[command] ?? -1);
    const ends = command === "A" ? numbers.slice(-2) : numbers;
    for (const value of ends) {
      expect(value).toBeGreaterThanOrEqual(2);
      expect(value).toBeLessThanOrEqual(22);
    }
  }
});

test("the icons of the moves differ", () => {
  const paths = Object.values(MOVE_ICONS);
  expect(new Set(paths).size).toBe(paths.length);
});
