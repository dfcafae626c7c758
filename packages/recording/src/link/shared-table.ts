import {
  type Amount,
  type Bets,
  chosenSeeds,
  type RuleSet,
  SERVER_SEED_BYTES,
  type Seeds,
  Table,
} from "@thunderjack/core";
import { hasUtf8 } from "../fields.js";
import { LIMITS } from "../limits.js";
import { BadLink } from "./bad-link.js";
import type { BitReader, BitWriter } from "./bits.js";
import { readRules, writeRules } from "./rules-code.js";

/*
 * The table of a link, before its first command:
 *
 * - the rules;
 * - one bit, and the credits if they differ from the starting credits of the rules;
 * - the bet on each seat, in steps of the rules;
 * - one bit, and the revealed seed with the client seed if the cards come from the seed.
 *
 * Without a seed, every drawn card is chosen, and the table has a fixed seed.
 */

/** The table of a link, before its first command. */
export interface SharedTable {
  readonly rules: RuleSet;
  readonly credits: Amount;
  readonly bets: Bets;
  readonly seeds: Seeds;
}

/** The seeds of every shared table whose cards are chosen. */
export const NO_SEEDS: Seeds = chosenSeeds("thunderjack/link/1");

export function writeTable(bits: BitWriter, { rules, credits, bets, seeds }: SharedTable): void {
  writeRules(bits, rules);
  bits.bit(credits !== rules.startingCredits);
  if (credits !== rules.startingCredits) bits.number(credits);
  for (const seat of rules.seats) bits.number(bets[seat] / rules.betStep);
  bits.bit(seeds !== NO_SEEDS);
  if (seeds === NO_SEEDS) return;
  bits.bytes(seeds.serverSeed);
  bits.text(seeds.clientSeed);
}

/**
 * Reads a table.
 *
 * @throws BadLink for rules that are unknown or cannot be played, and if the link ends too early
 */
export function readTable(bits: BitReader): SharedTable {
  const rules = readRules(bits);
  const credits = bits.bit() ? bits.number() : rules.startingCredits;
  const bets = { right: 0, middle: 0, left: 0 };
  for (const seat of rules.seats) bets[seat] = bits.number() * rules.betStep;
  return { rules, credits, bets, seeds: bits.bit() ? readSeeds(bits) : NO_SEEDS };
}

/**
 * Reads the seeds. They count as chosen, because the author of the link may have chosen them.
 *
 * @throws BadLink for a client seed without a UTF-8 form
 */
function readSeeds(bits: BitReader): Seeds {
  const serverSeed = bits.bytes(SERVER_SEED_BYTES);
  const clientSeed = bits.text(LIMITS.textLength);
  if (!hasUtf8(clientSeed)) throw new BadLink("has a lone surrogate in its client seed, which has no UTF-8 form");
  return { serverSeed, clientSeed, chosen: true };
}

/**
 * Opens the table.
 *
 * @throws BadLink for credits and bets that the table rejects
 */
export function openTable(shared: SharedTable): Table {
  try {
    return new Table({ ...shared, allowStacking: true });
  } catch (error) {
    if (error instanceof RangeError) throw new BadLink(`cannot open its table: ${error.message}`);
    throw error;
  }
}
