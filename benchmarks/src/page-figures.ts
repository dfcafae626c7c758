import type { ThunderjackTable } from "@thunderjack/elements";
import { pageEvents, processorTime, traced } from "@thunderjack/vitest/trace";
import type { Browser, CDPSession, Page } from "playwright";
import type { ServedElements } from "./served-elements.js";

declare global {
  /** Chromium has this method in isolated pages. */
  interface Performance {
    measureUserAgentSpecificMemory(): Promise<{ readonly bytes: number }>;
  }
}

/** The factor by which the processor of a slow phone is slowed down. */
const SLOWER = 4;
/** A slow network: the latency in milliseconds and the throughput in bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_440_000 / 8, uploadThroughput: 1_440_000 / 8 };
const PHONE = { width: 390, height: 844 };

/** The time within which the first chip must be usable, in milliseconds. */
const FIRST_CHIP = 1300;
const TABLES = 20;
/** The number of rounds that each of many tables plays. */
const ROUNDS = 3;
const CARDS = 1000;

/** A figure of a page. The smaller value is the better one. */
export interface PageFigure {
  readonly title: string;
  readonly unit: "ms" | "KiB";
  /** The required value; `null` if there is none. */
  readonly most: number | null;
  /** The required ratio to another checkout; `null` if there is none. */
  readonly mostOfOther: number | null;
}

/** A measurement, which has one or several figures. */
export interface PageMeasurement {
  readonly figures: readonly PageFigure[];
  /** Measures the figures once, in their order. */
  readonly measure: (browser: Browser, elements: ServedElements) => Promise<readonly number[]>;
}

/** The measurements of pages, by the name that `--only` takes. */
export const PAGE_MEASUREMENTS: Readonly<Record<string, PageMeasurement>> = {
  tables: {
    figures: [
      {
        title: "twenty tables that deal at once: main thread for each card",
        unit: "ms",
        most: null,
        mostOfOther: 0.75,
      },
    ],
    measure: (browser, elements) =>
      withPage(browser, { width: 1700, height: 1900 }, async (page, session) => {
        await page.goto(elements.page(`${STYLE}${SCRIPT}${"<thunderjack-table></thunderjack-table>".repeat(TABLES)}`));
        await ready(page, TABLES);
        // The first round loads the code of the movements.
        await page.evaluate(playRounds, 1);
        let cards = 0;
        const time = await mainThread(session, async () => {
          cards = await page.evaluate(playRounds, ROUNDS);
        });
        return [time / cards];
      }),
  },
  longest: {
    figures: [
      {
        title: "one table at a quarter of the processor: longest task of a deal",
        unit: "ms",
        most: 50,
        mostOfOther: null,
      },
    ],
    measure: (browser, elements) =>
      withPage(browser, PHONE, async (page, session) => {
        await page.goto(elements.page(`${SCRIPT}<thunderjack-table></thunderjack-table>`));
        await ready(page, 1);
        await page.evaluate(() => {
          document.querySelector("thunderjack-table")?.placeBet("middle", 1000);
        });
        await page.waitForTimeout(2000);
        await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
        const whole = await browser.newBrowserCDPSession();
        const events = await traced(whole, async () => {
          await page.evaluate(() => {
            setTimeout(() => document.querySelector("thunderjack-table")?.deal());
          });
          // The page is not polled, because each query would be a task of the page.
          await page.waitForTimeout(6000);
        });
        await whole.detach();
        const tasks = pageEvents(events).filter(({ name, ph }) => name === "RunTask" && ph === "X");
        return [Math.max(...tasks.map(processorTime)) / 1000];
      }),
  },
  cards: {
    figures: [
      { title: "1,000 cards, second use: memory", unit: "KiB", most: null, mostOfOther: 0.5 },
      { title: "1,000 cards, second use: main thread until painted", unit: "ms", most: null, mostOfOther: 0.5 },
    ],
    measure: (browser, elements) =>
      withPage(browser, { width: 1440, height: 900 }, async (page, session) => {
        await page.goto(elements.page('<script type="module" src="/tj-card.js"></script><main></main>'));
        await page.evaluate(() => customElements.whenDefined("tj-card"));
        // The first use loads the court cards.
        await page.evaluate(addCards, 52);
        await page.waitForTimeout(1000);
        const before = await memory(page);
        const time = await mainThread(session, () => page.evaluate(addCards, CARDS));
        return [((await memory(page)) - before) / 1024, time];
      }),
  },
  "first chip": {
    figures: [
      { title: "table in memory: first paint", unit: "ms", most: null, mostOfOther: null },
      { title: "table in memory: first usable chip", unit: "ms", most: FIRST_CHIP, mostOfOther: null },
    ],
    measure: (browser, elements) =>
      firstUse(browser, elements.page(`${SCRIPT}<thunderjack-table></thunderjack-table>`)),
  },
  "first chip, stored": {
    figures: [
      { title: "stored table: first paint", unit: "ms", most: null, mostOfOther: null },
      { title: "stored table: first usable chip", unit: "ms", most: FIRST_CHIP, mostOfOther: null },
    ],
    measure: (browser, elements) =>
      firstUse(browser, elements.page(`${SCRIPT}<thunderjack-table persist="first-use"></thunderjack-table>`)),
  },
};

const SCRIPT = '<script type="module" src="/thunderjack.js"></script>';
const STYLE = "<style>thunderjack-table { float: left; width: 320px; height: 440px }</style>";

/** Opens a page in a new context, which has an empty cache. */
async function withPage<Result>(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
  body: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    return await body(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Waits until tables can deal. */
async function ready(page: Page, tables: number): Promise<void> {
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll("thunderjack-table")].filter(({ conductor }) => conductor != null).length === count,
    tables,
  );
}

/** Returns the processor time of the page's main thread during a function, in milliseconds. */
async function mainThread(session: CDPSession, body: () => Promise<unknown>): Promise<number> {
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
  const before = await spent();
  await body();
  return ((await spent()) - before) * 1000;
}

/** Plays rounds at all tables at once and returns the number of dealt cards. Runs in the page. */
async function playRounds(rounds: number): Promise<number> {
  let cards = 0;
  const play = async (table: ThunderjackTable): Promise<void> => {
    const count = () => cards++;
    table.addEventListener("thunderjack-card-dealt", count);
    for (let round = 0; round < rounds; round++) {
      table.placeBet("middle", 1000);
      table.deal();
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const { conductor } = table;
        if (conductor === null || conductor.pending > 0) continue;
        const { betting, moves } = conductor.view;
        if (betting.isOpen) break;
        const passing = moves.find(({ isLegal, command: { type } }) => isLegal && /^Stand$|^Decline/.test(type));
        if (passing !== undefined) table.act(passing.command);
      }
    }
    table.removeEventListener("thunderjack-card-dealt", count);
  };
  await Promise.all([...document.querySelectorAll("thunderjack-table")].map(play));
  return cards;
}

/** Adds cards of all faces to the page and waits until they are painted. Runs in the page. */
async function addCards(count: number): Promise<void> {
  const faces = ["s", "h", "d", "c"].flatMap((suit) =>
    ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"].map((rank) => `${rank}_${suit}`),
  );
  const cards = Array.from({ length: count }, (_, index) => {
    const card = document.createElement("tj-card");
    card.setAttribute("card", faces[index % faces.length] ?? "");
    card.style.float = "left";
    return card;
  });
  document.querySelector("main")?.append(...cards);
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise(requestAnimationFrame);
}

/** Returns the memory of a page, in bytes. It includes the document, its styles and its layout. */
async function memory(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const { bytes } = await performance.measureUserAgentSpecificMemory();
    return bytes;
  });
}

/** Returns the times from the request of a page to its first paint, and to the first usable chip, in milliseconds. */
async function firstUse(browser: Browser, address: string): Promise<readonly number[]> {
  return await withPage(browser, PHONE, async (page, session) => {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(address, { waitUntil: "commit" });
    const chip = await page.evaluate(firstChip);
    const paint = await page.evaluate(firstPaint);
    // A chip that is found in the frame of the first paint is not painted yet.
    return [paint, Math.max(paint, chip)];
  });
}

/** Waits until a chip can be pressed and returns the time. Runs in the page. */
function firstChip(): Promise<number> {
  const chipIn = (host: Element): Element | null => {
    for (const one of host.shadowRoot?.querySelectorAll("*") ?? []) {
      if (one.matches("button[aria-label^='Bet ']:enabled")) return one;
      const within = one.shadowRoot === null ? null : chipIn(one);
      if (within !== null) return within;
    }
    return null;
  };
  return new Promise((resolve) => {
    const look = () => {
      const element = document.querySelector("thunderjack-table");
      const chip = element === null ? null : chipIn(element);
      if (chip !== null && chip.getBoundingClientRect().width > 0) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Returns the time of the first paint with content. Runs in the page. */
function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    // The entry may follow the first chip, because it is added after the frame has been presented.
    const observer = new PerformanceObserver((list) => {
      const entry = list.getEntriesByName("first-contentful-paint")[0];
      if (entry !== undefined) resolve(entry.startTime);
    });
    observer.observe({ type: "paint", buffered: true });
  });
}
