import type { DockLayout, TableMode, TextSizes } from "./table-layout.js";

const LEAST = { least: 11, leastCapitals: 13 } as const;

/** Returns the font sizes of a table. */
export function textSizes(mode: TableMode, isTight: boolean, dock: DockLayout, fontWidth: number): TextSizes {
  return { ...LEAST, fontWidth, ...sizesIn(mode, isTight, dock) };
}

function sizesIn(
  mode: TableMode,
  isTight: boolean,
  { moves }: DockLayout,
): Omit<TextSizes, "least" | "leastCapitals" | "fontWidth"> {
  const slot = moves.Double.width;
  switch (mode) {
    case "wide": {
      const move = slot >= 160 ? 18 : slot >= 118 ? 16 : 13.5;
      return {
        message: isTight ? 16 : 17,
        moveName: move,
        minorMoveName: move,
        moveDetail: slot >= 118 ? 13 : 11.5,
        total: 19,
        result: 15,
        label: 13,
        figure: slot < 118 ? 16 : isTight ? 20 : 24,
      };
    }
    case "tall":
      return {
        message: isTight ? 14.5 : 15.5,
        moveName: isTight ? 18 : 20,
        minorMoveName: slot >= 110 ? 14.5 : 13,
        moveDetail: 12,
        total: 16,
        result: 13,
        label: 13,
        figure: 16,
      };
    case "land":
      return {
        message: 13.5,
        moveName: 20,
        minorMoveName: slot >= 112 ? 15 : 13,
        moveDetail: 12,
        total: 15,
        result: 13,
        label: 13,
        figure: 17,
      };
    default:
      return {
        message: 12,
        moveName: 12,
        minorMoveName: 12,
        moveDetail: 11,
        total: 14,
        result: 12,
        label: 11,
        figure: 13,
      };
  }
}
