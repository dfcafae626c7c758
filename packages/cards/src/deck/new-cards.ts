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
  const { idOf } = core;
  const first = core.catalogue.ids.length;
  const [ids, types, typeArgs]: [Id[], Type[], TypeArg[]] = [[], [], []];
  for (const { type, typeArg, nbr } of cards) {
    for (let index = 0; index < nbr; index++) {
      ids.push(idOf ? idOf(type, typeArg, index) : (String(first + ids.length + 1) as Id));
      types.push(type);
      typeArgs.push(typeArg);
    }
  }
  core.catalogue.checkNew(ids);
  core.create(ids, types, typeArgs, core.place(location), locationArg ?? undefined);
  return ids;
}
