import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { roundsOfOneHand } from "./one-hand-rounds.js";

describe("a thousand rounds of one hand", () => {
  // Longer rounds and more decks need more space.
  it.each([
    ["thunderjack", 130],
    ["casino", 135],
    ["vingt-et-un", 136],
  ])("are small when compressed: %s, at most %i bytes each", (preset, most) => {
    const text = roundsOfOneHand(preset, 1000);
    const bytes = gzipSync(text, { level: 9 }).length / 1000;
    console.info(`${preset}: ${(text.length / 1000).toFixed(0)} bytes a round, ${bytes.toFixed(1)} with gzip`);
    expect(bytes).toBeLessThanOrEqual(most);
  });
});
