import { cardId, RANKS, type Rank, SUITS, type Suit } from "@thunderjack/cards";
import { Deck } from "@thunderjack/cards/deck";

const shoe = new Deck({
  random: (below) => below - 1, // not random, so that the output is always the same
  locations: ["shoe", "right", "dealer", "tray"],
  idOf: (suit: Suit, rank: Rank, deck) => cardId(rank, suit, deck),
});
shoe.createCards(
  SUITS.flatMap((type) => RANKS.map((typeArg) => ({ type, typeArg, nbr: 4 }))),
  "shoe",
);
shoe.shuffle("shoe");

for (const hand of ["right", "dealer", "right", "dealer"] as const) shoe.pickCardForLocation("shoe", hand);
console.log(shoe.getCardsInLocation("right").map(({ id }) => id));
for (const hand of ["right", "dealer"] as const) shoe.moveAllCardsInLocation(hand, "tray");
console.log(shoe.countCardsInLocations());
