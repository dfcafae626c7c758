import type { CourtRank, SuitLetter } from "./card-name.js";

/** A name of an ink of the traditional deck. */
export type TraditionalInk = "gold" | "red" | "blue" | "black";

/** The upper half of a court figure, in a box of 1300 by 2000. */
export interface CourtOutlines {
  /** From the lowest up; filled where the width of the stroke is 0. */
  readonly layers: readonly (readonly [ink: TraditionalInk, stroke: number, path: string])[];
  /** The middle of the pip beside its head, and its size. */
  readonly pip: readonly [x: number, y: number, size: number];
}

/** Made when this package is built: `build/traditional-courts.mjs`. */
export declare const TRADITIONAL_OUTLINES: Readonly<Record<`${CourtRank}${SuitLetter}`, CourtOutlines>>;
