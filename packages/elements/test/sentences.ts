import { evolve, type GameEvent, type Table } from "@thunderjack/core";
import { narrate, type Phrasebook } from "@thunderjack/stage";
import { onTestFinished } from "vitest";

/** Returns the sentences of the public events of a table from now on, in order. */
export function sentencesOf(table: Table, words?: Phrasebook): readonly string[] {
  const sentences: string[] = [];
  let state = table.publicState;
  const subscription = table.publicEvents$.subscribe((event: GameEvent) => {
    state = evolve(state, event);
    const sentence = narrate(event, state, words, table.rules);
    if (sentence !== null) sentences.push(sentence);
  });
  onTestFinished(() => subscription.unsubscribe());
  return sentences;
}
