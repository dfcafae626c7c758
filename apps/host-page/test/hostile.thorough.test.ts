import { expect, test } from "vitest";
import { bet, hostPages, setInstantSpeed } from "./opened.js";

const { open } = hostPages();

const PLACED = "thunderjack-table { position: absolute; top: 0; left: 0; width: 900px; height: 620px; }";

/**
 * Returns screenshots of the table before and after a deal, with the hostile styles, or with only the styles for its
 * position and size.
 */
async function pictures(isHostile: boolean): Promise<Buffer[]> {
  const { page } = await open("/hostile.html", async (before) => {
    await before.emulateMedia({ reducedMotion: "reduce" });
    if (!isHostile)
      await before.route("**/hostile.css", (route) => route.fulfill({ contentType: "text/css", body: PLACED }));
  });
  await setInstantSpeed(page);
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

/**
 * Returns the number of colour channels that differ in two screenshots. When Chromium is busy, it draws the edges of
 * shapes slightly differently, by up to 7 of 255 in a colour channel. Differences of up to 16 do not count.
 */
async function differentColours(one: Buffer, other: Buffer): Promise<number> {
  const { page } = await open("/hostile.html");
  const count = await page.evaluate(
    async ([first, second]) => {
      const colours = async (png: string) => {
        const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const drawing = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
        drawing?.drawImage(picture, 0, 0);
        return drawing?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
      };
      const [here, there] = [await colours(first), await colours(second)];
      const isDifferent = (value: number, index: number) => Math.abs(value - (there[index] ?? -255)) > 16;
      return here.filter(isDifferent).length;
    },
    [one.toString("base64"), other.toString("base64")] as const,
  );
  return count;
}

test("hostile styles change no pixel of a table", async () => {
  const [hostile, ordinary] = [await pictures(true), await pictures(false)];
  // Two blank screenshots would also be equal.
  for (const picture of hostile) expect(picture.length).toBeGreaterThan(50_000);
  const [atFirst, dealt] = hostile as [Buffer, Buffer];
  expect(await differentColours(atFirst, dealt)).toBeGreaterThan(1000);
  const differences = hostile.map((picture, index) => differentColours(picture, ordinary[index] ?? Buffer.alloc(0)));
  expect(await Promise.all(differences)).toEqual([0, 0]);
});
