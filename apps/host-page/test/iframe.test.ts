import type { ThunderjackTable } from "@thunderjack/elements/define";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { hostPages, playRound, setInstantSpeed } from "./opened.js";

declare global {
  interface Window {
    /** The window that a page of another origin has opened. */
    opened: Window;
    /** The messages that this page has received. */
    answers: unknown[];
  }
}

const { open } = hostPages();

/** Messages of an attacker. Some of them imitate the protocol. */
const MESSAGES: readonly unknown[] = [
  { type: "thunderjack-height", version: 1, height: 5 },
  { type: "thunderjack-height", version: 1, height: "5px; position: fixed" },
  { type: "thunderjack-height", version: 1, height: Number.NaN },
  { type: "thunderjack-height", version: 1, height: 1e9 },
  { type: "thunderjack-height-request", version: 1 },
  { type: "thunderjack-command", command: { type: "Deal" } },
  { type: "tj-command", detail: { type: "PlaceBet", seat: "middle", amount: 50_000 } },
  { height: 5 },
  "thunderjack-height",
  '{"type":"thunderjack-height","height":5}',
  null,
  [],
  { type: { toString: "thunderjack-height" }, version: 1, height: [5] },
];

/** Opens the page with the iframe from a page of another origin, which can send messages to both of them. */
async function openFromOtherOrigin(): Promise<{ stranger: Page; page: Page; complaints: readonly string[] }> {
  const { page: stranger, complaints } = await open("/index.html");
  const { origin } = new URL(stranger.url());
  await stranger.goto(addressOfOtherOrigin(stranger.url()));
  const opening = stranger.waitForEvent("popup");
  await stranger.evaluate((url) => {
    Object.assign(window, { opened: window.open(url) });
  }, `${origin}/iframe.html`);
  const page = await opening;
  await page.waitForLoadState();
  return { stranger, page, complaints };
}

/** Returns a URL of the same server with another host name, which is another origin. */
function addressOfOtherOrigin(address: string): string {
  return address.replace("//127.0.0.1:", "//localhost:");
}

test("messages from another window change neither the outer page nor the framed table", async () => {
  const { stranger, page, complaints } = await openFromOtherOrigin();
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error("There is no frame.");
  await setInstantSpeed(frame);
  const height = () => page.locator("iframe").evaluate((element) => element.clientHeight);
  await expect.poll(height, { timeout: 30_000 }).toBeGreaterThan(600);
  const before = await height();
  const state = () =>
    frame.locator("thunderjack-table").evaluate(({ table }: ThunderjackTable) => JSON.stringify(table?.publicState));
  const played = await state();

  // Messages arrive in order. When the last message has arrived, none is pending.
  const last = "the last message";
  const received = Promise.all(
    [page.mainFrame(), frame].map((each) =>
      each.evaluate(
        (text) =>
          new Promise<void>((resolve) => {
            addEventListener("message", ({ data }) => data === text && resolve());
          }),
        last,
      ),
    ),
  );
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await stranger.evaluate(
    ({ messages, text }) => {
      const { opened } = window;
      window.answers = [];
      addEventListener("message", ({ data }) => window.answers.push(data));
      for (const target of [opened, opened.frames[0]]) {
        for (const message of [...messages, text]) target?.postMessage(message, "*");
      }
    },
    { messages: MESSAGES, text: last },
  );
  // These messages are from the window and the origin of the outer page instead of those of the iframe.
  await page.evaluate((messages) => {
    for (const message of messages) postMessage(message, location.origin);
  }, MESSAGES);
  await received;

  expect(await height()).toBe(before);
  expect(await state()).toBe(played);
  expect(await stranger.evaluate(() => window.answers)).toEqual([]);
  await playRound(frame);
  expect(complaints).toEqual([]);
});

test("the frame follows the height of its page, also after another version of the message", async () => {
  const { page, complaints } = await open("/iframe.html");
  const iframe = page.locator("iframe");
  const height = () => iframe.evaluate((element) => element.clientHeight);
  const frame = page.frames()[1];
  const setHeight = (pixels: number) =>
    frame?.locator("thunderjack-table").evaluate((element, value) => {
      element.style.height = `${value}px`;
    }, pixels);
  await setHeight(700);
  await expect.poll(height).toBe(700);
  await frame?.evaluate(() => {
    for (const version of [undefined, 0, 2])
      parent.postMessage({ type: "thunderjack-height", version, height: 150 }, "*");
  });
  await setHeight(650);
  await expect.poll(height).toBe(650);
  await setHeight(5000);
  await expect.poll(height).toBe(2000);
  expect(complaints).toEqual([]);
});

test("the height is received whether the script of the outer page runs before or after the frame is loaded", async () => {
  const { page } = await open("/iframe.html", (before) =>
    before.route("**/frame-heights.js", (route) => route.abort()),
  );
  const height = () => page.locator("iframe").evaluate((element) => element.clientHeight);
  expect(await height()).toBe(300);
  await page.unroute("**/frame-heights.js");
  await page.evaluate('import("/frame-heights.js?late").then(() => undefined)');
  await expect.poll(height).toBe(620);
  await page.evaluate(() => {
    const second = document.querySelector("iframe")?.cloneNode();
    if (second instanceof HTMLIFrameElement) {
      second.style.height = "";
      document.body.append(second);
    }
  });
  await expect
    .poll(() =>
      page
        .locator("iframe")
        .last()
        .evaluate((element) => element.clientHeight),
    )
    .toBe(620);
});

test("the framed table refuses to be framed by another origin", async () => {
  const { page } = await open("/iframe.html");
  const framed = (await page.locator("iframe").getAttribute("src")) ?? "";
  expect(await page.frames()[1]?.locator("thunderjack-table").count()).toBe(1);
  await page.goto(addressOfOtherOrigin(page.url()).replace("iframe", "index"));
  await page.evaluate(
    (src) =>
      new Promise((loaded) => {
        const frame = document.createElement("iframe");
        frame.addEventListener("load", loaded);
        frame.src = src;
        document.body.append(frame);
      }),
    framed,
  );
  expect(page.frames()[1]?.url()).not.toContain("framed.html");
});
