import { chosenSeeds, type GameEvent, Table } from "@thunderjack/core";
import { expect, test } from "vitest";
import { History } from "../src/index.js";
import { tableFold } from "../src/thunderjack/index.js";

test("masks a card that lies face down, also in the middle of a private stream", () => {
  let searched = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const table = new Table({
      rules: "casino",
      seeds: chosenSeeds(`fold ${seed}`),
      bets: { right: 0, middle: 1000, left: 0 },
    });
    const events: GameEvent[] = [];
    table.events$.subscribe((event) => events.push(event));
    const histories = [new History(tableFold(table.state))];
    table.events$.subscribe((event) => {
      for (const history of histories) history.append(event);
    });
    table.dispatch({ type: "Deal" });
    const { cards, faceDown } = table.state.dealer;
    const hole = cards[faceDown];
    if (hole === undefined) continue;
    searched++;
    expect(JSON.stringify(events)).toContain(hole);
    histories.push(new History(tableFold(table.state)));
    const seen = () =>
      histories.map((each) => JSON.stringify([each.events, each.stateAt(0), each.stateAt(each.length)]));
    for (const text of seen()) expect(text).not.toContain(hole);
    for (let hand = table.state.turn; hand !== null; hand = table.state.turn) {
      const { phase } = table.state;
      const type = phase === "surrender" ? "DeclineSurrender" : phase === "insurance" ? "DeclineInsurance" : "Stand";
      table.dispatch({ type, hand });
    }
    for (const text of seen()) expect(text).toContain(hole);
    for (const history of histories) expect(history.stateAt(history.length)).toEqual(table.publicState);
  }
  expect(searched).toBeGreaterThan(10);
});
