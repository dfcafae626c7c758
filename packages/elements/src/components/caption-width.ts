import type { HandView } from "@thunderjack/stage";
import type { HandLayout, TextSizes } from "@thunderjack/stage/layout";
import { captionText, isBetReplaced, resultWidth, totalWidth } from "@thunderjack/stage/round-layout";

/** The width of a slot of the Blitz meter and of the gap after the slot, in CSS pixels. */
const SLOT = 10;

/**
 * Estimates the width of the caption of a hand with its meter and its bets, in CSS pixels. The estimate needs no layout
 * of the page.
 *
 * @param hasBet whether the bets are shown, if they are in the caption
 * @param hasSign whether the sign of a result is shown
 */
export function handCaptionWidth(
  view: HandView,
  layout: HandLayout,
  text: TextSizes,
  hasBet = true,
  hasSign = true,
): number {
  const { total, badge, blitz, betText, insuranceText, isTurn } = view;
  const { hasWords } = layout;
  // Beside a result without words, the total has no "soft" either.
  const shown = `${(badge !== null && !hasWords ? total?.value : total?.label) ?? ""}`;
  const figure = totalWidth(shown, text.total, text);
  const words = badge === null ? "" : `${hasWords ? badge.label : ""}${badge.amountText ?? ""}`;
  const result = badge === null ? 0 : resultWidth(words, text.result, text, { hasSign, isBrief: !hasWords }) + 4;
  const meter = badge === null && isTurn && layout.meter !== null ? (blitz?.needed ?? 0) * SLOT + 8 : 0;
  const isBetShown = hasBet && layout.isBetInCaption && !isBetReplaced(view, layout);
  const stakes = `${isBetShown ? betText : ""}${hasBet && layout.isBetInCaption ? (insuranceText ?? "") : ""}`;
  const bets = stakes === "" ? 0 : captionText(stakes, text.label, text) + 0.7 * text.label;
  return figure + result + meter + bets;
}
