/**
 * The parts inside a `tj-table`, by their exported names. Every element between a part and the page exports the part.
 * An ambiguous name is changed: the part `cards` of a hand is exported as `hand-cards`.
 *
 * The manifest adds these parts to every element that exports them.
 *
 * @csspart message - the sentence about the state of the game, or the reason why a command was rejected
 * @csspart credits - the player's credits
 * @csspart staked - the sum of all bets
 * @csspart net - the net result of the last round
 * @csspart figure-label - the label of `credits`, `staked` or `net`
 * @csspart figure-amount - the amount of `credits`, `staked` or `net`
 * @csspart lettering - the printing on the felt: the wordmark during a round, the example hands and the payouts
 * @csspart over - the layer over the table when the game is over
 * @csspart dealer - the place of the dealer
 * @csspart seat - the place of a player, with its hands and its circle
 * @csspart hand - each hand of a player
 * @csspart shoe - the shoe
 * @csspart tray - the discard tray
 * @csspart stack - the chips of a bet
 * @csspart card - each card
 * @csspart dealer-cards - the cards of the dealer
 * @csspart hand-cards - the cards of a hand
 * @csspart total - the total of a hand or of the dealer
 * @csspart soft - the words around the number of a total, such as "soft"
 * @csspart badge - the result of a hand; for the dealer, a bust or a blackjack
 * @csspart meter - the number of cards towards a Blitz
 * @csspart hand-bet - the bet of a hand
 * @csspart insurance - the insurance bet of a hand
 * @csspart won - the amount that a hand won or lost, after its result; a win does not include the bet
 * @csspart won-amount - the text in `won`
 * @csspart turn - the frame around the hand whose turn it is
 * @csspart switch - the circle of a seat, which contains its bet
 * @csspart seat-bet - the amount in the label of a seat: the bet, or during a round the bets of its hands
 * @csspart take-back - the button that takes back the last chip of a seat
 * @csspart shoe-cards - the name of the shoe, and the number of cards in it
 * @csspart tray-cards - the name of the discard tray, and the number of cards in it
 * @csspart chip - each button with a chip
 * @csspart shortcut - the buttons undo, double and repeat
 * @csspart bet-button - the buttons clear and deal
 * @csspart move-button - each button for a move
 */
export const TABLE_PARTS =
  "message,credits,staked,net,figure-label,figure-amount,lettering,over,dealer,seat,hand,shoe,tray,stack,card,dealer-cards,hand-cards,total,soft,badge,meter,hand-bet,insurance,won,won-amount,turn,switch,seat-bet,take-back,shoe-cards,tray-cards,chip,shortcut,bet-button,move-button";
