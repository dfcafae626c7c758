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
 * Renders a list. The DOM of an item is reused as long as the list has an item with the same key.
 *
 * Lit's own `repeat` does the same, but since lit-html 3.3.1 it leaves a comment node in the DOM for each removed item
 * (lit/lit#5298). These comment nodes would accumulate on a table that runs for hours.
 *
 * @param key returns the key of an item, which is unique in the list
 * @param template returns the template of an item at a position
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
    // For the first render, Lit creates one part for each value.
    if (!Array.isArray(drawn)) {
      this.#keys = keys;
      return values;
    }
    const kept = new Map(this.#keys.map((key, place): [unknown, ChildPart] => [key, drawn[place]]));
    const wanted = new Set(keys);
    for (const [key, part] of kept) if (!wanted.has(key)) remove(part);
    const parts: ChildPart[] = new Array(keys.length);
    // Starts at the end, because each part is inserted before the following one.
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

/** Removes a part and both of its comment nodes. Lit's `removePart` leaves the comment node at the end. */
function remove(part: ChildPart): void {
  const { endNode } = part;
  removePart(part);
  endNode?.parentNode?.removeChild(endNode);
}
