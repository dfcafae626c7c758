import { cardFace } from "@thunderjack/artwork";

type Faces = typeof cardFace;

/** The traditional courts: they come late or never, and until then the built-in ones take their place. */
export class TraditionalCourts {
  #faces: Faces = cardFace;
  #coming: Promise<void> | null = null;
  readonly #load: () => Promise<{ readonly traditionalFace: Faces }>;
  readonly #report: (reason: unknown) => void;

  constructor(load: () => Promise<{ readonly traditionalFace: Faces }>, report: (reason: unknown) => void) {
    this.#load = load;
    this.#report = report;
  }

  /**
   * The faces as they can be drawn now. The first one who asks has the traditional ones fetched; that they cannot be had is
   * reported once.
   *
   * @param arrived called when there are others to draw
   */
  faces(arrived: () => void): Faces {
    this.#coming ??= this.#load().then(({ traditionalFace }) => {
      this.#faces = traditionalFace;
    }, this.#report);
    if (this.#faces === cardFace) {
      void this.#coming.then(() => {
        if (this.#faces !== cardFace) arrived();
      });
    }
    return this.#faces;
  }
}

/** Those of the page; it is told as an error that nobody caught when they cannot be had. */
export const TRADITIONAL = new TraditionalCourts(
  () => import("@thunderjack/artwork/traditional"),
  (reason) => globalThis.reportError?.(reason),
);
