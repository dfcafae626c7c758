import type { HandName, Phase, Seat } from "@thunderjack/core";
import type { LaidOutView } from "../src/layout/layout.js";
import type { CardView, HandView, SeatView } from "../src/view.js";

/** A table to lay out: the numbers of cards in the hands of each seat, from left to right. */
export interface FakeTable {
  readonly left?: readonly number[];
  readonly middle?: readonly number[];
  readonly right?: readonly number[];
  /** The number of the dealer's cards. Defaults to 2, or to 0 without hands. */
  readonly dealer?: number;
  readonly phase?: Phase;
  /** The hand in turn. Defaults to the first hand in turn order while the players act. */
  readonly turn?: HandName | null;
  /** Whether the third card of every hand lies across. */
  readonly isDoubled?: boolean;
  /** Whether the dealer has a result. */
  readonly isBust?: boolean;
  readonly chips?: number;
  readonly seats?: readonly Seat[];
  readonly direction?: "ltr" | "rtl";
}

/** Returns a view with the facts that a layout reads. It need not be reachable in a game. */
export function fakeView(table: FakeTable): LaidOutView {
  const {
    seats = ["right", "middle", "left"],
    phase = "players",
    direction = "ltr",
    chips = 4,
    isDoubled = false,
    isBust = false,
  } = table;
  const names = seats.flatMap((seat) => (table[seat] ?? []).map((_, index) => handName(seat, index)));
  const turn = table.turn === undefined ? (phase === "players" ? (names[0] ?? null) : null) : table.turn;
  const isOpen = phase === "betting" || phase === "settled";
  return {
    direction,
    phase,
    isOver: phase === "broke",
    seats: seats.map((seat) => {
      const hands = (table[seat] ?? []).map((cards, index) => {
        const name = handName(seat, index);
        const badge = phase === "settled" || phase === "dealer" ? {} : null;
        return { name, cards: cardsOf(name, cards, isDoubled), isTurn: name === turn, badge } as HandView;
      });
      return { seat, hands, bet: hands.length > 0 ? 1000 : 0 } as unknown as SeatView;
    }),
    dealer: {
      cards: cardsOf("dealer", table.dealer ?? (names.length > 0 ? 2 : 0), false),
      badge: isBust ? {} : null,
    } as LaidOutView["dealer"],
    betting: { isOpen, chips: Array.from({ length: chips }, (_, value) => value) } as unknown as LaidOutView["betting"],
  };
}

function handName(seat: Seat, index: number): HandName {
  return (index === 0 ? seat : `${seat}-${index + 1}`) as HandName;
}

function cardsOf(name: string, count: number, isDoubled: boolean): readonly CardView[] {
  return Array.from({ length: count }, (_, place) => ({
    key: `${name}-${place}`,
    card: null,
    isAcross: isDoubled && place === 2,
    label: "",
  }));
}
