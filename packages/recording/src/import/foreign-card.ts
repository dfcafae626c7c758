import { type CardId, isCardId, RANKS, type Rank, rankOf, type Suit, suitOf } from "@thunderjack/cards";
import { isJsonObject, type JsonValue } from "../json.js";

/** A card without the number of its deck, such as `10_h`. */
export type CardKind = `${Rank}_${Suit}`;

const RANK_NAMES: ReadonlyMap<string, Rank> = new Map<string, Rank>([
  ...RANKS.map((rank) => [rank, rank] as const),
  ["t", "10"],
  ["ten", "10"],
  ["jack", "j"],
  ["queen", "q"],
  ["king", "k"],
  ["ace", "a"],
]);

const SUIT_NAMES: ReadonlyMap<string, Suit> = new Map<string, Suit>([
  ...(["h", "♥", "♡", "heart", "hearts"] as const).map((name) => [name, "h"] as const),
  ...(["d", "♦", "♢", "diamond", "diamonds"] as const).map((name) => [name, "d"] as const),
  ...(["c", "♣", "♧", "club", "clubs"] as const).map((name) => [name, "c"] as const),
  ...(["s", "♠", "♤", "spade", "spades"] as const).map((name) => [name, "s"] as const),
]);

/** The names under which games keep the rank of a card. */
const RANK_FIELDS = ["rank", "face", "value"] as const;

/**
 * Returns the kind of a card that another program has written: an object with `suit` and `rank`, `face` or `value`, or a
 * text such as `10_h_0`, `10H`, `TH`, `H10` or `♥10`. Numbers are ranks from 2 to 10 only, because 1, 11, 12 and 13 are
 * points in some programs and ranks in others.
 *
 * @returns `null` for a value that is not a card with a rank and a suit
 */
export function cardKind(value: JsonValue | undefined): CardKind | null {
  if (typeof value === "string") return kindOfText(value);
  if (value === undefined || !isJsonObject(value)) return null;
  const field = RANK_FIELDS.find((name) => Object.hasOwn(value, name));
  const suit = Object.hasOwn(value, "suit") ? value.suit : undefined;
  if (field === undefined || typeof suit !== "string") return null;
  const rank = value[field];
  return typeof rank === "string" || typeof rank === "number" ? kindOf(String(rank), suit) : null;
}

const LONGEST_NAME = 16;

function kindOfText(text: string): CardKind | null {
  if (text.length > LONGEST_NAME) return null;
  if (isCardId(text)) return `${rankOf(text)}_${suitOf(text)}`;
  const letters = [...text];
  const [first = ""] = letters;
  const last = letters.at(-1) ?? "";
  return kindOf(letters.slice(0, -1).join(""), last) ?? kindOf(letters.slice(1).join(""), first);
}

function kindOf(rank: string, suit: string): CardKind | null {
  const named = RANK_NAMES.get(rank.toLowerCase());
  const suited = SUIT_NAMES.get(suit.toLowerCase());
  return named === undefined || suited === undefined ? null : `${named}_${suited}`;
}

/** Gives the cards of a log numbers of decks: those of a kind are numbered in the order in which they are added. */
export class NumberedCards {
  readonly #decks: number;
  readonly #counts = new Map<CardKind, number>();

  /** @param decks the number of decks of the table */
  constructor(decks: number) {
    this.#decks = decks;
  }

  /** Returns the next card of a kind; `null` if there are as many cards of it as decks. */
  next(kind: CardKind): CardId | null {
    const deck = this.#counts.get(kind) ?? 0;
    if (deck === this.#decks) return null;
    this.#counts.set(kind, deck + 1);
    return `${kind}_${deck}`;
  }
}
