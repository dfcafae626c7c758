import type { BadgeView, DealerView, HandView, TotalView } from "@thunderjack/stage";
import type { DealerLayout, HandLayout, TextSizes } from "@thunderjack/stage/layout";
import { dealerCaption, hasBolt, isBetReplaced } from "@thunderjack/stage/round-layout";
import type { CaptionLayout, ResultLayout } from "./table-layout.js";

/**
 * Returns the caption of a hand; `null` while it has nothing to show.
 *
 * @param hasLabel whether a label of the seat shows the stake and the insurance
 */
export function handCaption(
  hand: HandView,
  place: HandLayout,
  text: TextSizes,
  hasLabel: boolean,
): CaptionLayout | null {
  const { name, total, isTurn, badge, blitz } = hand;
  if (total === null && badge === null) return null;
  const hasMeter = isTurn && badge === null && blitz !== null && place.meter !== null;
  return {
    key: `caption-${name}`,
    box: place.caption,
    align: "center",
    name: null,
    total: totalText(total, badge !== null && !place.hasWords),
    isInTurn: isTurn && badge === null,
    hasBolt: isTurn && badge === null && hasBolt(place, text),
    bet: betIn(hand, place, hasLabel),
    result: badge === null ? null : resultOf(badge, place.hasWords),
    meter: hasMeter ? { filled: blitz.cards, slots: blitz.needed } : null,
    size: text.total,
    resultSize: text.result,
  };
}

/** Returns the stake and the insurance, unless they are shown elsewhere; `null` if there is nothing to show. */
function betIn(hand: HandView, place: HandLayout, hasLabel: boolean): string | null {
  const { betText, insuranceText } = hand;
  const parts = [
    ...(place.isBetInCaption && !isBetReplaced(hand, place) ? [betText] : []),
    ...(insuranceText === null || hasLabel || place.amount !== null ? [] : [insuranceText]),
  ];
  return parts.length === 0 ? null : parts.join("  ");
}

/** Returns the caption beside the dealer's cards, and the result if it is under the cards. */
export function dealerCaptions(dealer: DealerView, place: DealerLayout, text: TextSizes): readonly CaptionLayout[] {
  const { label, total, badge } = dealer;
  if (total === null && badge === null) return [];
  const { hasName, hasWords, totalSize, result: word, resultSize } = dealerCaption(dealer, place, text);
  const result = badge === null ? null : { ...resultOf(badge, true), word };
  const caption: CaptionLayout = {
    key: "caption-dealer",
    box: place.caption,
    align: "start",
    name: hasName ? label : null,
    total: totalText(total, !hasWords),
    isInTurn: false,
    hasBolt: false,
    bet: null,
    result: place.result === null ? result : null,
    meter: null,
    size: totalSize,
    resultSize,
  };
  if (place.result === null) return [caption];
  return [
    caption,
    { ...caption, key: "caption-result", box: place.result, align: "center", name: null, total: null, result },
  ];
}

/** Returns the text of a total; `null` without a total. Beside a result without words, there is no space for "soft". */
function totalText(total: TotalView | null, isShort: boolean): string | null {
  if (total === null) return null;
  return isShort ? String(total.value) : total.label;
}

/** Returns the layout of a result. If `hasWords` is `false`, an amount is shown without its word. */
function resultOf({ kind, label, tone, amountText }: BadgeView, hasWords: boolean): ResultLayout {
  return {
    tone,
    isStorm: kind === "thunderjack" || kind === "blitz",
    word: hasWords || amountText === null ? label : null,
    amount: amountText,
  };
}
