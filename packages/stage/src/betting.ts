import type { Amount, Command, PlaceBet, Seat } from "@thunderjack/core";
import { BetMemory, type BetShortcut } from "./bet-memory.js";
import { firstSelection, isOnlyOne, type SeatSelection, toggleSeat, withBets } from "./seat-selection.js";
import type { SeatView, TableView } from "./view.js";

/** The control on the ring of a seat. */
export interface SpotControl {
  /** Whether the seat is selected. A pressed chip is placed on every selected seat. */
  readonly isOn: boolean;
  /** Whether a press has no effect: bets are closed, or the seat is the only selected one. */
  readonly isLocked: boolean;
  /** The label of the ring as a button that adds the chosen chip; `null` while the ring selects its seat. */
  readonly addLabel: string | null;
  /** The label of the button that takes back the last chip; `null` if there is no chip to take back. */
  readonly takeChipLabel: string | null;
}

const NONE: readonly PlaceBet[] = [];

/**
 * The choices of the player between two rounds, for all renderers, at the seats of the player: the selected seats, the chosen chip, and the
 * previous bets. A renderer reports each press to this class, and dispatches the returned commands.
 *
 * A pressed chip is placed on every selected seat, and is then the chosen chip. While a chip is chosen, the ring of a
 * seat adds it to that seat only. Without a chosen chip, the ring selects and deselects its seat.
 */
export class Betting {
  readonly #memory = new BetMemory();
  #view: TableView | null = null;
  #selection: SeatSelection = [];
  #chosen: Amount | null = null;

  /** The selected seats. */
  get selection(): SeatSelection {
    return this.#selection;
  }

  /** The value of the chosen chip, in hundredths of a credit; `null` for none. */
  get chosen(): Amount | null {
    return this.#chosen;
  }

  /** The buttons for several bets: undo, and double or repeat. The list is empty unless betting is open. */
  get shortcuts(): readonly BetShortcut[] {
    return this.#view === null ? [] : this.#memory.shortcuts(this.#view);
  }

  /** Starts a gesture of the player. The changes of a gesture are undone together. */
  begin(): void {
    this.#memory.begin();
  }

  /** Observes a view. Call it once for every frame. */
  note(view: TableView): void {
    const { betting } = view;
    const seats = view.seats.filter(({ isClosed }) => !isClosed);
    this.#view = seats.length === view.seats.length ? view : { ...view, seats };
    this.#selection = this.#selection.length === 0 ? firstSelection(seats) : withBets(this.#selection, seats);
    if (this.#chosen !== null && !betting.chips.includes(this.#chosen)) this.#chosen = null;
    this.#memory.note(this.#view);
  }

  /** Returns the control on the ring of a seat. */
  spot({ seat, bet, raises, takeChipLabel, isClosed }: SeatView): SpotControl {
    const isOpen = this.#isOpen && !isClosed;
    const raise = isOpen ? raises[this.#chosenPlace] : undefined;
    return {
      isOn: this.#selection.includes(seat),
      isLocked: !isOpen || (raise === undefined && isOnlyOne(this.#selection, seat)),
      addLabel: raise?.label ?? null,
      takeChipLabel: isOpen && bet > 0 ? takeChipLabel : null,
    };
  }

  /**
   * Handles a press of a chip in the rack. The chip is chosen, unless no seat accepts it.
   *
   * @param place the index of the chip in `view.betting.chips`
   * @returns the commands that add the chip to the bet of every selected seat
   */
  pressChip(place: number): readonly PlaceBet[] {
    const { chips, chipReasons } = this.#view?.betting ?? {};
    const chip = chips?.[place];
    if (!this.#isOpen || chip === undefined) return NONE;
    if ((chipReasons?.[place] ?? null) === null) this.#chosen = chip;
    return this.#seats.flatMap(({ seat, raises }) => (this.#selection.includes(seat) ? bets(raises[place]) : []));
  }

  /**
   * Handles a press of the ring of a seat.
   *
   * @returns the command that adds the chosen chip. Without a chosen chip, the press selects or deselects the seat, and
   *   the result is the command that removes the bet of a deselected seat
   */
  pressSpot(seat: Seat): readonly PlaceBet[] {
    if (!this.#isOpen || this.#seatOf(seat) === undefined) return NONE;
    if (this.#chosen !== null) return this.placeChip(this.#chosenPlace, seat);
    const wasOn = this.#selection.includes(seat);
    this.#selection = toggleSeat(this.#selection, seat);
    const isOff = wasOn && !this.#selection.includes(seat);
    const { bet = 0, takeBack } = this.#seatOf(seat) ?? {};
    return isOff && bet > 0 ? bets(takeBack) : NONE;
  }

  /**
   * Returns the command that adds a chip to the bet of a seat; an empty array if the seat does not accept the chip.
   *
   * @param place the index of the chip in `view.betting.chips`
   */
  placeChip(place: number, seat: Seat): readonly PlaceBet[] {
    return this.#isOpen ? bets(this.#seatOf(seat)?.raises[place]) : NONE;
  }

  /**
   * Takes the last chip of a seat. If the seat then has no bet, it is deselected, unless it is the only selected seat.
   *
   * @param to the seat to which the chip is moved; `null` returns it to the credits
   * @returns the commands that set the new bets of the seat and of `to`; an empty array if the chip cannot be moved
   */
  takeChip(seat: Seat, to: Seat | null = null): readonly PlaceBet[] {
    const from = this.#seatOf(seat);
    if (!this.#isOpen || from === undefined || from.bet === 0 || seat === to) return NONE;
    const rest = this.#withoutLastChip(from);
    const bet = { ...from.takeBack.command, amount: rest };
    const target = to === null ? undefined : this.#seatOf(to);
    const amount = (target?.bet ?? 0) + from.bet - rest;
    if (target !== undefined && amount > (this.#view?.betting.maxBet ?? amount)) return NONE;
    const placed = target === undefined ? [] : [{ ...target.takeBack.command, amount }];
    this.#memory.begin(true);
    if (target !== undefined) this.#selection = [...new Set([...this.#selection, target.seat])];
    if (rest === 0) this.#selection = without(this.#selection, seat);
    return [bet, ...placed];
  }

  /** Returns the value of a chip in the rack, in hundredths of a credit; 0 if there is no chip at this index. */
  chipAt(place: number): Amount {
    return this.#view?.betting.chips[place] ?? 0;
  }

  /** Returns the value of the last chip of a seat, in hundredths of a credit; 0 without a bet. */
  lastChip(seat: Seat): Amount {
    const from = this.#seatOf(seat);
    return from === undefined || from.bet === 0 ? 0 : from.bet - this.#withoutLastChip(from);
  }

  /** Puts the chosen chip back into the rack. Returns whether a chip was chosen. */
  putBack(): boolean {
    const wasChosen = this.#chosen !== null;
    this.#chosen = null;
    return wasChosen;
  }

  get #isOpen(): boolean {
    return this.#view?.betting.isOpen ?? false;
  }

  get #seats(): readonly SeatView[] {
    return this.#view?.seats ?? [];
  }

  /** The index of the chosen chip in the rack; −1 if no chip is chosen. */
  get #chosenPlace(): number {
    return this.#chosen === null ? -1 : (this.#view?.betting.chips.indexOf(this.#chosen) ?? -1);
  }

  #seatOf(name: Seat): SeatView | undefined {
    return this.#seats.find(({ seat }) => seat === name);
  }

  /**
   * Returns the bet of a seat without its last chip, or without the top chip of a pile from an earlier round. Returns 0
   * if the remaining bet would be below the table minimum.
   */
  #withoutLastChip({ seat, bet }: SeatView): Amount {
    const { chips = [], minBet = 0 } = this.#view?.betting ?? {};
    const before = this.#memory.before(seat);
    const rest = before ?? bet - topChip(bet, chips);
    return rest < minBet ? 0 : rest;
  }
}

function bets(button: { readonly command: Command } | undefined): readonly PlaceBet[] {
  return button?.command.type === "PlaceBet" ? [button.command] : NONE;
}

function without(selection: SeatSelection, seat: Seat): SeatSelection {
  return isOnlyOne(selection, seat) ? selection : selection.filter((other) => other !== seat);
}

/** Returns the value of the top chip of a bet whose largest chips are at the bottom. */
function topChip(bet: Amount, chips: readonly Amount[]): Amount {
  let rest = bet;
  let top = bet;
  for (const chip of [...chips].sort((one, other) => other - one)) {
    if (chip > rest) continue;
    rest %= chip;
    top = chip;
  }
  return rest > 0 ? rest : top;
}
