import type { Recording } from "@thunderjack/recording";
import type { ReplayStrings } from "@thunderjack/stage";
import { newElement } from "../platform/new-element.js";
import type { ReplayRequest } from "../replay-components/replay-request.js";
import type { Transcript } from "../replay-components/tj-transcript/transcript.js";
import { addressOf } from "./moment-address.js";
import { openRecording } from "./replay-source.js";

/** The time for which a message is shown, in milliseconds. */
export const MESSAGE_TIME = 5000;

/** A message under the table. */
export interface ReplayMessage {
  readonly text: string;
  /** The text that the player can copy, if the browser cannot copy it; otherwise `null`. */
  readonly copy: string | null;
}

/** The content of a replay that can be copied or downloaded. */
export interface ExportSource {
  readonly recording: Recording;
  /** The text of the recording in parts; `null` for a live recording. */
  readonly texts: readonly string[] | null;
  readonly transcript: Transcript | null;
  readonly seq: number;
  /** The value of `src`, whose file name is used for downloads; `null` if it is not set. */
  readonly src: string | null;
  /**
   * The URL of the page, the id of the replay, and whether the page itself provides the recording, if the replay has
   * `deep-link`; otherwise `null`.
   */
  readonly page: { readonly href: string; readonly id: string; readonly isItsOwn: boolean } | null;
}

/**
 * Copies a link or the transcript, or downloads the transcript or the recording.
 *
 * @returns a message for the player; `null` after a download, and for other requests
 */
export async function exportReplay(
  request: ReplayRequest,
  source: ExportSource,
  words: ReplayStrings,
): Promise<ReplayMessage | null> {
  const { recording, texts, transcript, src } = source;
  switch (request.do) {
    case "copy-link":
      return copyLink(source, words);
    case "copy-transcript":
      return copy(transcript?.text ?? "", words.copied, words);
    case "download-transcript":
      download([transcript?.text ?? ""], fileNameOf(src).replace(/tjr$/, "txt"), "text/plain");
      return null;
    case "download":
      download(texts ?? openRecording(recording).texts ?? [], fileNameOf(src), "application/x-ndjson");
      return null;
    default:
      return null;
  }
}

async function copyLink({ recording, seq, page }: ExportSource, words: ReplayStrings): Promise<ReplayMessage> {
  if (page?.isItsOwn === true) return copy(addressOf(page.href, seq, page.id), words.linkCopied, words);
  try {
    const { shareLink } = await import("./share-links.js");
    const link = `${shareLink(recording)}&t=${seq}`;
    return await copy((page?.href.replace(/#.*$/, "") ?? "") + link, words.linkCopied, words);
  } catch (reason) {
    // The message of the error is the reason why there is no link.
    if (!(reason instanceof RangeError)) throw reason;
    return { text: words.noLink(reason.message), copy: null };
  }
}

/** Copies text. If the clipboard is unavailable, the returned message contains the text. */
async function copy(text: string, done: string, words: ReplayStrings): Promise<ReplayMessage> {
  try {
    await navigator.clipboard.writeText(text);
    return { text: done, copy: null };
  } catch {
    return { text: words.copyByHand, copy: text };
  }
}

function download(texts: readonly string[], name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([...texts], { type }));
  const anchor = newElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}

/** Returns the name for a downloaded file: the file name in `src`, or a default name. */
function fileNameOf(src: string | null): string {
  const [, name] = /(?:^|\/)([\w.-]+\.tjr)(?:[?#]|$)/.exec(src?.startsWith("data:") ? "" : (src ?? "")) ?? [];
  return name ?? "thunderjack.tjr";
}
