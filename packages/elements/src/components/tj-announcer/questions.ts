import type { DealerView, HandView, Phrasebook, TableView } from "@thunderjack/stage";

/** A question of the player about the table, which the announcer answers. */
export type Question = "hand" | "dealer" | "bets" | "credits";

/** The question for each key. A key is identified by the typed character. */
export const QUESTION_KEYS = { m: "hand", u: "dealer", b: "bets", c: "credits" } as const satisfies Record<
  string,
  Question
>;

/** Returns the question for a key; `null` for any other key. */
export function questionOf({ key }: KeyboardEvent): Question | null {
  const letter = key.toLowerCase();
  return Object.hasOwn(QUESTION_KEYS, letter) ? QUESTION_KEYS[letter as keyof typeof QUESTION_KEYS] : null;
}

/**
 * Returns the answer to a question; an empty string if the cards in question are not dealt.
 *
 * @param question `hand` is a question about the hand whose turn it is or, if it is no hand's turn, about all hands
 */
export function answerTo(view: TableView, question: Question, words: Phrasebook): string {
  const { seats, dealer, labels, creditsText, stakedText } = view;
  switch (question) {
    case "hand": {
      const hands = seats.flatMap((seat) => seat.hands);
      const active = hands.filter(({ isTurn }) => isTurn);
      return (active.length > 0 ? active : hands).map((hand) => handSentence(hand, words)).join(" ");
    }
    case "dealer":
      return dealer.cards.length > 0 ? handSentence(dealer, words) : "";
    case "bets":
      return `${words.pair(labels.bets, stakedText)}.`;
    case "credits":
      return `${words.pair(labels.credits, creditsText)}.`;
  }
}

function handSentence({ label, cards, total, badge }: HandView | DealerView, { pair, list }: Phrasebook): string {
  const facts = [...cards.map((card) => card.label), total?.label ?? "", badge?.label ?? ""].filter(Boolean);
  const sentence = pair(label, list(facts));
  // Some badges end with an exclamation mark.
  return sentence.endsWith("!") ? sentence : `${sentence}.`;
}
