import { type CardId, rankOf, suitOf } from "@thunderjack/cards";
import { cardName } from "@thunderjack/stage";
import type { RecordedRound } from "../recorded-round.js";
import { recordedRounds } from "../recorded-rounds.js";
import type { ConformanceCase, RendererDriver } from "./driver.js";
import { replayOf, withHarness } from "./harness.js";

const SIGNS = { h: "♥", d: "♦", c: "♣", s: "♠" } as const;

/** Returns the cases about the hole card, which must not be visible before it is revealed. */
export function holeCardCases<Host>(driver: RendererDriver<Host>): readonly ConformanceCase[] {
  return recordedRounds.map((round) => ({
    group: "hole card",
    name: `does not disclose the hole card before it is revealed in the round "${round.name}"`,
    run: () => hidesHoleCard(driver, round),
  }));
}

/**
 * Checks that the hole card cannot be read before it is revealed. Until then, no recorded round deals another card of
 * its rank and suit, so any match is a leak.
 */
function hidesHoleCard<Host>(driver: RendererDriver<Host>, round: RecordedRound): Promise<void> {
  return withHarness(driver, replayOf(driver, round), async (harness, replay) => {
    harness.mount();
    await replay.emitAll();
    let hidden: CardId | null = null;
    for (const event of round.events) {
      replay.conductor.stepForward();
      if (event.type === "CardDealt" && event.faceDown) hidden = event.card;
      if (event.type === "HoleCardRevealed") hidden = null;
      if (hidden === null) continue;
      await harness.settled();
      const { host } = harness;
      const content = `${driver.readText(host)}\n${driver.readMarkup?.(host) ?? ""}`;
      for (const name of namesOf(hidden)) {
        if (content.includes(name))
          throw new Error(`The hole card "${name}" is readable in the round "${round.name}".`);
      }
    }
  });
}

/** Returns the usual notations of a card: queen of clubs, q_c_0, Q♣. */
function namesOf(card: CardId): readonly string[] {
  return [cardName(card), card, `${rankOf(card).toUpperCase()}${SIGNS[suitOf(card)]}`];
}
