import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import { BadInput } from "./bad-input.js";
import type { Shell } from "./shell.js";

/** Returns the name of an input for messages. The name `-` stands for the standard input. */
export function inputName(file: string): string {
  return file === "-" ? "standard input" : file;
}

/**
 * Reads a file, or the standard input if the name is `-`.
 *
 * @param limit the maximum number of bytes. Of a longer input, `limit + 1` bytes are returned, so that the caller can
 *   detect that the input is too long
 * @throws BadInput when the input cannot be read
 */
export async function readBytes(shell: Shell, file: string, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunksOf(shell, file)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limit) break;
  }
  return Buffer.concat(chunks).subarray(0, limit + 1);
}

/**
 * Reads the whole text of an input.
 *
 * @throws BadInput when the input cannot be read, is not UTF-8, or is longer than the limit
 */
export async function readText(shell: Shell, file: string, limit: number): Promise<string> {
  const bytes = await readBytes(shell, file, limit);
  if (bytes.length > limit) throw new BadInput(`${inputName(file)}: is longer than ${limit} bytes`);
  if (!isUtf8(bytes)) throw new BadInput(`${inputName(file)}: is not text in UTF-8`);
  return new TextDecoder().decode(bytes);
}

/**
 * Reads an input line by line. Only a line feed ends a line, because JSON may contain other separators, such as U+2028.
 *
 * @throws BadInput when the input cannot be read
 */
export async function* readLines(shell: Shell, file: string): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunksOf(shell, file)) {
    const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}

async function* chunksOf(shell: Shell, file: string): AsyncGenerator<Buffer, void, undefined> {
  const stream: Readable = file === "-" ? shell.stdin : createReadStream(resolve(shell.directory, file));
  try {
    for await (const chunk of stream) yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
  } catch (error) {
    throw new BadInput(`${inputName(file)}: ${whyNotOpened(error)}`);
  }
}

/** Returns the reason why a file could not be opened or written, as text. */
export function whyNotOpened(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  switch (code) {
    case "ENOENT":
      return "there is no such file or directory";
    case "EISDIR":
      return "is a directory, not a file";
    case "EACCES":
    case "EPERM":
      return "permission denied";
    default:
      return error instanceof Error ? `cannot be opened (${error.message})` : "cannot be opened";
  }
}
