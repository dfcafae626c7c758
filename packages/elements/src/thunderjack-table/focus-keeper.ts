import type { TableView } from "@thunderjack/stage";

/**
 * Keeps the focus at the table when the button that has it vanishes: it goes to the button of the same name as soon as
 * there is one again, else to what is expected next, and waits on the felt until then.
 *
 * It works on what is drawn, whatever draws it: the focus is a matter of the page.
 */
export class FocusKeeper {
  readonly #stage: HTMLElement;
  #kept: { readonly element: Element; readonly name: string } | null = null;
  #isLed = false;
  #minding = 0;

  /** @param stage what is drawn into; can have the focus itself */
  constructor(stage: HTMLElement) {
    this.#stage = stage;
    // Of a focus that moves within one shadow root nothing is heard outside of it, but of the keys that move it is.
    for (const type of ["focusin", "keydown", "keyup", "click"]) {
      stage.addEventListener(type, (event) => this.#remember(event.composedPath()[0]), { capture: true });
    }
  }

  /** With the next picture the focus goes to what is expected then, wherever at the table it is. */
  lead(): void {
    this.#isLed = true;
  }

  /** Looks after the focus, as soon as this picture is drawn. */
  mind(view: TableView): void {
    this.leave();
    this.#minding = requestAnimationFrame(() => this.#mind(expectedLabel(view)));
  }

  /** Minds nothing more until the next picture. */
  leave(): void {
    cancelAnimationFrame(this.#minding);
  }

  #mind(expected: string | null): void {
    const kept = this.#kept;
    const isLed = this.#isLed;
    this.#isLed = false;
    if (isLed && this.#goTo(expected)) return;
    if (kept === null || isThere(kept.element)) return;
    if (!this.#isFocusFree()) this.#kept = null;
    else if (!this.#goTo(kept.name) && !this.#goTo(expected)) this.#stage.focus({ preventScroll: true });
  }

  #goTo(name: string | null): boolean {
    const button = buttonsIn(this.#stage).find((other) => nameOf(other) === name);
    // It is to be seen, but whoever has scrolled the whole table away is not brought back to it.
    const { top, bottom } = this.#stage.getBoundingClientRect();
    button?.focus({ preventScroll: bottom < 0 || top > innerHeight });
    return button !== undefined;
  }

  #remember(target: EventTarget | undefined): void {
    if (target === this.#stage || !(target instanceof Element)) return;
    this.#kept = { element: target, name: nameOf(target) };
  }

  /** Whether nobody else in the page has taken the focus meanwhile. */
  #isFocusFree(): boolean {
    const { ownerDocument } = this.#stage;
    const root = this.#stage.getRootNode();
    if (ownerDocument.activeElement === ownerDocument.body || ownerDocument.activeElement === null) return true;
    return root instanceof ShadowRoot && root.activeElement === this.#stage;
  }
}

function isThere(element: Element): boolean {
  return element.isConnected && !element.matches(":disabled") && element.checkVisibility();
}

function nameOf(element: Element): string {
  return element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
}

function buttonsIn(root: Element | ShadowRoot): HTMLButtonElement[] {
  const found: HTMLButtonElement[] = [];
  for (const element of root.querySelectorAll("*")) {
    if (element instanceof HTMLButtonElement && isThere(element)) found.push(element);
    if (element.shadowRoot !== null) found.push(...buttonsIn(element.shadowRoot));
  }
  return found;
}

/** What the player is expected to press next, by its label; `null` when nothing is expected. */
function expectedLabel({ betting, moves, isOver }: TableView): string | null {
  if (isOver) return betting.startAgain.label;
  if (betting.isOpen) return betting.deal.label;
  return moves.find(({ isLegal }) => isLegal)?.label ?? null;
}
