import { newTableState, ruleSet, type TableState } from "@thunderjack/core";
import { type TableView, view } from "@thunderjack/stage";
import { type TableLayout, tableLayout } from "@thunderjack/stage/layout";
import { LitElement } from "lit";
import { newElement } from "../../platform/new-element.js";

/*
 * The first render of an element takes about twice as long as later ones, because the browser compiles its code and
 * parses its templates. The parts of a round are therefore rendered before the first deal, outside of the document, each
 * in an idle time of its own.
 */

const RULES = ruleSet("thunderjack");

/** The size of the table that is rehearsed, in CSS pixels. */
const SIZE = { width: 390, height: 760 };

const HAND = {
  name: "right",
  seat: "right",
  cards: ["8_h_0", "k_s_0"],
  bet: 1000,
  split: false,
  doubled: false,
  insurance: null,
} as const;

const BETS = newTableState(10_000, { right: 1000, middle: 0, left: 0 }, 300);

/** A turn, and the end of its round. */
const STATES: readonly TableState[] = [
  {
    ...BETS,
    phase: "players",
    turn: "right",
    hands: [{ ...HAND, outcome: null, returned: 0 }],
    dealer: { cards: ["10_c_0", null], faceDown: 1 },
  },
  {
    ...BETS,
    phase: "settled",
    turn: null,
    hands: [{ ...HAND, outcome: "win", returned: 2000 }],
    dealer: { cards: ["10_c_0", "7_d_0"], faceDown: -1 },
  },
];

/** The number of rehearsals. The browser optimizes code that runs repeatedly. */
const TIMES = 3;

/** Renders the parts of a round, outside of the document, while the browser is idle. */
export function rehearse(): void {
  const steps = rehearsals();
  // Safari has no idle callbacks.
  const later = globalThis.requestIdleCallback ?? setTimeout;
  const next = () => {
    if (steps.next().done !== true) later(next);
  };
  later(next);
}

function* rehearsals(): Generator<void> {
  for (let time = 0; time < TIMES; time++) yield* rehearsal();
}

function* rehearsal(): Generator<void> {
  const seat = newElement("tj-seat");
  const dealer = newElement("tj-dealer");
  const moves = newElement("tj-move-buttons");
  for (const state of STATES) {
    const shown: TableView = view(RULES, state);
    yield;
    const { seats, dealer: table, dock, text }: TableLayout = tableLayout(shown, SIZE);
    yield;
    Object.assign(seat, { view: shown.seats[0], layout: seats[0], text, chips: shown.betting.chips });
    Object.assign(dealer, { view: shown.dealer, layout: table, text });
    Object.assign(moves, { moves: shown.moves, layout: dock, text });
    yield* rendered([seat, dealer, moves]);
  }
}

/** Renders elements and the elements in their shadow roots. They are not connected, so they do not render themselves. */
function* rendered(elements: Iterable<Element>): Generator<void> {
  for (const element of elements) {
    if (!(element instanceof LitElement)) continue;
    // biome-ignore lint/complexity/useLiteralKeys: Lit's method is protected.
    element["performUpdate"]();
    yield;
    yield* rendered(element.renderRoot.querySelectorAll("*"));
  }
}
