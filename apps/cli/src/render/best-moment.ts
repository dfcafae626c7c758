import type { ChapterKind, Tape } from "@thunderjack/recording";

/** The results that are worth a card, with the rarest first. */
const RAREST: readonly ChapterKind[] = ["thunderjack", "blitz", "blackjack", "dealer-bust", "settled"];

/** Returns the position at which the round with the best result is settled; the end if no round is settled. */
export function bestMoment({ chapters, length }: Tape): number {
  for (const wanted of RAREST) {
    const best = chapters.find(({ kind }) => kind === wanted);
    if (best === undefined) continue;
    const end = chapters.find(({ kind, round }) => kind === "settled" && round === best.round);
    return end?.seq ?? best.seq;
  }
  return length;
}
