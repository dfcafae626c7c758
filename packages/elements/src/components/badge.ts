import type { BadgeView, TotalView } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";

/** Returns the template for the total of a hand; `nothing` without a total. */
export function totalTemplate(total: TotalView | null, isTurn = false): TemplateResult | typeof nothing {
  if (total === null) return nothing;
  return html`<tj-total exportparts="total, soft" .value=${total.value} label=${total.label} ?turn=${isTurn}></tj-total>`;
}

/**
 * Returns the template for the result of the dealer; `nothing` without a result.
 *
 * @param shown the visible text. Screen readers read the whole text
 */
export function dealerBadgeTemplate(badge: BadgeView | null, shown?: string): TemplateResult | typeof nothing {
  if (badge === null) return nothing;
  const { kind, label } = badge;
  const isShort = shown !== undefined && shown !== label;
  return html`<tj-result-badge exportparts="badge" .kind=${kind} label=${label} ?brief=${isShort}>${isShort ? html`<span aria-hidden="true">${shown}</span>` : nothing}</tj-result-badge>`;
}

/**
 * Returns the template for the result of a hand, with the amount that was won or lost; `nothing` without a result.
 *
 * @param isBrief whether there is space only for the sign and the amount
 * @param isBare whether there is space only for the amount
 */
export function badgeTemplate(
  badge: BadgeView | null,
  isBrief = false,
  isBare = false,
): TemplateResult | typeof nothing {
  if (badge === null) return nothing;
  const { kind, label, amountText } = badge;
  return html`<tj-result-badge
    exportparts="badge"
    .kind=${kind}
    label=${label}
    ?brief=${isBrief && amountText !== null}
    ?bare=${isBare && amountText !== null}
  >${amountText === null ? nothing : html`<span class="won" part="won"><span part="won-amount">${amountText}</span></span>`}</tj-result-badge>`;
}
