import { type cardFace, plainFace } from "@thunderjack/artwork";

type Faces = typeof cardFace;

/**
 * The card faces of a deck, whose court cards are loaded lazily. Each call returns the faces that are available now. The
 * first call loads the court cards.
 *
 * @param arrived called when more faces are available
 */
export type Courts = (arrived: () => void) => Faces;

/**
 * Returns the faces of a deck. A failure to load the court cards is passed to `reportError` once.
 *
 * @param load loads the faces with the court cards
 * @param meanwhile returns the faces to use until `load` has succeeded
 */
export function courts(load: () => Promise<Faces>, meanwhile: Courts): Courts {
  let faces: Faces | null = null;
  let loading: Promise<void> | null = null;
  return (arrived) => {
    if (faces) return faces;
    loading ??= load().then(
      (loaded) => {
        faces = loaded;
      },
      (reason: unknown) => globalThis.reportError?.(reason),
    );
    void loading.then(() => faces && arrived());
    return meanwhile(arrived);
  };
}

/** The faces with the built-in court cards. Until they are loaded, court cards have no figure. */
export const BUILT_IN = courts(
  async () => (await import("./court-faces.js")).cardFace,
  () => plainFace,
);

/** The faces with the traditional court cards. Until they are loaded, the built-in ones are drawn. */
export const TRADITIONAL = courts(
  async () => (await import("@thunderjack/artwork/traditional")).traditionalFace,
  BUILT_IN,
);
