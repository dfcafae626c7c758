import { type Recording, shareLink } from "@thunderjack/recording";
import type { Transcript } from "../tj-transcript/transcript.js";
import { addressOf } from "./moment-address.js";
import type { ReplayRequest } from "./replay-request.js";
import { openRecording } from "./replay-source.js";
import type { ReplayWords } from "./words/replay-words.js";

/** How long a notice stands, in milliseconds. */
export const NOTICE_TIME = 5000;

/** Something said under the felt. */
export interface Notice {
  readonly text: string;
  /** What is to be copied by hand, where the browser does not. */
  readonly copy: string | null;
}

/** What can be taken away from a replay. */
export interface Belongings {
  readonly recording: Recording;
  /** The recording as it was written; `null` for one that is still being written. */
  readonly text: string | null;
  readonly transcript: Transcript | null;
  readonly seq: number;
  /** The address it came from. */
  readonly src: string | null;
  /** The page it stands in: follows its address, and shows this recording of itself. `null` where it does not. */
  readonly page: { readonly href: string; readonly id: string; readonly isItsOwn: boolean } | null;
}

/**
 * Copies or downloads what is asked for.
 *
 * @returns what is said of it; `null` where there is nothing to say, and for requests that are none of these
 */
export async function takeAway(
  request: ReplayRequest,
  belongings: Belongings,
  words: ReplayWords,
): Promise<Notice | null> {
  const { recording, text, transcript, src } = belongings;
  switch (request.do) {
    case "copy-link":
      return copyLink(belongings, words);
    case "copy-transcript":
      return copy(transcript?.text ?? "", words.copied, words);
    case "download-transcript":
      download(transcript?.text ?? "", fileNameOf(src).replace(/tjr$/, "txt"), "text/plain");
      return null;
    case "download":
      download(text ?? openRecording(recording).text ?? "", fileNameOf(src), "application/x-ndjson");
      return null;
    default:
      return null;
  }
}

async function copyLink({ recording, seq, page }: Belongings, words: ReplayWords): Promise<Notice> {
  if (page?.isItsOwn === true) return copy(addressOf(page.href, seq, page.id), words.linkCopied, words);
  try {
    const link = `${shareLink(recording)}&t=${seq}`;
    return await copy((page?.href.replace(/#.*$/, "") ?? "") + link, words.linkCopied, words);
  } catch (reason) {
    // It says why the recording is no link.
    if (!(reason instanceof RangeError)) throw reason;
    return { text: reason.message, copy: null };
  }
}

/** A page may be forbidden to put something into the clipboard: then it is shown. */
async function copy(text: string, done: string, words: ReplayWords): Promise<Notice> {
  try {
    await navigator.clipboard.writeText(text);
    return { text: done, copy: null };
  } catch {
    return { text: words.copyByHand, copy: text };
  }
}

function download(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // The download has begun with the click: the address is no longer needed.
  URL.revokeObjectURL(address);
}

/** The name a recording is kept under: the one it came with, where it had one. */
export function fileNameOf(src: string | null): string {
  const [, name] = /(?:^|\/)([\w.-]+\.tjr)(?:[?#]|$)/.exec(src?.startsWith("data:") ? "" : (src ?? "")) ?? [];
  return name ?? "thunderjack.tjr";
}
