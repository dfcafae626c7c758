import { PICTURE, RECORDINGS } from "./recordings.mjs";

/** @typedef {import("./recordings.mjs").SharedRecording} SharedRecording */

/** The width of a frame, unless the request limits it. */
const WIDTH = 800;

/**
 * Answers an oEmbed request (https://oembed.com): describes the frame of a shared recording for a page of another site.
 *
 * @param {URLSearchParams} query `url`, the address of the page of the recording; optionally `maxwidth`, `maxheight` and
 *   `format`
 * @param {Readonly<Record<"host" | "frames", string>>} origins the origins of the pages and of their frames
 * @returns {{ status: number, body: Readonly<Record<string, string | number>> | null }}
 */
export function oembed(query, origins) {
  if ((query.get("format") ?? "json") !== "json") return { status: 501, body: null };
  const recording = RECORDINGS.find(({ id }) => addressOf(id, origins) === query.get("url"));
  if (recording === undefined) return { status: 404, body: null };
  const width = Math.min(WIDTH, limitOf(query.get("maxwidth")));
  const height = Math.min(heightAt(width), limitOf(query.get("maxheight")));
  return {
    status: 200,
    body: {
      version: "1.0",
      type: "rich",
      title: recording.title,
      provider_name: "Host pages",
      provider_url: origins.host,
      width,
      height,
      html: frameOf(recording, { width, height }, origins),
      thumbnail_url: pictureOf(recording.id, origins),
      thumbnail_width: PICTURE.width,
      thumbnail_height: PICTURE.height,
    },
  };
}

/**
 * Returns the values of the placeholders in the page and in the frame of a recording.
 *
 * @param {SharedRecording} recording
 * @param {Readonly<Record<"host" | "frames", string>>} origins
 * @returns {Readonly<Record<string, string>>}
 */
export function wordsOf({ id, title, description, src, alt }, origins) {
  const address = addressOf(id, origins);
  const words = {
    title,
    description,
    src,
    alt,
    address,
    picture: pictureOf(id, origins),
    pictureWidth: String(PICTURE.width),
    pictureHeight: String(PICTURE.height),
    oembed: `${origins.host}/oembed?${new URLSearchParams({ url: address, format: "json" })}`,
  };
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, escaped(word)]));
}

/**
 * @param {SharedRecording} recording
 * @param {{ width: number, height: number }} size
 * @param {Readonly<Record<"host" | "frames", string>>} origins
 */
function frameOf({ id, title }, { width, height }, { frames }) {
  const src = `${frames}/frames/${id}.html`;
  return `<iframe src="${src}" width="${width}" height="${height}" title="${escaped(title)}" allowfullscreen data-auto-height></iframe>`;
}

/**
 * Returns the height of a replay with its controls, in pixels. `thunderjack.css` contains the same formula.
 *
 * @param {number} width
 */
function heightAt(width) {
  return Math.round(Math.min(Math.max(width * 0.68, 490), 640)) + (width < 844 ? 194 : 146);
}

/** @param {string | null} text a limit in pixels, which may be absent or invalid */
function limitOf(text) {
  const limit = Number.parseInt(text ?? "", 10);
  return limit > 0 ? limit : Number.POSITIVE_INFINITY;
}

/**
 * @param {string} id
 * @param {Readonly<Record<"host", string>>} origins
 */
function addressOf(id, { host }) {
  return `${host}/recordings/${id}.html`;
}

/**
 * @param {string} id
 * @param {Readonly<Record<"host", string>>} origins
 */
function pictureOf(id, { host }) {
  return `${host}/recordings/${id}.jpg`;
}

/** @param {string} text a text that becomes a part of HTML */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
