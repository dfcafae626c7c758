import { inSlices, type Recording, type SliceOptions } from "@thunderjack/recording";
import type { ReplayStrings } from "@thunderjack/stage";
import { download, RECORDING_TYPE } from "../platform/download.js";
import { inPage } from "../platform/slices.js";
import { fileInSteps } from "../platform/text-file.js";
import type { ReplayRequest } from "../replay-components/replay-request.js";
import type { Transcript } from "../replay-components/tj-transcript/transcript.js";
import { addressOf } from "./moment-address.js";
import { isTooLongForNotes } from "./noted-text.js";
import { writeInSteps } from "./written-recording.js";

/** The number of events up to which a transcript is copied. Chromium copies a text of 30 MiB in one task of 100 ms. */
const COPIED_EVENTS = 100_000;

/** The number of bytes up to which a text is shown to be copied by hand. */
const COPIED_BY_HAND = 2 ** 14;

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
  /** The address of the page that opens a copied share link. */
  readonly base: string;
}

/**
 * Copies a link or the transcript, or downloads the transcript or the recording. Long texts are written in slices,
 * between which the page responds.
 *
 * @param signal cancels the request. The promise then rejects with the reason of the signal
 * @returns a message for the player; `null` after a download, and for other requests
 */
export async function exportReplay(
  request: ReplayRequest,
  source: ExportSource,
  words: ReplayStrings,
  signal: AbortSignal,
): Promise<ReplayMessage | null> {
  const { recording, texts, transcript, src } = source;
  const slices = inPage(signal);
  switch (request.do) {
    case "copy-link":
      return copyLink(source, words);
    case "copy-transcript":
      if (recording.events.length > COPIED_EVENTS) return { text: words.tooLongToCopy, copy: null };
      return transcript === null ? null : copyFile(transcriptFile(transcript, slices), words);
    case "download-transcript":
      if (transcript !== null)
        download(await transcriptFile(transcript, slices), fileNameOf(src).replace(/tjr$/, "txt"));
      return null;
    case "download": {
      const written = texts ?? (await inSlices(writeInSteps(recording), slices));
      download(await inSlices(fileInSteps(written, RECORDING_TYPE), slices), fileNameOf(src));
      return null;
    }
    default:
      return null;
  }
}

async function copyLink(
  { recording, texts, seq, page, base }: ExportSource,
  words: ReplayStrings,
): Promise<ReplayMessage> {
  if (page?.isItsOwn === true) return copy(addressOf(page.href, seq, page.id), words.linkCopied, words);
  try {
    const { annotationsOf, shareLink } = await import("./share-links.js");
    const annotations = texts === null || isTooLongForNotes(texts) ? [] : annotationsOf(texts.join(""));
    const link = shareLink(recording, { at: seq, annotations, base });
    return await copy(link, words.linkCopied, words);
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

/**
 * Copies a file. The clipboard gets the promise of the file, because it must be used shortly after the click. If the
 * clipboard is unavailable, the returned message contains a short text.
 */
async function copyFile(file: Promise<Blob>, words: ReplayStrings): Promise<ReplayMessage> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": file })]);
    return { text: words.copied, copy: null };
  } catch {
    const written = await file;
    if (written.size > COPIED_BY_HAND) return { text: words.tooLongToCopy, copy: null };
    return { text: words.copyByHand, copy: await written.text() };
  }
}

async function transcriptFile(transcript: Transcript, slices: SliceOptions): Promise<Blob> {
  return inSlices(fileInSteps(await inSlices(transcript.writeInSteps(), slices), "text/plain"), slices);
}

/** Returns the name for a downloaded file: the file name in `src`, or a default name. */
function fileNameOf(src: string | null): string {
  const [, name] = /(?:^|\/)([\w.-]+\.tjr)(?:[?#]|$)/.exec(src?.startsWith("data:") ? "" : (src ?? "")) ?? [];
  return name ?? "thunderjack.tjr";
}
