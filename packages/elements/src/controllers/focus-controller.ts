import type { TableView } from "@thunderjack/stage";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { observeSize } from "../platform/size-controller.js";

/** Selects the buttons of bets and moves. The buttons of the seats stay when these are replaced. */
const DOCK = ".action, .chip";

/**
 * Keeps the focus on the table when the focused button disappears. The focus moves to the button with the same name. If
 * there is none, it moves to the button that the player is expected to press next, or else to the stage.
 *
 * The controller works with the buttons of any renderer.
 */
export class FocusController implements ReactiveController {
  readonly #findStage: () => HTMLElement | null;
  readonly #drawn: () => Promise<unknown>;
  #stage: HTMLElement | null = null;
  /** The last focused button; its `element` is `null` while the stage has the focus in its place. */
  #last: { readonly element: Element | null; readonly name: string } | null = null;
  /**
   * The element of the page that had the focus when the move to the expected button was requested; `undefined` without a
   * request.
   */
  #movesFrom: Element | null | undefined;
  /** Whether bets were accepted in the last view. */
  #wasOpen = false;
  /** The view after which the focus is restored; `null` if there is nothing to restore. */
  #awaited: TableView | null = null;
  /** The observer that restores the focus after the layout of a frame; `null` if there is none. */
  #laidOut: ResizeObserver | null = null;

  /**
   * @param stage the focusable element that the renderer draws into; `null` before the first render
   * @param drawn returns a promise that resolves when the renderer has drawn the latest view
   */
  constructor(host: ReactiveControllerHost, stage: () => HTMLElement | null, drawn: () => Promise<unknown>) {
    this.#findStage = stage;
    this.#drawn = drawn;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#stage !== null) return;
    this.#stage = this.#findStage();
    // When the focus moves within one shadow root, no focus event leaves that root. The key event or the click that
    // moved the focus leaves it, so these events are observed, too.
    for (const type of ["focusin", "keydown", "keyup", "click"]) {
      this.#stage?.addEventListener(type, (event) => this.#remember(event.composedPath()), { capture: true });
    }
  }

  hostDisconnected(): void {
    this.#cancel();
  }

  /**
   * Makes the next restoration move the focus to the expected next button, also from an element outside of the stage. The
   * focus stays if the player has moved it to another element of the page in the meantime.
   */
  moveToExpected(): void {
    this.#movesFrom = this.#stage?.ownerDocument.activeElement;
  }

  /** Restores the focus once this view is drawn. Must be called before the renderer draws the view. */
  async restoreAfter(view: TableView): Promise<void> {
    this.#cancel();
    const stage = this.#stage;
    if (stage === null) return;
    const { isOpen } = view.betting;
    // The controls of bets and moves replace each other. A browser computes the layout when it removes the focused
    // button, so the stage takes the focus before, while the layout is still valid.
    const last = this.#last;
    if (isOpen !== this.#wasOpen && last?.element?.matches(DOCK) && hasFocus(last.element)) {
      this.#last = { element: null, name: last.name };
      stage.focus({ preventScroll: true });
    }
    this.#wasOpen = isOpen;
    this.#awaited = view;
    await this.#drawn();
    if (this.#awaited !== view) return;
    this.#cancel();
    // An observer is called after the layout of a frame. At other times, a search for visible buttons may force a layout.
    this.#laidOut = observeSize(stage, () => {
      this.#cancel();
      this.#restore(expectedLabel(view));
    });
  }

  #cancel(): void {
    this.#awaited = null;
    this.#laidOut?.disconnect();
  }

  /** Returns the button with this accessible name; `undefined` if it is hidden, disabled or missing. */
  buttonNamed(name: string | null): HTMLButtonElement | undefined {
    if (this.#stage === null || name === null) return undefined;
    // The name is compared first, because the visibility of a button is known only after a layout.
    return buttonsIn(this.#stage).find((other) => nameOf(other) === name && isUsable(other));
  }

  #restore(expected: string | null): void {
    const last = this.#last;
    const from = this.#movesFrom;
    this.#movesFrom = undefined;
    if (from !== undefined && this.#isFocusFree(from) && this.#focusButton(expected)) return;
    // While cards move, no button is expected. If the stage has the focus, no search for buttons is necessary.
    if (expected === null && this.#stage !== null && hasFocus(this.#stage)) return;
    if (last === null || (last.element !== null && isUsable(last.element))) return;
    if (!this.#isFocusFree()) this.#last = null;
    else if (!this.#focusButton(last.name) && !this.#focusButton(expected)) this.#stage?.focus({ preventScroll: true });
  }

  #focusButton(name: string | null): boolean {
    const button = this.buttonNamed(name);
    if (this.#stage === null || button === undefined) return false;
    // The page scrolls to the button, unless the table is scrolled out of view.
    const { top, bottom } = this.#stage.getBoundingClientRect();
    button.focus({ preventScroll: bottom < 0 || top > innerHeight });
    return true;
  }

  /** @param path the target of an event and its ancestors. The target may be in a shadow root inside of a button */
  #remember(path: readonly EventTarget[]): void {
    const element = path.find((target) => target instanceof HTMLButtonElement);
    if (element !== undefined) this.#last = { element, name: nameOf(element) };
  }

  /**
   * Returns whether the controller may move the focus: it is on the body of the page, on the stage, on another element
   * that is given, or nowhere.
   */
  #isFocusFree(from: Element | null = null): boolean {
    if (this.#stage === null) return false;
    const { activeElement, body } = this.#stage.ownerDocument;
    return [from, null, body].includes(activeElement) || hasFocus(this.#stage);
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
