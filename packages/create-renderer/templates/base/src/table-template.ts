import type { Command } from "@thunderjack/core";
import {
  type ButtonView,
  type DealerView,
  formatCredits,
  type HandView,
  type SeatView,
  type TableView,
} from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { cardFace, isRed } from "./card-face.js";

/** Dispatches a command of the player. */
type Press = (command: Command) => void;

/**
 * Returns the whole table as HTML. Screen readers, and the conformance suite, read it by its roles and names: hands and
 * seats are groups, cards are images, and the message is a live region.
 *
 * @param notice the reason for a rejected command, shown in place of the message; `null` without one
 */
export function tableTemplate(view: TableView, notice: string | null, press: Press): TemplateResult {
  const { labels, dealer, seats, betting, message, creditsText, stakedText } = view;
  return html`
    <div class="table" role="group" aria-label=${labels.table} lang=${view.language} dir=${view.direction}>
      ${handTemplate(dealer)}
      <div class="seats">${seats.map((seat) => seatTemplate(seat, view, press))}</div>
      <p class="message" role="status">${notice ?? message}</p>
      <p class="figures">${labels.credits} <b>${creditsText}</b>, ${labels.bets} <b>${stakedText}</b></p>
      <div class="buttons">
        ${repeat(
          view.isOver ? [betting.startAgain] : betting.isOpen ? [betting.clear, betting.deal] : view.moves,
          ({ command }) => command.type,
          (button) => buttonTemplate(button, button.label, press),
        )}
      </div>
    </div>
  `;
}

/** The chips of a seat are buttons for its bet. The number on a button is the value of the chip. */
function seatTemplate(seat: SeatView, { betting, isOver }: TableView, press: Press): TemplateResult {
  const { switchLabel, label, stakedText, hands, raises, takeBack } = seat;
  return html`
    <div class="seat" role="group" aria-label=${switchLabel}>
      <div class="hands">${repeat(hands, ({ name }) => name, handTemplate)}</div>
      <p class="bet">${label} ${stakedText === null ? nothing : html`<b>${stakedText}</b>`}</p>
      ${
        betting.isOpen && !isOver
          ? html`<div class="chips">
              ${raises.map((raise, place) => buttonTemplate(raise, formatCredits(betting.chips[place] ?? 0), press))}
              ${buttonTemplate(takeBack, "×", press)}
            </div>`
          : nothing
      }
    </div>
  `;
}

/** The parts of a hand of the player that a hand of the dealer does not have are omitted. */
function handTemplate(hand: HandView | DealerView): TemplateResult {
  const { label, cards, total, badge } = hand;
  const player = "bet" in hand ? hand : null;
  return html`
    <div class="hand" role="group" aria-label=${label} aria-current=${player?.isTurn ? "true" : nothing}>
      <div class="cards">
        ${repeat(
          cards,
          ({ key }) => key,
          ({ label, card }) =>
            html`<span class="card" role="img" aria-label=${label} ?data-red=${isRed(card)}>${cardFace(card)}</span>`,
        )}
      </div>
      <p class="words">
        ${total === null ? nothing : html`<b>${total.label}</b>`}
        ${badge === null ? nothing : html`<span data-tone=${badge.tone}>${badge.label} ${badge.amountText}</span>`}
        ${player === null ? nothing : html`<span>${player.betText}</span> <span>${player.insuranceText}</span>`}
      </p>
    </div>
  `;
}

/** A button of the view. Its name is `label`; the visible text may be shorter. */
function buttonTemplate({ command, label, isLegal, reason }: ButtonView, text: string, press: Press): TemplateResult {
  return html`<button
    type="button"
    aria-label=${label}
    title=${reason ?? nothing}
    ?disabled=${!isLegal}
    @click=${() => press(command)}
  >${text}</button>`;
}
