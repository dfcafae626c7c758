/**
 * Work in short steps. Each step takes about a millisecond or less, and yields the progress from 0 to 1. The last step
 * returns the result. The caller decides when the next step runs, and cancels the work by not running it.
 */
export type Steps<Result> = Generator<number, Result, undefined>;

/** Runs all steps at once and returns their result. */
export function finished<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Runs steps as a part of other work. Their progress from 0 to 1 is mapped to the range from `from` to `to`. */
export function* partly<Result>(from: number, to: number, steps: Steps<Result>): Steps<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield from + (to - from) * step.value;
  }
}

/** The options of {@link inSlices}. */
export interface SliceOptions {
  /** Returns the time in milliseconds. Only differences are used. */
  readonly now: () => number;
  /** Returns control to the platform, for example until the next task. The following slice begins afterwards. */
  readonly pause: () => Promise<void>;
  /** The length of a slice in milliseconds; defaults to 10. A slice ends with the step that exceeds it. */
  readonly slice?: number;
  /** Cancels the work before the next slice; defaults to none. An `AbortSignal` has this form. */
  readonly signal?: {
    /** Throws the reason if the work is cancelled. */
    throwIfAborted(): void;
  };
  /** Called after each slice with the progress from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

/**
 * Runs steps in slices, so that a thread stays responsive.
 *
 * @returns a promise of the result. It rejects with the reason of the signal if the work is cancelled.
 */
export async function inSlices<Result>(
  steps: Steps<Result>,
  { now, pause, slice = 10, signal, onProgress }: SliceOptions,
): Promise<Result> {
  for (;;) {
    signal?.throwIfAborted();
    let step: IteratorResult<number, Result>;
    const start = now();
    do {
      step = steps.next();
      if (step.done === true) return step.value;
    } while (now() - start < slice);
    onProgress?.(step.value);
    await pause();
  }
}
