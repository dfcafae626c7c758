import {
  type Fault,
  faultText,
  LIMITS,
  openShareLink,
  parseRecording,
  type Recording,
  type Verification,
} from "@thunderjack/recording";
import { exactText, partlyText } from "./raw-text.js";
import type { ReplayWords } from "./words/replay-words.js";

/** What became of a source. */
export interface Opened {
  /** `null` when nothing of it can be shown. */
  readonly recording: Recording | null;
  /** As it was written, for checking and keeping. */
  readonly text: string | null;
  /** What is known of it unasked, where it cannot be checked as a text; otherwise `null`. */
  readonly verdict: Verification | null;
  /** What is wrong with it, as a sentence or the part of one; `null` when nothing is. */
  readonly problem: string | null;
  /** Where it is wrong, in a recording that was read. */
  readonly fault: Fault | null;
  /** Whether its last line was cut off. */
  readonly isTruncated: boolean;
  /** The position that a share link asks for. */
  readonly at: number | null;
}

const NOTHING = { recording: null, text: null, verdict: null, fault: null, isTruncated: false, at: null };

/** Where nothing of a source can be shown. */
export function unopened(problem: string): Opened {
  return { ...NOTHING, problem };
}

/** A recording as text. Never throws, whatever a page has set. */
export function openText(text: string): Opened {
  if (typeof text !== "string") return unopened("A recording is a text.");
  const { recording, fault, truncated } = parseRecording(text);
  return {
    recording,
    text,
    verdict: null,
    problem: fault === null ? null : faultText(fault),
    fault,
    isTruncated: truncated,
    at: null,
  };
}

/** A recording as the bytes of a file. A line that is no UTF-8 is a bad line like any other. */
export function openBytes(bytes: Uint8Array): Opened {
  const whole = exactText(bytes);
  if (whole !== null) return openText(whole);
  const { text, fault } = partlyText(bytes);
  if (fault === null) return openText(text);
  const before = fault.line === 1 ? { ...NOTHING, problem: null } : openText(text);
  if (before.fault !== null) return before;
  const problem = faultText(fault);
  const checks = [{ name: "format", holds: false, detail: problem, line: fault.line }] as const;
  const verdict: Verification = { status: "broken", why: `Line ${fault.line} ${fault.reason}.`, checks };
  return { ...before, problem, fault, verdict };
}

/** A file that a player chose. */
export async function openFile(file: File): Promise<Opened> {
  if (file.size <= LIMITS.bytes) return openBytes(new Uint8Array(await file.arrayBuffer()));
  const fault = { line: 1, field: null, reason: `begins a recording of more than ${LIMITS.bytes} bytes` };
  return { ...NOTHING, fault, problem: faultText(fault) };
}

/** A recording that was read already; its text is written anew. */
export function openRecording(recording: Recording): Opened {
  // A page may have set it to anything.
  if (!Array.isArray(recording?.events)) return unopened("This is no recording that was read.");
  const { header, events, trailer } = recording;
  const lines = [header, ...events, ...(trailer === null ? [] : [trailer])];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  return { ...NOTHING, recording, text, problem: null };
}

/** A share link, alone or at the end of an address, with the position it may name: `#tj1.…&t=12`. */
const SHARE_LINK = /#(tj\d+\.[^&]*)(?:&t=(\d{1,7}))?$/;

/** Whether a text is a share link or an address that ends in one. */
export function isShareLink(text: string): boolean {
  return SHARE_LINK.test(text.trim());
}

/**
 * Opens what `src` names: a share link is played, a data address is decoded, and a file is fetched, from the page's own
 * site only.
 *
 * @throws DOMException with the name `AbortError` when it was given up
 */
export async function openSource(src: string, base: string, words: ReplayWords, signal: AbortSignal): Promise<Opened> {
  const link = SHARE_LINK.exec(src.trim());
  if (link !== null) return openLink(link);
  const url = urlOf(src, base);
  if (url === null) return unopened(words.notReached);
  if (url.protocol === "data:") {
    return openData(url.href) ?? unopened(words.badData);
  }
  if (url.origin !== new URL(base).origin) return unopened(words.otherSite);
  return fetchText(url, words, signal);
}

function openLink([, link = "", at]: RegExpExecArray): Opened {
  const opened = openShareLink(`#${link}`);
  if (opened.recording === null) return unopened(opened.fault);
  const { recording, text } = opened;
  return { ...NOTHING, recording, text, problem: null, at: at === undefined ? null : Number(at) };
}

async function fetchText(url: URL, words: ReplayWords, signal: AbortSignal): Promise<Opened> {
  try {
    // `same-origin` refuses what is forwarded to another site, too.
    const response = await fetch(url, { mode: "same-origin", signal });
    if (!response.ok) return unopened(words.notLoaded(response.status));
    return openBytes(new Uint8Array(await response.arrayBuffer()));
  } catch (reason) {
    if (signal.aborted) throw reason;
    return unopened(words.notReached);
  }
}

function urlOf(src: string, base: string): URL | null {
  try {
    return new URL(src, base);
  } catch {
    return null;
  }
}

/** What a data address holds; decoded here, so that no policy of the page is asked about a fetch that is none. */
function openData(address: string): Opened | null {
  const [, kind = "", data = ""] = /^data:([^,]*),([\s\S]*)$/.exec(address) ?? [];
  try {
    const text = decodeURIComponent(data);
    if (!/;\s*base64$/i.test(kind)) return openText(text);
    return openBytes(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
