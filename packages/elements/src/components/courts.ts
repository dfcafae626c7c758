import { type cardFace, plainFace } from "@thunderjack/artwork";

type Faces = typeof cardFace;

/** The card faces of a deck, whose court cards are loaded lazily. A failure to load them is reported once. */
export class Courts {
  #faces: Faces | null = null;
  #loading: Promise<void> | null = null;
  readonly #load: () => Promise<Faces>;
  readonly #meanwhile: (arrived: () => void) => Faces;
  readonly #report: (reason: unknown) => void;

  /**
   * @param load loads the faces with the court cards
   * @param meanwhile returns the faces to use until `load` has succeeded
   * @param report receives the reason of a failure; defaults to `reportError`
   */
  constructor(
    load: () => Promise<Faces>,
    meanwhile: (arrived: () => void) => Faces,
    report: (reason: unknown) => void = (reason) => globalThis.reportError?.(reason),
  ) {
    this.#load = load;
    this.#meanwhile = meanwhile;
    this.#report = report;
  }

  /**
   * Returns the faces that are available now. The first call loads the court cards.
   *
   * @param arrived called when more faces are available
   */
  faces(arrived: () => void): Faces {
    if (this.#faces !== null) return this.#faces;
    this.#loading ??= this.#load().then((faces) => {
      this.#faces = faces;
    }, this.#report);
    void this.#loading.then(() => {
      if (this.#faces !== null) arrived();
    });
    return this.#meanwhile(arrived);
  }
}

/** The faces with the built-in court cards. Until they are loaded, court cards have no figure. */
export const BUILT_IN = new Courts(
  async () => (await import("./court-faces.js")).cardFace,
  () => plainFace,
);

/** The faces with the traditional court cards. Until they are loaded, the built-in ones are drawn. */
export const TRADITIONAL = new Courts(
  async () => (await import("@thunderjack/artwork/traditional")).traditionalFace,
  (arrived) => BUILT_IN.faces(arrived),
);
