import { type CardId, rankOf, suitOf } from "@thunderjack/cards";
import { cardName } from "@thunderjack/stage";
import type { RecordedRound } from "../recorded-round.js";
import { recordedRounds } from "../recorded-rounds.js";
import { rehearse, replayOf } from "./rehearsal.js";
import type { ConformanceCase, Subject } from "./subject.js";

const SIGNS = { h: "♥", d: "♦", c: "♣", s: "♠" } as const;

/** The renderer tells nothing that a player at the table does not see. */
export function secrecyCases<Host>(subject: Subject<Host>): readonly ConformanceCase[] {
  const run = async () => {
    for (const round of recordedRounds) await keepsTheHoleCard(subject, round);
  };
  return [{ group: "the hole card", name: "is nowhere in it before it is turned over, in any round", run }];
}

/** None of the recorded rounds deals a card of the same rank and suit before the hole card is turned over. */
function keepsTheHoleCard<Host>(subject: Subject<Host>, round: RecordedRound): Promise<void> {
  const replay = replayOf(round);
  return rehearse(subject, replay, async (rehearsal) => {
    rehearsal.mount();
    replay.tellAll();
    let hidden: CardId | null = null;
    for (const event of round.events) {
      replay.conductor.step();
      if (event.type === "CardDealt" && event.faceDown) hidden = event.card;
      if (event.type === "HoleCardRevealed") hidden = null;
      if (hidden === null) continue;
      await rehearsal.settled();
      const { host } = rehearsal;
      const everything = `${subject.readText(host)}\n${subject.readMarkup?.(host) ?? ""}`;
      for (const name of namesOf(hidden)) {
        if (everything.includes(name))
          throw new Error(`"${name}" is the hole card, and can be read where ${round.name}.`);
      }
    }
  });
}

/** How a card may be written: queen of clubs, q_c_0, Q♣. */
function namesOf(card: CardId): readonly string[] {
  return [cardName(card), card, `${rankOf(card).toUpperCase()}${SIGNS[suitOf(card)]}`];
}
