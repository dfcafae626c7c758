import { VirtualClock } from "@thunderjack/core";
import { roundNamed } from "@thunderjack/testkit";
import { expect, test } from "vitest";
import "../../../docs/samples/dutch/register.js";
import { FakeTerminal } from "./fake-terminal.js";
import { type Outcome, putFile, thunderjack } from "./in-process.js";

const MINUTE = 60_000;

/** Texts that are the same in Dutch and English: terms of the game, and names of keys. */
const IN_COMMON = new Set(["Blackjack", "blackjack", "Thunderjack", "Blitz", "Enter", "Tab"]);

/** Parts that are in no language: keys, cards, hashes, the recording file, and the command that verifies it. */
const NO_WORDS = /^(?:[A-Z]|[\dAJQK]+[♥♦♣♠]|[\da-f]+|dutch\.tjr|thunderjack verify .*)$/;

/** A terminal that stores every line that was drawn. */
class RecordingTerminal extends FakeTerminal {
  readonly drawnLines = new Set<string>();

  override draw(lines: readonly string[]): void {
    for (const line of lines) this.drawnLines.add(line);
    super.draw(lines);
  }
}

/** Returns the sentences and labels of lines on the terminal. */
function partsOf(lines: Iterable<string>): ReadonlySet<string> {
  const parts = [...lines].flatMap((line) => line.split(/\s{2,}|[.:;,!?](?:\s|$)|[·[\]│╭╮╰╯─━┼◆●▒○◉▸▶„”"()]/));
  return new Set(parts.map((part) => part.trim()).filter((part) => /\p{Letter}/u.test(part)));
}

function englishIn(dutch: ReadonlySet<string>, english: ReadonlySet<string>): readonly string[] {
  return [...dutch].filter((part) => english.has(part) && !IN_COMMON.has(part) && !NO_WORDS.test(part));
}

/** Runs the program on a terminal, and returns everything that it has shown. */
async function shown(
  words: readonly string[],
  use: (terminal: FakeTerminal, clock: VirtualClock) => void,
): Promise<readonly string[]> {
  const terminal = new RecordingTerminal({ columns: 120, rows: 40 });
  const clock = new VirtualClock();
  const outcome = thunderjack(words, "", { terminal, clock });
  await Promise.race([terminal.drawn, outcome]);
  use(terminal, clock);
  return [...terminal.drawnLines, ...linesOf(await outcome)];
}

function linesOf({ stdout }: Outcome): readonly string[] {
  return stdout.split("\n");
}

/** Plays in a language: at normal speed, in text, and with several ways to leave the table. */
async function playIn(language: string): Promise<ReadonlySet<string>> {
  const options = ["--lang", language, "--seed", "abc"];
  const whole = await shown(["play", ...options, "--out", "dutch.tjr"], (terminal, clock) => {
    terminal.press("h", "enter", "c", "backspace", "1", "tab", "2", "space", "1", "enter");
    for (let time = 0; time < MINUTE; time += 100) clock.pass(100);
    for (const key of ["p", "r", "d", "h", "s", "s", "s"]) {
      terminal.press(key);
      for (let time = 0; time < MINUTE; time += 100) clock.pass(100);
    }
    terminal.press("q");
  });
  const atOnce = [...options, "--speed", "instant"];
  const inARound = await shown(["play", ...atOnce, "--out", "dutch.tjr"], (terminal) => {
    terminal.press("1", "enter", "q", "n", "q", "y");
  });
  const unrecorded = await shown(["play", ...atOnce], (terminal) => terminal.press("1", "enter", "s", "q"));
  const unplayed = await shown(["play", ...atOnce], (terminal) => terminal.press("q"));
  const fairly = ["--lang", language, "--speed", "instant", "--client-seed", "12", "--out", "dutch.tjr"];
  const fair = await shown(["play", ...fairly], (terminal) => terminal.press("1", "enter", "s", "s", "s", "q"));
  const typed = ["bet 10", "deal", "table", "12", "s", "deal", "quit"].join("\n");
  const inText = linesOf(await thunderjack(["play", "--plain", ...options], typed));
  return partsOf([...whole, ...inARound, ...unrecorded, ...unplayed, ...fair, ...inText]);
}

/** Replays recorded rounds in a language, event by event. Also replays a truncated and a damaged recording. */
async function replayIn(language: string): Promise<ReadonlySet<string>> {
  const lines: string[] = [];
  const watch = async (text: string) => {
    putFile("dutch.tjr", text);
    const part = await shown(["replay", "dutch.tjr", "--lang", language], (terminal, clock) => {
      terminal.press("space", "home");
      for (let event = 0; event < 50; event++) terminal.press("right");
      terminal.press("l", "space");
      clock.pass(MINUTE);
      terminal.press("q");
    });
    lines.push(...part);
  };
  for (const name of [
    "six cards without busting are a Blitz",
    "a lone Thunderjack ends the round for the other hands",
    "a pair is split, and one of its hands is doubled",
    "an insurance loses, and the round is played on",
    "one hand surrenders early, and another one plays on",
  ]) {
    await watch(roundNamed(name).text);
  }
  const { text } = roundNamed("the higher total wins");
  await watch(text.slice(0, text.length / 2));
  await watch(text.replace('"type":"TurnStarted"', '"typo":"TurnStarted"'));
  return partsOf(lines);
}

test("a game in Dutch shows no English text", async () => {
  const dutch = await playIn("nl");
  expect(dutch).toContain("Plaats uw inzetten");
  expect(englishIn(dutch, await playIn("en"))).toEqual([]);
});

test("a replay in Dutch shows no English text", async () => {
  const dutch = await replayIn("nl");
  expect(dutch).toContain("Blitz");
  expect(englishIn(dutch, await replayIn("en"))).toEqual([]);
});
