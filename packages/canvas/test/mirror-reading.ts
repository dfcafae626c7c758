import type { Amount } from "@thunderjack/core";
import { formatCredits } from "@thunderjack/stage";
import type { ShownDealer, ShownHand, ShownSeat, ShownTable, Subject } from "@thunderjack/testkit";

/*
 * How a test reads the mirror, and presses what is in it.
 */

/** Everything about a subject of the conformance suite that is in its mirror. */
export const mirrorReading: Pick<
  Subject<HTMLElement>,
  "readTable" | "readText" | "readMarkup" | "press" | "layChip"
> = { readTable, readText, readMarkup, press, layChip };

/** The shadow root of the mirror in a host. */
export function mirrorIn(host: HTMLElement): ShadowRoot {
  const roots = [...host.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : [shadowRoot]));
  const [root] = roots;
  if (root === undefined || roots.length > 1) throw new Error(`There are ${roots.length} mirrors in the host.`);
  return root;
}

function readTable(host: HTMLElement): ShownTable {
  const root = mirrorIn(host);
  const [dealer] = parts(root, "dealer");
  if (dealer === undefined) throw new Error("There is no dealer.");
  return {
    message: textOf(root, "message") ?? "",
    credits: textOf(root, "credits") ?? "",
    staked: textOf(root, "staked") ?? "",
    dealer: cardsIn(dealer),
    // In turn order: the page begins on the left.
    seats: parts(root, "seat").map(seatIn).reverse(),
    offers: [...root.querySelectorAll("button:enabled:not([aria-label])")].map(labelOf),
  };
}

function readText(host: HTMLElement): string {
  return [...mirrorIn(host).querySelectorAll("*")].map(spokenBy).join("\n");
}

function readMarkup(host: HTMLElement): string {
  return host.outerHTML + mirrorIn(host).innerHTML;
}

/** Presses the button of this label, the switch or the chip included. */
export function press(host: HTMLElement, label: string): void {
  const buttons = [...mirrorIn(host).querySelectorAll("button")];
  const button = buttons.find((one) => labelOf(one) === label || one.getAttribute("aria-label") === label);
  if (button === undefined) throw new Error(`There is no button "${label}".`);
  button.click();
}

function layChip(host: HTMLElement, seat: string, chip: Amount): void {
  const switches = [...mirrorIn(host).querySelectorAll<HTMLButtonElement>("[role=switch]")];
  const isOn = (element: Element) => element.getAttribute("aria-checked") === "true";
  const isWanted = (element: Element) => element.getAttribute("aria-label") === `${seat} seat`;
  // The wanted one first: one seat is always on.
  for (const element of [...switches.filter(isWanted), ...switches.filter((other) => !isWanted(other))]) {
    if (isOn(element) !== isWanted(element)) element.click();
  }
  press(host, `Bet ${formatCredits(chip)} more`);
}

function seatIn(seat: Element): ShownSeat {
  const label = seat.querySelector("[role=switch]")?.getAttribute("aria-label") ?? "";
  return {
    label: label.replace(/ seat$/, ""),
    bet: textOf(seat, "bet", ":scope > "),
    hands: parts(seat, "hand").map(handIn),
  };
}

function handIn(hand: Element): ShownHand {
  return {
    ...cardsIn(hand),
    bet: textOf(hand, "bet") ?? "",
    insurance: textOf(hand, "insurance")?.replace(/ insured$/, "") ?? null,
    isTurn: hand.getAttribute("aria-current") === "true",
  };
}

function cardsIn(hand: Element): ShownDealer {
  return {
    label: hand.getAttribute("aria-label") ?? "",
    cards: [...hand.querySelectorAll("[role=img]")].map((card) => card.getAttribute("aria-label") ?? ""),
    total: textOf(hand, "total"),
    badge: textOf(hand, "badge"),
  };
}

function parts(root: ParentNode, name: string, where = ""): readonly Element[] {
  return [...root.querySelectorAll(`${where}[data-part=${name}]`)];
}

function textOf(root: ParentNode, name: string, where = ""): string | null {
  return parts(root, name, where)[0]?.textContent || null;
}

function labelOf(element: Element): string {
  return element.textContent?.trim() ?? "";
}

function spokenBy(element: Element): string {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const label = element.getAttribute("aria-label") ?? "";
  return [label, element.getAttribute("title") ?? "", ...own.map((node) => node.textContent ?? "")].join(" ");
}
