import { DeckError } from "./deck-error.js";

/** Maps place names to numbers and back. If the names are declared, any other name throws a `DeckError`. */
export class PlaceNames<Location extends string> {
  readonly names: Location[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #declared: readonly Location[] | undefined;

  constructor(declared: readonly Location[] | undefined) {
    this.#declared = declared && [...declared];
  }

  /** Returns the number of a place; `undefined` if no operation has used it yet. Throws for an invalid name. */
  find(name: string): number | undefined {
    const place = this.#numbers.get(name);
    if (place === undefined) this.#check(name);
    return place;
  }

  /** Adds a place and returns its number. `find` must have validated the name. */
  add(name: Location): number {
    this.#numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }

  #check(name: string): void {
    if (typeof name !== "string" || name === "")
      throw new DeckError(`The name of a place must be a non-empty string, not ${String(name)}.`);
    if (this.#declared && !(this.#declared as readonly string[]).includes(name)) {
      throw new DeckError(`There is no place "${name}" (declared: ${this.#declared.join(", ") || "none"}).`);
    }
  }
}
