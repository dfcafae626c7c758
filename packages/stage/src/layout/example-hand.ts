import type { ExampleView } from "../view.js";
import { CARD_RATIO } from "./felt-metrics.js";
import type { Box } from "./geometry.js";

/** The height of the line under an example hand. */
const EXAMPLE_LINE = 22;

/** The cards of the example hands. The first cards of the second one are a Blitz; all seven have 21 points. */
const EXAMPLES = {
  thunderjack: ["a_s", "j_s"],
  blitz: ["2_s", "3_h", "2_d", "4_c", "3_s", "5_h", "2_c"],
} as const;

/** A printed card: its rank, its suit and its place. */
interface ExampleCard extends Box {
  readonly rank: "a" | "j" | "2" | "3" | "4" | "5";
  readonly suit: "s" | "h" | "d" | "c";
}

/** The parts of an example hand. */
export interface ExampleLayout {
  /** The cards, the lowest first. */
  readonly cards: readonly ExampleCard[];
  readonly label: Box;
}

/** Places the cards of an example hand and the line under them in one of the boxes of `PrintLayout.examples`. */
export function exampleIn(box: Box, { kind, cards }: Pick<ExampleView, "kind" | "cards">): ExampleLayout {
  const width = (box.height - EXAMPLE_LINE) / CARD_RATIO;
  const height = width * CARD_RATIO;
  const step = cards > 2 ? Math.min(width * 0.45, (box.width - width) / (cards - 1)) : width + 5;
  const x = box.x + (box.width - width - step * (cards - 1)) / 2;
  const y = box.y + (box.height - height - EXAMPLE_LINE) / 2;
  return {
    cards: EXAMPLES[kind].slice(0, cards).map((card, index) => {
      const [rank, suit] = card.split("_") as [ExampleCard["rank"], ExampleCard["suit"]];
      return { rank, suit, x: x + index * step, y, width, height };
    }),
    label: { x: box.x, y: y + height, width: box.width, height: EXAMPLE_LINE },
  };
}
