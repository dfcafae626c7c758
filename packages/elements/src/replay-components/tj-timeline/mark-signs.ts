import { BOLT_PATH } from "@thunderjack/artwork";
import type { ChapterKind } from "@thunderjack/recording";
import { type SVGTemplateResult, svg } from "lit";
import type { Mark } from "./marks.js";

/** The signs as SVG path data in a box of 24 by 24. They are drawn as lines. */
const LINES: Readonly<Partial<Record<ChapterKind, string>>> = {
  // Letters are drawn as lines. Text would be a visible label that the accessible name of the mark does not contain.
  blackjack:
    "M5 5v14M5 5h3.500a3.500 3.500 0 0 1 0 7H5M8.500 12a3.500 3.500 0 0 1 0 7H5M19 5v10.500a3.200 3.200 0 0 1-5 2.600",
  double: "M3.500 9.500l6 7M9.500 9.500l-6 7M13.500 9a3.500 3.500 0 0 1 7 0c0 3-7 6.500-7 10h7.500",
  split: "M12 20v-6M12 14L6 8M12 14l6-6M6 12V8h4M18 12V8h-4",
  surrender: "M7 21V4M7 5h10l-3 4 3 4H7",
  "dealer-bust": "M12 3v4M12 17v4M3 12h4M17 12h4M5.6 5.6l2.8 2.8M15.6 15.6l2.8 2.8M18.4 5.6l-2.8 2.8M8.4 15.6l-2.8 2.8",
  settled: "M5 12.5l4.5 4.5L19 7.5",
};

/** Returns the sign of a mark. */
export function markSign({ kind, round }: Mark): SVGTemplateResult {
  switch (kind) {
    case "thunderjack":
    case "blitz":
      return svg`<path class="filled" transform="translate(12 12) scale(19)" d=${BOLT_PATH}></path>`;
    case "round":
      return letters(String(round));
    default:
      return svg`<path class="lines" d=${LINES[kind] ?? ""}></path>`;
  }
}

function letters(text: string): SVGTemplateResult {
  return svg`<text x="12" y="16.6" font-size=${text.length > 2 ? 9 : 13}>${text}</text>`;
}
