import { TjCard } from "@thunderjack/elements/react/tj-card";
import type { ReactElement } from "react";

// A card without the rest of the table.
export function Ace(): ReactElement {
  return <TjCard card="a_s" title="The ace of spades" />;
}
