import { buildAt, OWN_BUILD } from "./build.js";
import { COMPARED, type ComparedName } from "./compared.js";
import { type Contender, cpuRate, SHORTEST, WARM_UP, warmedUp } from "./contender.js";

/*
 * Compares this checkout with another checkout in one process. `node dist/compare.js DIR CONTENDER` prints a JSON
 * array of ratios. Each ratio is the rate of this checkout divided by the rate of the other checkout. The samples are
 * short and alternate between the checkouts, so that a temporary slowdown of the machine affects both rates.
 */

/** Returns the ratios of alternating samples. */
function ratios(own: Contender, other: Contender, samples: number): readonly number[] {
  // Both checkouts do the same work: as much as the faster one does in the time of a sample. With less work, the sample of
  // the faster one would be so short that collecting the garbage of the slower one took a large part of it.
  const work = Math.max(warmedUp(own, WARM_UP, SHORTEST), warmedUp(other, WARM_UP, SHORTEST));
  return Array.from({ length: samples }, (_, sample) => {
    if (sample % 2 === 0) return cpuRate(own, work) / cpuRate(other, work);
    const otherRate = cpuRate(other, work);
    return cpuRate(own, work) / otherRate;
  });
}

const SAMPLES = 40;

const [checkout = "", name] = process.argv.slice(2);
const contender = COMPARED[name as ComparedName];
const [own, other] = [contender(OWN_BUILD), contender(await buildAt(checkout))];
process.stdout.write(JSON.stringify(ratios(own, other, SAMPLES)));
