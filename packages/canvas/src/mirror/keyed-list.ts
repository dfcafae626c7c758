import type { Part } from "./part.js";

/** Parts in a row, each of them kept as long as there is something under its key. */
export class KeyedList<Shown> {
  readonly #parent: Element;
  readonly #keyOf: (shown: Shown) => string;
  readonly #newPart: (first: Shown) => Part<Shown>;
  #parts = new Map<string, Part<Shown>>();

  constructor(parent: Element, keyOf: (shown: Shown) => string, newPart: (first: Shown) => Part<Shown>) {
    this.#parent = parent;
    this.#keyOf = keyOf;
    this.#newPart = newPart;
  }

  show(row: readonly Shown[]): void {
    const before = this.#parts;
    this.#parts = new Map();
    for (const shown of row) {
      const key = this.#keyOf(shown);
      const part = before.get(key) ?? this.#newPart(shown);
      before.delete(key);
      this.#parts.set(key, part);
      part.show(shown);
    }
    for (const { element } of before.values()) element.remove();
    let place = this.#parent.firstElementChild;
    for (const { element } of this.#parts.values()) {
      // What stays in its place is not moved: an element that is moved loses the focus.
      if (element === place) place = place.nextElementSibling;
      else this.#parent.insertBefore(element, place);
    }
  }
}
