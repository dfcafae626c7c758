import { type ChildPart, noChange } from "lit";
import { Directive, type DirectiveResult, directive } from "lit/directive.js";
import {
  getCommittedValue,
  insertPart,
  removePart,
  setChildPartValue,
  setCommittedValue,
} from "lit/directive-helpers.js";

type Keys = readonly unknown[];

/**
 * Renders a list. The DOM of an item is kept as long as the list has an item with the same key.
 *
 * Lit's own `repeat` does the same, but since lit-html 3.3.1 it leaves a comment node in the DOM for each removed item
 * (lit/lit#5298). A table that runs overnight removes many cards.
 *
 * @param key identifies an item in the list
 * @param template draws an item
 */
export function repeat<Item>(
  items: readonly Item[],
  key: (item: Item) => unknown,
  template: (item: Item, place: number) => unknown,
): DirectiveResult {
  return keyed(
    items.map((item) => key(item)),
    items.map(template),
  );
}

class Keyed extends Directive {
  #keys: Keys = [];

  render(_keys: Keys, values: readonly unknown[]): unknown {
    return values;
  }

  override update(list: ChildPart, [keys, values]: [Keys, readonly unknown[]]): unknown {
    const drawn: unknown = getCommittedValue(list);
    // For the first render, Lit draws the list itself, with one part for each value.
    if (!Array.isArray(drawn)) {
      this.#keys = keys;
      return values;
    }
    const kept = new Map(this.#keys.map((key, place): [unknown, ChildPart] => [key, drawn[place]]));
    const wanted = new Set(keys);
    for (const [key, part] of kept) if (!wanted.has(key)) remove(part);
    const parts: ChildPart[] = new Array(keys.length);
    // Starts at the end, so that the next sibling of each item is known.
    for (let place = keys.length - 1; place >= 0; place--) {
      parts[place] = insertPart(list, parts[place + 1], kept.get(keys[place]));
    }
    for (const [place, part] of parts.entries()) setChildPartValue(part, values[place]);
    setCommittedValue(list, parts);
    this.#keys = keys;
    return noChange;
  }
}

const keyed = directive(Keyed);

/** Removes a part together with the two comments that enclose it. */
function remove(part: ChildPart): void {
  const { endNode } = part;
  removePart(part);
  endNode?.parentNode?.removeChild(endNode);
}
