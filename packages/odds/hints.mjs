// Measures the time of a hint for every position of the presets. Run `node packages/odds/hints.mjs` after a build. The
// first call of a process is measured in a new process for each preset. A position that takes more than half the limit
// is measured again, and its best time counts, because garbage collection and other processes can make a single call
// slow. No result is cached between two calls.
import { execFileSync } from "node:child_process";
import { PRESETS } from "@thunderjack/core";
import { positionOdds, warmUpAdvice } from "@thunderjack/odds";

const RANKS = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
const LIMIT = 50; // milliseconds
const REPEATS = 4;

/** Returns every hand of two or more cards with at most 21 points, where aces count as one. */
function hands(from = 0, points = 0, cards = []) {
  const found = cards.length >= 2 ? [cards] : [];
  for (let rank = from; rank < RANKS.length && points + rank + 1 <= 21; rank++) {
    found.push(...hands(rank, points + rank + 1, [...cards, RANKS[rank]]));
  }
  return found;
}

function* positions(rules) {
  for (const hand of hands()) {
    for (const upcard of RANKS) {
      yield { hand, upcard };
      if (rules.split !== null && hand.length === 2) yield { hand, upcard, hands: 2, seen: [hand[0]] };
    }
  }
}

/** Returns the processor time of a call, in milliseconds. Other processes are not counted. */
function timed(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function compute(rules, position) {
  try {
    positionOdds(rules, position);
    return true;
  } catch (error) {
    // The shoe of the preset has too few cards of a rank for this hand.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const [only] = process.argv.slice(2);
if (only !== undefined) {
  console.log(timed(() => warmUpAdvice(PRESETS[only])));
} else {
  let isSlow = false;
  for (const [name, rules] of Object.entries(PRESETS)) {
    const first = Number(execFileSync(process.execPath, [process.argv[1], name], { encoding: "utf8" }));
    warmUpAdvice(rules);
    const times = [];
    for (const position of positions(rules)) {
      let isPossible = false;
      const once = () =>
        timed(() => {
          isPossible = compute(rules, position);
        });
      let time = once();
      for (let repeat = 0; repeat < REPEATS && time > LIMIT / 2; repeat++) time = Math.min(time, once());
      if (isPossible) times.push({ time, position });
    }
    times.sort((one, other) => other.time - one.time);
    const [worst] = times;
    const { hand, upcard, hands: count = 1 } = worst.position;
    isSlow ||= worst.time > LIMIT;
    console.log(
      `${name.padEnd(12)} ${times.length} positions; longest ${worst.time.toFixed(1)} ms (${hand} against ${upcard}, hands: ${count}),`,
      `median ${times[times.length >> 1].time.toFixed(2)} ms; the first call of a process ${first.toFixed(1)} ms`,
    );
  }
  if (isSlow) {
    console.error(`A hint took more than ${LIMIT} ms of processor time.`);
    process.exitCode = 1;
  }
}
