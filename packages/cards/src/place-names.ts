import { DeckError } from "./refusal.js";

/** Name ↔ number of the places. With a list of declared names, any other is refused, whoever asks. */
export class PlaceNames<Location extends string> {
  readonly names: Location[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #declared: readonly Location[] | undefined;

  constructor(declared: readonly Location[] | undefined) {
    this.#declared = declared && [...declared];
  }

  /** The number of a place, or `undefined` when no operation has named it yet. Names that cannot be are refused. */
  find(name: string): number | undefined {
    const place = this.#numbers.get(name);
    if (place === undefined) this.#check(name);
    return place;
  }

  /** Gives a new place, which `find` has let pass, the next number. */
  add(name: Location): number {
    this.#numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }

  #check(name: string): void {
    if (typeof name !== "string" || name === "") throw new DeckError(`A place needs a name, not ${String(name)}.`);
    if (this.#declared && !(this.#declared as readonly string[]).includes(name)) {
      throw new DeckError(`There is no place "${name}"; declared are ${this.#declared.join(", ") || "none"}.`);
    }
  }
}
