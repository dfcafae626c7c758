import { type CardId, canonicalCards } from "@thunderjack/cards";
import { type RandomBelow, shuffleCards } from "@thunderjack/cards/deck";
import { type Command, fairChance, publicEvent, type ShuffleChance, Table, type TableEvent } from "@thunderjack/core";
import { canonicalJson } from "../canonical-json.js";
import { placedCommands } from "../commands.js";
import type { RecordedEvent } from "../event-format.js";
import { dealtFromSeed } from "../link/dealing.js";
import { NO_SEEDS } from "../link/shared-table.js";
import type { Recording } from "../recording.js";
import { checkSeq, creditsIn } from "../replay.js";
import { publicRecordedEvent } from "../tape/public-event.js";
import { unmaskedEvents } from "../unmasked.js";
import { arranged } from "./arranged-cards.js";

/*
 * A branch continues a recording from one of its decisions. Its table is opened by running the recorded commands again
 * up to there, either with the same cards, or with a new shuffle of all cards that the player has not seen.
 */

/** The cards of a branch: those that the recording would have dealt, or a new shuffle of the unseen ones. */
export type BranchCards = "same" | "shuffled";

/** The options of {@link openBranch}. */
export interface BranchOptions {
  readonly cards: BranchCards;
  /** 32 bytes from which the unseen cards are shuffled. Not used with the same cards. */
  readonly seed: Uint8Array;
}

/** A table in the middle of a recording. */
export interface OpenedBranch {
  /** The table, whose state is that of the recording at the position. */
  readonly table: Table;
  /** The position at which the branch begins: the number of recorded events. */
  readonly seq: number;
}

/**
 * The number of shuffles that are tried. A shuffle is not used if its hole card contradicts a peek of the dealer; at
 * most every third one does.
 */
const ATTEMPTS = 400;

/**
 * Returns whether a branch can have the same cards: the seed is revealed, so that the order of the undealt cards is
 * known.
 */
export function hasSameCards(recording: Recording): boolean {
  return dealtFromSeed(recording) !== null;
}

/**
 * Opens a table at a decision of a recording. Its public events up to there are those of the recording.
 *
 * @param seq a position of the recording. If it divides the events of a command, the branch begins after that command;
 *   at the end of an open recording whose last command is cut off, it begins before that command.
 * @throws RangeError if there is no such position, if the same cards are requested and {@link hasSameCards} is false,
 *   or if the commands do not cause the recorded events
 */
export function openBranch(recording: Recording, seq: number, options: BranchOptions): OpenedBranch {
  const { events, trailer } = recording;
  checkSeq(events, seq);
  const place = commandPlaces(events).find((start) => start >= seq);
  if (place !== undefined || trailer !== null) return continued(recording, place ?? events.length, options);
  const last = commandPlaces(events).at(-1) ?? 0;
  return continued(recording, events.length, options, last);
}

/** Returns the indices of all events that begin a command. */
function commandPlaces(events: readonly RecordedEvent[]): readonly number[] {
  return Array.from(placedCommands(withoutStacks(events)), ({ place }) => place);
}

/** Returns the events without the cards of stacked deals, which a public stream does not contain. */
function withoutStacks(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  return events.map((event) => (event.type === "ShoeStacked" ? { ...event, cards: [] } : event));
}

/**
 * Opens the table after these events.
 *
 * @param before the place before the last command, at which the branch begins if the command is cut off
 */
function continued(recording: Recording, place: number, options: BranchOptions, before?: number): OpenedBranch {
  const { cards, seed } = options;
  const expected = recording.events.slice(0, place).map((event) => comparable(event));
  for (let attempt = 0; attempt < (cards === "same" ? 1 : ATTEMPTS); attempt++) {
    const random = fairChance({ serverSeed: seed, clientSeed: `branch:${attempt}` });
    const { table, events } = played(
      cards === "same" ? sameCards(recording, place) : shuffled(recording, place, random),
    );
    const agrees = expected.every((event, index) => event === events[index]);
    if (agrees && events.length === place) return { table, seq: place };
    if (agrees && before !== undefined) return continued(recording, before, options);
  }
  throw new RangeError("The recording differs from the events of its commands: verify the recording.");
}

/** A table before its first command, and the commands up to the branch. */
interface Beginning {
  readonly recording: Recording;
  readonly chance: ShuffleChance;
  readonly commands: readonly Command[];
}

/** Opens a table and runs the commands, up to one that is rejected. Returns the table and its public events. */
function played({ recording: { header }, chance, commands }: Beginning): {
  readonly table: Table;
  readonly events: readonly string[];
} {
  const { rules, seats } = header;
  const table = new Table({
    rules,
    seeds: NO_SEEDS,
    chance,
    credits: creditsIn(header),
    bets: seats,
    allowStacking: true,
  });
  const events: string[] = [];
  const subscription = table.publicEvents$.subscribe((event) => events.push(comparable(event)));
  for (const command of commands) if (!table.dispatch(command).accepted) break;
  subscription.unsubscribe();
  return { table, events };
}

/** Returns the public form of an event as text, without its number, time, version and check. */
function comparable(event: RecordedEvent | TableEvent): string {
  const masked = publicEvent(event);
  const fields = Object.entries(masked).filter(([name]) => !NOT_COMPARED.has(name) && !name.startsWith("x_"));
  return canonicalJson(Object.fromEntries(fields));
}

const NOT_COMPARED: ReadonlySet<string> = new Set(["seq", "t", "version", "check"]);

/** @throws RangeError if the order of the undealt cards is unknown */
function sameCards(recording: Recording, place: number): Beginning {
  const dealing = dealtFromSeed(recording);
  if (dealing === null) throw new RangeError("The seed of the recording is secret: its undealt cards are unknown.");
  const commands = dealing.commands.slice(0, commandPlaces(recording.events.slice(0, place)).length);
  return { recording, chance: fairChance(dealing.seeds), commands };
}

/** Returns a beginning with the dealt cards, after which all cards that the player has not seen are shuffled. */
function shuffled(recording: Recording, place: number, random: ShuffleChance): Beginning {
  const { dealt, shuffles, stacks, commands } = dealtCards(recording, place);
  const all = canonicalCards(recording.header.rules.decks);
  const below = random(0);
  const hole = dealt.indexOf(null);
  const cards = dealt.flatMap((card) => card ?? []);
  if (hole !== -1) {
    // The hole card is none of the cards that were dealt since the shuffle before it.
    const start = Math.max(0, ...shuffles.map(({ from }) => (from <= hole ? from : 0)));
    const seen = new Set(dealt.slice(start));
    const unseen = all.filter((card) => !seen.has(card));
    const chosen = unseen.length === 0 ? undefined : unseen[below(unseen.length)];
    if (chosen !== undefined) cards.splice(hole, 0, chosen);
  }
  const epochs = shuffles.map(({ from, roundFrom }, number) => {
    const onTable = new Set(cards.slice(roundFrom, from));
    const sorted = all.filter((card) => !onTable.has(card));
    const drawn = cards.slice(from, shuffles[number + 1]?.from);
    const rest = sorted.filter((card) => !drawn.includes(card));
    return { sorted, order: [...drawn, ...(number === shuffles.length - 1 ? inRandomOrder(rest, below) : rest)] };
  });
  const stacked = commands.map((command, index): Command => {
    const stack = stacks.get(index);
    if (command.type !== "Deal" || stack === undefined) return command;
    const first = stack.from - (shuffles[stack.epoch]?.from ?? 0);
    return { ...command, stack: epochs[stack.epoch]?.order.slice(first, first + stack.count) ?? [] };
  });
  const chance: ShuffleChance = (shuffle) => {
    const epoch = epochs[shuffle];
    return epoch === undefined ? random(shuffle) : arranged(epoch.sorted, epoch.order);
  };
  return { recording, chance, commands: stacked };
}

/** The cards that were dealt up to a place, and the commands. */
interface DealtCards {
  /** The cards in order; `null` for a hole card that the player has not seen. */
  readonly dealt: readonly (CardId | null)[];
  /** For each shuffle, the number of cards that were dealt before it, and before its round. */
  readonly shuffles: readonly { readonly from: number; readonly roundFrom: number }[];
  /** The stacked deals by the index of their command: the index of the shuffle, and the place of the chosen cards. */
  readonly stacks: ReadonlyMap<number, { readonly epoch: number; readonly from: number; readonly count: number }>;
  readonly commands: readonly Command[];
}

function dealtCards(recording: Recording, place: number): DealtCards {
  const shown = recording.events.slice(0, place).map((event) => publicRecordedEvent(event));
  const dealt: (CardId | null)[] = [];
  const shuffles: { from: number; roundFrom: number }[] = [];
  const stacks = new Map<number, { epoch: number; from: number; count: number }>();
  const events = unmaskedEvents({ ...recording, events: shown, stacks: [] });
  const commands = Array.from(placedCommands(withoutStacks(events)), ({ command }) => command);
  let deals = -1;
  let roundFrom = 0;
  const dealCommands = commands.flatMap((command, index) => (command.type === "Deal" ? index : []));
  for (const event of events) {
    if (event.type === "CardDealt") dealt.push(event.card);
    else if (event.type === "ShoeShuffled") shuffles.push({ from: dealt.length, roundFrom });
    else if (event.type === "RoundStarted") {
      deals++;
      roundFrom = dealt.length;
    } else if (event.type === "ShoeStacked") {
      const stack = { epoch: shuffles.length - 1, from: dealt.length, count: event.count };
      stacks.set(dealCommands[deals] ?? -1, stack);
    }
  }
  return { dealt, shuffles, stacks, commands };
}

function inRandomOrder(cards: readonly CardId[], below: RandomBelow): readonly CardId[] {
  const order = [...cards];
  shuffleCards(order, below);
  return order;
}
