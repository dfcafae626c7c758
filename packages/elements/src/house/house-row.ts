import { type Amount, acceptsBets, creditsOf, type Seat } from "@thunderjack/core";
import type { RemoteTable } from "@thunderjack/remote";
import type { HouseStrings } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";

/** The request of a player outside of the game. */
type SeatRequest =
  | { readonly type: "TakeSeat"; readonly seat: Seat; readonly buyIn: Amount }
  | { readonly type: "BuyIn"; readonly seat: Seat; readonly amount: Amount }
  | { readonly type: "LeaveSeat"; readonly seat: Seat };

/** The contents of the row of a table on a server. */
export interface HouseRow {
  readonly words: HouseStrings;
  readonly house: Pick<RemoteTable, "rules" | "publicState" | "ownSeats" | "players" | "status">;
  /** The time of the clock, in milliseconds. */
  readonly now: number;
  /** Returns the amount of a buy-in, in hundredths of a credit. */
  readonly amount: () => Amount;
  /** The reason why the house refused the last request; `null` if it did not. */
  readonly refusal: string | null;
  readonly setAmount: (amount: Amount) => void;
  readonly request: (request: SeatRequest) => void;
}

/** Returns the remaining time in whole seconds, rounded up; `null` without a deadline. */
export function secondsUntil(dueAt: number | null, now: number): number | null {
  return dueAt === null ? null : Math.max(0, Math.ceil((dueAt - now) / 1000));
}

/** Returns the row between the bar and the felt: the notes of the house, and the buttons of the seats. */
export function houseRow(row: HouseRow): TemplateResult {
  const { words, house, refusal } = row;
  const { status } = house;
  const isLive = status.connection === "live";
  return html`
    <div class="house" part="house" data-connection=${status.connection}>
      <div class="says">
        <p class="notes" part="house-notes">${notesOf(row).map((note) => html`<span>${note}</span> `)}</p>
        ${refusal === null ? nothing : html`<p class="refusal" part="house-refusal">${refusal}</p>`}
        ${status.isDevelopment ? html`<p class="development" part="house-development">${words.development}</p>` : nothing}
      </div>
      ${isLive && !status.watches ? seatsTemplate(row) : nothing}
    </div>
  `;
}

/** Returns the sentences about the connection, the player and the time. */
function notesOf({ words, house, now }: HouseRow): readonly string[] {
  const { status, ownSeats, players } = house;
  if (status.connection !== "live") return [words.connections[status.connection]];
  const seconds = secondsUntil(status.dueAt, now);
  const isReady = ownSeats.some((seat) => status.ready.includes(seat));
  return [
    ...(status.watches ? [words.watching] : ownSeats.length === 0 ? [words.noSeat] : []),
    ...(isReady && acceptsBets(house.publicState) ? [words.ready] : []),
    ...(seconds === null ? [] : [words.timeLeft(seconds)]),
    ...status.away.flatMap((seat) => (players[seat] === undefined ? [] : [words.away(players[seat])])),
  ];
}

/**
 * Returns the field of the buy-in and one place for each seat, in the order of the felt. A seat that another player has
 * taken keeps its place, so that no button moves under the pointer of a player who is about to press it.
 */
function seatsTemplate(row: HouseRow): TemplateResult {
  const { words, house, amount, setAmount, request } = row;
  const { rules, ownSeats, players, publicState } = house;
  const canPay = acceptsBets(publicState);
  const field = html`<label><span>${words.amount}</span>
    <input
      type="number"
      min="0"
      step="any"
      .value=${String(amount() / 100)}
      @change=${({ target }: Event) => {
        const value = Math.round(Number((target as HTMLInputElement).value) * 100);
        if (Number.isSafeInteger(value) && value >= 0) setAmount(value);
      }}
    />
  </label>`;
  const free = (seat: Seat) =>
    button(words.takeSeat(seat), players[seat] === undefined, () =>
      request({ type: "TakeSeat", seat, buyIn: amount() }),
    );
  const own = (seat: Seat) => html`
    ${ownSeats.length > 1 ? html`<span class="purse">${words.purse(seat, creditsOf(publicState, seat))}</span>` : nothing}
    ${button(words.buyIn(seat), canPay, () => request({ type: "BuyIn", seat, amount: amount() }))}
    ${button(words.leaveSeat(seat), canPay, () => request({ type: "LeaveSeat", seat }))}
  `;
  return html`
    <div class="seats" part="house-seats" ?data-seated=${ownSeats.length > 0}>
      ${field}
      ${[...rules.seats].reverse().map((seat) => {
        const isOwn = ownSeats.includes(seat);
        return html`<span class="place" ?data-own=${isOwn}>${isOwn ? own(seat) : free(seat)}</span>`;
      })}
    </div>
  `;
}

/** Returns a button. The second click of a double click is ignored, because the first one may have put it there. */
function button(label: string, isEnabled: boolean, press: () => void): TemplateResult {
  return html`<button
    class="quiet"
    part="bar-button"
    type="button"
    aria-disabled=${isEnabled ? "false" : "true"}
    @click=${({ detail }: MouseEvent) => isEnabled && detail < 2 && press()}
  >
    ${label}
  </button>`;
}
