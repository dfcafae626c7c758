import { cardFace } from "@thunderjack/artwork";

type Faces = typeof cardFace;

/**
 * The traditional courts, which are loaded lazily. Until they are loaded, and if loading fails, the built-in courts are
 * drawn.
 */
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
   * Returns the faces that are available now. The first call loads the traditional faces. A failure is reported once.
   *
   * @param arrived called when the traditional faces are available
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

/** The traditional courts that all cards of the page share. A failure to load them is reported as an uncaught error. */
export const TRADITIONAL = new TraditionalCourts(
  () => import("@thunderjack/artwork/traditional"),
  (reason) => globalThis.reportError?.(reason),
);
