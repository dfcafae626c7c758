import { describe, expect, it } from "vitest";
import { acceptsBets, asksQuestion, isBetweenRounds, isInPlay, isRoundOver, type Phase } from "../../src/index.js";

const PHASES: Record<
  Phase,
  { readonly inPlay: boolean; readonly betweenRounds: boolean; readonly takesBets: boolean }
> = {
  betting: { inPlay: false, betweenRounds: true, takesBets: true },
  opening: { inPlay: true, betweenRounds: false, takesBets: false },
  surrender: { inPlay: true, betweenRounds: false, takesBets: false },
  insurance: { inPlay: true, betweenRounds: false, takesBets: false },
  players: { inPlay: true, betweenRounds: false, takesBets: false },
  dealer: { inPlay: true, betweenRounds: false, takesBets: false },
  settled: { inPlay: false, betweenRounds: true, takesBets: true },
  broke: { inPlay: false, betweenRounds: true, takesBets: false },
};

describe("phases", () => {
  it.each(Object.entries(PHASES))("classifies the phase %s", (name, expected) => {
    const state = { phase: name as Phase };
    expect(isInPlay(state)).toBe(expected.inPlay);
    expect(isBetweenRounds(state)).toBe(expected.betweenRounds);
    expect(acceptsBets(state)).toBe(expected.takesBets);
    expect(isRoundOver(state)).toBe(name === "settled" || name === "broke");
    expect(asksQuestion(state)).toBe(name === "surrender" || name === "insurance");
  });
});
