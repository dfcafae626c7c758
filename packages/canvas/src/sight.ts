/** Whether an element can be seen: its page is shown, and a part of it lies within the window. */
export class Sight {
  readonly #document: Document;
  /** `null` where the browser has none: then every element counts as within the window. */
  readonly #observer: IntersectionObserver | null;
  readonly #onChange: (isVisible: boolean) => void;
  #isWithin = true;
  #wasVisible: boolean;

  constructor(element: Element, onChange: (isVisible: boolean) => void) {
    this.#document = element.ownerDocument;
    this.#onChange = onChange;
    this.#wasVisible = this.isVisible;
    this.#observer =
      typeof IntersectionObserver === "undefined"
        ? null
        : new IntersectionObserver((entries) => {
            this.#isWithin = entries.at(-1)?.isIntersecting ?? this.#isWithin;
            this.#tell();
          });
    this.#observer?.observe(element);
    this.#document.addEventListener("visibilitychange", this.#tell);
  }

  get isVisible(): boolean {
    return this.#isWithin && this.#document.visibilityState === "visible";
  }

  dispose(): void {
    this.#observer?.disconnect();
    this.#document.removeEventListener("visibilitychange", this.#tell);
  }

  readonly #tell = () => {
    const { isVisible } = this;
    if (isVisible === this.#wasVisible) return;
    this.#wasVisible = isVisible;
    this.#onChange(isVisible);
  };
}
