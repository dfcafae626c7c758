import { CARD_BOX, cardFace } from "@thunderjack/artwork";
import { rankOf, suitOf } from "@thunderjack/cards";
import type { TableView } from "@thunderjack/stage";
import { exampleIn, type TableLayout } from "@thunderjack/stage/layout";
import { svg, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import * as tj from "../../theme/tokens.js";
import { drawn } from "../drawing.js";

const PRINT = tj.print.cssText;

/** Returns the example hands that are printed on the felt before the first hand, as outlines with name and payout. */
export function exampleTemplates({ lettering }: TableView, { print, felt }: TableLayout): unknown {
  const { x, y } = felt.box;
  const key = JSON.stringify([print.examples, lettering.examples, x, y]);
  return guard([key], (): readonly TemplateResult[] =>
    lettering.examples.flatMap(({ cards, label }, index) => {
      const box = print.examples?.[index];
      if (box === undefined) return [];
      const places = exampleIn({ ...box, x: box.x - x, y: box.y - y }, cards.length);
      const middle = places.label.x + places.label.width / 2;
      return [
        svg`<g opacity="0.8">${cards.map((card, place) => {
          const at = places.cards[place];
          if (at === undefined) return [];
          return svg`<g transform="translate(${at.x} ${at.y}) scale(${at.width / CARD_BOX.width})">
            <rect width=${CARD_BOX.width} height=${CARD_BOX.height} rx=${CARD_BOX.radius} fill=${tj.feltDark.cssText} stroke=${PRINT} stroke-width="2.4"></rect>
            ${drawn(cardFace(rankOf(card), suitOf(card)).small, () => PRINT)}
          </g>`;
        })}</g>
        <text class="pay" x=${middle} y=${places.label.y + 16} text-anchor="middle" font-size="12px">${label}</text>`,
      ];
    }),
  );
}
