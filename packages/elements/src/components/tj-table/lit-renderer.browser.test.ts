import { formatCredits } from "@thunderjack/stage";
import { conformance, type DealerText, type HandText, type SeatText } from "@thunderjack/testkit";
import { describe, it } from "vitest";
import "../../define.js";
import { all, markupOf, textOf } from "../../../test/seated.js";
import { litRenderer } from "../../index.js";

describe("the Lit table", () => {
  conformance<HTMLElement>(
    { describe, it },
    {
      renderer: litRenderer,
      newHost() {
        const host = document.createElement("div");
        host.style.setProperty("height", "600px");
        document.body.append(host);
        return host;
      },
      removeHost: (host) => host.remove(),
      settled: drawn,
      readTable: (host) => ({
        message: textOf(host, "[part=message]") ?? "",
        credits: textOf(host, "[part=credits]") ?? "",
        staked: textOf(host, "[part=staked]") ?? "",
        dealer: dealerIn(host),
        // The seats are in turn order. The DOM begins with the left seat.
        seats: all(host, "tj-seat").map(seatIn).reverse(),
        offers: buttonsIn(host).map(nameOf),
      }),
      readText: (host) => all(host, "*").map(spokenBy).join("\n"),
      readMarkup: markupOf,
      isEmpty: (host) => host.innerHTML === "",
      isMoving: (host) => all(host, "*").some((part) => part.getAnimations().some(isMovement)),
      press: (host, label) => pressIn(host, (button) => nameOf(button) === label),
      async placeChip(host, seat, chip) {
        const switches = all(host, "[role=switch]");
        const isOn = (element: Element) => element.getAttribute("aria-checked") === "true";
        const isWanted = (element: Element) => element.getAttribute("aria-label") === `${seat} seat`;
        // The requested seat is selected first, because at least one seat is always selected.
        for (const element of [...switches.filter(isWanted), ...switches.filter((other) => !isWanted(other))]) {
          if (isOn(element) !== isWanted(element)) (element as HTMLElement).click();
          await drawn(host);
        }
        pressIn(host, (button) => button.getAttribute("aria-label") === `Bet ${formatCredits(chip)} more`);
      },
    },
  );
});

/** Waits until the table and its nested components are drawn, and until its motion begins. */
async function drawn(host: HTMLElement): Promise<void> {
  for (const table of host.querySelectorAll("tj-table")) await table.updateComplete;
  await Promise.all(all(host, "tj-move-buttons, tj-bet-controls, tj-shoe, tj-discard-tray").map(isDrawn));
  // Motion begins in the next task.
  await new Promise((resolve) => setTimeout(resolve));
}

async function isDrawn(element: Element): Promise<void> {
  if ("updateComplete" in element) await element.updateComplete;
}

function pressIn(host: HTMLElement, isMeant: (button: Element) => boolean): void {
  const button = all(host, "button").find(isMeant);
  if (!(button instanceof HTMLButtonElement)) throw new Error("There is no such button.");
  button.click();
}

/** Returns the enabled buttons for moves, clear and deal. */
function buttonsIn(host: HTMLElement): readonly Element[] {
  return all(host, "button.action:not(.shortcut):enabled:not([aria-disabled=true])");
}

function labelOf(element: Element): string {
  return element.textContent?.trim() ?? "";
}

/** Returns the name of a button without its detail. */
function nameOf(button: Element): string {
  return labelOf(button.querySelector(".name") ?? button);
}

function dealerIn(host: HTMLElement): DealerText {
  const [dealer] = all(host, "tj-dealer");
  if (dealer === undefined) throw new Error("There is no dealer.");
  return cardsIn(dealer);
}

function seatIn(seat: Element): SeatText {
  const label = all(seat, "[role=switch]")[0]?.getAttribute("aria-label") ?? "";
  return {
    label: label.replace(/ seat$/, ""),
    bet: all(seat, ".seat > .foot > [part=bet]").map(labelOf)[0] ?? null,
    hands: all(seat, "tj-hand").map(handIn),
  };
}

function handIn(hand: Element): HandText {
  return {
    ...cardsIn(hand),
    bet: textOf(hand, "[part=bet]") ?? "",
    insurance: textOf(hand, "[part=insurance]"),
    isTurn: all(hand, "[role=group]")[0]?.getAttribute("aria-current") === "true",
  };
}

function cardsIn(hand: Element): DealerText {
  return {
    label: all(hand, "[role=group]")[0]?.getAttribute("aria-label") ?? "",
    cards: all(hand, "[role=img]").map((card) => card.getAttribute("aria-label") ?? ""),
    total: textOf(hand, "[part=total]"),
    badge: textOf(hand, "[part=badge]"),
  };
}

/** Returns the texts of an element that a screen reader can read. */
function spokenBy(element: Element): string {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const label = element.getAttribute("aria-label") ?? "";
  return [label, element.getAttribute("title") ?? "", ...own.map((node) => node.textContent ?? "")].join(" ");
}

/** Returns whether an animation moves a part of the table. Transitions and animations in CSS, such as glows, do not. */
function isMovement(animation: Animation): boolean {
  return !(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition);
}
