import { render } from "@lit-labs/ssr";
import { collectResult } from "@lit-labs/ssr/lib/render-result.js";
import { html, type TemplateResult } from "lit";
import { expect, it } from "vitest";
import "@thunderjack/elements/tj-bet-controls";
import "@thunderjack/elements/tj-card";
import "@thunderjack/elements/tj-card-picker";
import "@thunderjack/elements/tj-dealer";
import "@thunderjack/elements/tj-history";
import "@thunderjack/elements/tj-move-buttons";
import "@thunderjack/elements/tj-seat";

const ROUND = {
  round: 7,
  hands: [{ hand: "right", cards: ["a_s_0", "j_s_0"], total: 21, bet: 1000, outcome: "thunderjack", returned: 4000 }],
  dealer: { cards: ["10_h_0", "7_c_0"], total: 17 },
  net: 3000,
  credits: 53_000,
};

/** Returns the server-rendered HTML of a component, without Lit's comments. */
async function served(piece: TemplateResult): Promise<string> {
  return (await collectResult(render(piece))).replace(/<!--.*?-->/g, "");
}

it.each([
  ["a card", html`<tj-card card="a_s"></tj-card>`, ['aria-label="ace of spades"']],
  [
    "a hand",
    html`<tj-hand cards="a_s j_s" bet="1000" outcome="win" won="1000" label="Your hand" turn></tj-hand>`,
    ['aria-label="Your hand"', 'aria-label="jack of spades"', 'aria-current="true"', ">10<", "Win", "+10"],
  ],
  ["a dealer", html`<tj-dealer cards="10_h ?"></tj-dealer>`, ['aria-label="Dealer"', 'aria-label="face-down card"']],
  [
    "a seat",
    html`<tj-seat seat="left" bet="500" chips="500" hands="8_s 3_h, 8_d 10_c" on></tj-seat>`,
    ['aria-label="Left seat"', 'aria-label="eight of spades"', 'aria-label="ten of clubs"', 'aria-checked="true"'],
  ],
  [
    "bet controls",
    html`<tj-bet-controls chips="500 5000" label="Chips"></tj-bet-controls>`,
    ['aria-label="Chips"', 'aria-label="Bet 50 more"', "Deal"],
  ],
  ["move buttons", html`<tj-move-buttons moves="hit no-surrender"></tj-move-buttons>`, ["Hit", "Play on"]],
  ["a history", html`<tj-history rounds=${JSON.stringify([ROUND])}></tj-history>`, ["Round 7", "+30"]],
  ["a picker", html`<tj-card-picker chosen="q_d"></tj-card-picker>`, ["Q♦", "queen of diamonds"]],
])("%s with plain attributes is rendered by the server", async (_, piece, texts) => {
  const text = await served(piece);
  expect(text).toContain('<template shadowroot="open"');
  for (const each of texts) expect(text).toContain(each);
});

it("a face-down card is rendered by the server without its face", async () => {
  const text = await served(html`<tj-card card="?"></tj-card>`);
  expect(text).toMatch(/class="?back/);
  expect(text).not.toContain('class="front"');
});
