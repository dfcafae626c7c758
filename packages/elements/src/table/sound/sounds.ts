import type { Cue, DealerView } from "@thunderjack/stage";
import type { PlayedSound, SoundName } from "./sound-player.js";

/** The time of the lightning stroke, as a share of the duration of the award's cue, from 0 to 1. */
const STROKE = { ThunderjackAwarded: 560 / 2300, BlitzAwarded: 300 / 1700 } as const;

/** Returns the sound of a cue; `null` for silence. A result has its sound when it is shown, never before its card. */
export function soundOf(cue: Cue, { dealer }: { readonly dealer: Pick<DealerView, "badge"> }): PlayedSound | null {
  const { event, isStart, isLanding, duration } = cue;
  if (event.type === "HoleCardRevealed" && isLanding && dealer.badge?.kind === "dealer-blackjack")
    return { name: "dealer-blackjack" };
  if (!isStart) return null;
  switch (event.type) {
    case "BetPlaced":
      return event.amount > 0 ? { name: "chip", pitch: pitchOf(event.amount) } : { name: "sweep" };
    case "ThunderjackAwarded":
    case "BlitzAwarded":
      return { name: NAMES[event.type], delay: (duration * STROKE[event.type]) / 1000 };
    case "TurnEnded":
      return event.reason === "bust" ? { name: "bust" } : null;
    case "HandSettled":
      return event.outcome === "win" || event.outcome === "lose" || event.outcome === "push"
        ? { name: event.outcome }
        : null;
    default: {
      const name: SoundName | undefined = (NAMES as Partial<Record<string, SoundName>>)[event.type];
      return name === undefined ? null : { name };
    }
  }
}

/** The events that always have the same sound. */
const NAMES = {
  BetsCleared: "sweep",
  CardsDiscarded: "sweep",
  ShoeShuffled: "shuffle",
  CardDealt: "card",
  HoleCardRevealed: "flip",
  InsuranceTaken: "chip",
  TurnStarted: "turn",
  HandHit: "tap",
  HandStood: "tap",
  HandDoubled: "double",
  HandSplit: "split",
  HandSurrendered: "surrender",
  ThunderjackAwarded: "thunderjack",
  ThunderjacksCancelled: "cancelled",
  BlackjackAwarded: "blackjack",
  BlitzAwarded: "blitz",
  DealerBusted: "dealer-bust",
} as const satisfies Partial<Record<Cue["event"]["type"], SoundName>>;

/** Returns the pitch of a chip, which is higher for a larger bet. */
function pitchOf(amount: number): number {
  return Math.min(Math.max(1 + Math.log10(amount / 1000) / 10, 0.8), 1.3);
}
