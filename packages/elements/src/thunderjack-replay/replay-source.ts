import { type Fault, faultText, openShareLink, parseRecording, type Recording } from "@thunderjack/recording";
import type { ReplayWords } from "./words/replay-words.js";

/** What became of a source. */
export interface Opened {
  /** `null` when nothing of it can be shown. */
  readonly recording: Recording | null;
  /** As it was written, for checking and keeping. */
  readonly text: string | null;
  /** What is wrong with it, as a sentence or the part of one; `null` when nothing is. */
  readonly problem: string | null;
  /** Where it is wrong, in a recording that was read. */
  readonly fault: Fault | null;
  /** Whether its last line was cut off. */
  readonly isTruncated: boolean;
  /** The position that a share link asks for. */
  readonly at: number | null;
}

const NOTHING = { recording: null, text: null, fault: null, isTruncated: false, at: null };

/** Where nothing of a source can be shown. */
export function unopened(problem: string): Opened {
  return { ...NOTHING, problem };
}

/** A recording as text. Never throws. */
export function openText(text: string): Opened {
  const { recording, fault, truncated } = parseRecording(text);
  return {
    recording,
    text,
    problem: fault === null ? null : faultText(fault),
    fault,
    isTruncated: truncated,
    at: null,
  };
}

/** A recording that was read already; its text is written anew. */
export function openRecording(recording: Recording): Opened {
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
    const text = textOfData(url.href);
    return text === null ? unopened(words.badData) : openText(text);
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
    return openText(await response.text());
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

/** The text of a data address; decoded here, so that no policy of the page is asked about a fetch that is none. */
function textOfData(address: string): string | null {
  const [, kind = "", data = ""] = /^data:([^,]*),([\s\S]*)$/.exec(address) ?? [];
  try {
    const text = decodeURIComponent(data);
    if (!/;\s*base64$/i.test(kind)) return text;
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}
