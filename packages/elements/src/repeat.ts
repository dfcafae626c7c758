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
 * Draws a list, and keeps what is drawn for an item as long as there is an item of that key.
 *
 * Lit has one that does the same; but since lit-html 3.3.1 it leaves a comment behind for everything it takes away
 * (lit/lit#5298), and a table that is played at overnight takes many cards away.
 *
 * @param key tells an item from all others of the list
 * @param template draws it
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
    // The first time Lit draws the list by itself, one part for each value.
    if (!Array.isArray(drawn)) {
      this.#keys = keys;
      return values;
    }
    const kept = new Map(this.#keys.map((key, place): [unknown, ChildPart] => [key, drawn[place]]));
    const wanted = new Set(keys);
    for (const [key, part] of kept) if (!wanted.has(key)) remove(part);
    const parts: ChildPart[] = new Array(keys.length);
    // From the end, so that the place of each is known: before the one that follows.
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

/** With both of the comments between which it lies. */
function remove(part: ChildPart): void {
  const { endNode } = part;
  removePart(part);
  endNode?.parentNode?.removeChild(endNode);
}
