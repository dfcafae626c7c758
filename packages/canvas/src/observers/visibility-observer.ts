/**
 * Observes whether an element is visible. It is visible if its page is shown and a part of the element is in the
 * viewport.
 */
export class VisibilityObserver {
  readonly #document: Document;
  /**
   * The observer of the element; `null` if the browser has no `IntersectionObserver`. Every element then counts as in
   * the viewport.
   */
  readonly #observer: IntersectionObserver | null;
  readonly #onChange: () => void;
  #isInViewport = true;
  #wasVisible: boolean;

  /** @param onChange called after {@link VisibilityObserver.isVisible} has changed */
  constructor(element: Element, onChange: () => void) {
    this.#document = element.ownerDocument;
    this.#onChange = onChange;
    this.#wasVisible = this.isVisible;
    this.#observer =
      typeof IntersectionObserver === "undefined"
        ? null
        : new IntersectionObserver((entries) => {
            this.#isInViewport = entries.at(-1)?.isIntersecting ?? this.#isInViewport;
            this.#update();
          });
    this.#observer?.observe(element);
    this.#document.addEventListener("visibilitychange", this.#update);
  }

  get isVisible(): boolean {
    return this.#isInViewport && this.#document.visibilityState === "visible";
  }

  dispose(): void {
    this.#observer?.disconnect();
    this.#document.removeEventListener("visibilitychange", this.#update);
  }

  readonly #update = () => {
    const { isVisible } = this;
    if (isVisible === this.#wasVisible) return;
    this.#wasVisible = isVisible;
    this.#onChange();
  };
}
