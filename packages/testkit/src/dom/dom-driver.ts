import { SEATS, type Seat } from "@thunderjack/core";
import { ENGLISH, type Renderer } from "@thunderjack/stage";
import type { RendererDriver } from "../conformance/driver.js";
import { type AccessiblePart, accessibleTree, partsIn } from "./accessible-tree.js";
import { readAccessibleTable, seatNamed } from "./read-accessible-table.js";

/**
 * Returns a driver of the conformance suite for a renderer that draws into an element of a page. It reads the table by
 * roles, names and live regions, also in open shadow roots. It needs a DOM: a browser, happy-dom or jsdom.
 *
 * The host is a `div` in the body, 600 pixels high.
 *
 * @param settled resolves when the last frame is drawn. Renderers that draw asynchronously need it.
 */
export function domDriver(
  renderer: Renderer<HTMLElement>,
  settled: (host: HTMLElement) => Promise<void> = async () => {},
): RendererDriver<HTMLElement> {
  return {
    renderer,
    newHost() {
      const host = document.createElement("div");
      host.style.setProperty("height", "600px");
      document.body.append(host);
      return host;
    },
    removeHost: (host) => host.remove(),
    settled,
    readTable: (host) => readAccessibleTable(accessibleTree(host)),
    readText: (host) => everyElementIn(host).map(ownText).join("\n"),
    readMarkup: (host) => [host, ...shadowRootsIn(host)].map(({ innerHTML }) => innerHTML).join("\n"),
    isEmpty: (host) => host.innerHTML === "",
    isMoving: (host) => everyElementIn(host).some(isMoved),
    press,
    async placeChip(host, label, chip) {
      const seat = seatNamed(label);
      const button = ENGLISH.raise(seat, chip, 0);
      if (controlsIn(host, button).length > 0) return press(host, button);
      // A table without this button has a switch for each seat, and a button for each chip. The seat is selected first,
      // because a table may refuse to deselect its only selected seat.
      for (const each of [seat, ...SEATS.filter((other) => other !== seat)]) {
        setSwitch(host, each, each === seat);
        await settled(host);
      }
      press(host, ENGLISH.chip(chip));
    },
  };
}

function setSwitch(host: HTMLElement, seat: Seat, isOn: boolean): void {
  const name = ENGLISH.seatSwitch(seat);
  // At a table with several players, the name of the player follows.
  const isMeant = (part: AccessiblePart) => part.name === name || part.name.startsWith(`${name}: `);
  const [control] = partsIn(
    accessibleTree(host),
    (part) => (part.role === "switch" || part.role === "button") && isMeant(part),
  ).map(({ element }) => element as HTMLElement);
  if (control === undefined) throw new Error(`There is no switch "${ENGLISH.seatSwitch(seat)}".`);
  if ((control.getAttribute("aria-checked") === "true") !== isOn) control.click();
}

function press(host: HTMLElement, name: string): void {
  const [control] = controlsIn(host, name);
  if (control === undefined) throw new Error(`There is no button "${name}".`);
  control.click();
}

/** Returns the buttons and switches with a name. */
function controlsIn(host: HTMLElement, name: string): readonly HTMLElement[] {
  const isMeant = (part: AccessiblePart) => part.name === name && (part.role === "button" || part.role === "switch");
  return partsIn(accessibleTree(host), isMeant).map(({ element }) => element as HTMLElement);
}

/** Returns all elements in a host and in its open shadow roots. */
function everyElementIn(root: ParentNode): readonly Element[] {
  return [...root.querySelectorAll("*")].flatMap((element) =>
    element.shadowRoot === null ? [element] : [element, ...everyElementIn(element.shadowRoot)],
  );
}

function shadowRootsIn(host: Element): readonly ShadowRoot[] {
  return [host, ...everyElementIn(host)].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : [shadowRoot]));
}

/** Returns the text of an element itself and of the attributes that are spoken. */
function ownText(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const attributes = ["aria-label", "alt", "title"].map((name) => element.getAttribute(name) ?? "");
  return [...attributes, ...texts.map((node) => node.textContent ?? "")].join(" ");
}

/** Returns whether a script animates the element. Animations and transitions in CSS, such as glows, do not count. */
function isMoved(element: Element): boolean {
  // Some simulated pages have no animations.
  if (typeof element.getAnimations !== "function") return false;
  const isInStyles = (animation: Animation) => "animationName" in animation || "transitionProperty" in animation;
  return element.getAnimations().some((animation) => animation.playState === "running" && !isInStyles(animation));
}
