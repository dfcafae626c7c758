/*
 * The hands of a round in typed arrays. The number of a hand in the arrays is its slot. `order` contains the slots in
 * table order.
 */

/** The maximum number of hands: four at each of three seats. */
const MOST_HANDS = 12;

/** The states of a hand: {@link OPEN} for a hand in play, and the outcomes as indexes in `OUTCOMES`. */
export const OPEN = -1;
export const THUNDERJACK = 0;
export const BLACKJACK = 1;
export const BLITZ = 2;
export const WIN = 3;
export const PUSH = 4;
export const SURRENDERED = 5;
export const LOSE = 6;
export const BUSTED = 7;

/** The returned amount of an insurance that is not settled. */
export const UNDECIDED = -1;

/** The hands of a round. */
export class FastHands {
  /** The number of hands. */
  count = 0;
  /** The slots in table order. */
  readonly order = new Uint8Array(MOST_HANDS);
  /** The `HandId` of the hand in each slot; `BUST` after a bust. All following arrays are also indexed by slot. */
  readonly hand = new Int16Array(MOST_HANDS);
  readonly first = new Uint16Array(MOST_HANDS); // the first card as a FastCard
  readonly second = new Uint16Array(MOST_HANDS);
  readonly seat = new Uint8Array(MOST_HANDS);
  readonly split = new Uint8Array(MOST_HANDS);
  readonly bet = new Float64Array(MOST_HANDS); // the bet in the units of `FastTable.bet`
  readonly outcome = new Int8Array(MOST_HANDS);
  readonly returned = new Float64Array(MOST_HANDS);
  readonly insurance = new Float64Array(MOST_HANDS); // 0: none
  readonly insuranceReturned = new Float64Array(MOST_HANDS);

  /** Removes all hands. */
  clear(): void {
    this.count = 0;
  }

  /** Adds an empty hand at an index of the table order and returns its slot. */
  add(place: number, seat: number, bet: number, isSplit: boolean): number {
    const slot = this.count++;
    for (let at = slot; at > place; at--) this.order[at] = this.order[at - 1] ?? 0;
    this.order[place] = slot;
    this.hand[slot] = 0;
    this.seat[slot] = seat;
    this.split[slot] = isSplit ? 1 : 0;
    this.bet[slot] = bet;
    this.outcome[slot] = OPEN;
    this.returned[slot] = 0;
    this.insurance[slot] = 0;
    this.insuranceReturned[slot] = UNDECIDED;
    return slot;
  }

  /** Whether there is exactly one hand, which is neither split nor insured, as after {@link resetToOne}. */
  get isOne(): boolean {
    return this.count === 1 && this.split[0] === 0 && this.insurance[0] === 0;
  }

  /** Removes all hands and adds one for the first seat. */
  resetToOne(bet: number): void {
    this.count = 1;
    this.order[0] = 0;
    this.seat[0] = 0;
    this.split[0] = 0;
    this.bet[0] = bet;
    this.outcome[0] = OPEN;
    this.returned[0] = 0;
    this.insurance[0] = 0;
    this.insuranceReturned[0] = UNDECIDED;
  }

  /** Returns the slot at an index of the table order. */
  at(place: number): number {
    return this.order[place] ?? 0;
  }

  isOpen(slot: number): boolean {
    return this.outcome[slot] === OPEN;
  }

  settle(slot: number, outcome: number, returned: number): void {
    this.outcome[slot] = outcome;
    this.returned[slot] = returned;
  }

  /** Returns the number of hands of a seat. */
  handsOf(seat: number): number {
    let hands = 0;
    for (let slot = 0; slot < this.count; slot++) if (this.seat[slot] === seat) hands++;
    return hands;
  }
}
