import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { VirtualClock } from "@thunderjack/core";
import { expect } from "vitest";
import { run } from "../src/run.js";
import type { Shell } from "../src/shell.js";

/** The outcome of a run of the program. */
export interface Outcome {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

const directories = new Map<string, string>();

/** Returns a directory for the files of the current test file. Test files of one worker share this module. */
export function directory(): string {
  const { testPath = "" } = expect.getState();
  const found = directories.get(testPath) ?? mkdtempSync(join(tmpdir(), "thunderjack-cli-"));
  directories.set(testPath, found);
  return found;
}

/** Runs the program in this process, with its files in {@link directory}. */
export async function thunderjack(
  words: readonly string[],
  input: string | Uint8Array = "",
  { hasColor = false, terminal = null, clock = new VirtualClock(), chromium = null }: Partial<Shell> = {},
): Promise<Outcome> {
  const stdout = collector();
  const stderr = collector();
  const exitCode = await run(words, {
    stdin: Readable.from([Buffer.from(input)]),
    stdout: stdout.stream,
    stderr: stderr.stream,
    directory: directory(),
    hasColor,
    isWatched: false,
    terminal,
    clock,
    chromium,
  });
  return { exitCode, stdout: stdout.text(), stderr: stderr.text() };
}

function collector(): { readonly stream: Writable; text(): string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString() };
}

/** Plays a script and returns the outcome of the run. */
export function playing(script: unknown): Promise<Outcome> {
  return thunderjack(["play", "--script", "-"], JSON.stringify(script));
}

/** Writes a file in the {@link directory}. */
export function putFile(name: string, content: string | Uint8Array): void {
  writeFileSync(join(directory(), name), content);
}

/** Returns the text of a file in the {@link directory}. */
export function fileText(name: string): string {
  return readFileSync(join(directory(), name), "utf8");
}

/** A script with the expected content of its summary. */
export interface Case {
  readonly name: string;
  readonly script: object;
  readonly expect: object;
}

/** The scripted rounds whose results were computed by hand. */
export const CASES: readonly Case[] = readFileSync(new URL("./cases/rounds.ndjson", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));
