/** Whether an element can be seen: its page is shown, and a part of it lies within the window. */
export class Sight {
  readonly #document: Document;
  readonly #observer: IntersectionObserver;
  readonly #onChange: (isVisible: boolean) => void;
  #isWithin = true;
  #wasVisible: boolean;

  constructor(element: Element, onChange: (isVisible: boolean) => void) {
    this.#document = element.ownerDocument;
    this.#onChange = onChange;
    this.#wasVisible = this.isVisible;
    this.#observer = new IntersectionObserver((entries) => {
      this.#isWithin = entries.at(-1)?.isIntersecting ?? this.#isWithin;
      this.#tell();
    });
    this.#observer.observe(element);
    this.#document.addEventListener("visibilitychange", this.#tell);
  }

  get isVisible(): boolean {
    return this.#isWithin && this.#document.visibilityState === "visible";
  }

  dispose(): void {
    this.#observer.disconnect();
    this.#document.removeEventListener("visibilitychange", this.#tell);
  }

  readonly #tell = () => {
    const { isVisible } = this;
    if (isVisible === this.#wasVisible) return;
    this.#wasVisible = isVisible;
    this.#onChange(isVisible);
  };
}
