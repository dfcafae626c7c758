import type { HandView } from "@thunderjack/stage";
import type { HandLayout, TextSizes } from "@thunderjack/stage/layout";

/** The width of an average character, relative to the font size. */
const CHARACTER = 0.64;

/** The width of the padding and the edge of a total or a result, relative to the font size. */
const PLATE = 0.9;

/** The width of the sign of a result and of the gap after the sign, relative to the font size. */
const SIGN = 1.3;

/** The width of a slot of the Blitz meter and of the gap after the slot, in CSS pixels. */
const SLOT = 10;

/** The parts of a caption whose widths are estimated. */
type Caption = Pick<HandView, "total" | "badge">;

/**
 * Estimates the width of a total and a result in their preferred font sizes, in CSS pixels. The estimate does not
 * depend on the fonts of the system.
 *
 * @param hasWords whether the result has its words, and not only its sign
 */
export function captionWidth({ total, badge }: Caption, text: TextSizes, hasWords = true): number {
  const label = total?.label ?? "";
  const figures = label.replace(/\D/g, "").length;
  const totalWidth = Math.max(2, (figures + (label.length - figures) * 0.68) * CHARACTER + PLATE) * text.total;
  if (badge === null) return totalWidth;
  const words = `${hasWords ? badge.label : ""}${badge.amountText ?? ""}`;
  return totalWidth + (words.length * CHARACTER + SIGN + PLATE) * text.result + 4;
}

/** Estimates the width of the caption of a hand with its meter and its bets, in CSS pixels. */
export function handCaptionWidth(view: HandView, layout: HandLayout, text: TextSizes): number {
  const { badge, blitz, betText, insuranceText, isTurn } = view;
  const meter = badge === null && isTurn && layout.meter !== null ? (blitz?.needed ?? 0) * SLOT + 8 : 0;
  const words = `${layout.isBetInCaption ? betText : ""}${layout.amount === null ? (insuranceText ?? "") : ""}`;
  const bets = words === "" ? 0 : (words.length * CHARACTER + 1.2) * text.label;
  return captionWidth(view, text, layout.hasWords) + meter + bets;
}
