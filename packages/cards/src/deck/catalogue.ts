import { DeckError } from "./deck-error.js";

/** The constant properties of the cards, by card number. Cards are numbered from 0 in the order of their creation. */
export class Catalogue<Type, TypeArg, Id extends string> {
  readonly ids: Id[] = [];
  readonly types: Type[] = [];
  readonly typeArgs: TypeArg[] = [];
  readonly #numbers = new Map<string, number>();

  add(id: Id, type: Type, typeArg: TypeArg): void {
    this.#numbers.set(id, this.ids.length);
    this.ids.push(id);
    this.types.push(type);
    this.typeArgs.push(typeArg);
  }

  /** Throws for ids that are invalid, in use, or twice in the list. */
  checkNew(ids: readonly Id[]): void {
    const seen = new Set<Id>();
    for (const id of ids) {
      if (typeof id !== "string" || id === "")
        throw new DeckError(`The id of a card must be a non-empty string, not ${String(id)}.`);
      if (this.#numbers.has(id)) throw new DeckError(`The card "${id}" exists already.`);
      if (seen.has(id)) throw new DeckError(`The id "${id}" is given to two cards.`);
      seen.add(id);
    }
  }

  find(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  /** Returns the number of a card; throws for an unknown id. */
  numberOf(id: string): number {
    const card = this.#numbers.get(id);
    if (card === undefined) throw new DeckError(`There is no card "${String(id)}".`);
    return card;
  }
}
