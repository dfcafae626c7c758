import { stripVTControlCharacters } from "node:util";
import { type ArgsDef, type CommandDef, defineCommand, renderUsage, runCommand } from "citty";
import { BadInput } from "./bad-input.js";
import { exportCommand } from "./export.js";
import { NOTES } from "./help.js";
import { importCommand } from "./import.js";
import { oddsCommand } from "./odds/odds-command.js";
import { playCommand } from "./play.js";
import { cardCommand } from "./render/card.js";
import { renderCommand } from "./render/render.js";
import { replayCommand } from "./replay.js";
import { shareCommand } from "./share.js";
import { printError, type Shell, write } from "./shell.js";
import { simulateCommand } from "./simulate/simulate-command.js";
import { verifyCommand } from "./verify.js";

/**
 * Runs the program.
 *
 * @param words the arguments of the program
 * @returns the exit code: 0 for success, 1 for a failed check, 2 for bad input, 130 for an interrupted game
 */
export async function run(words: readonly string[], shell: Shell): Promise<number> {
  try {
    return await runWords(words, shell);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    await printError(shell, error.message);
    return 2;
  }
}

const PROGRAM = {
  name: "thunderjack",
  description:
    "Thunderjack on the command line: plays, replays, verifies, shares and draws rounds, and computes the odds",
};

async function runWords([name, ...words]: readonly string[], shell: Shell): Promise<number> {
  const play = playCommand(shell);
  const replay = replayCommand(shell);
  const verify = verifyCommand(shell);
  const share = shareCommand(shell);
  const render = renderCommand(shell);
  const card = cardCommand(shell);
  const exporting = exportCommand(shell);
  const importing = importCommand(shell);
  const simulate = simulateCommand(shell);
  const odds = oddsCommand(shell);
  switch (name) {
    case "play":
      return runOne(play, words, shell, NOTES.play);
    case "replay":
      return runOne(replay, words, shell, NOTES.replay);
    case "verify":
      return runOne(verify, words, shell, NOTES.verify);
    case "share":
      return runOne(share, words, shell, NOTES.share);
    case "render":
      return runOne(render, words, shell, NOTES.render);
    case "card":
      return runOne(card, words, shell, NOTES.card);
    case "export":
      return runOne(exporting, words, shell, NOTES.export);
    case "import":
      return runOne(importing, words, shell, NOTES.import);
    case "simulate":
      return runOne(simulate, words, shell, NOTES.simulate);
    case "odds":
      return runOne(odds, words, shell, NOTES.odds);
    case "--help":
    case "-h":
    case "help":
      return showHelp(
        shell,
        await renderUsage(
          defineCommand({
            meta: PROGRAM,
            subCommands: {
              play,
              replay,
              verify,
              share,
              render,
              card,
              export: exporting,
              import: importing,
              simulate,
              odds,
            },
          }),
        ),
        NOTES.thunderjack,
      );
    case undefined:
      throw new BadInput(
        "a command is missing: play, replay, verify, share, render, card, export, import, simulate or odds; see thunderjack --help",
      );
    default:
      throw new BadInput(
        `there is no command "${name}"; the commands are play, replay, verify, share, render, card, export, import, simulate and odds; see thunderjack --help`,
      );
  }
}

async function runOne<Args extends ArgsDef>(
  command: CommandDef<Args>,
  words: readonly string[],
  shell: Shell,
  notes: string,
): Promise<number> {
  if (words.includes("--help") || words.includes("-h")) {
    return showHelp(shell, await renderUsage(command, { meta: PROGRAM }), notes);
  }
  const { result } = await runCommand(command, { rawArgs: [...words] });
  return typeof result === "number" ? result : 0;
}

async function showHelp(shell: Shell, usage: string, notes: string): Promise<number> {
  const shown = shell.hasColor ? usage : stripVTControlCharacters(usage);
  await write(shell.stdout, `${shown.trimEnd()}\n\n${notes}\n`);
  return 0;
}
