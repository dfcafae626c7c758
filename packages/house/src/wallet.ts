import { type Amount, type HandName, SEATS, type Seat, type TableEvent } from "@thunderjack/core";
import type { SeatOwners } from "./fact.js";
import type { Transfer } from "./transfer.js";

/*
 * The money of a table moves in one of two ways.
 *
 * - Built in: accounts and transfers are rows of the store, which are committed with the events that cause them. Credits
 *   move by buy-in and cash-out only; between the two, they are in the purse of the seat.
 * - With the wallet of the operator: each stake is debited when it is made, and each settled stake is credited. The purse
 *   of a seat is then only the limit that its player has set with the buy-in.
 */

/** An amount that moves between the wallet of the operator and a table. */
export interface WalletOrder {
  /**
   * The idempotency key: `table/shoe/round/hand/stake/step`. The stake is `bet`, `double`, `split` or `insurance`. The step
   * of a debit is the number of the attempt, from 1; that of a credit is `settled`.
   */
  readonly key: string;
  readonly table: string;
  /** The id of the player. */
  readonly account: string;
  /** The amount in hundredths, above 0. */
  readonly amount: Amount;
}

/**
 * The wallet of an operator. A repeated order with the same key changes nothing and has the same result. After the
 * rollback of a key, a debit with this key is refused, also if the debit arrives later.
 */
export interface Wallet {
  /**
   * Takes the amount of a stake from an account. A rejection means that the result is unknown.
   *
   * @returns `refused` if the account cannot pay, or the operator does not allow it
   */
  debit(order: WalletOrder): Promise<"done" | "refused">;
  /** Adds the amount of a settled stake to an account. It is repeated until it resolves. */
  credit(order: WalletOrder): Promise<void>;
  /** Takes a debit back if it was made, and prevents it otherwise. It is repeated until it resolves. */
  rollback(order: WalletOrder): Promise<void>;
  /** Returns the credits of an account, in hundredths. */
  balance(account: string): Promise<Amount>;
  /**
   * Returns the debits that were not taken back and the credits of a time, for the reconciliation.
   *
   * @param from the time, in milliseconds since 1970
   * @param to the time before which the lines end
   */
  statement(from: number, to: number): Promise<readonly StatementLine[]>;
}

/** One line of the statement of a wallet. */
export interface StatementLine extends Pick<WalletOrder, "key" | "account" | "amount"> {
  readonly type: "debit" | "credit";
}

/**
 * Returns the transfer of the built-in accounts that an event causes; `null` if it moves no credits between an account and
 * the table.
 */
export function transferOf(table: string, players: SeatOwners, event: TableEvent): Transfer | null {
  if (event.type !== "SeatBoughtIn" && event.type !== "SeatCashedOut") return null;
  const owner = players[event.seat];
  if (owner === undefined || event.amount === 0) return null;
  const amount = event.type === "SeatBoughtIn" ? event.amount : -event.amount;
  // Versions increase over the whole life of a table, so no other transfer of the table has this key.
  return { account: owner.player, amount, key: `${table}/${event.version}` };
}

/** The place of a transfer: the table, the number of the shoe and the number of the round. */
export interface RoundAtTable {
  readonly table: string;
  readonly shoe: number;
  readonly round: number;
  readonly players: SeatOwners;
}

/**
 * Returns the transfers of the operator's wallet that an event causes: a debit for each stake, and a credit for each
 * settled one. The key of a debit has no step yet.
 */
export function walletTransfersOf(place: RoundAtTable, event: TableEvent): readonly Transfer[] {
  switch (event.type) {
    case "RoundStarted":
      return SEATS.flatMap((seat) => walletTransfer(place, seat, "bet", event.bets[seat]));
    case "HandDoubled":
      return walletTransfer(place, event.hand, "double", event.amount);
    case "HandSplit":
      return walletTransfer(place, event.newHand, "split", event.amount);
    case "InsuranceTaken":
      return walletTransfer(place, event.hand, "insurance", event.amount);
    case "HandSettled":
      return walletTransfer(place, event.hand, `${event.stake}/settled`, -event.returned);
    default:
      return [];
  }
}

function walletTransfer(
  { table, shoe, round, players }: RoundAtTable,
  hand: HandName,
  stake: string,
  amount: number,
): readonly Transfer[] {
  if (amount === 0) return [];
  const seat = seatOfHand(hand);
  const owner = players[seat];
  if (owner === undefined) throw new RangeError(`The ${seat} seat has a hand and no player.`);
  return [{ account: owner.player, amount, key: `${table}/${shoe}/${round}/${hand}/${stake}`, isInWallet: true }];
}

/** Returns the seat of a hand. The names of the further hands of a seat begin with its name and a hyphen. */
function seatOfHand(hand: string): Seat {
  return hand.split("-")[0] as Seat;
}

/** Returns whether a transfer takes a stake from the wallet of the operator. */
export function isWalletDebit({ isInWallet, amount }: Transfer): boolean {
  return isInWallet === true && amount > 0;
}

/** Returns the seat of the debit with this key if it is that of a bet; `null` for the stake of a move. */
export function seatOfBet(key: string): Seat | null {
  const [hand = "", stake] = key.split("/").slice(-3);
  return stake === "bet" ? seatOfHand(hand) : null;
}
