import { DeckError } from "./deck-error.js";

/** A deck written down, as plain JSON. Nothing stands in it twice. */
export interface SavedDeck<
  Type = string,
  TypeArg = number,
  Location extends string = string,
  Id extends string = string,
> {
  readonly version: 1;
  /** All cards in the order of their creation. */
  readonly cards: readonly { readonly id: Id; readonly type: Type; readonly typeArg: TypeArg }[];
  /** All places in the order in which they were first named, the empty ones too. */
  readonly places: readonly {
    readonly location: Location;
    /** Bottom to top. */
    readonly cards: readonly { readonly id: Id; readonly locationArg: number }[];
  }[];
}

/** Says whether something read from outside is a card of this deck. */
export type Recognizes = (card: { readonly id: string; readonly type: unknown; readonly typeArg: unknown }) => boolean;

/**
 * Reads a saved deck from what may be anything. Every card must stand in exactly one place, every place in order.
 *
 * @throws DeckError that says what is wrong, and where
 */
export function parseSavedDeck<Type, TypeArg, Location extends string, Id extends string>(
  saved: unknown,
  recognizes: Recognizes,
): SavedDeck<Type, TypeArg, Location, Id> {
  const deck = record(saved, "the whole");
  if (deck.version !== 1) refuse("version", `must be 1, not ${String(deck.version)}`);
  const unplaced = new Set<string>();
  const cards = list(deck.cards, "cards").map((entry, at) => {
    const card = parseCard(entry, `cards[${at}]`, recognizes);
    if (unplaced.has(card.id)) refuse(`cards[${at}]`, `"${card.id}" stands there twice`);
    unplaced.add(card.id);
    return card;
  });
  const named = new Set<string>();
  const places = list(deck.places, "places").map((entry, at) => {
    const place = parsePlace(entry, `places[${at}]`, unplaced);
    if (named.has(place.location)) refuse(`places[${at}]`, `"${place.location}" stands there twice`);
    named.add(place.location);
    return place;
  });
  for (const id of unplaced) refuse("places", `"${id}" lies nowhere`);
  // Types are what `recognizes` has accepted; places and ids are checked again by the deck that takes them.
  return { version: 1, cards, places } as unknown as SavedDeck<Type, TypeArg, Location, Id>;
}

function parseCard(entry: unknown, at: string, recognizes: Recognizes) {
  const { id, type, typeArg } = record(entry, at);
  if (typeof id !== "string" || id === "") return refuse(`${at}.id`, "must be a text");
  if (type === undefined) refuse(`${at}.type`, "is missing");
  if (typeArg === undefined) refuse(`${at}.typeArg`, "is missing");
  if (!recognizes({ id, type, typeArg })) refuse(at, `"${id}" is not a card of this deck`);
  return { id, type, typeArg };
}

function parsePlace(entry: unknown, at: string, unplaced: Set<string>) {
  const place = record(entry, at);
  const { location } = place;
  if (typeof location !== "string" || location === "") return refuse(`${at}.location`, "must be a name");
  let below = Number.NEGATIVE_INFINITY;
  const cards = list(place.cards, `${at}.cards`).map((card, height) => {
    const where = `${at}.cards[${height}]`;
    const { id, locationArg } = record(card, where);
    if (typeof id !== "string" || !unplaced.delete(id)) {
      return refuse(where, `${JSON.stringify(id)} is no card, or lies elsewhere already`);
    }
    if (typeof locationArg !== "number" || !Number.isSafeInteger(locationArg)) {
      return refuse(`${where}.locationArg`, "must be an integer");
    }
    if (locationArg < below) refuse(where, "lies above a card with a higher argument");
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
  throw new DeckError(`This is no saved deck: ${at} ${why}.`);
}
