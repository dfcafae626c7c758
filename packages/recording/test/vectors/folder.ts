import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type SessionOptions, type VerifyOptions, verify, verifySession } from "../../src/index.js";

/*
 * A folder of conformance vectors: the recordings, and `expected.json` with the result of each of them. FORMAT.md
 * describes it.
 */

/** A recording, or a forgery of one, and its result. */
export interface RecordingVector {
  readonly file: string;
  readonly about: string;
  readonly options?: VerifyOptions;
  /** The verification without its sentences. */
  readonly expected: object;
}

/** The recordings of a session and their result. */
export interface SessionVector {
  readonly files: readonly string[];
  readonly about: string;
  readonly options?: SessionOptions;
  readonly expected: object;
}

/** Returns the result of a recording without its sentences, which each verifier words differently. */
export function expectedOf(text: string, options: VerifyOptions = {}): object {
  const { status, checks, notProven } = verify(text, options);
  return { status, checks: checks.map(({ detail: _, ...check }) => check), notProven };
}

/** Returns the result of a session without its sentences. */
export function expectedOfSession(texts: readonly string[], options: SessionOptions = {}): object {
  const { why: _, recordings, ...session } = verifySession(texts, options);
  return { ...session, recordings: recordings.map(({ status }) => status) };
}

/** The name of a file, and its text. */
export type NamedText = readonly [file: string, text: string];

/** The files of a folder of vectors. */
export class VectorFolder {
  readonly #files = new Map<string, string>();
  readonly #recordings: RecordingVector[] = [];
  readonly #sessions: SessionVector[] = [];

  /** Adds a recording with the result of `verify`. */
  addRecording(file: string, about: string, text: string, options?: VerifyOptions): void {
    this.#files.set(file, text);
    const given = options === undefined ? {} : { options };
    this.#recordings.push({ file, about, ...given, expected: expectedOf(text, options) });
  }

  /** Adds a session, whose recordings are given by their files, with the result of `verifySession`. */
  addSession(about: string, recordings: readonly NamedText[], options?: SessionOptions): void {
    for (const [file, text] of recordings) this.#files.set(file, text);
    const given = options === undefined ? {} : { options };
    const texts = recordings.map(([, text]) => text);
    const files = recordings.map(([file]) => file);
    this.#sessions.push({ files, about, ...given, expected: expectedOfSession(texts, options) });
  }

  /** The files with their texts. */
  get files(): ReadonlyMap<string, string> {
    // One vector per line, so that a change of the corpus is readable.
    const list = (vectors: readonly object[]) => vectors.map((vector) => `\n    ${JSON.stringify(vector)}`).join(",");
    const expected = `{\n  "recordings": [${list(this.#recordings)}\n  ],\n  "sessions": [${list(this.#sessions)}\n  ]\n}\n`;
    return new Map([...this.#files, ["expected.json", expected]]);
  }

  /** Returns the numbers of sessions that prove a fact and that do not prove it. Broken sessions are not counted. */
  countsOfSessions(fact: string): { readonly proven: number; readonly notProven: number } {
    const sound = this.#sessions.map(({ expected }) => expected as { status: string; notProven: readonly string[] });
    const notProven = sound.filter((one) => one.status !== "broken" && one.notProven.includes(fact)).length;
    return { proven: sound.filter(({ status }) => status !== "broken").length - notProven, notProven };
  }

  /** The statuses of all recordings and sessions. */
  get statuses(): readonly string[] {
    return [...this.#recordings, ...this.#sessions].map(({ expected }) => (expected as { status: string }).status);
  }
}

/** Writes files into a folder. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}

/** Whether the second verifier can be run. */
export const hasPython = spawnSync("python3", ["--version"]).status === 0;

const CONFORMANCE = fileURLToPath(new URL("../../reference/conformance.py", import.meta.url));

/** Compares the second verifier with a folder of vectors, and returns its exit status and its output. */
export function comparedByPython(folder: string): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync("python3", ["-B", CONFORMANCE, folder], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: `${stdout}${stderr}` };
}
