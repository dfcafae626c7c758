import { describe, expect, it } from "vitest";
import { comparedNames, isCertain, noiseFault, samplesUntil } from "../src/comparison.js";
import { medianInterval } from "../src/contender.js";
import { pageNames } from "../src/pages.js";
import { ratiosOf } from "../src/report.js";

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
      'The machine is too busy to tell 5 %: in "replay", the same code ran at 1.000 ± 4.7 % (60 samples) times its own rate, with quartiles of 0.900 to 1.100. Stop other programs and try again.',
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

describe("the processes of a comparison", () => {
  /** Returns the number of processes that are started for ratios of this spread. */
  function processes(by: number, least?: number): number {
    return samplesUntil(isCertain, () => spread(by), least).length / 60;
  }

  it("are one if its samples make the median certain", () => {
    expect(processes(0.05)).toBe(1);
  });

  it("are more until the median is certain", () => {
    expect(processes(0.1)).toBe(4);
  });

  it("are at most nine", () => {
    expect(processes(0.2)).toBe(9);
    expect(isCertain(samplesUntil(isCertain, () => spread(0.2)))).toBe(false);
  });

  it("are at least as many as requested", () => {
    expect(processes(0.05, 4)).toBe(4);
    expect(processes(0.2, 11)).toBe(11);
  });
});

describe("the interval of a median", () => {
  it("leaves out the smallest and the largest of nine values", () => {
    expect(medianInterval([9, 1, 8, 2, 7, 3, 6, 4, 5])).toEqual([2, 8]);
  });

  it("is the range of six values, and of fewer values", () => {
    expect(medianInterval([6, 1, 5, 2, 4, 3])).toEqual([1, 6]);
    expect(medianInterval([3, 1, 2])).toEqual([1, 3]);
  });

  it("becomes narrower with more values", () => {
    expect(medianInterval(Array.from({ length: 100 }, (_, index) => index + 1))).toEqual([40, 61]);
  });
});

describe("the ratio of two contenders", () => {
  it("is taken within each turn", () => {
    expect(ratiosOf([90, 45, 80], [100, 50, 160])).toEqual([0.9, 0.9, 0.5]);
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
