import type { CardId } from "@thunderjack/cards";
import { type Amount, isAmount, MOVES_BY_WORD, type MoveWord, type RuleSet, type Seat } from "@thunderjack/core";
import * as v from "valibot";
import { isJsonObject, type JsonObject, type JsonValue, parsedJson } from "../json.js";
import { dealtCardByCard } from "../link/dealing.js";
import { exactly, ownFields } from "../own-fields.js";
import { checked } from "./checked.js";
import { cardKind, NumberedCards } from "./foreign-card.js";
import { BadLog, type Imported, type ImportOptions, type ImportResult, importResult, shown } from "./import-result.js";
import { ImportedTable, importedRules } from "./imported-table.js";
import { valueAt } from "./json-pointer.js";

/*
 * A match of boardgame.io: its state at the beginning, its log, and its last state, as a storage of its server returns them.
 * A log entry contains a move, and no card: the cards are drawn from the deck of the first state, in its order. The last state
 * proves that the rules of the mapping are those of the game.
 */

/** The meaning of a move of a game: a word for a move, a bet, the deal of a round, or nothing. */
export type MappedMove = MoveWord | "bet" | "deal" | "ignore";

/** The places and names of a game of boardgame.io. Places are JSON pointers (RFC 6901) into its states. */
export interface BoardgameIoMapping {
  /** The rules of the game: the name of a preset, or options that differ from a preset. A log does not contain them. */
  readonly rules: unknown;
  /** The list of all cards in the first state; defaults to `/G/deck`. */
  readonly deck?: string;
  /** The end of the list from which cards are drawn; defaults to `last`. */
  readonly top?: "first" | "last";
  /**
   * The cards that the first state has already dealt, as lists or single cards, in the order in which the rules deal them. If
   * it is present, the match begins with a dealt round of the fixed `bet`.
   */
  readonly dealt?: readonly string[];
  /** The bet of each round, in units of the game, for a game without bets. */
  readonly bet?: number;
  /** The credits in both states, in units of the game; defaults to `/G/credits`. In the first state, no bet is deducted. */
  readonly credits?: string;
  /** The value of a unit of the game in hundredths of a credit; defaults to 100. */
  readonly unit?: number;
  /** The meaning of the moves by their names; defaults to the words themselves, such as `hit`. */
  readonly moves?: Readonly<Record<string, MappedMove | readonly MappedMove[]>>;
  /** The cards of the player's hand in the last state; defaults to `/G/hand`. If it is `null`, they are not compared. */
  readonly hand?: string | null;
  /** The cards of the dealer in the last state; defaults to `/G/dealer`. If it is `null`, they are not compared. */
  readonly dealer?: string | null;
}

const MOVE_WORDS = Object.keys(MOVES_BY_WORD) as MoveWord[];
const MAPPED = [...MOVE_WORDS, "bet", "deal", "ignore"] as const satisfies readonly MappedMove[];

const pointer = v.pipe(
  v.string("must be a JSON pointer"),
  v.regex(/^\/.{1,255}$/u, 'must be a JSON pointer such as "/G/deck"'),
);
const mapped = v.picklist(MAPPED, `must be one of ${MAPPED.join(", ")}`);
const mappedList = v.pipe(v.array(mapped), v.maxLength(16, "must have at most 16 meanings"));
const positive = v.pipe(
  v.number("must be a number"),
  v.safeInteger("must be whole"),
  v.minValue(1, "must be 1 or more"),
);

const mappingSchema = exactly(
  {
    rules: v.unknown(),
    deck: v.optional(pointer, "/G/deck"),
    top: v.optional(v.picklist(["first", "last"], 'must be "first" or "last"'), "last"),
    dealt: v.exactOptional(v.pipe(v.array(pointer, "must be a list"), v.maxLength(16, "must have at most 16 places"))),
    bet: v.exactOptional(positive),
    credits: v.optional(pointer, "/G/credits"),
    unit: v.optional(positive, 100),
    moves: v.optional(
      v.record(v.string(), v.union([mapped, mappedList], mapped.message), "must be an object of moves"),
      {},
    ),
    hand: v.optional(v.nullable(pointer), "/G/hand"),
    dealer: v.optional(v.nullable(pointer), "/G/dealer"),
  },
  "must be an object",
);

type Mapping = v.InferOutput<typeof mappingSchema>;

const whole = v.pipe(v.number("must be a number"), v.safeInteger("must be whole"), v.minValue(0, "must be 0 or more"));

const entrySchema = v.looseObject(
  ownFields({
    action: v.looseObject(
      ownFields({ type: v.string("must be text"), payload: v.looseObject(ownFields({}), "must be an object") }),
      "must be an object",
    ),
    _stateID: whole,
  }),
  "must be an object",
);

const moveSchema = v.looseObject(
  ownFields({
    type: v.string("must be text"),
    args: v.exactOptional(v.nullable(v.array(v.unknown(), "must be a list"))),
    playerID: v.exactOptional(v.nullable(v.string("must be text"))),
  }),
);

/** The number of entries of a log. */
const MOST_ENTRIES = 100_000;

const UNKNOWN = [
  "The log has no times: every event has the time 0.",
  "The order of the cards comes from the first state: the dealt cards are stacked, and the recording is consistent, never fair.",
  "The rules come from the mapping. Only the last state was compared with them.",
] as const;

/**
 * Imports a match of boardgame.io, version 0.50: a JSON object with `initialState`, `log` and `state`, all of them as the
 * server has them, with the secret deck.
 *
 * The moves of one player are played again with the cards of the first deck. The credits, and the cards of the last round,
 * must be those of the last state. Never throws for an invalid match or mapping.
 *
 * @param mapping a {@link BoardgameIoMapping}; other values, for example from a file, are rejected
 * @throws RangeError if `createdAt` is not a valid time
 */
export function importBoardgameIo(text: string, mapping: unknown, options: ImportOptions = {}): ImportResult {
  return importResult(() => imported(text, checked(mappingSchema, mapping, "The mapping"), options));
}

/** The parts of a match. */
interface Match {
  readonly initialState: JsonObject;
  readonly log: readonly JsonValue[];
  readonly state: JsonObject;
}

function imported(text: string, mapping: Mapping, options: ImportOptions): Omit<Imported, "fault"> {
  const { createdAt = "1970-01-01T00:00:00.000Z", rounds: most = Number.POSITIVE_INFINITY } = options;
  const match = matchIn(text);
  const rules = importedRules(mapping.rules, "The mapping");
  const open = () =>
    new ImportedTable({
      rules,
      credits: creditsAt(match.initialState, "initialState", mapping),
      createdAt,
      meta: { imported: { from: "boardgame.io" } },
    });
  const table = open();
  const isWhole = play(match, mapping, table, deckOf(match.initialState, mapping, rules), most);
  table.close();
  if (isWhole) compare(match.state, mapping, table);
  const unknown = [...UNKNOWN, ...notCompared(mapping, isWhole, table.state.hands.length)];
  return { text: withExactStacks(table, open()), rounds: table.state.round, unknown };
}

function matchIn(text: string): Match {
  const value = parsedJson(text);
  if (value === undefined) throw new BadLog(null, "The match is not JSON");
  const match = isJsonObject(value) ? value : {};
  const part = (name: string) => (Object.hasOwn(match, name) ? match[name] : undefined);
  const [initialState, log, state] = ["initialState", "log", "state"].map(part);
  if (initialState === undefined || !isJsonObject(initialState)) throw new BadLog("initialState", "must be an object");
  if (state === undefined || !isJsonObject(state)) throw new BadLog("state", "must be an object");
  if (!isList(log)) throw new BadLog("log", "must be a list");
  if (log.length > MOST_ENTRIES) throw new BadLog("log", `has more than ${MOST_ENTRIES} entries`);
  return { initialState, log, state };
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Returns the cards in the order in which they are drawn. */
function deckOf(initialState: JsonObject, { deck, dealt = [], top }: Mapping, { decks }: RuleSet): readonly CardId[] {
  const numbered = new NumberedCards(decks);
  const cards: CardId[] = [];
  const add = (value: JsonValue, place: string) => {
    const kind = cardKind(value);
    if (kind === null) throw new BadLog(place, `must be a card with a rank and a suit, not ${shown(value)}`);
    const card = numbered.next(kind);
    if (card === null) throw new BadLog(place, `is one ${kind} more than the ${decks} decks of the rules have`);
    cards.push(card);
  };
  for (const place of dealt) {
    const value = valueAt(initialState, place);
    if (isList(value)) for (const [at, card] of value.entries()) add(card, `initialState${place}/${at}`);
    else add(value ?? null, `initialState${place}`);
  }
  const list = valueAt(initialState, deck);
  if (!isList(list)) throw new BadLog(`initialState${deck}`, `must be the list of all cards, not ${shown(list)}`);
  if (cards.length + list.length !== decks * 52) {
    const count = cards.length + list.length;
    throw new BadLog(`initialState${deck}`, `the first state has ${count} cards, but the rules have ${decks * 52}`);
  }
  for (let nth = 0; nth < list.length; nth++) {
    const at = top === "first" ? nth : list.length - 1 - nth;
    add(list[at] ?? null, `initialState${deck}/${at}`);
  }
  return cards;
}

function creditsAt(state: JsonObject, name: string, { credits, unit }: Mapping): Amount {
  const value = valueAt(state, credits);
  const amount = amountOf(value, unit);
  if (amount !== null) return amount;
  throw new BadLog(`${name}${credits}`, `must be the credits in units of ${unit} hundredths, not ${shown(value)}`);
}

/** Returns a number of units in hundredths; `null` if it is not an amount. */
function amountOf(value: unknown, unit: number): Amount | null {
  if (typeof value !== "number") return null;
  // The product of a fraction is not exact: 1024.1 × 100 is less than 102410.
  const amount = Math.round(value * unit);
  return isAmount(amount) && amount / unit === value ? amount : null;
}

/**
 * Plays the moves of a log. Each deal stacks all cards that are left.
 *
 * @param most the number of rounds to play
 * @returns whether the whole log was played
 */
function play(match: Match, mapping: Mapping, table: ImportedTable, deck: readonly CardId[], most: number): boolean {
  const { initialState, log, state } = match;
  const [seat = "right"] = table.rules.seats;
  let drawn = 0;
  let player: string | null = null;
  const deal = (place: string) => {
    const { bet, unit } = mapping;
    if (bet !== undefined) table.bet({ ...table.state.bets, [seat]: bet * unit }, place);
    follow(table.deal(deck.slice(drawn), place).events, place);
  };
  const follow = (events: ReturnType<ImportedTable["run"]>["events"], place: string) => {
    for (const event of events) {
      if (event.type !== "CardDealt") continue;
      if (event.card !== deck[drawn])
        throw new BadLog(place, "the deck is used up, and the order after a shuffle is unknown");
      drawn++;
    }
  };
  const isEnough = () => table.state.round >= most && table.state.turn === null;
  if (mapping.dealt !== undefined) deal("initialState");
  let stateID = stateIdOf(initialState, "initialState") - 1;
  for (const [at, value] of log.entries()) {
    const place = `log[${at}]`;
    if (isEnough()) return false;
    const { action, _stateID } = checked(entrySchema, value, place);
    // Events that a move triggers have its number.
    const isTriggered = action.type === "GAME_EVENT" && _stateID === stateID;
    if (_stateID !== stateID + 1 && !isTriggered) {
      throw new BadLog(place, "entries before this one are missing or repeated");
    }
    stateID = _stateID;
    if (action.type === "GAME_EVENT") continue;
    if (action.type !== "MAKE_MOVE") throw new BadLog(place, `is ${shown(action.type)}: only moves can be imported`);
    const { type, args, playerID = null } = checked(moveSchema, action.payload, `${place}.action.payload`);
    if (player !== null && playerID !== player) throw new BadLog(place, "is a move of another player");
    player = playerID;
    for (const move of meaningOf(mapping, type, place)) {
      if (isEnough()) return false;
      if (move === "ignore") continue;
      if (move === "deal") deal(place);
      else if (move === "bet") table.bet({ ...table.state.bets, ...betIn(args, seat, mapping, place) }, place);
      else {
        const { turn } = table.state;
        if (turn === null) throw new BadLog(place, `the move ${shown(type)} follows, but no hand has a turn`);
        follow(table.run({ type: MOVES_BY_WORD[move], hand: turn }, place).events, place);
      }
    }
  }
  if (stateIdOf(state, "state") !== stateID + 1) throw new BadLog("state", "is not the state after the last entry");
  return true;
}

function stateIdOf(state: JsonObject, name: string): number {
  const { _stateID: id } = { _stateID: null, ...state };
  if (typeof id === "number" && Number.isSafeInteger(id) && id >= 0) return id;
  throw new BadLog(`${name}/_stateID`, `must be the number of the state, not ${shown(id)}`);
}

function meaningOf({ moves }: Mapping, name: string, place: string): readonly MappedMove[] {
  const chosen = Object.hasOwn(moves, name) ? moves[name] : MAPPED.find((word) => word === name);
  if (chosen === undefined) throw new BadLog(place, `the move ${shown(name)} is not in the mapping`);
  return typeof chosen === "string" ? [chosen] : chosen;
}

/** Returns the bet of a move: its first argument is the amount, and its second one may be the seat. */
function betIn(
  args: readonly unknown[] | null | undefined,
  first: Seat,
  { unit }: Mapping,
  place: string,
): Partial<Record<Seat, Amount>> {
  if (args === null || args === undefined) throw new BadLog(place, "the bet has no arguments: they may be redacted");
  const [value, seat = first] = args;
  const amount = amountOf(value, unit);
  if (amount === null) {
    throw new BadLog(place, `the bet must be an amount in units of ${unit} hundredths, not ${shown(value)}`);
  }
  if (seat !== "right" && seat !== "middle" && seat !== "left")
    throw new BadLog(place, `there is no seat ${shown(seat)}`);
  return { [seat]: amount };
}

/** @throws BadLog for the first difference between the table and the last state */
function compare(state: JsonObject, mapping: Mapping, table: ImportedTable): void {
  const { hands, dealer, credits } = table.state;
  const written = creditsAt(state, "state", mapping);
  if (written !== credits) {
    throw new BadLog(`state${mapping.credits}`, `the player has ${written} hundredths, but ${credits} under the rules`);
  }
  const places = [
    [mapping.hand, hands[0]?.cards ?? []],
    [mapping.dealer, dealer.cards],
  ] as const;
  for (const [place, cards] of places) {
    if (place === null) continue;
    const list = valueAt(state, place);
    if (!isList(list)) throw new BadLog(`state${place}`, `must be a list of cards, not ${shown(list)}`);
    const found = list.map((card) => cardKind(card) ?? "?").join(" ");
    const expected = cards.map((card) => cardKind(card) ?? "?").join(" ");
    if (found !== expected)
      throw new BadLog(`state${place}`, `has ${shown(found)}, but ${shown(expected)} under the rules`);
  }
}

function notCompared({ hand, dealer }: Mapping, isWhole: boolean, hands: number): readonly string[] {
  if (!isWhole) return ["The last state was not compared, because only the first rounds are imported."];
  return [
    ...(hand === null ? ["The cards of the player were not compared."] : []),
    ...(hand !== null && hands > 1 ? ["Only the first hand of the player was compared."] : []),
    ...(dealer === null ? ["The cards of the dealer were not compared."] : []),
  ];
}

/** Plays a recording again with only the drawn cards in each stack, so that it does not contain the rest of the deck. */
function withExactStacks({ recording }: ImportedTable, table: ImportedTable): string {
  const dealing = recording === null ? null : dealtCardByCard(recording);
  if (recording === null || dealing === null) throw new BadLog(null, "The match has no complete round");
  table.bet(recording.header.seats, "log");
  for (const command of dealing.commands) table.run(command, "log");
  return table.close();
}
