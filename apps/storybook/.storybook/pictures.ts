import { expectPicture } from "@thunderjack/vitest/picture";
import { afterEach, type TestContext } from "vitest";
import { cdp, page } from "vitest/browser";
import { stillness } from "./stillness.js";

/*
 * Takes two screenshots of every story after its test, at the widths of a phone and of a desktop. The story is not
 * rendered again for the second screenshot. For a story that was tested at the width of a phone, the screenshot of the
 * phone is the first one.
 */

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** The size of the browser window. A larger page is scaled down to the window; see `vitest.config.ts`. */
const WINDOW = { width: 640, height: 740 };

/** The maximum height of a screenshot, in pixels of the page. The end of a long table of tokens is cut off. */
const HIGHEST = 2200;

/** Removes the texture and the light of the felt, which would make each screenshot file ten times as large. */
const PLAIN_FELT = `
  .felt { background: var(--tj-felt, #0e6647) !important; }
  thunderjack-table, thunderjack-replay, tj-table {
    --tj-felt-texture: linear-gradient(transparent, transparent) !important;
    --tj-felt-light: var(--tj-felt, #0e6647) !important;
    --tj-felt-dark: var(--tj-felt, #0e6647) !important;
    --tj-felt-edge: var(--tj-felt, #0e6647) !important;
  }
  * { caret-color: transparent !important; }
  /* Without the overlay, a story that cannot be loaded does not fail the other stories. */
  vite-error-overlay { display: none !important; }
`;

const plain = new CSSStyleSheet();
plain.replaceSync(PLAIN_FELT);

/** The test context of a story. */
interface StoryTest extends TestContext {
  readonly story?: { readonly parameters: PictureParameters };
}

/** The parameters of a story that affect its screenshots. */
interface PictureParameters {
  readonly isInForcedColours?: boolean;
  /** Whether the story is compared with its screenshots. Defaults to `true`. */
  readonly isCompared?: boolean;
}

afterEach(async ({ task, story }: StoryTest) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  const shown = document.querySelector(".felt[data-whole], .felt > .piece");
  if (storyId === undefined || shown === null || task.result?.state === "fail") return;
  const { isInForcedColours: isForced = false, isCompared = true } = story?.parameters ?? {};
  if (!isCompared) return;
  const sizes = window.innerWidth === PHONE.width ? [PHONE, DESK] : [DESK, PHONE];
  if (isForced) await forceColours(true);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, plain];
  try {
    for (const size of sizes) {
      await resizePage(size);
      await compare(task, shown, `${storyId}-${size.width}`);
    }
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== plain);
    if (isForced) await forceColours(false);
    await resizeWindow(WINDOW.height);
  }
});

/** Sets the size of the page. A long story gets a higher page, up to {@link HIGHEST}. */
async function resizePage({ width, height }: typeof DESK): Promise<void> {
  await page.viewport(width, height);
  await stillness();
  const whole = Math.min(document.documentElement.scrollHeight, HIGHEST);
  if (whole <= height) return;
  await resizeWindow(Math.ceil(whole * Math.min(1, WINDOW.width / width)));
  await page.viewport(width, whole);
  await stillness();
}

/**
 * Compares a story with its stored screenshot. If the screenshot is missing, it is written. In CI, a missing screenshot
 * is a failure.
 */
async function compare(task: TestContext["task"], shown: Element, name: string): Promise<void> {
  try {
    await expectPicture(task, page.elementLocator(shown), name);
  } catch (reason) {
    if (!String(reason).includes("a new one was created")) throw reason;
    console.info(`${name} is a new picture: check it before you commit it.`);
  }
}

async function forceColours(isForced: boolean): Promise<void> {
  const features = [
    { name: "forced-colors", value: isForced ? "active" : "none" },
    { name: "prefers-reduced-motion", value: "reduce" },
  ];
  await cdp().send("Emulation.setEmulatedMedia", { features });
}

async function resizeWindow(height: number): Promise<void> {
  const metrics = { width: WINDOW.width, height, deviceScaleFactor: 1, mobile: false };
  await cdp().send("Emulation.setDeviceMetricsOverride", metrics);
}
