/** Does as much work or a little more, and returns how much it was. */
export type Contender = (work: number) => number;

/**
 * How fast a contender is, in work per second of processor time: the median of some samples after a warm-up. Processor
 * time, its collector's and compiler's included, since what else runs on the machine is nobody's fault here.
 */
export function measure(contender: Contender, { warmUp = 700, sampled = 1500 } = {}): number {
  let work = 1;
  // Samples of about a fiftieth of a second, so that looking at the clock costs nothing.
  for (const end = performance.now() + warmUp; performance.now() < end; ) {
    const start = performance.now();
    contender(work);
    const took = performance.now() - start;
    if (took < 15) work *= 2;
    else if (took > 60 && work > 1) work = Math.ceil(work / 2);
  }
  const samples: number[] = [];
  for (const end = performance.now() + sampled; performance.now() < end || samples.length < 5; ) {
    const start = process.cpuUsage();
    const done = contender(work);
    const { user, system } = process.cpuUsage(start);
    samples.push((1_000_000 * done) / (user + system));
  }
  return median(samples);
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [below = 0, above = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (below + above) / 2;
}
