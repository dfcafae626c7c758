import { describe, expect, it } from "vitest";
import { WrittenCards } from "../src/verify/written-cards.js";

const dealt = (card: string) => `{"seq":1,"type":"CardDealt","to":"middle","card":${card},"faceDown":false,"t":0}\n`;
const REVEALED = '{"seq":2,"type":"HoleCardRevealed","card":"9_h_0","t":0}\n';

/** Returns all cards of texts, and whether a secret card was among them. */
function cardsIn(texts: readonly string[], start = 0) {
  const cards = new WrittenCards(texts, start);
  const found: (string | null)[] = [];
  for (let card = cards.next(); card !== null; card = cards.next()) found.push(card);
  return { found, isSecret: cards.isSecret };
}

describe("the dealt cards in the text of a recording", () => {
  it("are read in their order, from the beginning of the events on, in one text or several", () => {
    const lines = [dealt('"2_s_0"'), dealt('"3_s_0"'), dealt('"4_s_0"')];
    for (const texts of [[lines.join("")], lines]) {
      expect(cardsIn(texts)).toEqual({ found: ["2_s_0", "3_s_0", "4_s_0"], isSecret: false });
    }
    expect(cardsIn(lines, dealt('"2_s_0"').length)).toMatchObject({ found: ["3_s_0", "4_s_0"] });
  });

  it("include a masked card that is revealed later", () => {
    expect(cardsIn([dealt('"2_s_0"'), dealt("null"), REVEALED])).toEqual({
      found: ["2_s_0", "9_h_0"],
      isSecret: false,
    });
  });

  it("end with a masked card that is not revealed", () => {
    expect(cardsIn([dealt('"2_s_0"'), dealt("null")])).toEqual({ found: ["2_s_0"], isSecret: true });
  });

  it("end with a card whose line is cut off", () => {
    expect(cardsIn(['{"seq":1,"type":"CardDealt","to":"middle","card":"k_s_0\n'])).toMatchObject({ found: [] });
  });
});
