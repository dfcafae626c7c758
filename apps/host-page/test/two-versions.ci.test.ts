import type { ThunderjackTable } from "@thunderjack/elements/define";
import type { ThunderjackReplay } from "@thunderjack/elements/replay";
import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { bet, hostPages, setInstantSpeed } from "./opened.js";

const { open } = hostPages();

/** The longest time for loading and rendering on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

const WARNING = /^Thunderjack [\d.]+: <tj-[a-z-]+> is of another version\.$/;

/** Returns the cases of this run: the ordinary cases, and in a thorough run also the additional cases. */
const cases = <Case>(ordinary: readonly Case[], more: readonly Case[]) =>
  IS_THOROUGH ? [...ordinary, ...more] : ordinary;

/** Opens a page with several versions of the library, and collects its warnings and requests. */
async function loaded(load: string, before?: (page: Page) => Promise<unknown>) {
  const warnings: string[] = [];
  const requests: string[] = [];
  const opened = await open(`/twice.html?load=${load}`, async (page) => {
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await before?.(page);
  });
  return { ...opened, warnings, requests };
}

const expectFirstVersion = (page: Page) =>
  expect
    .poll(() => page.locator("#loaded").textContent(), { timeout: PATIENCE })
    .toMatch(/^Loaded: (\w+), \w+\. The table comes from: \1\.$/);

/** Plays a round with the buttons at a table of any version. */
async function playWhole(page: Page): Promise<void> {
  const table = page.locator("thunderjack-table");
  const phase = () => table.evaluate((element: ThunderjackTable) => element.table?.publicState.phase);
  await bet(page);
  await expect.poll(phase, { timeout: PATIENCE }).not.toBe("betting");
  while ((await phase()) !== "settled") {
    const answer = table.getByRole("button", { name: /^(stand|no insurance|decline|go on)/i }).first();
    await answer.evaluate((button: HTMLElement) => button.click(), null, { timeout: 2000 }).catch(() => undefined);
  }
}

/** Deals a Thunderjack with moving cards and the thunder effect. Resolves when the round is settled. */
async function dealThunderjack(page: Page): Promise<boolean> {
  return await page.locator("thunderjack-table").evaluate(async (element: ThunderjackTable) => {
    element.allowStacking = true;
    element.speed = "fast";
    await element.updateComplete;
    return await new Promise<boolean>((resolve) => {
      element.addEventListener("thunderjack-round-settled", () => resolve(true), { once: true });
      element.placeBet("middle", 1000);
      const refused = element.deal(["a_s_2", "9_h_2", "k_s_2", "10_c_2"]);
      if (refused !== null) throw new Error(refused.message);
    });
  });
}

/** Opens every panel of the table and counts its contents. */
async function panelsOf(page: Page): Promise<readonly number[]> {
  const table = page.locator("thunderjack-table");
  const counts: number[] = [];
  for (const panel of ["rules", "history", "fairness", "keys", "picker"] as const) {
    await table.evaluate((element: ThunderjackTable, name) => element.openPanel(name), panel);
    const body = table.locator("tj-panel .body");
    await expect.poll(() => body.locator("*").count(), { timeout: PATIENCE }).toBeGreaterThan(0);
    counts.push(await body.locator("*").count());
    await table.evaluate((element: ThunderjackTable) => element.openPanel(null));
  }
  return counts;
}

describe("a page with two versions of the library", () => {
  it.each(cases(["older,newer"], ["oldest,newer"]))(
    "%s plays a round with the table of the first version, and the second logs a warning",
    async (load) => {
      const { page, complaints, warnings } = await loaded(load);
      await expectFirstVersion(page);
      await setInstantSpeed(page);
      await playWhole(page);
      expect(complaints).toEqual([]);
      expect(warnings).toEqual([expect.stringMatching(WARNING)]);
    },
  );

  it.each(cases(["newer,older"], ["newer,oldest", "newer,copy"]))(
    "%s plays a round with the table of the first version",
    async (load) => {
      const { page, complaints } = await loaded(load);
      await expectFirstVersion(page);
      await setInstantSpeed(page);
      await playWhole(page);
      expect(complaints).toEqual([]);
    },
  );

  it.each(
    cases(
      [{ load: "older,newer", chunk: "/older/dfad16c/thunderjack/panels-" }],
      [{ load: "newer,older", chunk: "/thunderjack/panels-" }],
    ),
  )("$load loads chunks of the same version as the table, and animates a Thunderjack", async ({ load, chunk }) => {
    let continueLoading = () => {};
    const second = new Promise<void>((resolve) => {
      continueLoading = resolve;
    });
    const { page, complaints, warnings, requests } = await loaded(load, (before) =>
      // Delays the chunks of the newer version until the older version has registered its elements.
      before.route(/\/thunderjack\/(table-motion|round)-[^/]*\.js$/, async (route) => {
        await second;
        await route.continue();
      }),
    );
    await expectFirstVersion(page);
    continueLoading();
    await page.locator("thunderjack-table tj-table").waitFor({ state: "attached", timeout: PATIENCE });
    expect(await dealThunderjack(page)).toBe(true);
    expect(Math.min(...(await panelsOf(page)))).toBeGreaterThan(5);
    expect(requests.filter((path) => path.includes("/panels-")).map((path) => path.startsWith(chunk))).toEqual([true]);
    expect(complaints).toEqual([]);
    // The older version has registered elements first. The newer version warns about this once.
    expect(warnings).toEqual([expect.stringMatching(WARNING)]);
  });

  it("registers elements that only the second version has, and the table of the first works", async () => {
    const { page, complaints } = await loaded("oldest,newer");
    await expectFirstVersion(page);
    await page.evaluate(() => {
      const total = document.createElement("tj-total");
      total.setAttribute("value", "17");
      document.body.prepend(total);
    });
    await expect
      .poll(() => page.locator("tj-total .total").first().textContent(), { timeout: PATIENCE })
      .toMatch(/^\s*17\s*$/);
    await setInstantSpeed(page);
    await playWhole(page);
    expect(await page.locator("thunderjack-table tj-total").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it.each(cases(["older,replay"], ["replay,older"]))(
    "%s: a table and a replay of different versions share elements and render completely",
    async (load) => {
      const { page, complaints } = await loaded(load);
      await setInstantSpeed(page);
      expect(await dealThunderjack(page)).toBe(true);
      const recording = await page
        .locator("thunderjack-table")
        .evaluate((element: ThunderjackTable) => element.exportRecording());
      const replay = page.locator("thunderjack-replay");
      await replay.evaluate((element: ThunderjackReplay, text) => {
        element.text = text;
      }, recording);
      await replay.locator("tj-verdict").waitFor({ timeout: PATIENCE });
      await replay.evaluate((element: ThunderjackReplay) => {
        element.conductor?.seek(element.conductor.tape.recording.events.length);
      });
      await expect.poll(() => replay.locator("tj-hand [role=img]").count(), { timeout: PATIENCE }).toBe(2);
      expect(complaints).toEqual([]);
    },
  );

  it("that forbids duplicate policies has a working table of the first version", async () => {
    const { page, complaints } = await loaded("newer,older", (before) =>
      before.route("**/twice.html*", async (route) => {
        const response = await route.fetch();
        const policy = response.headers()["content-security-policy"]?.replace(" 'allow-duplicates'", "") ?? "";
        await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
      }),
    );
    await setInstantSpeed(page);
    await playWhole(page);
    // The second version of the library may be loaded later than the first.
    await expect.poll(() => complaints.join(), { timeout: PATIENCE }).toContain("lit-html");
  });
});
