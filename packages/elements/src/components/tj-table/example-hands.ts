import { CARD_BOX, cardFace } from "@thunderjack/artwork";
import type { TableView } from "@thunderjack/stage";
import { exampleIn, type TableLayout } from "@thunderjack/stage/layout";
import { svg, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import * as tj from "../../theme/tokens.js";
import { drawn } from "../drawing.js";

const PRINT = tj.print.cssText;

/** Returns the templates of the example hands that are printed on an empty felt, each with its name and its payout. */
export function exampleTemplates({ lettering }: TableView, { print, felt }: TableLayout): unknown {
  const { x, y } = felt.box;
  const key = JSON.stringify([print.examples, lettering.examples, x, y]);
  // A view from an older version of the library on the same page has no examples.
  return guard([key], (): readonly TemplateResult[] =>
    (lettering.examples ?? []).flatMap((example, index) => {
      const box = print.examples?.[index];
      if (box === undefined) return [];
      const places = exampleIn({ ...box, x: box.x - x, y: box.y - y }, example);
      const middle = places.label.x + places.label.width / 2;
      return [
        svg`<g opacity="0.8">${places.cards.map(
          (card) => svg`<g transform="translate(${card.x} ${card.y}) scale(${card.width / CARD_BOX.width})">
            <rect width=${CARD_BOX.width} height=${CARD_BOX.height} rx=${CARD_BOX.radius} fill=${tj.feltDark.cssText} stroke=${PRINT} stroke-width="2.4"></rect>
            ${drawn(cardFace(card.rank, card.suit).small, () => PRINT)}
          </g>`,
        )}</g>
        <text class="pay" x=${middle} y=${places.label.y + 16} text-anchor="middle" font-size="12px">${`${example.name} ${example.payout}`}</text>`,
      ];
    }),
  );
}
