import type { Command } from "@thunderjack/core";
import { html } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect } from "storybook/test";
import preview from "../../../apps/storybook/.storybook/preview.js";
import type { ThunderjackTable } from "../src/table/thunderjack-table.js";
import { click } from "./clicks.js";
import "../src/table/thunderjack-table.define.js";
import "../src/panels/tj-card-picker/tj-card-picker.define.js";
import "./page.css";

const meta = preview.meta({
  title: "Pages/Stacked deck",
  tags: ["!autodocs", "state"],
  parameters: { controls: { disable: true } },
});

/** Deals the cards of the picker on the table below it. */
function deal({ currentTarget, detail }: CustomEvent<Command>): void {
  const table = (currentTarget as Element).parentElement?.querySelector<ThunderjackTable>("thunderjack-table");
  if (table?.table?.publicState.phase === "betting")
    table.conductor?.act({ type: "PlaceBet", seat: "right", amount: 1000 });
  table?.conductor?.act(detail);
}

/**
 * A table with `allow-stacking` deals the chosen cards, for example in stories, tests and lessons. Such a shoe is not
 * provably fair.
 */
export const ChosenCards = meta.story({
  render: () => html`
    <article class="page">
      <h1>Stacked deck</h1>
      <p>
        A deal may name the cards that are drawn next: the first card of each hand, the dealer's upcard, the second card
        of each hand, the hole card, and then the cards that are drawn later. The command is
        <code>{ type: "Deal", stack: ["a_h_0", "9_s_0", "k_h_0"] }</code>. It is rejected unless the table was opened
        with <code>allowStacking</code>.
      </p>
      <h2>Choose and deal cards</h2>
      <tj-card-picker decks="4" @tj-command=${deal}></tj-card-picker>
      <thunderjack-table allow-stacking speed="instant" style="height: 560px; margin-top: 16px"></thunderjack-table>
    </article>
  `,
  play: async ({ canvasElement }) => {
    await click(canvasElement, "ace of hearts", "nine of spades", "king of hearts", "Deal these cards");
    await expect(await within(canvasElement).findAllByShadowText("Thunderjack!")).not.toHaveLength(0);
  },
});
