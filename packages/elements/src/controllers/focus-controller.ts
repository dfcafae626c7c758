import type { TableView } from "@thunderjack/stage";
import type { ReactiveController, ReactiveControllerHost } from "lit";

/**
 * Keeps the focus on the table when the focused button disappears. The focus moves to the button with the same name,
 * otherwise to the button that the player is expected to press next. While neither exists, the focus is on the stage.
 *
 * The controller works with the buttons of any renderer.
 */
export class FocusController implements ReactiveController {
  readonly #findStage: () => HTMLElement | null;
  readonly #drawn: () => Promise<unknown>;
  #stage: HTMLElement | null = null;
  #last: { readonly element: Element; readonly name: string } | null = null;
  #movesToExpected = false;
  #request = 0;

  /**
   * @param stage the focusable element that the renderer draws into; `null` before the first render
   * @param drawn waits until the renderer has drawn the last view
   */
  constructor(host: ReactiveControllerHost, stage: () => HTMLElement | null, drawn: () => Promise<unknown>) {
    this.#findStage = stage;
    this.#drawn = drawn;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#stage !== null) return;
    this.#stage = this.#findStage();
    // When the focus moves within one shadow root, no focus event leaves that root. The key event that moved the focus
    // does.
    for (const type of ["focusin", "keydown", "keyup", "click"]) {
      this.#stage?.addEventListener(type, (event) => this.#remember(event.composedPath()[0]), { capture: true });
    }
  }

  hostDisconnected(): void {
    this.#cancel();
  }

  /** Moves the focus from any element of the table to the expected next button, once the next frame is drawn. */
  moveToExpected(): void {
    this.#movesToExpected = true;
  }

  /** Restores the focus once this view is drawn. */
  restoreAfter(view: TableView): void {
    this.#cancel();
    if (this.#stage === null) return;
    const request = requestAnimationFrame(async () => {
      await this.#drawn();
      if (this.#request === request) this.#restore(expectedLabel(view));
    });
    this.#request = request;
  }

  #cancel(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  /** Presses the button with an accessible name. Returns whether there is one. */
  press(name: string): boolean {
    const button = this.#buttonNamed(name);
    button?.click();
    return button !== undefined;
  }

  #restore(expected: string | null): void {
    const last = this.#last;
    const movesToExpected = this.#movesToExpected;
    this.#movesToExpected = false;
    if (movesToExpected && this.#focusButton(expected)) return;
    // While cards move, no button is expected. The focus stays where it is, and nothing is searched or measured.
    if (expected === null && this.#stage !== null && hasFocus(this.#stage)) return;
    if (last === null || hasFocus(last.element) || isUsable(last.element)) return;
    if (!this.#isFocusFree()) this.#last = null;
    else if (!this.#focusButton(last.name) && !this.#focusButton(expected)) this.#stage?.focus({ preventScroll: true });
  }

  #focusButton(name: string | null): boolean {
    const button = this.#buttonNamed(name);
    if (this.#stage === null || button === undefined) return false;
    // The page scrolls to the button, unless the table is scrolled out of view.
    const { top, bottom } = this.#stage.getBoundingClientRect();
    button.focus({ preventScroll: bottom < 0 || top > innerHeight });
    return true;
  }

  #buttonNamed(name: string | null): HTMLButtonElement | undefined {
    if (this.#stage === null || name === null) return undefined;
    // The name is compared first, because the visibility of a button is known only after a layout.
    return buttonsIn(this.#stage).find((other) => nameOf(other) === name && isUsable(other));
  }

  #remember(target: EventTarget | undefined): void {
    if (target === this.#stage || !(target instanceof Element)) return;
    this.#last = { element: target, name: nameOf(target) };
  }

  /** Returns whether the focus is on the page body or on the stage, so that the controller may move it. */
  #isFocusFree(): boolean {
    if (this.#stage === null) return false;
    const { ownerDocument } = this.#stage;
    const root = this.#stage.getRootNode();
    if (ownerDocument.activeElement === ownerDocument.body || ownerDocument.activeElement === null) return true;
    return root instanceof ShadowRoot && root.activeElement === this.#stage;
  }
}

/** Returns whether an element has the focus; `false` for a disabled button, which may keep it until the next frame. */
function hasFocus(element: Element): boolean {
  const root = element.getRootNode();
  return (
    !element.matches(":disabled") &&
    (root instanceof ShadowRoot || root instanceof Document) &&
    root.activeElement === element
  );
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(":disabled") && element.checkVisibility();
}

function nameOf(element: Element): string {
  return element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
}

function buttonsIn(root: Element | ShadowRoot): HTMLButtonElement[] {
  const found: HTMLButtonElement[] = [];
  for (const element of root.querySelectorAll("*")) {
    if (element instanceof HTMLButtonElement) found.push(element);
    if (element.shadowRoot !== null) found.push(...buttonsIn(element.shadowRoot));
  }
  return found;
}

/** Returns the label of the button that the player is expected to press next; `null` if no button is expected. */
function expectedLabel({ betting, moves, isOver }: TableView): string | null {
  if (isOver) return betting.startAgain.label;
  if (betting.isOpen) return betting.deal.label;
  return moves.find(({ isLegal }) => isLegal)?.label ?? null;
}
