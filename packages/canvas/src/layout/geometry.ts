/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point, in CSS pixels from the top left of the table. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle, in CSS pixels from the top left of the table. */
export interface Box extends Point, Size {}
