import { describe, expect, it } from "vitest";
import { comparedNames, noiseFault } from "../src/comparison.js";
import { pageNames } from "../src/pages.js";

/** Returns 60 ratios, half of them above 1 and half of them below. */
function spread(by: number): readonly number[] {
  return Array.from({ length: 60 }, (_, sample) => 1 + (sample % 2 === 0 ? by : -by));
}

describe("a comparison of this checkout with itself", () => {
  it("is accepted if its median is certain to 2.5 %", () => {
    expect(noiseFault("replay", spread(0.05))).toBeNull();
  });

  it("names the contender and the quartiles if they are too far apart", () => {
    expect(noiseFault("replay", spread(0.1))).toBe(
      'The machine is too busy to tell 5 %: in "replay", the same code ran at 0.900 to 1.100 times its own rate (quartiles). Stop other programs and try again.',
    );
  });

  it("is refused if the same code has different rates", () => {
    expect(
      noiseFault(
        "replay",
        Array.from({ length: 60 }, () => 1.03),
      ),
    ).toContain("too busy");
  });
});

describe("a comparison of one contender", () => {
  it("names the contenders if there is none with this name", () => {
    expect(comparedNames("recording")).toEqual(["recording"]);
    expect(() => comparedNames("recorder")).toThrow(
      'There is no contender "recorder". Choose one of: decide and evolve,',
    );
  });
});

describe("the measurement of one page", () => {
  it("names the measurements if there is none with this name", () => {
    expect(pageNames("longest")).toEqual(["longest"]);
    expect(() => pageNames("shortest")).toThrow(
      'There is no measurement "shortest". Choose one of: tables, longest, cards, first chip, first chip, stored.',
    );
  });
});
