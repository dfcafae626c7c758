import type { BadgeView, TotalView } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";

/** Returns the template for the total of a hand; `nothing` without a total. */
export function totalTemplate(total: TotalView | null, isTurn = false): TemplateResult | typeof nothing {
  if (total === null) return nothing;
  return html`<tj-total exportparts="total, soft" .value=${total.value} label=${total.label} ?turn=${isTurn}></tj-total>`;
}

/** Returns the template for the result of a hand; `nothing` without a result. */
export function badgeTemplate(badge: BadgeView | null): TemplateResult | typeof nothing {
  if (badge === null) return nothing;
  return html`<tj-result-badge exportparts="badge" .kind=${badge.kind} label=${badge.label}></tj-result-badge>`;
}
