import { expect, test } from "vitest";
import { bet, hostPages, hurry } from "./opened.js";

const { open } = hostPages();

const PLACED = "thunderjack-table { position: absolute; top: 0; left: 0; width: 900px; height: 620px; }";

/** Returns a screenshot of the table with the hostile styles, or with only the styles for its position and size. */
async function pictures(isHostile: boolean): Promise<Buffer[]> {
  const { page } = await open("/hostile.html", async (before) => {
    await before.emulateMedia({ reducedMotion: "reduce" });
    if (!isHostile)
      await before.route("**/hostile.css", (route) => route.fulfill({ contentType: "text/css", body: PLACED }));
  });
  await hurry(page);
  const clip = { x: 0, y: 0, width: 900, height: 620 };
  const shot = async () => {
    await page.mouse.move(950, 800);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    return await page.screenshot({ clip, animations: "disabled" });
  };
  const atFirst = await shot();
  await bet(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return [atFirst, await shot()];
}

test("hostile styles change no pixel of a table", async () => {
  const [hostile, kind] = [await pictures(true), await pictures(false)];
  // Two blank screenshots would also be equal.
  for (const picture of hostile) expect(picture.length).toBeGreaterThan(50_000);
  expect(hostile.map((picture, index) => picture.equals(kind[index] ?? Buffer.alloc(0)))).toEqual([true, true]);
});
