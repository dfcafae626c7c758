import type { GameEvent } from "@thunderjack/core";

/** A sound as parameters of `zzfx`. Omitted parameters have the defaults of `zzfx`. */
export type SoundShape = readonly (number | undefined)[];

const NO = undefined;

/** The sounds of the table: volume, randomness, frequency, attack, sustain, release, shape, … */
export const SOUNDS = {
  deal: [0.5, 0.05, 900, NO, 0.01, 0.04, 4, 2.4, NO, NO, NO, NO, NO, 9],
  shuffle: [0.5, 0.1, 500, 0.05, 0.25, 0.2, 4, 1.8, NO, NO, NO, NO, 0.06, 9],
  chip: [0.6, 0.03, 1800, NO, 0.01, 0.06, 1, 1.5, NO, NO, 600, 0.02],
  hit: [0.5, 0.02, 520, 0.01, 0.02, 0.06, 0, 1.4, 3],
  stand: [0.5, 0.02, 300, 0.01, 0.04, 0.1, 0, 1.4, -2],
  double: [0.7, 0.02, 440, 0.01, 0.05, 0.12, 1, 1.6, NO, NO, 220, 0.06],
  split: [0.6, 0.02, 620, 0.01, 0.05, 0.1, 1, 1.2, NO, NO, -200, 0.05],
  surrender: [0.6, 0.02, 260, 0.02, 0.12, 0.25, 0, 1.4, -3],
  bust: [0.8, 0.04, 140, 0.01, 0.1, 0.3, 2, 1.6, -4, NO, NO, NO, NO, 1],
  win: [0.8, 0, 523, 0.02, 0.14, 0.25, 1, 1.4, NO, NO, 261, 0.08],
  blackjack: [0.9, 0, 587, 0.02, 0.2, 0.35, 1, 1.6, NO, NO, 293, 0.07, 0.14],
  blitz: [0.9, 0, 330, 0.02, 0.25, 0.3, 1, 1.2, 6, NO, 220, 0.05, 0.07],
  "dealer-bust": [0.8, 0.02, 200, 0.01, 0.12, 0.3, 2, 1.4, 4, NO, 130, 0.1],
  "dealer-blackjack": [0.8, 0.02, 220, 0.02, 0.25, 0.4, 2, 1.8, -1, NO, -70, 0.14],
  thunderjack: [2.4, 0.05, 60, 0.02, 0.5, 1.4, 4, 2.6, -0.4, NO, NO, NO, NO, 6, NO, 0.2, 0.12],
} satisfies Record<string, SoundShape>;

export type SoundName = keyof typeof SOUNDS;

/** Returns the sound of a cue; `null` for silence. A revealed hole card has a sound only when it makes a blackjack. */
export function soundOf(event: GameEvent, dealerHasBlackjack: boolean): SoundName | null {
  switch (event.type) {
    case "CardDealt":
      return "deal";
    case "ShoeShuffled":
      return "shuffle";
    case "BetPlaced":
      return event.amount > 0 ? "chip" : null;
    case "HandHit":
      return "hit";
    case "HandStood":
      return "stand";
    case "HandDoubled":
      return "double";
    case "HandSplit":
      return "split";
    case "HandSurrendered":
      return "surrender";
    case "TurnEnded":
      return event.reason === "bust" ? "bust" : null;
    case "BlackjackAwarded":
      return "blackjack";
    case "BlitzAwarded":
      return "blitz";
    case "ThunderjackAwarded":
      return "thunderjack";
    case "HoleCardRevealed":
      return dealerHasBlackjack ? "dealer-blackjack" : null;
    case "DealerBusted":
      return "dealer-bust";
    case "HandSettled":
      return event.outcome === "win" ? "win" : null;
    default:
      return null;
  }
}
