import { type ChapterKind, summaryOf, type Tape } from "@thunderjack/recording";

/** The special wins of a hand, with the rarest first. */
const RAREST: readonly ChapterKind[] = ["thunderjack", "blitz", "blackjack"];

/**
 * Returns the position at which the round with the best result is settled: the rarest special win, or else the largest
 * net win of a hand. The end if no round is settled.
 */
export function bestMoment({ chapters, length, recording }: Tape): number {
  const endOf = (round: number) =>
    chapters.find((chapter) => chapter.kind === "settled" && chapter.round === round)?.seq;
  for (const wanted of RAREST) {
    // A chapter of the whole table, such as Thunderjacks that cancel each other, is no win.
    const best = chapters.find(({ kind, hand }) => kind === wanted && hand !== null);
    if (best !== undefined) return endOf(best.round) ?? best.seq;
  }
  const wins = summaryOf(recording).rounds.map(({ round, hands }) => ({
    round,
    net: Math.max(...hands.map(({ returned, bet }) => returned - bet)),
  }));
  const [best] = wins.sort((one, other) => other.net - one.net);
  return (best && endOf(best.round)) ?? length;
}
