import type { ThunderjackReplay } from "@thunderjack/elements/replay";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { hostPages } from "./opened.js";

declare global {
  interface Window {
    /** The layout shifts of the page, as scores from 0 to 1. */
    shifts: number[];
  }
}

/** A layout shift entry of Chromium, which the DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

const { open } = hostPages();

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };

/** Holds the requests for some files back until `release` is called. */
async function heldBack(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Opens the page without its scripts and its recording, which are loaded when the returned functions are called. */
async function openWithLateScripts(viewport: typeof PHONE) {
  let loadScripts = () => {};
  let loadRecording = () => {};
  const { page, complaints } = await open(
    "/late.html",
    async (before) => {
      await before.addInitScript(() => {
        window.shifts = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.shifts.push((entry as LayoutShift).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      loadScripts = await heldBack(before, "**/*.js");
      loadRecording = await heldBack(before, "**/*.tjr");
    },
    { viewport, waitUntil: "commit" },
  );
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await painted(page);
  return { page, complaints, loadScripts, loadRecording };
}

/** Waits until the browser has painted the page and reported its layout shifts. */
async function painted(page: Page): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Returns the distance of each text from the start of the page, in pixels. */
function places(page: Page): Promise<readonly number[]> {
  return page
    .locator("body > p")
    .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().top + scrollY)));
}

/**
 * Loads everything and plays the replay.
 *
 * @returns the places of the texts after each step, and the layout shift until the replay plays
 */
async function loadAndPlay({ page, loadScripts, loadRecording }: Awaited<ReturnType<typeof openWithLateScripts>>) {
  const replay = page.locator("thunderjack-replay");
  const found = [await places(page)];
  loadScripts();
  await page.waitForFunction(() => document.querySelectorAll(":not(:defined)").length === 0);
  await replay.getByText("Loading").first().waitFor();
  await page.locator("thunderjack-table tj-table").waitFor();
  await painted(page);
  found.push(await places(page));
  loadRecording();
  await page.waitForFunction(() => document.querySelector<ThunderjackReplay>("thunderjack-replay")?.verdict);
  await painted(page);
  found.push(await places(page));
  const shift = await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
  await replay.evaluate((element: ThunderjackReplay) => {
    element.speed = 16;
    const end = new Promise((resolve) => element.addEventListener("replay-end", resolve, { once: true }));
    element.play();
    return end.then(() => undefined);
  });
  await painted(page);
  found.push(await places(page));
  return { found, shift };
}

describe.each([PHONE, LAPTOP])("on $width by $height pixels", (viewport) => {
  test("a replay shifts nothing while its script and its recording are loaded and while it plays", async () => {
    const late = await openWithLateScripts(viewport);
    const { found, shift } = await loadAndPlay(late);
    expect(new Set(found.map(String)).size, found.join(" → ")).toBe(1);
    expect(shift).toBe(0);
    expect(late.complaints).toEqual([]);
  });

  test("a table shifts nothing while its script is loaded", async () => {
    const late = await openWithLateScripts(viewport);
    await late.page.locator("p").last().scrollIntoViewIfNeeded();
    const { found, shift } = await loadAndPlay(late);
    expect(new Set(found.map(String)).size, found.join(" → ")).toBe(1);
    expect(shift).toBe(0);
  });
});
