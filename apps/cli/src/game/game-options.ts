import { randomBytes } from "node:crypto";
import { chosenSeeds, isAmount, LARGEST_AMOUNT, randomSeeds, SERVER_SEED_BYTES, type Seeds } from "@thunderjack/core";
import { isSpeed, LANGUAGES, loadPhrasebook, type Phrasebook, type Speed } from "@thunderjack/stage";
import { BadInput } from "../bad-input.js";
import { checkOut } from "../output.js";
import { readRules } from "../rules-file.js";
import type { Shell } from "../shell.js";
import type { Terminal } from "../terminal/terminal.js";
import { inAscii } from "../terminal-renderer/glyphs.js";
import type { GameOptions } from "./live-table.js";

/** What stands on the command line; what is left out is `undefined`. */
export interface GameArgs {
  readonly rules?: string | undefined;
  readonly credits?: string | undefined;
  readonly seed?: string | undefined;
  readonly "client-seed"?: string | undefined;
  readonly lang?: string | undefined;
  readonly speed?: string | undefined;
  readonly out?: string | undefined;
}

/**
 * How somebody wants to play.
 *
 * @throws BadInput for what cannot be played
 */
export async function gameOptions(shell: Shell, args: GameArgs, usualSpeed: Speed): Promise<GameOptions> {
  const { rules = "thunderjack", credits, lang, speed, out } = args;
  if (out !== undefined) await checkOut(shell, out);
  return {
    rules: await readRules(shell, rules),
    seeds: seedsOf(args),
    credits: credits === undefined ? null : amountOf(credits),
    words: await wordsOf(lang),
    speed: speed === undefined ? usualSpeed : speedOf(speed),
    out: out ?? null,
  };
}

/**
 * The words of the language that `--lang` names; left out, English.
 *
 * @throws BadInput for a language that there is not
 */
export async function wordsOf(lang = "en"): Promise<Phrasebook> {
  const [language = ""] = lang.toLowerCase().split("-");
  if (!LANGUAGES.includes(language)) throw new BadInput(`--lang ${lang}: must be one of ${LANGUAGES.join(", ")}`);
  return loadPhrasebook(lang);
}

/**
 * Sees whether a terminal has the letters of a language.
 *
 * @throws BadInput for one that shows only ASCII, and a language with letters of its own
 */
export function checkLetters({ language, labels }: Phrasebook, { style }: Terminal): void {
  if (style.isUnicode || !inAscii(labels.credits).includes("?")) return;
  throw new BadInput(`--lang ${language}: this terminal has no letters for it; it should be one with UTF-8`);
}

/** The secret seed is there before the player's own is looked at, which could not change it any more. */
function seedsOf({ seed, "client-seed": clientSeed }: GameArgs): Seeds {
  const random = randomBytes(SERVER_SEED_BYTES);
  if (seed === undefined) return randomSeeds(random, clientSeed ?? "");
  if (clientSeed !== undefined) throw new BadInput("--seed and --client-seed do not go together");
  return chosenSeeds(seed);
}

function amountOf(credits: string): number {
  const amount = /^\d{1,15}$/.test(credits) ? Number(credits) : Number.NaN;
  if (isAmount(amount)) return amount;
  throw new BadInput(
    `--credits ${credits}: must be a whole number of hundredths of a credit from 0 to ${LARGEST_AMOUNT}`,
  );
}

function speedOf(speed: string): Speed {
  if (isSpeed(speed)) return speed;
  throw new BadInput(`--speed ${speed}: must be one of normal, fast, instant, reduced-motion`);
}
