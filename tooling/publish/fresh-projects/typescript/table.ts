import type { ThunderjackReplay, ThunderjackTable } from "@thunderjack/elements";

export function watch(table: ThunderjackTable, replay: ThunderjackReplay): void {
  table.addEventListener("thunderjack-round-settled", ({ detail }) => {
    detail.credits satisfies number;
    // @ts-expect-error The event has no such field.
    detail.nonsense;
  });
  replay.addEventListener("replay-step", ({ detail }) => detail.seq satisfies number);
}
