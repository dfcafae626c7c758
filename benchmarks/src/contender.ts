/** A measured function. It does about the given amount of work, and returns the amount that it has done. */
export type Contender = (work: number) => number;

/**
 * Measures a contender. Returns the median of several samples after a warm-up, in work per second of processor time.
 * Processor time includes garbage collection and compilation, but not the load of other programs.
 *
 * @param options the durations of warm-up and sampling, in milliseconds
 */
export function measure(contender: Contender, { warmUp = 700, sampled = 600 } = {}): number {
  const work = warmedUp(contender, warmUp);
  const samples: number[] = [];
  for (const end = performance.now() + sampled; performance.now() < end || samples.length < 5; ) {
    samples.push(cpuRate(contender, work));
  }
  return median(samples);
}

/** Returns the processor time of this process, in milliseconds. The load of other programs does not affect it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Runs a contender for a number of milliseconds of processor time.
 *
 * @param shortest the shortest duration of a sample in milliseconds; defaults to 15, for which the time to read the clock
 *   is negligible
 * @returns the amount of work for a sample, which takes up to four times as long as the shortest one
 */
export function warmedUp(contender: Contender, milliseconds: number, shortest = 15): number {
  let work = 1;
  for (const end = processorTime() + milliseconds; processorTime() < end; ) {
    const start = processorTime();
    contender(work);
    const took = processorTime() - start;
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

/** Returns the quantile at `part`, from 0 to 1, of a list. It is interpolated between the two nearest values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
