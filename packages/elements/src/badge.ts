import { BOLT_PATH } from "@thunderjack/artwork";
import type { BadgeView, TotalView } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";

/** The total of a hand, marked where an ace counts as 11. */
export function totalTemplate(total: TotalView | null): TemplateResult | typeof nothing {
  if (total === null) return nothing;
  const soft = total.isSoft ? html`<span class="soft" part="soft">soft</span> ` : nothing;
  return html`<span class="total" part="total">${soft}${total.value}</span>`;
}

/** How a hand ended. */
export function badgeTemplate(badge: BadgeView | null): TemplateResult | typeof nothing {
  if (badge === null) return nothing;
  const hasBolt = badge.kind === "thunderjack" || badge.kind === "blitz";
  const bolt = html`<svg viewBox="-.5 -.5 1 1" aria-hidden="true"><path d=${BOLT_PATH}></path></svg>`;
  return html`<span class="badge" part="badge" data-kind=${badge.kind}>${hasBolt ? bolt : nothing}${badge.label}</span>`;
}
