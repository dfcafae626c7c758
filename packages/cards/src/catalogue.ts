import { DeckError } from "./refusal.js";

/** What the cards are for good: number ↔ id, type and argument. Numbers count from 0 in the order of creation. */
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

  /** Refuses ids that are none, that a card has already, or that stand in the list twice. */
  checkNew(ids: readonly Id[]): void {
    const seen = new Set<Id>();
    for (const id of ids) {
      if (typeof id !== "string" || id === "") throw new DeckError(`A card's id must be a text, not ${String(id)}.`);
      if (this.#numbers.has(id)) throw new DeckError(`There is a card "${id}" already.`);
      if (seen.has(id)) throw new DeckError(`Two cards were to be called "${id}".`);
      seen.add(id);
    }
  }

  find(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  /** The number of a card; an id that no card has is refused. */
  numberOf(id: string): number {
    const card = this.#numbers.get(id);
    if (card === undefined) throw new DeckError(`There is no card "${String(id)}".`);
    return card;
  }

  /** The numbers of several cards; ids that no card has, or that stand there twice, are refused. */
  numbersOf(ids: readonly string[]): number[] {
    const seen = new Set<number>();
    return ids.map((id) => {
      const card = this.numberOf(id);
      if (seen.has(card)) throw new DeckError(`The card "${id}" is named twice.`);
      seen.add(card);
      return card;
    });
  }
}
