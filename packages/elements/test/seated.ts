import type { CardId } from "@thunderjack/cards";
import { chosenSeeds, type GameEvent, Table, type TableOptions, type VirtualClock } from "@thunderjack/core";
import { expect, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../src/components/tj-announcer/answer-to.js";
import "../src/components/tj-table/round.js";
import "../src/define.js";
import type { ThunderjackTable } from "../src/index.js";
import { all } from "./find-all.js";

export { all, found } from "./find-all.js";

/** A player at a table in the page, and the received public events. */
export interface Seated {
  readonly element: ThunderjackTable;
  readonly table: Table;
  readonly events: GameEvent[];
}

/** The options of a table in a test. */
export interface SeatedOptions extends Partial<TableOptions> {
  /** An existing table. If it is set, the options of a new table are ignored. */
  readonly table?: Table;
  /** The cards of the first deal, in drawing order. */
  readonly stack?: readonly string[];
  readonly speed?: ThunderjackTable["speed"];
  readonly clock?: ThunderjackTable["clock"];
  readonly renderer?: ThunderjackTable["renderer"];
}

/** Adds a table to the page, and removes it after the test. */
export async function seatedAt({
  table: given,
  stack,
  speed = "instant",
  clock,
  renderer = "lit",
  ...options
}: SeatedOptions = {}): Promise<Seated> {
  const table =
    given ?? new Table({ rules: "thunderjack", seeds: chosenSeeds("a test"), allowStacking: true, ...options });
  const element = document.createElement("thunderjack-table");
  element.table = table;
  element.speed = speed;
  element.renderer = renderer;
  if (clock !== undefined) element.clock = clock;
  let next = stack as readonly CardId[] | undefined;
  element.addEventListener(
    "tj-command",
    (event) => {
      if (event.detail.type !== "Deal" || next === undefined) return;
      event.preventDefault();
      element.conductor?.act({ type: "Deal", stack: next });
      next = undefined;
    },
    { capture: true },
  );
  const events: GameEvent[] = [];
  const subscription = table.publicEvents$.subscribe((event) => events.push(event));
  document.body.style.setProperty("margin", "0");
  document.body.append(element);
  onTestFinished(() => {
    subscription.unsubscribe();
    element.remove();
  });
  await drawn(element);
  return { element, table, events };
}

/**
 * Adds an element with a table of its own to the page, and removes it after the test. Its speed defaults to `instant`.
 */
export async function ownTable(settings: Partial<ThunderjackTable> = {}): Promise<ThunderjackTable> {
  const element = document.createElement("thunderjack-table");
  Object.assign(element, { speed: "instant", ...settings });
  document.body.append(element);
  onTestFinished(() => element.remove());
  await drawn(element);
  return element;
}

/** Waits until the table has rendered. */
export async function drawn(element: ThunderjackTable): Promise<void> {
  await element.updateComplete;
  for (const inner of all(element, "tj-table")) await (inner as ThunderjackTable).updateComplete;
  await new Promise(requestAnimationFrame);
}

/**
 * Clicks buttons by their names, as a script does. The table does not check how soon these clicks follow each other.
 */
export async function click(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const role = /^\w+ seat$/.test(name) ? "switch" : "button";
    const button = page.getByRole(role, { name, exact: true });
    await expect.element(button).toBeVisible();
    button.element().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    (button.element() as HTMLElement).click();
    await new Promise(requestAnimationFrame);
  }
}

/** Types keys one after the other. A second of the clock passes before each of them. */
export async function typeSlowly(
  element: ThunderjackTable,
  clock: VirtualClock,
  ...keys: readonly string[]
): Promise<void> {
  for (const key of keys) {
    clock.pass(1000);
    await userEvent.keyboard(key);
    await drawn(element);
  }
}

/** Returns the whole markup of an element, with every shadow root in it. */
export function markupOf(root: Element): string {
  const shadows = [root, ...all(root, "*")].map((element) => element.shadowRoot?.innerHTML ?? "");
  return root.outerHTML + shadows.join("\n");
}

/** Returns the text of a part of the table; `null` if there is none. */
export function textOf(root: Element, selector: string): string | null {
  const text = all(root, selector)[0]?.textContent;
  return text === undefined || text === null ? null : text.replace(/\s+/g, " ").trim();
}

/** A hand as the page shows it. */
export interface ShownHand {
  readonly label: string;
  readonly cards: readonly string[];
  readonly total: string | null;
  readonly badge: string | null;
  readonly won: string | null;
}

/** Returns a hand of the page as text. */
function shownHand(element: Element): ShownHand {
  return {
    label: all(element, "[role=group]")[0]?.getAttribute("aria-label") ?? "",
    cards: all(element, "[role=img]").map((card) => card.getAttribute("aria-label") ?? ""),
    total: textOf(element, "[part=total]"),
    badge: textOf(element, "[part=badge]"),
    won: textOf(element, "[part=won]"),
  };
}

/** Returns the player's hands as the page shows them, from left to right. */
export function shownHands(root: Element): readonly ShownHand[] {
  return all(root, "tj-hand").map(shownHand);
}

/** Returns the dealer's hand as the page shows it. */
export function shownDealer(root: Element): ShownHand {
  const [dealer] = all(root, "tj-dealer");
  if (dealer === undefined) throw new Error("No dealer is shown.");
  return shownHand(dealer);
}

/** Returns the names of the moves that the page offers. */
export function shownMoves(root: Element): readonly string[] {
  return all(root, "[data-move]:not([aria-disabled])").map((button) => button.getAttribute("aria-label") ?? "");
}

/** Returns the numbers of cards in the discard tray and in the shoe, as the page shows them. */
export function shownPiles(root: Element): readonly (string | null)[] {
  return all(root, "tj-discard-tray, tj-shoe").map((pile) => textOf(pile, "[part=cards]"));
}
