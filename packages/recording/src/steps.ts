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

/** The default of {@link BudgetOptions.budget}: one minute. */
export const TIME_BUDGET = 60_000;

/** The options of {@link withinBudget}. */
export interface BudgetOptions {
  /** Returns the time in milliseconds. Only differences are used. */
  readonly now: () => number;
  /**
   * The time that all steps may take together, in milliseconds; defaults to {@link TIME_BUDGET}. The pauses between the
   * steps do not count. The work ends with the step that exceeds the budget.
   */
  readonly budget?: number;
}

/** Thrown if work takes longer than its budget. It has no result: a verification is neither passed nor broken. */
export class BudgetExceeded extends Error {
  /** The progress from 0 to 1 at which the work ended. */
  readonly progress: number;

  /** Creates the error for work that ended at this progress. */
  constructor(budget: number, progress: number) {
    super(`The work was not finished within ${budget} milliseconds.`);
    this.name = "BudgetExceeded";
    this.progress = progress;
  }
}

/**
 * Limits the time that steps take. The steps are otherwise the same, with the same progress and the same result.
 *
 * @throws BudgetExceeded from the step that exceeds the budget
 */
export function* withinBudget<Result>(
  steps: Steps<Result>,
  { now, budget = TIME_BUDGET }: BudgetOptions,
): Steps<Result> {
  let spent = 0;
  for (;;) {
    const start = now();
    const step = steps.next();
    if (step.done === true) return step.value;
    spent += now() - start;
    if (spent > budget) throw new BudgetExceeded(budget, step.value);
    yield step.value;
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
