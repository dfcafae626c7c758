/** A measured function. It does about the given amount of work, and returns the amount that it has done. */
export type Contender = (work: number) => number;

/** The warm-up of a contender in milliseconds. The compiler of V8 needs about two seconds for a verification. */
export const WARM_UP = 2500;
/**
 * The shortest duration of a sample in milliseconds. A short sample mainly measures whether a garbage collection falls into
 * it; PROFILE.md has the figures.
 */
export const SHORTEST = 60;
/** The number of samples of a contender. */
const SAMPLES = 9;

/**
 * Measures a contender. Returns the median of several samples after a warm-up, in work per second of processor time.
 * Processor time includes garbage collection and compilation, but not the load of other programs.
 */
export function measure(contender: Contender): number {
  const work = warmedUp(contender, WARM_UP, SHORTEST);
  return median(Array.from({ length: SAMPLES }, () => cpuRate(contender, work)));
}

/** Returns the processor time of this process, in milliseconds. The load of other programs does not affect it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns the processor time of a function, in milliseconds. */
export function timeOf(work: () => unknown): number {
  const start = processorTime();
  work();
  return processorTime() - start;
}

/** Returns the median processor time of several calls of a function, in milliseconds. The first call is discarded. */
export function medianTimeOf(work: () => unknown, samples: number): number {
  work();
  return median(Array.from({ length: samples }, () => timeOf(work)));
}

/**
 * Runs a contender for a number of milliseconds of processor time.
 *
 * @param shortest the shortest duration of a sample in milliseconds
 * @returns the amount of work for a sample, which takes up to four times as long as the shortest one
 */
export function warmedUp(contender: Contender, milliseconds: number, shortest: number): number {
  let work = 1;
  for (const end = processorTime() + milliseconds; processorTime() < end; ) {
    const took = timeOf(() => contender(work));
    if (took < shortest) work *= 2;
    else if (took > 4 * shortest && work > 1) work = Math.ceil(work / 2);
  }
  return work;
}

/** Takes one sample and returns the work per second of processor time. */
export function cpuRate(contender: Contender, work: number): number {
  const start = process.cpuUsage();
  const done = contender(work);
  const { user, system } = process.cpuUsage(start);
  return (1_000_000 * done) / (user + system);
}

/** Returns the median of a list. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/**
 * Returns the 95 % interval of the median of independent values: two of the values, between which the true median is with
 * a probability of at least 95 %. With fewer than six values, which are too few, returns the smallest and the largest.
 */
export function medianInterval(values: readonly number[]): readonly [low: number, high: number] {
  const sorted = [...values].sort((one, other) => one - other);
  // The number of values below the median has a binomial distribution. `below` is the probability of at most `cut` values.
  let cut = 0;
  let probability = 0.5 ** sorted.length;
  for (let below = probability; 2 * below <= 0.05; below += probability) {
    cut++;
    probability *= (sorted.length - cut + 1) / cut;
  }
  const first = Math.max(0, cut - 1);
  return [sorted[first] ?? Number.NaN, sorted.at(-1 - first) ?? Number.NaN];
}

/** Returns the quantile at `part`, from 0 to 1, of a list. It is interpolated between the two nearest values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
