import type { Amount } from "@thunderjack/core";
import { formatCredits } from "@thunderjack/stage";
import type { DealerText, HandText, RendererDriver, SeatText, TableText } from "@thunderjack/testkit";

/** The functions of a driver for the conformance suite that read and operate the accessibility layer. */
export const layerReading: Pick<
  RendererDriver<HTMLElement>,
  "readTable" | "readText" | "readMarkup" | "press" | "placeChip"
> = {
  readTable,
  readText,
  readMarkup,
  press,
  placeChip,
};

/**
 * Returns the shadow root of the accessibility layer in a host.
 *
 * @throws Error when the host does not contain exactly one layer
 */
export function layerIn(host: HTMLElement): ShadowRoot {
  const roots = [...host.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : [shadowRoot]));
  const [root] = roots;
  if (root === undefined || roots.length > 1)
    throw new Error(`There are ${roots.length} accessibility layers in the host.`);
  return root;
}

function readTable(host: HTMLElement): TableText {
  const root = layerIn(host);
  const [dealer] = parts(root, "dealer");
  if (dealer === undefined) throw new Error("There is no dealer.");
  return {
    message: textOf(root, "message") ?? "",
    credits: textOf(root, "credits") ?? "",
    staked: textOf(root, "staked") ?? "",
    dealer: cardsIn(dealer),
    // The seats are in turn order. In the document, they are ordered from left to right.
    seats: parts(root, "seat").map(seatIn).reverse(),
    offers: [...root.querySelectorAll("button:enabled:not([hidden], [aria-label], [aria-disabled=true])")].map(labelOf),
  };
}

function readText(host: HTMLElement): string {
  return [...layerIn(host).querySelectorAll("*")].map(accessibleText).join("\n");
}

function readMarkup(host: HTMLElement): string {
  return host.outerHTML + layerIn(host).innerHTML;
}

/**
 * Clicks the button, switch or chip with this label.
 *
 * @throws Error when there is no such control
 */
export function press(host: HTMLElement, label: string): void {
  const buttons = [...layerIn(host).querySelectorAll("button")];
  const button = buttons.find((one) => labelOf(one) === label || one.getAttribute("aria-label") === label);
  if (button === undefined) throw new Error(`There is no button "${label}".`);
  button.click();
}

function placeChip(host: HTMLElement, seat: string, chip: Amount): void {
  const switches = [...layerIn(host).querySelectorAll<HTMLButtonElement>("[role=switch]")];
  const isOn = (element: Element) => element.getAttribute("aria-checked") === "true";
  const isSelected = (element: Element) => element.getAttribute("aria-label") === `${seat} seat`;
  // The wanted seat is selected first, because the only selected seat cannot be deselected.
  for (const element of [...switches.filter(isSelected), ...switches.filter((other) => !isSelected(other))]) {
    if (isOn(element) !== isSelected(element)) element.click();
  }
  press(host, `Bet ${formatCredits(chip)} more`);
}

function seatIn(seat: Element): SeatText {
  const label = seat.querySelector("[role=switch]")?.getAttribute("aria-label") ?? "";
  return {
    // At a table with several players, the name of the player follows: "Right seat: Ada".
    label: label.replace(/ seat$/, "").replace(/^\w+ seat: /, ""),
    bet: textOf(seat, "bet", ":scope > "),
    hands: parts(seat, "hand").map(handIn),
  };
}

function handIn(hand: Element): HandText {
  return {
    ...cardsIn(hand),
    bet: textOf(hand, "bet") ?? "",
    insurance: textOf(hand, "insurance"),
    isTurn: hand.getAttribute("aria-current") === "true",
  };
}

function cardsIn(hand: Element): DealerText {
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

function accessibleText(element: Element): string {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const label = element.getAttribute("aria-label") ?? "";
  return [label, element.getAttribute("title") ?? "", ...own.map((node) => node.textContent ?? "")].join(" ");
}
