import { around, type Box, type DealerLayout } from "@thunderjack/stage/layout";

/** Returns the box that contains the dealer's cards and their caption. */
export function dealerBox({ room, caption }: DealerLayout): Box {
  return around([room, caption]);
}
