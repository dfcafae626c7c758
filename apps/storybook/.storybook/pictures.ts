import { afterEach, expect, type TestContext } from "vitest";
import { cdp, page } from "vitest/browser";
import { stillness } from "./stillness.js";

/*
 * Every story is photographed as its test left it: on a phone and on a desk.
 */

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

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
  // A story of a phone was played on one: what it comes to on a desk is another story.
  const { isInForcedColours: isForced = false } = story?.parameters ?? {};
  const sizes = window.innerWidth === PHONE.width ? [PHONE] : [DESK, PHONE];
  if (isForced) await forceColours(true);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, plain];
  try {
    for (const { width, height } of sizes) {
      await page.viewport(width, height);
      await stillness();
      await photographed(shown, `${storyId}-${width}`);
    }
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== plain);
    if (isForced) await forceColours(false);
  }
});

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

/** The part of a session of the DevTools protocol that is used here. */
interface CDPSession {
  send(method: string, options: object): Promise<unknown>;
}
