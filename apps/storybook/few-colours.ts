/** A picture as the browser project of Vitest holds it: four bytes for a pixel. */
interface Picture {
  readonly metadata: { readonly width: number; readonly height: number };
  readonly data: Uint8Array | Uint8ClampedArray;
}

interface Tolerance {
  /** How many of all pixels may differ, as a part of one: each version of a system's libraries draws letters its own way. */
  readonly allowedMismatchedPixelRatio?: number;
  readonly createDiff: boolean;
}

interface Comparison {
  readonly pass: boolean;
  readonly diff: Uint8Array | null;
  readonly message: string | null;
}

/** How far apart the colours are in which pictures are kept, of 255. In all of them a table would be half a megabyte. */
const STEP = 32;

/** Colours that are further apart than this, of 255 in any of red, green and blue, are different ones. */
const NEAR = STEP * 2;

/**
 * Compares two pictures with few colours. It reduces the colours in place, so the reference is stored with few colours.
 */
export function fewColours(reference: Picture, actual: Picture, tolerance: Tolerance): Comparison {
  const [before, now] = [reference.metadata, actual.metadata];
  posterise(reference.data);
  posterise(actual.data);
  if (before.width !== now.width || before.height !== now.height) {
    return { pass: false, diff: null, message: `It was ${sizeOf(before)}, and now is ${sizeOf(now)}.` };
  }
  const diff = tolerance.createDiff ? new Uint8Array(actual.data.length) : null;
  let differing = 0;
  for (let pixel = 0; pixel < actual.data.length; pixel += 4) {
    const isFar = [0, 1, 2].some((ink) => apart(reference.data, actual.data, pixel + ink) > NEAR);
    if (isFar) differing++;
    diff?.set(isFar ? [255, 0, 0, 255] : [255, 255, 255, 255], pixel);
  }
  const ratio = (differing * 4) / actual.data.length;
  const pass = ratio <= (tolerance.allowedMismatchedPixelRatio ?? 0);
  return { pass, diff, message: pass ? null : `${differing} pixels differ: ${(ratio * 100).toFixed(2)} %.` };
}

function posterise(data: Picture["data"]): void {
  for (let place = 0; place < data.length; place++) {
    if (place % 4 < 3) data[place] = Math.min(255, Math.round((data[place] ?? 0) / STEP) * STEP);
  }
}

function apart(one: Picture["data"], other: Picture["data"], place: number): number {
  return Math.abs((one[place] ?? 0) - (other[place] ?? 0));
}

function sizeOf({ width, height }: Picture["metadata"]): string {
  return `${width} × ${height}`;
}
