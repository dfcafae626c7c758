import type { DealerView, HandView, Phrasebook, TableView } from "@thunderjack/stage";
import type { Question } from "./questions.js";

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
