import { afterEach, expect, type TestContext } from "vitest";
import { cdp, page } from "vitest/browser";
import { stillness } from "./stillness.js";

/*
 * Every story is photographed as its test left it, on a phone and on a desk: first where it was played, and then, without
 * being drawn anew, where it was not.
 */

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** The window around the page of a story, which is scaled down to it; see the settings of the tests. */
const WINDOW = { width: 640, height: 740 };

/** As much of a long story is in its pictures, in pixels of the page: the rest of a table of tokens is more of the same. */
const HIGHEST = 2200;

/** The weave and the light of the felt are beautiful, and would make each picture ten times as heavy. */
const PLAIN_FELT = `
  .felt { background: var(--tj-felt, #0e6647) !important; }
  thunderjack-table, thunderjack-replay, tj-table {
    --tj-felt-texture: linear-gradient(transparent, transparent) !important;
    --tj-felt-light: var(--tj-felt, #0e6647) !important;
    --tj-felt-dark: var(--tj-felt, #0e6647) !important;
    --tj-felt-edge: var(--tj-felt, #0e6647) !important;
  }
  * { caret-color: transparent !important; }
  /* What cannot be loaded is one failure, and no reason for a hundred others. */
  vite-error-overlay { display: none !important; }
`;

const plain = new CSSStyleSheet();
plain.replaceSync(PLAIN_FELT);

/** What the test of a story knows of it. */
interface StoryTest extends TestContext {
  readonly story?: { readonly parameters: PictureParameters };
}

/** The parameters of a story that its pictures are taken by. */
interface PictureParameters {
  readonly isInForcedColours?: boolean;
}

afterEach(async ({ task, story }: StoryTest) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  const shown = document.querySelector(".felt[data-whole], .felt > .piece");
  if (storyId === undefined || shown === null || task.result?.state === "fail") return;
  const { isInForcedColours: isForced = false } = story?.parameters ?? {};
  const sizes = window.innerWidth === PHONE.width ? [PHONE, DESK] : [DESK, PHONE];
  if (isForced) await forceColours(true);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, plain];
  try {
    for (const size of sizes) {
      await lookAt(size);
      await photographed(shown, `${storyId}-${size.width}`);
    }
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== plain);
    if (isForced) await forceColours(false);
    await resizeWindow(WINDOW.height);
  }
});

/** The page of the story on a screen of this size, or on a higher one: what lies below its edge would be missing. */
async function lookAt({ width, height }: typeof DESK): Promise<void> {
  await page.viewport(width, height);
  await stillness();
  const whole = Math.min(document.documentElement.scrollHeight, HIGHEST);
  if (whole <= height) return;
  await resizeWindow(Math.ceil(whole * Math.min(1, WINDOW.width / width)));
  await page.viewport(width, whole);
  await stillness();
}

/** Compares with the picture that is kept. Where there is none yet, there is one now; in CI that is a failure. */
async function photographed(shown: Element, name: string): Promise<void> {
  try {
    await expect.element(page.elementLocator(shown)).toMatchScreenshot(name);
  } catch (reason) {
    if (!String(reason).includes("a new one was created")) throw reason;
    console.info(`${name} is a new picture: look at it before you commit it.`);
  }
}

async function forceColours(isForced: boolean): Promise<void> {
  const features = [
    { name: "forced-colors", value: isForced ? "active" : "none" },
    { name: "prefers-reduced-motion", value: "reduce" },
  ];
  await (cdp() as CDPSession).send("Emulation.setEmulatedMedia", { features });
}

async function resizeWindow(height: number): Promise<void> {
  const metrics = { width: WINDOW.width, height, deviceScaleFactor: 1, mobile: false };
  await (cdp() as CDPSession).send("Emulation.setDeviceMetricsOverride", metrics);
}

/** The part of a session of the DevTools protocol that is used here. */
interface CDPSession {
  send(method: string, options: object): Promise<unknown>;
}
