import type { Component } from "./component.js";

/** A list of components. Each component is kept while its key is in the list. */
export class KeyedList<Props> {
  readonly #parent: Element;
  readonly #keyOf: (props: Props) => string;
  readonly #create: (first: Props) => Component<Props>;
  #components = new Map<string, Component<Props>>();

  constructor(parent: Element, keyOf: (props: Props) => string, create: (first: Props) => Component<Props>) {
    this.#parent = parent;
    this.#keyOf = keyOf;
    this.#create = create;
  }

  update(list: readonly Props[]): void {
    const before = this.#components;
    this.#components = new Map();
    for (const props of list) {
      const key = this.#keyOf(props);
      const component = before.get(key) ?? this.#create(props);
      before.delete(key);
      this.#components.set(key, component);
      component.update(props);
    }
    for (const { element } of before.values()) element.remove();
    let next = this.#parent.firstElementChild;
    for (const { element } of this.#components.values()) {
      // An element in the right position is not moved, because moving it would remove its focus.
      if (element === next) next = next.nextElementSibling;
      else this.#parent.insertBefore(element, next);
    }
  }
}
