import {
  type Amount,
  type Bets,
  type ClientSeedSource,
  checkRuleSet,
  InvalidRuleSet,
  LONGEST_CHAIN,
  type RuleSet,
  sumOfBets,
} from "@thunderjack/core";
import * as v from "valibot";
import { BadLine, Refused } from "./fault.js";
import { bets, hex, ordinal, text, utf8Text, WHOLE, whole } from "./fields.js";
import type { JsonObject } from "./json.js";
import { checkLimits } from "./limits.js";
import { ownFields, ownOnly } from "./own-fields.js";
import { whyNotFit } from "./schema-issue.js";
import { FORMAT_VERSION } from "./version.js";

/** The first line of a recording. It contains all data that is needed before the first event. */
export interface RecordingHeader {
  readonly format: "thunderjack";
  readonly version: number;
  /** The creation time of the recording, in ISO 8601. */
  readonly createdAt: string;
  /** All the rules of the table. */
  readonly rules: RuleSet;
  /** The bets on the seats at the first deal, in hundredths. */
  readonly seats: Bets;
  /**
   * The credits of the player before the first deal, in hundredths. If each seat has its own purse, this is the sum of
   * the purses.
   */
  readonly credits: Amount;
  /**
   * The credits of each seat before the first deal; absent if the header has one amount. If the rules have one purse for
   * all seats, the table plays with the sum.
   */
  readonly purses?: Bets;
  readonly fairness: RecordedFairness;
  /** The {@link trailerHash} of the recording before this one in its session; `null` for the first one. */
  readonly previous: string | null;
  /** Set in the first recording of a chain that begins because the secret of the chain before it was lost. */
  readonly recovered?: "secret-lost";
  /** Additional data of the application that made the recording. */
  readonly meta: JsonObject;
}

/** The facts about the shoe that are published before its first card. */
export interface RecordedFairness {
  /** The name of the shuffle, such as `hmac-sha256/2`. */
  readonly scheme: string;
  /** The anchor of the chain of seeds, in lower-case hex. For a single shoe, it is the commitment. */
  readonly anchor: string;
  /** The number of the shoe in the chain, from 1. */
  readonly index: number;
  /** The number of shoes in the chain. */
  readonly length: number;
  /** The SHA-256 of the server seed, in lower-case hex. */
  readonly commitment: string;
  readonly clientSeed: string;
  /** The source of the client seed; absent if it is unknown. A file does not prove it. */
  readonly clientSeedFrom?: ClientSeedSource;
  /** Set if the seed was chosen. Such a recording can be consistent, but it cannot be fair. */
  readonly seed?: "chosen";
  /** The anchor of the next chain, in lower-case hex; absent unless this is the last shoe of its chain. */
  readonly nextAnchor?: string;
}

/** The schema of the header line. The rules are checked separately. */
export const headerSchema = v.looseObject(
  ownFields({
    format: v.literal("thunderjack"),
    version: v.literal(FORMAT_VERSION),
    createdAt: v.pipe(text, v.isoTimestamp('must be a time such as "2025-01-31T18:30:00.000Z"')),
    rules: v.looseObject(ownFields({}), "must be an object of options"),
    seats: bets,
    credits: v.union([whole, bets], WHOLE),
    fairness: ownOnly(
      v.looseObject(
        ownFields({
          scheme: text,
          commitment: hex(32),
          anchor: hex(32),
          index: ordinal,
          length: v.pipe(ordinal, v.maxValue(LONGEST_CHAIN, `must be ${LONGEST_CHAIN} or less`)),
          clientSeed: utf8Text,
          clientSeedFrom: v.exactOptional(
            v.picklist(["player", "random", "none"], 'must be "player", "random" or "none" if it is present'),
          ),
          seed: v.exactOptional(v.literal("chosen", 'must be "chosen" if it is present')),
          nextAnchor: v.exactOptional(hex(32)),
        }),
        "must be an object",
      ),
    ),
    previous: v.nullable(hex(32)),
    recovered: v.exactOptional(v.literal("secret-lost", 'must be "secret-lost" if it is present')),
    meta: v.looseObject(ownFields({}), "must be an object"),
  }),
);

type UncheckedHeader = Omit<RecordingHeader, "rules" | "credits"> & {
  readonly rules: unknown;
  readonly credits: Amount | Bets;
};

/**
 * Returns the version of a recording from its header. The version is checked first, because a newer version can have
 * other fields.
 *
 * @throws BadLine if the line is not a header
 * @throws Refused if the version is newer than the version of this package
 */
export function versionOf({ format, version }: JsonObject): number {
  if (format !== "thunderjack") throw new BadLine("format", 'must be "thunderjack"');
  if (typeof version !== "number" || !Number.isSafeInteger(version) || version < 0) {
    throw new BadLine("version", "must be a whole number of 0 or more");
  }
  if (version > FORMAT_VERSION) {
    throw new Refused("version", `is ${version}, but this program reads versions up to ${FORMAT_VERSION}`);
  }
  return version;
}

/**
 * Reads the header line of the current version. Unknown fields are kept.
 *
 * @throws BadLine for a field that is missing or invalid
 */
export function readHeader(line: JsonObject): RecordingHeader {
  checkLimits(line, "", 1);
  if (!isHeader(line)) throw whyNotFit(headerSchema, line);
  // The object schema also accepts an array, so arrays are rejected here.
  if (Array.isArray(line.meta)) throw new BadLine("meta", "must be an object");
  checkPlace(line.fairness);
  const { credits } = line;
  const rules = readRules(line.rules);
  if (typeof credits === "number") {
    if (rules.purses === "per-seat") throw new BadLine("credits", "must be one amount for each seat");
    return { ...line, credits, rules };
  }
  const sum = sumOfBets(credits);
  if (!Number.isSafeInteger(sum)) throw new BadLine("credits", "must have a sum that is a safe integer");
  return { ...line, credits: sum, purses: credits, rules };
}

/**
 * Checks the place of the shoe in its chain.
 *
 * @throws BadLine if the place is impossible
 */
function checkPlace({ index, length, nextAnchor }: RecordedFairness): void {
  if (index > length) throw new BadLine("fairness.index", `must be ${length} or less`);
  if (nextAnchor !== undefined && index < length) {
    throw new BadLine("fairness.nextAnchor", "is allowed only for the last shoe of a chain");
  }
}

function isHeader(line: JsonObject): line is JsonObject & UncheckedHeader {
  return v.is(headerSchema, line);
}

function readRules(rules: unknown): RuleSet {
  try {
    return checkRuleSet(rules);
  } catch (error) {
    if (error instanceof InvalidRuleSet) throw new BadLine("rules", `cannot be played: ${error.message}`);
    throw error;
  }
}
