import { THEMES } from "@thunderjack/artwork";
import type { ThunderjackTable } from "@thunderjack/elements/define";
import { languages } from "@thunderjack/stage";
import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { builtPages } from "./keyboard-page.js";
import { found, smallTargets } from "./page-checks.js";

declare global {
  interface Window {
    /** The layout shifts of the page. */
    shifts: number[];
  }
}

const { open } = builtPages();
const PATIENT = { timeout: 60_000 };

/** The strictest policy for a page that has its own scripts, style sheets and images. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
].join("; ");

/** The languages in which the lobby is measured. An ordinary run checks long texts, and texts from right to left. */
const MEASURED = IS_THOROUGH ? languages() : ["de", "ar"];

/** The sizes in which the themes are checked. */
const SIZES = IS_THOROUGH
  ? [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]
  : [{ width: 390, height: 844 }];

const CHOSEN = { theme: "paper", courts: "traditional", speed: "fast", renderer: "canvas", language: "fr" };
const TURNED = { sound: false, roomTone: true, hints: true, fourColours: true, keys: false, sleeve: true };

/** Waits until the table shows its first view. */
async function isOpen(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const table = document.querySelector("thunderjack-table") as ThunderjackTable | null;
    return table?.session != null && table.conductor?.view != null;
  });
}

/** Returns the settings of the table. */
function settings(page: Page) {
  return page.evaluate(() => {
    const table = document.querySelector("thunderjack-table") as ThunderjackTable;
    const { rules, theme, deck, speed, renderer, lang, sound, volume, roomTone, hints, keys, allowStacking, persist } =
      table;
    return { rules, theme, deck, speed, renderer, lang, sound, volume, roomTone, hints, keys, allowStacking, persist };
  });
}

/** Returns the values that are chosen in the lobby. */
function chosen(page: Page) {
  return page.evaluate(() => {
    const inputs = [...document.querySelectorAll<HTMLInputElement>(".settings input")];
    return {
      chosen: Object.fromEntries(
        inputs.filter((one) => one.type === "radio" && one.checked).map((one) => [one.name, one.value]),
      ),
      turned: Object.fromEntries(inputs.filter((one) => one.type === "checkbox").map((one) => [one.name, one.checked])),
    };
  });
}

/** Bets one chip and deals. */
async function deal(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Bet 10 more" }).click();
  await page.getByRole("button", { name: "Deal", exact: true }).click();
  await expect.poll(() => round(page), PATIENT).toBe(1);
}

function round(page: Page) {
  return page.evaluate(() => {
    const table = document.querySelector("thunderjack-table") as ThunderjackTable;
    return table.session?.publicState.round;
  });
}

test("every choice in the lobby applies to the table, and is kept after a reload", async () => {
  const page = await open("", { viewport: { width: 1440, height: 900 } });
  for (const [name, value] of Object.entries(CHOSEN)) await page.check(`input[name=${name}][value=${value}]`);
  for (const [name, isOn] of Object.entries(TURNED)) await page.setChecked(`input[name=${name}]`, isOn);
  await page.fill("input[name=volume]", "35");
  expect(await chosen(page)).toEqual({ chosen: CHOSEN, turned: TURNED });
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");

  await page.getByRole("link", { name: "Jouer Casino" }).click();
  await isOpen(page);
  const expected = {
    rules: "casino",
    theme: "paper",
    deck: "traditional four-colour",
    speed: "fast",
    renderer: "canvas",
    lang: "fr",
    sound: false,
    volume: 0.35,
    roomTone: true,
    hints: true,
    keys: "none",
    allowStacking: true,
    persist: "casino-sleeve",
  };
  expect(await settings(page)).toEqual(expected);
  await page.reload();
  await isOpen(page);
  expect(await settings(page)).toEqual(expected);

  await page.getByRole("link", { name: "Accueil" }).click();
  await page.locator(".settings").waitFor();
  expect(await chosen(page)).toEqual({ chosen: CHOSEN, turned: TURNED });
  await page.reload();
  await page.locator(".settings").waitFor();
  expect(await chosen(page)).toEqual({ chosen: CHOSEN, turned: TURNED });
});

test("sounds are on by default only after a click in the lobby", async () => {
  const page = await open("table.html");
  await isOpen(page);
  expect((await settings(page)).sound).toBe(false);
  await page.getByRole("link", { name: "Lobby" }).click();
  await page.getByRole("link", { name: "Play Thunderjack" }).click();
  await isOpen(page);
  expect((await settings(page)).sound).toBe(true);

  // The button of the table and the switch of the lobby change the same choice.
  await page.getByRole("button", { name: "Sound", exact: true }).click();
  await page.getByRole("link", { name: "Lobby" }).click();
  await page.locator(".settings").waitFor();
  expect((await chosen(page)).turned.sound).toBe(false);
});

test("the lobby offers to continue at the stored table until the player starts over", async () => {
  const page = await open("");
  await page.getByRole("link", { name: "Play Thunderjack" }).waitFor();
  expect(await page.getByRole("link", { name: "Continue" }).count()).toBe(0);
  await page.getByRole("link", { name: "Play Thunderjack" }).click();
  await isOpen(page);
  await deal(page);
  await page.getByRole("link", { name: "Lobby" }).click();
  await page.getByText("Thunderjack, round 1.").waitFor();
  await page.getByRole("link", { name: "Continue" }).click();
  await isOpen(page);
  expect(await round(page)).toBe(1);

  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(() => round(page), PATIENT).toBe(0);
  await page.getByRole("link", { name: "Lobby" }).click();
  await page.locator(".settings").waitFor();
  expect(await page.getByRole("link", { name: "Continue" }).count()).toBe(0);
});

test("the link to the rules opens the table with the panel of its rules", async () => {
  const page = await open("");
  await page.getByRole("link", { name: "Rules Vingt-et-un" }).click();
  await page.locator("tj-panel tj-rules").waitFor();
  expect((await settings(page)).rules).toBe("vingt-et-un");
});

test("a pointer shows the next action at the first visit, and disappears when the action is done or the player dismisses it", async () => {
  const page = await open("table.html");
  await isOpen(page);
  const pointer = page.locator(".pointer");
  expect(await pointer.textContent()).toContain("Choose a chip");
  await page.getByRole("button", { name: "Bet 10 more" }).click();
  await pointer.getByText("Press Deal").waitFor();
  await page.getByRole("button", { name: "Dismiss the tips" }).click();
  await pointer.waitFor({ state: "detached" });
  await page.reload();
  await isOpen(page);
  expect(await pointer.count()).toBe(0);
});

test.each([
  ["en", 844, 390],
  ["de", 844, 390],
  ["en", 740, 360],
  ["de", 740, 360],
  ["en", 667, 375],
  ["de", 667, 375],
  ["ar", 667, 375],
])(
  "each pointer is visible and covers nothing on a phone held sideways: %s, %i by %i",
  async (language, width, height) => {
    const page = await open(`table.html?lang=${language}`, { viewport: { width, height } });
    await isOpen(page);
    const pointer = page.locator(".pointer");
    expect(await coveredBy(page)).toEqual([]);
    const first = await pointer.textContent();
    await page.evaluate(() => {
      const table = document.querySelector("thunderjack-table") as ThunderjackTable;
      table.speed = "instant";
      table.placeBet("right", 1000);
    });
    await expect.poll(() => pointer.textContent()).not.toBe(first);
    expect(await coveredBy(page)).toEqual([]);
    await expect.poll(() => page.evaluate(isTurn), PATIENT).toBe(true);
    await expect.poll(() => page.locator("tj-card").count()).toBe(4);
    await pointer.waitFor();
    expect(await coveredBy(page)).toEqual([]);
  },
);

/** Returns whether a hand has its turn. Deals otherwise, because a round may end without a turn. */
async function isTurn(): Promise<boolean> {
  const table = document.querySelector("thunderjack-table") as ThunderjackTable;
  if (table.conductor?.view.turn !== null) return true;
  table.act({ type: "DeclineInsurance", hand: "right" });
  table.placeBet("right", 1000);
  table.deal();
  await table.conductor.whenSettled();
  return false;
}

/** Returns the cards, the controls and the texts that the pointer covers, and the pointer if it is outside the window. */
function coveredBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const all = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll("*")].flatMap((one) => [one, ...(one.shadowRoot === null ? [] : all(one.shadowRoot))]);
    const pointer = document.querySelector(".pointer");
    if (pointer === null) return ["no pointer"];
    const { left, top, right, bottom } = pointer.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const parts = all(document).filter(
      (one) => one.matches("tj-card, tj-total, button, .message") && !pointer.contains(one) && one.checkVisibility(),
    );
    const covered = parts.filter((part) => {
      const rect = part.getBoundingClientRect();
      return rect.width > 0 && rect.left < right && left < rect.right && rect.top < bottom && top < rect.bottom;
    });
    return [
      ...(isInside ? [] : ["outside"]),
      ...covered.map((one) => one.ariaLabel ?? one.textContent ?? one.localName),
    ];
  });
}

test("the language can be changed at the table, and then applies to the lobby, too", async () => {
  const page = await open("table.html?lang=es");
  await isOpen(page);
  expect((await settings(page)).lang).toBe("es");
  await page.getByRole("button", { name: "Ocultar los consejos" }).click();
  await page.getByRole("combobox", { name: "Idioma" }).selectOption("de");
  await page.getByRole("combobox", { name: "Sprache" }).waitFor();
  expect((await settings(page)).lang).toBe("de");
  await page.getByRole("link", { name: "Lobby" }).click();
  await page.getByRole("heading", { name: "Einstellungen" }).waitFor();
});

test("the rounds that the player has finished can be watched on the page of replays, in the language of the player", async () => {
  const page = await open("replays.html?lang=de");
  await page.getByText("Hier erscheinen die Runden").waitFor();
  await page.goto(new URL("table.html?rules=vingt-et-un&lang=de", page.url()).href);
  await isOpen(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const table = document.querySelector("thunderjack-table") as ThunderjackTable;
        table.speed = "instant";
        table.addEventListener("thunderjack-round-settled", resolve);
        table.addEventListener("thunderjack-turn-started", () => setTimeout(() => table.stand()));
        table.placeBet("middle", 1000);
        table.deal();
      }),
  );
  await page.goto(new URL("replays.html?lang=de#own", page.url()).href);
  await page.getByRole("combobox", { name: "Ihre Runden" }).getByText("Vingt-et-un").waitFor({ state: "attached" });
  const replay = page.locator("#own thunderjack-replay");
  await replay.getByRole("button", { name: "Abspielen" }).first().waitFor();
  expect(await found(page)).toEqual([]);
});

test("both renderers show the same table side by side", async () => {
  const page = await open("side-by-side.html", { viewport: { width: 1440, height: 900 } });
  await page.locator("thunderjack-table[renderer=canvas] canvas").waitFor();
  expect(await found(page)).toEqual([]);
  await page.locator("thunderjack-table[renderer=lit]").getByRole("button", { name: "Bet 10 more" }).click();
  const views = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("thunderjack-table")].map(({ conductor }) =>
        conductor?.view.seats.map(({ bet }) => bet),
      ),
    );
  await expect.poll(views, PATIENT).toEqual([
    [0, 1000, 0],
    [0, 1000, 0],
  ]);
});

test.each(SIZES)("axe finds no violation in the lobby at $width × $height, in any theme", async (viewport) => {
  const page = await open("", { viewport });
  expect(await found(page)).toEqual([]);
  for (const theme of Object.keys(THEMES)) {
    await page.check(`input[name=theme][value=${theme}]`);
    expect([theme, ...(await found(page, { runOnly: ["color-contrast"] }))]).toEqual([theme]);
  }
});

test.each(MEASURED)(
  "in %s, the lobby fits a window of 320 pixels, and its controls are large enough for touch",
  async (language) => {
    const page = await open(`?lang=${language}`, { viewport: { width: 320, height: 568 } });
    await page.locator(".settings").waitFor();
    expect(await smallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test.each(MEASURED)("in %s, a phone in landscape shows the links to all tables without scrolling", async (language) => {
  const page = await open(`?lang=${language}`, { viewport: { width: 740, height: 360 } });
  await page.locator(".settings").waitFor();
  const lowest = () =>
    page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll(".go a, .resume a")].map((link) => link.getBoundingClientRect().bottom),
      ),
    );
  expect(await page.locator(".go a.button").count()).toBe(3);
  expect(await lowest()).toBeLessThanOrEqual(360);
  await page.goto(new URL(`table.html?lang=${language}`, page.url()).href);
  await isOpen(page);
  await page.evaluate(() => {
    const table = document.querySelector("thunderjack-table") as ThunderjackTable;
    table.placeBet("middle", 1000);
    table.deal();
  });
  await expect.poll(() => round(page), PATIENT).toBe(1);
  await page.goto(new URL(`./?lang=${language}`, page.url()).href);
  await page.locator(".resume a").waitFor();
  expect(await lowest()).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 667, height: 375 });
  expect(await lowest()).toBeLessThanOrEqual(375);
});

test("the lobby is usable in forced colours: the chosen values differ from the others", async () => {
  const page = await open("", { forcedColors: "active" });
  const background = (value: string) =>
    page.evaluate(
      (theme) =>
        getComputedStyle(document.querySelector(`[name=theme][value=${theme}] + span`) as Element).backgroundColor,
      value,
    );
  expect(await background("storm")).not.toBe(await background("felt"));
});

test("under a strict policy, the lobby loads only from its own origin, without errors and without layout shifts", async () => {
  const page = await open("");
  const { origin } = new URL(page.url());
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) errors.push(request.url());
  });
  await page.route("**/*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": POLICY } });
  });
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift" });
  });
  await page.goto(`${origin}/?lang=ar`, { waitUntil: "networkidle" });
  await page.locator(".settings").waitFor();
  const shifts = await page.evaluate(() => window.shifts);
  expect(errors).toEqual([]);
  expect(shifts).toEqual([]);
});
