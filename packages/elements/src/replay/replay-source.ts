import type { Clock } from "@thunderjack/core";
import {
  type Fault,
  faultText,
  inSlices,
  LIMITS,
  parseInSteps,
  type Recording,
  type SliceOptions,
  type Verification,
} from "@thunderjack/recording";
import type { ReplayStrings } from "@thunderjack/stage";
import { inTime } from "../platform/in-time.js";
import { decodeInSteps } from "./raw-text.js";

/** The result of opening a source. */
export interface Opened {
  /** The recording; `null` if nothing can be shown. */
  readonly recording: Recording | null;
  /** The original text in parts of whole lines, for verification and download; `null` if there is none. */
  readonly texts: readonly string[] | null;
  /** The verdict on bytes that are not text, which `verify` cannot check; otherwise `null`. */
  readonly verdict: Verification | null;
  /** The error, as a sentence or a part of a sentence; `null` without an error. */
  readonly problem: string | null;
  /** The place of the error in a recording that was parsed; otherwise `null`. */
  readonly fault: Fault | null;
  /** Whether the last line is incomplete. */
  readonly isTruncated: boolean;
  /** The position in a share link; otherwise `null`. */
  readonly at: number | null;
}

const NOTHING = { recording: null, texts: null, verdict: null, fault: null, isTruncated: false, at: null };

/** Returns the result for a source that cannot be shown. */
export function unopened(problem: string): Opened {
  return { ...NOTHING, problem };
}

/**
 * Opens the text of a recording. Returns an error for a value that is not text.
 *
 * @throws DOMException with the name `AbortError` when the signal of the slices aborts
 */
export async function openText(text: string, slices: SliceOptions): Promise<Opened> {
  if (typeof text !== "string") return unopened("A recording must be text.");
  return openTexts([text], slices);
}

/** Opens the text of a recording in parts of whole lines. */
async function openTexts(texts: readonly string[], slices: SliceOptions): Promise<Opened> {
  const { recording, fault, truncated } = await inSlices(parseInSteps(texts), slices);
  return {
    recording,
    texts,
    verdict: null,
    problem: fault === null ? null : faultText(fault),
    fault,
    isTruncated: truncated,
    at: null,
  };
}

/** Opens the bytes of a recording, in parts. A line that is not UTF-8 is a fault of the recording. */
async function openBytes(parts: readonly Uint8Array[], slices: SliceOptions): Promise<Opened> {
  const { onProgress: _, ...others } = slices;
  const { texts, fault } = await inSlices(decodeInSteps(parts), others);
  if (fault === null) return openTexts(texts, slices);
  const before = fault.line === 1 ? { ...NOTHING, problem: null } : await openTexts(texts, slices);
  if (before.fault !== null) return before;
  const problem = faultText(fault);
  const checks = [{ name: "format", holds: false, detail: problem, line: fault.line }] as const;
  const why = `Line ${fault.line} ${fault.reason}.`;
  const verdict: Verification = {
    status: "broken",
    why,
    checks,
    notProven: ["commitment-time", "client-seed", "cards"],
  };
  return { ...before, problem, fault, verdict };
}

/** Opens a file that the player has chosen. */
export async function openFile(file: File, clock: Clock, slices: SliceOptions): Promise<Opened> {
  const parts = file.size > LIMITS.bytes ? null : await partsOf(file.stream(), clock);
  return parts === null ? unopenedLong() : openBytes(parts, slices);
}

/** Returns the result for a source with more bytes than a recording may have. */
function unopenedLong(): Opened {
  const fault = { line: 1, field: null, reason: `begins a recording of more than ${LIMITS.bytes} bytes` };
  return { ...NOTHING, fault, problem: faultText(fault) };
}

/** Returns a recording that can be played, without its text. */
export function withoutText(recording: Recording): Opened {
  return { ...NOTHING, recording, problem: null };
}

/** A share link, alone or at the end of a URL. */
// The pattern excludes `#`, because the time for a hostile link would otherwise grow with its square.
const SHARE_LINK = /#tj\d+\.[^\s#]*$/;

/** Returns whether a text is a share link or a URL that ends in one. */
export function isShareLink(text: string): boolean {
  return SHARE_LINK.test(text.trim());
}

/** The source of a replay, with the value of the attribute `crossorigin`. */
export interface FetchedSource {
  readonly src: string;
  readonly crossOrigin: string | null;
}

/** The signal that cancels the loading of a source, and the clock of its deadline. */
export interface Waiting {
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

/**
 * Opens the source of `src`: a share link, a `data:` URL, or a file, which is fetched.
 *
 * @param crossOrigin how a file of another origin is fetched; `null` refuses such a file
 * @throws DOMException with the name `AbortError` when the signal aborts
 */
export async function openSource(
  { src, crossOrigin }: FetchedSource,
  base: string,
  words: ReplayStrings,
  { signal, clock }: Waiting,
  slices: SliceOptions,
): Promise<Opened> {
  if (isShareLink(src)) return openLink(src, words, clock);
  if (isDataUrl(src)) return openData(src, words, clock, slices);
  const url = urlOf(src, base);
  if (url === null) return unopened(words.notReached);
  const isForeign = url.origin !== new URL(base).origin;
  if (isForeign && crossOrigin === null) return unopened(words.otherSite);
  // `same-origin` also rejects a redirect to another origin.
  const mode: RequestInit = crossOrigin === null ? { mode: "same-origin" } : { mode: "cors" };
  if (crossOrigin === "use-credentials") mode.credentials = "include";
  return fetchText(url, words, { ...mode, signal }, clock, slices);
}

async function openLink(link: string, words: ReplayStrings, clock: Clock): Promise<Opened> {
  const code = await inTime(clock, import("./share-links.js")).catch(() => null);
  if (code === null) return unopened(words.notReached);
  const opened = code.openShareLink(link);
  if (opened.recording === null) return unopened(words.badLink(opened.fault));
  const { recording, text, at } = opened;
  return { ...withoutText(recording), texts: [text], at };
}

async function fetchText(
  url: URL,
  words: ReplayStrings,
  options: RequestInit & { readonly signal: AbortSignal },
  clock: Clock,
  slices: SliceOptions,
): Promise<Opened> {
  try {
    const response = await inTime(clock, fetch(url, options));
    if (!response.ok) return unopened(words.notLoaded(response.status));
    const parts = await partsOf(response.body, clock);
    if (parts === null) return unopenedLong();
    const isPage = isWebPage(parts, response.headers.get("content-type"));
    return isPage ? unopened(words.isWebPage) : await openBytes(parts, slices);
  } catch (reason) {
    if (options.signal.aborted) throw reason;
    return unopened(words.notReached);
  }
}

/**
 * Reads a stream in the parts in which it arrives. Returns `null` if it is longer than a recording may be. The parts are
 * not joined, because copying 64 MiB takes too long for one task. Rejects if the next part does not arrive in time.
 */
async function partsOf(stream: ReadableStream<Uint8Array> | null, clock: Clock): Promise<readonly Uint8Array[] | null> {
  const reader = stream?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  while (reader !== undefined) {
    const part = await inTime(clock, reader.read());
    if (part.done) break;
    parts.push(part.value);
    length += part.value.length;
    if (length <= LIMITS.bytes) continue;
    await reader.cancel();
    return null;
  }
  return parts;
}

/**
 * Returns whether a server has answered with a web page, such as its own page for missing files: a document in HTML or
 * XML, or any text that the server calls HTML and that does not begin as a recording does.
 */
function isWebPage(parts: readonly Uint8Array[], type: string | null): boolean {
  let beginning = "";
  for (const part of parts) {
    beginning += new TextDecoder().decode(part.subarray(0, 1024)).trimStart();
    if (beginning !== "") break;
  }
  return beginning.startsWith("<") || (/^\s*(text\/html|application\/xhtml)/i.test(type ?? "") && beginning[0] !== "{");
}

function urlOf(src: string, base: string): URL | null {
  try {
    return new URL(src, base);
  } catch {
    return null;
  }
}

/** Returns whether a text is a `data:` URL. It is not parsed as a URL, because that takes too long for 64 MiB. */
function isDataUrl(src: string): boolean {
  return /^data:/i.test(src.slice(0, LONGEST_BLANK).trimStart());
}

/** The number of characters in which a `data:` URL is recognized. */
const LONGEST_BLANK = 1024;

/** Opens a `data:` URL. Does not use `fetch`, because the Content Security Policy of the page may forbid it. */
async function openData(src: string, words: ReplayStrings, clock: Clock, slices: SliceOptions): Promise<Opened> {
  const code = await inTime(clock, import("./data-url.js")).catch(() => null);
  if (code === null) return unopened(words.notReached);
  const parts = await inSlices(code.decodeDataUrl(src), { ...slices, onProgress: () => undefined });
  return parts === null ? unopened(words.badData) : openBytes(parts, slices);
}
