import type { DealerView, HandView, TableView } from "@thunderjack/stage";

/** What a player may ask to hear. */
export type Question = "hand" | "dealer" | "bets" | "credits";

/** The key of each question, by the character that is typed. */
export const QUESTION_KEYS = { m: "hand", u: "dealer", b: "bets", c: "credits" } as const satisfies Record<
  string,
  Question
>;

/** The question of a key; `null` for any other key. */
export function questionOf({ key }: KeyboardEvent): Question | null {
  const letter = key.toLowerCase();
  return Object.hasOwn(QUESTION_KEYS, letter) ? QUESTION_KEYS[letter as keyof typeof QUESTION_KEYS] : null;
}

/** The answer, in the words of the table: of all hands where it is nobody's turn. */
export function toldAloud({ seats, dealer, labels, creditsText, stakedText }: TableView, question: Question): string {
  switch (question) {
    case "hand": {
      const hands = seats.flatMap((seat) => seat.hands);
      const own = hands.filter(({ isTurn }) => isTurn);
      return (own.length > 0 ? own : hands).map(handAloud).join(" ");
    }
    case "dealer":
      return dealer.cards.length > 0 ? handAloud(dealer) : "";
    case "bets":
      return `${labels.bets}: ${stakedText}.`;
    case "credits":
      return `${labels.credits}: ${creditsText}.`;
  }
}

function handAloud({ label, cards, total, badge }: HandView | DealerView): string {
  const facts = [...cards.map((card) => card.label), total?.label ?? "", badge?.label ?? ""].filter(Boolean);
  return `${label}: ${facts.join(", ")}.`;
}
