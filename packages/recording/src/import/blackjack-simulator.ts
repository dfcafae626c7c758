import type { RuleSet } from "@thunderjack/core";
import { lineEnd } from "../lines.js";
import {
  BadLog,
  CardNotInShoe,
  type Imported,
  type ImportOptions,
  type ImportResult,
  importResult,
} from "./import-result.js";
import { ImportedTable, importedRules } from "./imported-table.js";
import { faultOfRound, type LogRound, playRound } from "./played-round.js";
import { type SimulatorSettings, simulatorChange, simulatorHeader } from "./simulator-line.js";
import { type Reading, type SimulatorRound, SimulatorRounds } from "./simulator-rounds.js";

const UNKNOWN = [
  "The log has no times: every event has the time 0.",
  "The log has no seed: the dealt cards are stacked, and the recording is consistent, never fair.",
  "The log has no names of decks: equal cards are numbered in the order in which they appear.",
  "The log has no chips and no bet step: the chip is the minimum, and the step is the smallest that can be paid exactly.",
] as const;

const LEFT_OUT =
  "The dealer of the log draws although every hand has surrendered, is bust or is paid: these cards are left out.";

const OTHER_SHUFFLES =
  "Without the cards that are left out, the shoe would be shuffled at other times: the recording shuffles it before every round.";

/**
 * Imports a log of the game mode of blackjack-simulator: a line `{"format":"blackjack-simulator","version":…,"settings":…}`,
 * and a line `["player",…]` or `["dealer",…]` for each `Change` event of the game with one of these names.
 *
 * Every round is played again under the rules of the settings, and must have the same cards, winners and credits. A round
 * that is not over at the end of the log is left out. Never throws for an invalid log.
 *
 * @throws RangeError if `createdAt` is not a valid time
 */
export function importBlackjackSimulator(text: string, options: ImportOptions = {}): ImportResult {
  return importResult(() => imported(text, options, null));
}

/** @param shuffle when the shoe is shuffled; `null` as in the settings */
function imported(text: string, options: ImportOptions, shuffle: "every-round" | null): Omit<Imported, "fault"> {
  const { createdAt = "1970-01-01T00:00:00.000Z", rounds: most = Number.POSITIVE_INFINITY } = options;
  const lines = linesOf(text);
  const { version, settings } = simulatorHeader(lines.next().value ?? "");
  const rules = rulesOf(settings, shuffle);
  const reader = new SimulatorRounds(settings.deckCount);
  const notes = new Set<string>(shuffle === null ? UNKNOWN : [...UNKNOWN, OTHER_SHUFFLES]);
  let table: ImportedTable | null = null;
  let rounds = 0;
  let number = 1;
  for (const line of lines) {
    number++;
    const change = line.trim() === "" ? null : simulatorChange(line, number);
    if (change === null) continue;
    const round = reader.add(change);
    const { balance } = reader;
    if (table === null && balance !== null) {
      const meta = { imported: { from: "blackjack-simulator", version } };
      table = new ImportedTable({ rules, credits: balance, createdAt, meta });
    }
    if (round === null || table === null) continue;
    try {
      playReading(table, round);
    } catch (error) {
      // With the cards that were left out, the shoe of the log was shuffled earlier.
      if (!(error instanceof CardNotInShoe && shuffle === null && notes.has(LEFT_OUT))) throw error;
      return imported(text, options, "every-round");
    }
    if (round.hasLeftOutCards) notes.add(LEFT_OUT);
    rounds++;
    if (rounds >= most) break;
  }
  if (table === null) throw new BadLog(null, "The log has no change of the player");
  if (reader.isInRound) notes.add("The last round of the log is not over: it is left out.");
  return { text: table.close(), rounds, unknown: [...notes] };
}

/** Plays the reading of a round whose result is that of the log. */
function playReading(table: ImportedTable, { plain, insured }: SimulatorRound): void {
  // Most rounds can be read in one way only, and are not tried on a table of their own first.
  if (insured === null || insured instanceof BadLog) return playRound(table, valid(plain));
  if (plain instanceof BadLog) return playRound(table, insured);
  const [fault, other] = [faultOfRound(table, plain), faultOfRound(table, insured)];
  if (fault === null && other === null) {
    throw new BadLog(plain.place, "the log does not show whether the hands took insurance");
  }
  playRound(table, other === null ? insured : plain);
}

/** @throws BadLog if the round could not be read */
function valid(reading: Reading): LogRound {
  if (reading instanceof BadLog) throw reading;
  return reading;
}

function* linesOf(text: string): Generator<string, undefined, undefined> {
  for (let start = 0; start < text.length; ) {
    const end = lineEnd(text, start);
    yield text.slice(start, end);
    start = end + 1;
  }
}

/** Returns the rules by which the game plays with these settings. */
function rulesOf(settings: SimulatorSettings, shuffle: "every-round" | null): RuleSet {
  const { blackjackPayout, maxHandsAllowed, minimumBet } = settings;
  const isThreeToTwo = blackjackPayout === 0 || blackjackPayout === "3:2";
  // A half of the bet is paid for insurance and surrender, and a half or a fifth for a blackjack.
  const betStep = isThreeToTwo ? 2 : 10;
  const rules = {
    preset: "casino",
    name: "blackjack-simulator",
    decks: settings.deckCount,
    // In its other modes, the game arranges cards and shuffles after every round.
    shuffle: shuffle ?? (settings.mode === 0 ? "discards" : "every-round"),
    reshuffleBelow: 1 - settings.penetration,
    startingCredits: settings.playerBankroll,
    betStep,
    minBet: minimumBet,
    maxBet: settings.maximumBet,
    chips: [Math.ceil(minimumBet / betStep) * betStep],
    dealerHitsSoft17: settings.hitSoft17,
    payouts: { blackjack: isThreeToTwo ? [3, 2] : [6, 5] },
    doubleAfterSplit: settings.allowDoubleAfterSplit,
    split:
      maxHandsAllowed === 1
        ? null
        : { maxHands: maxHandsAllowed, deal: "both", resplitAces: settings.allowResplitAces },
    surrender: settings.allowLateSurrender ? "late" : "none",
    insurance: !settings.autoDeclineInsurance,
  };
  return importedRules(rules, "Line 1");
}
