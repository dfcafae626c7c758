import { fileURLToPath } from "node:url";
import { FIREFOX_PATH } from "@thunderjack/vitest/engines";
import { firefox } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { type Area, brightness, isRed, isWhite, Picture, share } from "./picture.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

test("in Firefox, the cards of a hand have their faces and round corners", async () => {
  const { preview } = await import("vite");
  const server = await preview({ root: ROOT, logLevel: "warn", preview: { host: "127.0.0.1", port: 0 } });
  onTestFinished(() => server.close());
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath: FIREFOX_PATH });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  const { port } = server.httpServer.address() as { readonly port: number };
  await page.goto(`http://127.0.0.1:${port}/table.html?speed=instant&stack=8_h_0,6_s_0,8_d_0,10_c_0`);
  await page.getByRole("button", { name: "Bet 10 more" }).click();
  const deal = page.getByRole("button", { name: "Deal", exact: true });
  const hand = page.locator("tj-hand tj-card").last();
  await expect
    .poll(async () => {
      // The table ignores a press shortly after its controls have changed.
      if (await deal.isVisible()) await deal.click();
      return hand.isVisible();
    })
    .toBe(true);
  const picture = new Picture(await page.screenshot({ animations: "disabled" }));
  const { x, y, width, height } = (await hand.boundingBox()) as Area;
  expect(share(picture.colours({ x, y, width, height }), isWhite)).toBeGreaterThan(0.5);
  expect(share(picture.colours({ x, y, width, height }), isRed)).toBeGreaterThan(0.05);
  const corner = picture.colours({ x: x + width - 2, y: y + 1, width: 1, height: 1 });
  expect(corner.map(brightness)[0]).toBeLessThan(150);
});
