import type { ThunderjackTable } from "@thunderjack/elements/define";
import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import { describe, expect, it } from "vitest";
import { bet, hostPages, playRound, setInstantSpeed } from "./opened.js";

const { open } = hostPages();

/** The difference between two checked widths, in pixels. */
const STEP = IS_THOROUGH ? 8 : 48;

describe("a table in a host page", () => {
  it.each(["/plain.html", "/hostile.html", "/react.html", "/server.html"])(
    "%s plays a round without console errors",
    async (path) => {
      const { page, complaints } = await open(path);
      await setInstantSpeed(page);
      await playRound(page);
      expect(complaints).toEqual([]);
    },
  );

  it("calls event props of React and is disabled by a prop", async () => {
    const { page } = await open("/react.html");
    await setInstantSpeed(page);
    await playRound(page);
    await expect.poll(() => page.locator("#rounds").textContent()).toBe("1");
    expect(await page.locator("#credits").textContent()).toMatch(/^\d+$/);
    await page.getByRole("checkbox", { name: "frozen" }).check();
    await expect.poll(() => page.locator("thunderjack-table").getAttribute("disabled")).toBe("");
  });

  it("is rendered by a server as part of the HTML and is displayed once", async () => {
    const { page } = await open("/server.html", (before) => before.route("**/*.js", (route) => route.abort()));
    const drawn = () =>
      page.evaluate(() => document.querySelectorAll("tj-chip")[0]?.shadowRoot?.childElementCount ?? 0);
    expect(await drawn()).toBeGreaterThan(0);
    // The table of 1000 pixels shows the picture for a phone. Its seats are at different places.
    const seats = await page.evaluate(() => {
      const tables = document.querySelector("thunderjack-table")?.shadowRoot?.querySelectorAll("tj-table") ?? [];
      const shown = [...tables].filter(({ clientWidth }) => clientWidth > 0);
      return shown.flatMap(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll("tj-seat") ?? [])].map((seat) => Math.round(seat.getBoundingClientRect().x)),
      );
    });
    expect(new Set(seats).size).toBe(3);
    expect(seats.length).toBe(3);
    const withScripts = await open("/server.html", (page) =>
      page.addInitScript(() => {
        // The largest number of tables and chips that a frame shows in one shadow root.
        let most = 0;
        const count = () => {
          for (const { localName, shadowRoot } of document.querySelectorAll("thunderjack-table, tj-chip")) {
            const part = localName === "tj-chip" ? "svg" : "slot[name=header]";
            most = Math.max(most, shadowRoot?.querySelectorAll(part).length ?? 0);
          }
          document.documentElement.dataset.most = String(most);
          requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
      }),
    );
    await setInstantSpeed(withScripts.page);
    const pieces = await withScripts.page.evaluate(() => {
      const root = document.querySelector("thunderjack-table")?.shadowRoot;
      return [root?.querySelectorAll("tj-table").length, document.documentElement.dataset.most];
    });
    expect(pieces).toEqual([1, "1"]);
  });

  it("moves the focus to the button of a move after a deal by keyboard, even if the layout of a round is loaded later", async () => {
    let load = () => {};
    const loading = new Promise<void>((resolve) => {
      load = resolve;
    });
    const { page, complaints } = await open("/plain.html", (before) =>
      before.route("**/round-*.js", async (route) => {
        await loading;
        await route.continue();
      }),
    );
    await setInstantSpeed(page);
    const table = page.locator("thunderjack-table").first();
    await table.getByRole("button", { name: "Bet 10 more" }).press("Enter");
    await table.getByRole("button", { name: /^Deal/ }).press("Enter");
    await expect.poll(() => table.evaluate((element: ThunderjackTable) => element.table?.publicState.round)).toBe(1);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    load();
    await table.locator("tj-hand").first().waitFor();
    // After a round that ends with the deal, the Deal button has the focus.
    await expect
      .poll(() => table.locator("button:focus").getAttribute("aria-label", { timeout: 2000 }))
      .toMatch(/^(Hit|Stand|Deal|No, keep playing)/);
    expect(complaints).toEqual([]);
  });

  it("posts its height from a frame to the outer page, which ignores other origins", async () => {
    const { page, complaints } = await open("/iframe.html");
    const frame = page.frames()[1];
    if (frame === undefined) throw new Error("There is no frame.");
    expect(new URL(frame.url()).origin).not.toBe(new URL(page.url()).origin);
    await setInstantSpeed(frame);
    const height = () => page.locator("iframe").evaluate((element: ThunderjackTable) => element.clientHeight);
    await expect.poll(height).toBeGreaterThan(600);
    const posted = await height();
    await page.evaluate(() => postMessage({ type: "thunderjack-height", height: 5 }, location.origin));
    await playRound(frame);
    expect(await height()).toBe(posted);
    expect(complaints).toEqual([]);
  });

  it("shows all of its buttons at every width", async () => {
    const { page } = await open("/plain.html");
    await setInstantSpeed(page);
    const cutOff = await page.locator("thunderjack-table").evaluate(async (element: ThunderjackTable, step) => {
      const buttons = (root: ShadowRoot | null): readonly Element[] =>
        [...(root?.querySelectorAll("*") ?? [])].flatMap((each) =>
          each.localName === "button" ? [each] : buttons(each.shadowRoot),
        );
      const found: string[] = [];
      for (let width = 320; width <= 1280; width += step) {
        element.style.setProperty("width", `${width}px`);
        // The new size is observed in the first frame, and drawn before the second one.
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
        const { left, right } = element.getBoundingClientRect();
        for (const button of buttons(element.shadowRoot)) {
          const place = button.getBoundingClientRect();
          if (place.width > 0 && (place.left < left || place.right > right))
            found.push(`${width} px: ${button.textContent}`);
        }
      }
      return found;
    }, STEP);
    expect(cutOff).toEqual([]);
  });

  it("plays from its own shoe among ten tables", async () => {
    const { page, complaints } = await open("/ten.html");
    await setInstantSpeed(page);
    await playRound(page, 0);
    await playRound(page, 9);
    const played = await page.evaluate(() =>
      [...document.querySelectorAll("thunderjack-table")].map((table) => table.table?.publicState.round ?? 0),
    );
    expect(played).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(complaints).toEqual([]);
  });

  it("plays on each of twenty tables", async () => {
    const { page, complaints } = await open("/ten.html");
    await page.evaluate(() => {
      for (const table of document.querySelectorAll("thunderjack-table")) table.after(table.cloneNode());
    });
    await setInstantSpeed(page);
    const played = await page.evaluate(() =>
      Promise.all(
        [...document.querySelectorAll("thunderjack-table")].map(async (table) => {
          await table.updateComplete;
          table.placeBet("middle", 1000);
          table.deal();
          table.declineInsurance();
          table.stand();
          return `${table.table?.publicState.round} ${table.table?.publicState.phase}`;
        }),
      ),
    );
    expect(played).toEqual(Array.from({ length: 20 }, () => "1 settled"));
    expect(complaints).toEqual([]);
  });

  it("resumes its round after it was removed and inserted again", async () => {
    const { page, complaints } = await open("/moved.html");
    await setInstantSpeed(page);
    await bet(page);
    const state = () =>
      page.locator("thunderjack-table").evaluate(({ table }: ThunderjackTable) => JSON.stringify(table?.publicState));
    const before = await state();
    expect(JSON.parse(before).phase).toBe("players");
    await page.getByRole("button", { name: "Remove the table" }).click();
    expect(await page.locator("thunderjack-table").count()).toBe(0);
    await page.getByRole("button", { name: "Insert it again" }).click();
    expect(await state()).toBe(before);
    await page
      .getByRole("button", { name: /^stand/i })
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await expect.poll(async () => JSON.parse(await state()).phase).toBe("settled");
    expect(complaints).toEqual([]);
  });
});
