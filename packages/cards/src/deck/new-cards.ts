import type { BareCore } from "./bare-core.js";
import type { NewCards } from "./card.js";
import { checkArg, checkCount } from "./deck-error.js";

/**
 * Creates all of the cards, or none if one is invalid.
 *
 * @returns the ids of the cards, in the order of their creation
 * @throws DeckError if an id is empty, repeated or in use, if a number of cards is not a safe integer of 0 or more, or
 *   if the location or its argument is invalid
 */
export function createCopies<Type, TypeArg, Location extends string, Id extends string>(
  core: BareCore<Type, TypeArg, Location, Id>,
  cards: readonly NewCards<Type, TypeArg>[],
  location: Location,
  locationArg?: number | null,
): readonly Id[] {
  if (locationArg != null) checkArg(locationArg);
  for (const { nbr } of cards) checkCount(nbr, "The number of cards");
  const copies = cards.flatMap(({ type, typeArg, nbr }) =>
    Array.from({ length: nbr }, (_, index) => ({ type, typeArg, index })),
  );
  const first = core.catalogue.ids.length;
  const { idOf } = core;
  const ids = copies.map(({ type, typeArg, index }, at) =>
    idOf ? idOf(type, typeArg, index) : (String(first + at + 1) as Id),
  );
  core.catalogue.checkNew(ids);
  const [types, typeArgs] = [copies.map(({ type }) => type), copies.map((copy) => copy.typeArg)];
  core.create(ids, types, typeArgs, core.place(location), locationArg ?? undefined);
  return ids;
}
