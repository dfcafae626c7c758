/** A screenshot in the format of Vitest's browser mode, with four bytes per pixel. */
interface Picture {
  readonly metadata: { readonly width: number; readonly height: number };
  readonly data: Uint8Array | Uint8ClampedArray;
}

interface Tolerance {
  /**
   * The share of the pixels that may differ, from 0 to 1. Text rendering differs between versions of the system
   * libraries.
   */
  readonly allowedMismatchedPixelRatio?: number;
  readonly createDiff: boolean;
}

interface Comparison {
  readonly pass: boolean;
  readonly diff: Uint8Array | null;
  readonly message: string | null;
}

/**
 * The step to which the colour channels (0 to 255) of stored screenshots are rounded. A screenshot of a table with all
 * colours would take half a megabyte.
 */
const STEP = 32;

/** The largest difference of a channel (0 to 255) between colours that count as equal. */
const NEAR = STEP * 2;

/** The rounded value of each channel value, indexed by the channel value (0 to 255). */
const STORED = Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.round(value / STEP) * STEP));

/**
 * Compares two screenshots with few colours. It reduces the colours in place, so that the reference is stored with few
 * colours.
 */
export function fewColours(reference: Picture, actual: Picture, tolerance: Tolerance): Comparison {
  const [before, now] = [reference.metadata, actual.metadata];
  posterise(reference.data);
  posterise(actual.data);
  if (before.width !== now.width || before.height !== now.height) {
    return {
      pass: false,
      diff: null,
      message: `The reference is ${sizeOf(before)}, but the screenshot is ${sizeOf(now)}.`,
    };
  }
  // Most screenshots are identical. Comparing bytes is much faster than comparing colours.
  if (bytesOf(reference).equals(bytesOf(actual))) return { pass: true, diff: null, message: null };
  const diff = tolerance.createDiff ? new Uint8Array(actual.data.length) : null;
  let differing = 0;
  for (let pixel = 0; pixel < actual.data.length; pixel += 4) {
    const isOther = [0, 1, 2].some((channel) => isFar(reference.data, actual.data, pixel + channel));
    if (isOther) differing++;
    diff?.set(isOther ? [255, 0, 0, 255] : [255, 255, 255, 255], pixel);
  }
  const ratio = (differing * 4) / actual.data.length;
  const pass = ratio <= (tolerance.allowedMismatchedPixelRatio ?? 0);
  return { pass, diff, message: pass ? null : `${differing} pixels differ: ${(ratio * 100).toFixed(2)} %.` };
}

function posterise(data: Picture["data"]): void {
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    data[pixel] = STORED[data[pixel] ?? 0] ?? 0;
    data[pixel + 1] = STORED[data[pixel + 1] ?? 0] ?? 0;
    data[pixel + 2] = STORED[data[pixel + 2] ?? 0] ?? 0;
  }
}

function isFar(one: Picture["data"], other: Picture["data"], place: number): boolean {
  return Math.abs((one[place] ?? 0) - (other[place] ?? 0)) > NEAR;
}

function bytesOf({ data }: Picture): Buffer {
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}

function sizeOf({ width, height }: Picture["metadata"]): string {
  return `${width} × ${height}`;
}
