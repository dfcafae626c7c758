import { isAmount, LARGEST_AMOUNT } from "@thunderjack/core";
import { isSpeed, languages, loadPhrasebook, type Phrasebook, type Speed } from "@thunderjack/stage";
import { loadTerminalStrings, type TerminalStrings } from "@thunderjack/stage/terminal";
import { BadInput } from "../bad-input.js";
import { checkOut } from "../output.js";
import { readRules } from "../rules-file.js";
import type { Shell } from "../shell.js";
import type { Terminal } from "../terminal/terminal.js";
import { inAscii } from "../terminal-renderer/glyphs.js";
import type { GameOptions } from "./live-table.js";

/** The options on the command line; `undefined` if they are omitted. */
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
 * Reads the options of a game from the command line.
 *
 * @param usualSpeed the speed without `--speed`
 * @throws BadInput for an invalid argument
 */
export async function gameOptions(shell: Shell, args: GameArgs, usualSpeed: Speed): Promise<GameOptions> {
  const { rules = "thunderjack", credits, lang, speed, out } = args;
  if (out !== undefined) await checkOut(shell, out);
  return {
    rules: await readRules(shell, rules),
    ...seedsOf(args),
    credits: credits === undefined ? null : amountOf(credits),
    ...(await languageOf(lang)),
    speed: speed === undefined ? usualSpeed : speedOf(speed),
    out: out ?? null,
  };
}

/** The strings of a language: those of the table, and those of the program around the table. */
export interface TerminalLanguage {
  readonly words: Phrasebook;
  readonly program: TerminalStrings;
}

/**
 * Loads the language of `--lang`, which defaults to English.
 *
 * @throws BadInput for a language that is not supported
 */
export async function languageOf(lang = "en"): Promise<TerminalLanguage> {
  const words = await loadPhrasebook(lang);
  if (words.language.split("-")[0]?.toLowerCase() !== lang.toLowerCase().split("-")[0]) {
    throw new BadInput(`--lang ${lang}: must be one of ${languages().join(", ")}`);
  }
  return { words, program: await loadTerminalStrings(lang) };
}

/**
 * Checks that a terminal can show the letters of a language.
 *
 * @throws BadInput if the terminal shows only ASCII, and the letters of the language cannot be converted to ASCII
 */
export function checkLetters({ language, labels }: Phrasebook, { style }: Terminal): void {
  if (style.isUnicode || !inAscii(labels.credits).includes("?")) return;
  throw new BadInput(
    `--lang ${language}: this terminal cannot show the letters of this language; use a terminal with UTF-8`,
  );
}

function seedsOf({ seed, "client-seed": clientSeed }: GameArgs): Pick<GameOptions, "seed" | "clientSeed"> {
  if (seed !== undefined && clientSeed !== undefined) {
    throw new BadInput("--seed and --client-seed cannot be combined");
  }
  return { seed: seed ?? null, clientSeed: clientSeed ?? null };
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
  throw new BadInput(`--speed ${speed}: must be one of normal, fast, calm, instant, reduced-motion`);
}
