import type { CourtRank, SuitLetter } from "./card-name.js";

/** The name of a colour of the traditional deck. */
export type TraditionalInk = "gold" | "red" | "blue" | "black";

/** The upper half of a court figure, in a box of 1300 by 2000 units. */
export interface CourtOutlines {
  /** The layers in drawing order. A path with a stroke width of 0 is filled. */
  readonly layers: readonly (readonly [ink: TraditionalInk, stroke: number, path: string])[];
  /** The centre and the size of the pip beside the head. */
  readonly pip: readonly [x: number, y: number, size: number];
}

/** The outlines, which `build/traditional-courts.mjs` generates when this package is built. */
export declare const TRADITIONAL_OUTLINES: Readonly<Record<`${CourtRank}${SuitLetter}`, CourtOutlines>>;
