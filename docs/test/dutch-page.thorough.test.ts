import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { build } from "esbuild";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serve } from "../photography/static-server.mjs";
import type { PlayedTexts, playIn, RecordingFiles } from "./played-page.js";
import { IN_COMMON } from "./words-in-common.js";

declare global {
  interface Window {
    playIn: typeof playIn;
  }
}

/** Keys and ranks, cards, and hashes. */
const NO_WORDS = /^(?:[A-Z]|[\dAJQK]+[♥♦♣♠]|\d+_[a-z](?:_\d)?|[\da-f ]{8,}…?)$/;

/**
 * The reasons of errors that the developer of a page has caused by an invalid value. They are in English, like messages
 * in the console, even inside a sentence of another language.
 */
const OF_DEVELOPERS = [
  'Unknown renderer "nothing": use lit, canvas or canvas2d',
  'Unknown rule set "nothing": the presets are thunderjack, casino, vingt-et-un',
  "A recording must be text",
];
const PARTS_OF_DEVELOPERS = new Set(OF_DEVELOPERS.flatMap(sentences));

const file = (name: string) => readFileSync(new URL(`../samples/${name}.tjr`, import.meta.url), "utf8");
const FILES: RecordingFiles = { fair: file("fair"), tampered: file("tampered") };

const folder = mkdtempSync(join(tmpdir(), "dutch-"));
let server: Awaited<ReturnType<typeof serve>>;
let browser: Browser;

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL("played-page.ts", import.meta.url))],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    logLevel: "error",
  });
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><html lang="fr" style="opacity: 0"><script type="module" src="played-page.js"></script>',
  );
  server = await serve(folder);
  browser = await chromium.launch(launchOptions());
});

afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
});

/** Plays the tables and the replays in one language. */
async function texts(language: string): Promise<PlayedTexts> {
  const page = await browser.newPage();
  await page.goto(server.origin);
  await page.waitForFunction("globalThis.playIn !== undefined");
  const found = await page.evaluate(([tag, files]) => window.playIn(tag, files), [language, FILES] as const);
  await page.close();
  return found;
}

function isExempt(part: string): boolean {
  return IN_COMMON.has(part) || PARTS_OF_DEVELOPERS.has(part) || NO_WORDS.test(part);
}

/** Returns the sentences of a text, and the parts around a colon or a quotation. */
function sentences(text: string): readonly string[] {
  return text.split(/(?<=[.!?…])\s+|[:;·–,"„”“]\s*|\n/).map((part) => part.trim().replace(/[.?]$/, ""));
}

test.concurrent("a table and a replay in Dutch show no English text", async () => {
  const [inEnglish, inDutch] = await Promise.all([texts("en"), texts("nl")]);
  const english = new Set(Object.keys(inEnglish).flatMap(sentences));
  const left = Object.entries(inDutch).flatMap(([text, step]) => {
    const parts = sentences(text).filter((part) => /\p{Letter}/u.test(part) && english.has(part));
    return parts.filter((part) => !isExempt(part)).map((part) => `${step}: ${part}`);
  });
  expect(english.size).toBeGreaterThan(500);
  expect([...new Set(left)]).toEqual([]);
});

test.concurrent("every colon in French has a space that does not break", async () => {
  const found = Object.entries(await texts("fr"));
  expect(found.length).toBeGreaterThan(500);
  const own = found.filter(([text]) => !OF_DEVELOPERS.some((reason) => text.includes(reason)));
  // "data:" is the scheme of a URL.
  expect(own.filter(([text]) => /(?<!\bdata)(?<![\u00a0\u202f]):(?:\s|$)/.test(text))).toEqual([]);
});
