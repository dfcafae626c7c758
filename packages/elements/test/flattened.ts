/*
 * The virtual screen reader does not support shadow roots. A browser gives screen readers the flattened tree, in which
 * each shadow root replaces the children of its host, and slotted content replaces its slot. This module keeps such a
 * tree as plain elements, updates it with the page, and passes clicks and keys to the original elements.
 */

/** The attributes that contain ids. An id is unique only within its shadow root. */
const REFERENCES = ["id", "for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns"];

/** The events that the copy passes to the original elements. */
const PASSED_ON = ["click", "keydown", "keyup"] as const;

/** A live copy of an element, without shadow roots. */
export class Flattened {
  readonly #original: Element;
  readonly #copies = new WeakMap<Node, Node>();
  readonly #originals = new WeakMap<Node, Element>();
  readonly #roots = new Map<Node, number>();
  readonly #observer = new MutationObserver(() => this.refresh());
  /** The root of the copy, for the screen reader. */
  readonly element = document.createElement("section");

  constructor(original: Element) {
    this.#original = original;
    for (const type of PASSED_ON) this.element.addEventListener(type, (event) => this.#passOn(event));
    document.body.append(this.element);
    this.#watch(original.getRootNode());
    this.refresh();
  }

  dispose(): void {
    this.#observer.disconnect();
    this.element.remove();
  }

  /** Updates the copy. Only changed nodes are touched, because an unchanged live region must not be announced. */
  refresh(): void {
    this.#observer.takeRecords();
    place(this.element, this.#flat(this.#original));
  }

  #watch(root: Node): number {
    const known = this.#roots.get(root);
    if (known !== undefined) return known;
    this.#roots.set(root, this.#roots.size);
    // Observes only the inside of the element, because the copy is in the same page and must not observe itself.
    const seen = root instanceof ShadowRoot ? root : this.#original;
    this.#observer.observe(seen, { childList: true, characterData: true, attributes: true, subtree: true });
    return this.#roots.size - 1;
  }

  /** Returns the copies of the rendered content of a node. */
  #flat(node: Node): readonly Node[] {
    if (node instanceof Text) return [this.#copyOf(node, () => document.createTextNode(""))].map(written(node.data));
    if (!(node instanceof Element) || node.matches("style, script, template")) return [];
    if (node instanceof HTMLSlotElement) {
      const assigned = node.assignedNodes();
      return (assigned.length > 0 ? assigned : [...node.childNodes]).flatMap((child) => this.#flat(child));
    }
    const isHidden = !node.checkVisibility({ visibilityProperty: true });
    if (isHidden || node.getAttribute("aria-hidden") === "true") return [];
    return [this.#copyElement(node)];
  }

  #copyElement(node: Element): Element {
    // A copied custom element would render itself again.
    const name = node.localName.includes("-") ? "div" : node.localName;
    const copy = this.#copyOf(node, () => document.createElementNS(node.namespaceURI, name)) as Element;
    this.#originals.set(copy, node);
    const root = this.#watch(node.getRootNode());
    const attributes = new Map(
      [...node.attributes]
        .filter(({ name: attribute }) => !["style", "class", "part", "exportparts"].includes(attribute))
        .map(({ name: attribute, value }) => [attribute, REFERENCES.includes(attribute) ? scoped(value, root) : value]),
    );
    for (const { name: attribute } of [...copy.attributes])
      if (!attributes.has(attribute)) copy.removeAttribute(attribute);
    for (const [attribute, value] of attributes)
      if (copy.getAttribute(attribute) !== value) copy.setAttribute(attribute, value);
    if (node.shadowRoot !== null) this.#watch(node.shadowRoot);
    place(
      copy,
      [...(node.shadowRoot ?? node).childNodes].flatMap((child) => this.#flat(child)),
    );
    return copy;
  }

  #copyOf<Copy extends Node>(node: Node, make: () => Copy): Copy {
    const known = this.#copies.get(node) as Copy | undefined;
    if (known !== undefined) return known;
    const copy = make();
    this.#copies.set(node, copy);
    return copy;
  }

  #passOn(event: Event): void {
    const original = event.target instanceof Node ? this.#originals.get(event.target) : undefined;
    if (original === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event instanceof KeyboardEvent) {
      const { key, code } = event;
      const press = { key, code, bubbles: true, composed: true, cancelable: true };
      original.dispatchEvent(new KeyboardEvent(event.type, press));
    } else if (original instanceof HTMLElement) original.click();
  }
}

function written(text: string): (copy: Text) => Text {
  return (copy) => {
    if (copy.data !== text) copy.data = text;
    return copy;
  };
}

/** Replaces all children in one change, because a browser announces a region once for each change. */
function place(parent: Element, children: readonly Node[]): void {
  const isSame = parent.childNodes.length === children.length && children.every((c, at) => parent.childNodes[at] === c);
  if (!isSame) parent.replaceChildren(...children);
}

function scoped(ids: string, root: number): string {
  return ids
    .split(" ")
    .map((id) => `${id}-in-${root}`)
    .join(" ");
}
