import { describe, expect, it } from "vitest";
import { Definitions } from "../src/svg/svg-definitions.js";
import { numberText } from "../src/svg/svg-number.js";
import { SvgPen } from "../src/svg/svg-pen.js";

/** Returns what a pen draws, as SVG. */
function drawn(draw: (pen: SvgPen) => void): string {
  const pen = new SvgPen(new Definitions("t"));
  draw(pen);
  return pen.markup;
}

describe("a number in SVG", () => {
  it.each([
    [0, "0"],
    [-0.001, "0"],
    [10, "10"],
    [-200, "-200"],
    [1.5, "1.5"],
    [10.05, "10.05"],
    [0.999, "1"],
  ])("%f is written as %s", (value, text) => {
    expect(numberText(value)).toBe(text);
  });

  it("keeps the zeros of an integer without decimals", () => {
    expect(numberText(110, 0)).toBe("110");
  });
});

describe("the pen for SVG", () => {
  it("keeps the zeros and the decimals of a rectangle", () => {
    const path = drawn((pen) => {
      pen.beginPath();
      pen.rect(110, 20.25, 30, 40);
      pen.fill();
    });
    expect(path).toContain('d="M110 20.25h30v40h-30Z"');
    expect(drawn((pen) => pen.fillRect(110, 20.25, 30.5, 40))).toContain('x="110" y="20.25" width="30.5" height="40"');
  });

  it("draws the corners of a rectangle with both radii", () => {
    const path = drawn((pen) => {
      pen.beginPath();
      pen.roundRect(100, 50, 60, 40, 10);
      pen.fill();
    });
    const corners = ["a10 10 0 0 1 10 10v20", "a10 10 0 0 1 -10 10h-40", "a10 10 0 0 1 -10 -10v-20"];
    expect(path).toContain(`d="M110 50h40${corners.join("")}a10 10 0 0 1 10 -10Z"`);
  });

  it("keeps the lengths of dashes", () => {
    const line = drawn((pen) => {
      pen.setLineDash([10, 10]);
      pen.beginPath();
      pen.lineTo(0, 0);
      pen.lineTo(100, 0);
      pen.stroke();
    });
    expect(line).toContain('d="M0 0L100 0"');
    expect(line).toContain('stroke-dasharray="10 10"');
  });
});
