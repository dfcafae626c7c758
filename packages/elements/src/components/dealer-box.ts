import { around, type Box, type DealerLayout } from "@thunderjack/stage/layout";

/** Returns the box of the dealer's hand in a table. */
export function dealerBox({ room, caption }: DealerLayout): Box {
  return around([room, caption]);
}
