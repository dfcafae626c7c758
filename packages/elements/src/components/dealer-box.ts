import { around, type Box, type DealerLayout } from "@thunderjack/stage/layout";

/** Returns the box that contains the dealer's cards, their caption and their result. */
export function dealerBox({ room, caption, result }: DealerLayout): Box {
  return around(result === null ? [room, caption] : [room, caption, result]);
}
