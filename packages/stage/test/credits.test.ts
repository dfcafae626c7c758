import { expect, test } from "vitest";
import { creditsIn, formatCredits, gainIn } from "../src/index.js";

test("formats an amount in credits, with hundredths only if there are any", () => {
  expect(formatCredits(0)).toBe("0");
  expect(formatCredits(1000)).toBe("10");
  expect(formatCredits(1250)).toBe("12.50");
  expect(formatCredits(5)).toBe("0.05");
  expect(formatCredits(-3000)).toBe("-30");
});

test("separates thousands", () => {
  expect(formatCredits(123_456_700)).toBe("1,234,567");
  expect(formatCredits(123_456_789)).toBe("1,234,567.89");
});

test("uses the separators of the language", () => {
  expect(creditsIn("de")(123_450)).toBe("1.234,50");
});

test("uses the digits 0 to 9 in every language", () => {
  expect(creditsIn("ar-EG")(123_450)).toBe("1,234.50");
});

test("formats winnings and losses with their sign", () => {
  expect(gainIn("en")(150000)).toBe("+1,500");
  expect(gainIn("en")(-1250)).toBe("−12.50");
  expect(gainIn("en")(0)).toBe("±0");
});
