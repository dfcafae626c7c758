import { hasSideBar, type Size } from "../src/layout/layout.js";

/** The height of the bar above a table, or the width of the bar beside a table, in CSS pixels. */
const BAR = 48;

/** The sizes of a table together with its bar, in CSS pixels. */
export const WINDOWS = [
  "320×568",
  "360×616",
  "375×553",
  "390×844",
  "740×360",
  "844×390",
  "768×560",
  "768×1024",
  "1024×768",
  "1366×625",
  "1440×900",
  "1920×1080",
  "2560×1080",
] as const;

/** One of these sizes. */
export type Window = (typeof WINDOWS)[number];

/** Pages at a zoom of 400 %. */
export const ZOOMED = ["320×180", "480×270"] as const;

/** Returns the size of the table without its bar. */
export function tableIn(window: string): Size {
  const [width = 0, height = 0] = window.split("×").map(Number);
  return hasSideBar({ width, height }) ? { width: width - BAR, height } : { width, height: height - BAR };
}
