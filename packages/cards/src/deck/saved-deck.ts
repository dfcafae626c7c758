import { DeckError } from "./deck-error.js";

/** A saved deck as plain JSON. */
export interface SavedDeck<
  Type = string,
  TypeArg = number,
  Location extends string = string,
  Id extends string = string,
> {
  readonly version: 1;
  /** All cards in the order of their creation. */
  readonly cards: readonly { readonly id: Id; readonly type: Type; readonly typeArg: TypeArg }[];
  /** All places, including empty ones, in the order in which they were declared or first used. */
  readonly places: readonly {
    readonly location: Location;
    /** The cards of the place, bottom to top. */
    readonly cards: readonly { readonly id: Id; readonly locationArg: number }[];
  }[];
}

/** Returns whether an entry of a saved deck is a card of the game. */
export type Recognizes = (card: { readonly id: string; readonly type: unknown; readonly typeArg: unknown }) => boolean;

/**
 * Validates a saved deck from an untrusted source. Every card must be in exactly one place, and every place must be
 * sorted.
 *
 * @throws DeckError for the first error, with its position
 */
export function parseSavedDeck<Type, TypeArg, Location extends string, Id extends string>(
  saved: unknown,
  recognizes: Recognizes,
): SavedDeck<Type, TypeArg, Location, Id> {
  const deck = record(saved, "the value");
  if (deck.version !== 1) refuse("version", `must be 1, not ${String(deck.version)}`);
  const unplaced = new Set<string>();
  const cards = list(deck.cards, "cards").map((entry, at) => {
    const card = parseCard(entry, `cards[${at}]`, recognizes);
    if (unplaced.has(card.id)) refuse(`cards[${at}]`, `repeats the id "${card.id}"`);
    unplaced.add(card.id);
    return card;
  });
  const named = new Set<string>();
  const places = list(deck.places, "places").map((entry, at) => {
    const place = parsePlace(entry, `places[${at}]`, unplaced);
    if (named.has(place.location)) refuse(`places[${at}]`, `repeats the name "${place.location}"`);
    named.add(place.location);
    return place;
  });
  for (const id of unplaced) refuse("places", `must contain the card "${id}"`);
  // `recognizes` has validated the types. Places and ids are validated again when the deck is restored.
  const deckOfUnknown: SavedDeck<unknown, unknown> = { version: 1, cards, places };
  return deckOfUnknown as SavedDeck<Type, TypeArg, Location, Id>;
}

function parseCard(entry: unknown, at: string, recognizes: Recognizes): SavedDeck<unknown, unknown>["cards"][number] {
  const { id, type, typeArg } = record(entry, at);
  if (typeof id !== "string" || id === "") return refuse(`${at}.id`, "must be a non-empty string");
  if (type === undefined) refuse(`${at}.type`, "is missing");
  if (typeArg === undefined) refuse(`${at}.typeArg`, "is missing");
  if (!recognizes({ id, type, typeArg })) refuse(at, `has the id "${id}", which is not a card of this deck`);
  return { id, type, typeArg };
}

function parsePlace(entry: unknown, at: string, unplaced: Set<string>) {
  const place = record(entry, at);
  const { location } = place;
  if (typeof location !== "string" || location === "") return refuse(`${at}.location`, "must be a non-empty string");
  let below = Number.NEGATIVE_INFINITY;
  const cards = list(place.cards, `${at}.cards`).map((card, height) => {
    const where = `${at}.cards[${height}]`;
    const { id, locationArg } = record(card, where);
    if (typeof id !== "string" || !unplaced.delete(id)) {
      return refuse(where, `has the id ${JSON.stringify(id)}, which is not a card or already has a place`);
    }
    if (typeof locationArg !== "number" || !Number.isSafeInteger(locationArg)) {
      return refuse(`${where}.locationArg`, "must be a safe integer");
    }
    if (locationArg < below) refuse(where, "must not lie above a card with a higher argument");
    below = locationArg;
    return { id, locationArg };
  });
  return { location, cards };
}

function record(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) refuse(at, "must be an object");
  return value as Record<string, unknown>;
}

function list(value: unknown, at: string): unknown[] {
  return Array.isArray(value) ? value : refuse(at, "must be a list");
}

function refuse(at: string, why: string): never {
  throw new DeckError(`This is not a saved deck: ${at} ${why}.`);
}
