import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskCard } from "../src/deck/changes.js";
import { type Card, Deck, DeckError, type RandomBelow } from "../src/deck/index.js";
import { isCardId } from "../src/index.js";
import { seeded } from "./chance.js";
import { Copy } from "./copy.js";
import { NaiveDeck } from "./naive-deck.js";

const LOCATIONS = ["deck", "hand", "discard", "table"] as const;
type Location = (typeof LOCATIONS)[number];

const FEEDERS = { deck: "discard", table: "deck" } as const;

type RealDeck = Deck<string, number, Location>;

/** One operation on a deck and on its naive implementation. */
interface Step {
  readonly name: string;
  readonly toDeck: (deck: RealDeck) => unknown;
  readonly toNaive: (naive: NaiveDeck) => unknown;
}

const step = (name: string, toDeck: Step["toDeck"], toNaive: Step["toNaive"]): Step => ({ name, toDeck, toNaive });

const location = fc.constantFrom(...LOCATIONS);
const { MAX_SAFE_INTEGER: highest, MIN_SAFE_INTEGER: lowest } = Number;
const arg = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: -2, max: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom(highest, highest - 1, highest - 4, lowest + 1, lowest) },
);
const maybeArg = fc.oneof(arg, fc.constantFrom(null, undefined));
const count = fc.integer({ min: 0, max: 9 });

/** Generates the id of one of the eight cards with which every game begins. */
const cardIds = fc.integer({ min: 1, max: 8 }).map(String);
const several = fc.uniqueArray(cardIds, { maxLength: 5 });

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(count, location, maybeArg).map(([nbr, to, toArg]) =>
    step(
      `create ${nbr} in ${to} ${toArg}`,
      (deck) => void deck.createCards([{ type: "x", typeArg: 1, nbr }], to, toArg),
      (naive) => naive.create(nbr, to, toArg),
    ),
  ),
  fc.tuple(count, location, location, arg, fc.boolean()).map(([n, from, to, toArg, noReshuffle]) =>
    step(
      `pick ${n} from ${from} to ${to} ${toArg} ${noReshuffle}`,
      (deck) => (deck.pickCardsForLocation(n, from, to, toArg, { noReshuffle }) ?? []).map(({ id }) => id),
      (naive) => naive.pick(n, from, to, toArg, noReshuffle),
    ),
  ),
  fc.tuple(location, location, arg).map(([from, to, toArg]) =>
    step(
      `draw from ${from} to ${to} ${toArg}`,
      (deck) => deck.place(from).draw(deck.place(to), toArg),
      (naive) => naive.pick(1, from, to, toArg, false)[0] ?? null,
    ),
  ),
  fc.tuple(several, location, arg).map(([ids, to, toArg]) =>
    step(
      `move ${ids} to ${to} ${toArg}`,
      (deck) => deck.moveCards(ids, to, toArg),
      (naive) => naive.move(ids, to, toArg),
    ),
  ),
  fc.tuple(cardIds, location, arg).map(([id, to, position]) =>
    step(
      `insert ${id} in ${to} at ${position}`,
      (deck) => deck.insertCard(id, to, position),
      (naive) => naive.insert(id, to, position),
    ),
  ),
  fc.tuple(cardIds, location, fc.boolean()).map(([id, to, onTop]) =>
    step(
      `insert ${id} in ${to} at the ${onTop ? "top" : "bottom"}`,
      (deck) => deck.insertCardOnExtremePosition(id, to, onTop),
      (naive) => naive.insertExtreme(id, to, onTop),
    ),
  ),
  cardIds.map((id) =>
    step(
      `play ${id}`,
      (deck) => deck.playCard(id),
      (naive) => naive.insertExtreme(id, "discard", true),
    ),
  ),
  fc.tuple(fc.option(location), location, maybeArg, arg).map(([from, to, fromArg, toArg]) =>
    step(
      `move all from ${from} ${fromArg} to ${to} ${toArg}`,
      (deck) => deck.moveAllCardsInLocation(from, to, fromArg, toArg),
      (naive) => naive.moveAll(from, to, fromArg, toArg),
    ),
  ),
  fc.tuple(location, location, arg).map(([from, to, toArg]) =>
    step(
      `move all through a handle from ${from} to ${to} ${toArg}`,
      (deck) => deck.place(from).moveAll(deck.place(to), toArg),
      (naive) => naive.moveAll(from, to, undefined, toArg),
    ),
  ),
  fc.tuple(location, location).map(([from, to]) =>
    step(
      `move all from ${from} to ${to} and keep the positions`,
      (deck) => deck.moveAllCardsInLocationKeepOrder(from, to),
      (naive) => naive.moveAllKeepOrder(from, to),
    ),
  ),
  location.map((of) =>
    step(
      `shuffle ${of}`,
      (deck) => deck.shuffle(of),
      (naive) => naive.shuffle(of),
    ),
  ),
  location.map((of) =>
    step(
      `reverse ${of}`,
      (deck) => deck.arrange(of, deck.place(of).ids().reverse()),
      (naive) => {
        const reversed = naive.pile(of).reverse();
        naive.arrange(reversed.map(({ id }) => id));
      },
    ),
  ),
);

const games = fc.record({
  seed: fc.nat(),
  steps: fc
    .array(steps, { minLength: 1, maxLength: 40 })
    .map((list) => Object.assign(list, { [fc.toStringMethod]: () => list.map(({ name }) => name).join("; ") })),
});

const options = (random: RandomBelow) => ({
  random,
  locations: LOCATIONS,
  autoreshuffle: true,
  autoreshuffleCustom: FEEDERS,
});

/** Returns a deck with eight cards. */
function newDeck(seed: number, random = seeded(seed)): RealDeck {
  const deck: RealDeck = new Deck(options(random));
  deck.createCards([{ type: "x", typeArg: 1, nbr: 8 }]);
  return deck;
}

function newNaiveDeck(seed: number): NaiveDeck {
  const naive = new NaiveDeck(seeded(seed), LOCATIONS, FEEDERS);
  naive.create(8, "deck", null);
  return naive;
}

const pile = (deck: RealDeck, of: Location) => deck.getCardsInLocation(of, undefined, "locationArg");

describe("After any operations", () => {
  test("a deck equals its naive implementation, with and without a subscriber", () => {
    fc.assert(
      fc.property(games, fc.boolean(), ({ seed, steps }, isObserved) => {
        const deck = newDeck(seed);
        const naive = newNaiveDeck(seed);
        if (isObserved) deck.changes$.subscribe();
        for (const step of steps) {
          expect(step.toDeck(deck)).toEqual(step.toNaive(naive));
          for (const of of LOCATIONS) {
            const expected = naive.pile(of).map(({ id, locationArg }) => ({ id, location: of, locationArg }));
            expect(pile(deck, of)).toMatchObject(expected);
            expect(deck.countCardInLocation(of)).toBe(expected.length);
            expect(deck.place(of).ids()).toEqual(expected.map(({ id }) => id));
            expect(deck.getCardOnTop(of)?.id).toBe(expected.at(-1)?.id);
            expect(deck.getCardsOnTop(3, of)).toMatchObject(expected.slice(-3).reverse());
            expect(deck.getExtremePosition(false, of)).toBe(naive.extreme(false, of));
            expect(deck.getExtremePosition(true, of)).toBe(naive.extreme(true, of));
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test("no call has returned a card twice, and every position is a safe integer", () => {
    fc.assert(
      fc.property(games, ({ seed, steps }) => {
        const deck = newDeck(seed);
        for (const step of steps) {
          const returned = step.toDeck(deck);
          if (Array.isArray(returned)) expect(new Set(returned).size).toBe(returned.length);
          const { places } = deck.save();
          const positions = places.flatMap(({ cards }) => cards.map(({ locationArg }) => locationArg));
          expect(positions.filter((position) => !Number.isSafeInteger(position))).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });

  test("every card is in exactly one place", () => {
    fc.assert(
      fc.property(games, ({ seed, steps }) => {
        const deck = newDeck(seed);
        for (const step of steps) step.toDeck(deck);
        const made = deck.save().cards.map(({ id }) => id);
        const found = LOCATIONS.flatMap((of) => deck.getCardsInLocation(of).map(({ id }) => id));
        expect(found.sort()).toEqual([...made].sort());
        for (const id of made) expect(deck.getCard(id)?.id).toBe(id);
      }),
      { numRuns: 200 },
    );
  });

  test("a saved and restored deck equals the original, and behaves identically", () => {
    fc.assert(
      fc.property(games, games, ({ seed, steps }, later) => {
        let chance = seeded(seed);
        const deck = newDeck(seed, (below) => chance(below));
        for (const step of steps) step.toDeck(deck);
        const saved = JSON.parse(JSON.stringify(deck.save()));
        const again = Deck.restore<string, number, Location>(saved, options(seeded(later.seed)));
        expect(again.save()).toEqual(deck.save());
        chance = seeded(later.seed);
        for (const step of later.steps) expect(step.toDeck(again)).toEqual(step.toDeck(deck));
        expect(again.save()).toEqual(deck.save());
      }),
      { numRuns: 100 },
    );
  });

  test("a copy that applies the changes stays equal, from the start or from any point", () => {
    fc.assert(
      fc.property(games, fc.nat(40), ({ seed, steps }, lateStart) => {
        const deck = newDeck(seed);
        const [early, late] = [new Copy(), new Copy()];
        early.apply(deck.asChange());
        deck.changes$.subscribe((change) => early.apply(change));
        steps.forEach((step, at) => {
          if (at === lateStart) {
            late.apply(deck.asChange());
            deck.changes$.subscribe((change) => late.apply(change));
          }
          step.toDeck(deck);
          const entries = [...LOCATIONS].sort().map((of) => [of, pile(deck, of)] as const);
          const truth = Object.fromEntries(entries.filter(([, cards]) => cards.length > 0));
          expect(early.picture()).toEqual(truth);
          if (at >= lateStart) expect(late.picture()).toEqual(truth);
        });
      }),
      { numRuns: 200 },
    );
  });

  test("a masked copy has every card in its place, and never receives the id of a hidden card", () => {
    /** Returns whether player 2 sees a card: the discard pile and their own hand are visible. */
    const sees = ({ location, locationArg }: Card) =>
      location === "discard" || (location === "hand" && locationArg === 2);
    fc.assert(
      fc.property(games, ({ seed, steps }) => {
        const deck = newDeck(seed);
        const copy = new Copy();
        copy.apply(deck.asChange(sees));
        const visible = new Set<string>(); // the ids of cards that were visible at some time
        const received = new Set<string>();
        deck.changes$.subscribe((change) => {
          const cards = change.type === "moved" ? change.moves.flatMap((m) => [m.before, m.after]) : change.cards;
          for (const card of cards) if (sees(card)) visible.add(card.id);
        });
        deck.changesFor(sees).subscribe((change) => {
          copy.apply(change);
          JSON.stringify(change, (key, value) => {
            if (key === "id" && value !== null) received.add(value);
            return value;
          });
        });
        for (const step of steps) {
          step.toDeck(deck);
          const entries = [...LOCATIONS].sort().map((of) => [of, pile(deck, of)] as const);
          const masked = entries.map(([of, cards]) => [of, cards.map((card) => maskCard(card, sees))] as const);
          expect(copy.picture()).toEqual(Object.fromEntries(masked.filter(([, cards]) => cards.length > 0)));
          expect([...received].filter((id) => !visible.has(id))).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });

  test("an invalid operation changes nothing", () => {
    const refused = fc.constantFrom<(deck: RealDeck) => unknown>(
      (deck) => deck.moveCards(["1", "none"], "hand"),
      (deck) => deck.moveCard("1", "attic" as Location),
      (deck) => deck.insertCard("none", "deck", 0),
      (deck) => deck.pickCards(-1, "deck", 1),
      (deck) => deck.pickCard("deck", 0.5),
      (deck) => deck.arrange("deck", ["none"]),
      (deck) => deck.createCards([{ type: "x", typeArg: 1, nbr: Number.NaN }]),
      (deck) => deck.moveAllCardsInLocation(null, "table", undefined, Number.NaN),
    );
    fc.assert(
      fc.property(games, refused, ({ seed, steps }, attempt) => {
        const deck = newDeck(seed);
        for (const step of steps) step.toDeck(deck);
        const before = deck.save();
        expect(() => attempt(deck)).toThrow(DeckError);
        expect(deck.save()).toEqual(before);
      }),
      { numRuns: 100 },
    );
  });
});

test("isCardId accepts exactly the texts that consist of a rank, a suit and a deck", () => {
  const plain = /^(?:[2-9]|10|[jqka])_[hdcs]_(?:0|[1-9][0-9]*)$/;
  const almost = fc.stringMatching(/^[0-9jqkat]{0,2}_?[hdcsx]{0,2}_?[0-9-]{0,3}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), almost), (text) => {
      expect(isCardId(text)).toBe(plain.test(text));
    }),
    { numRuns: 2000 },
  );
});
