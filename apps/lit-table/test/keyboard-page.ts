import { fileURLToPath } from "node:url";
import type { CardId } from "@thunderjack/cards";
import type { Command, TableState } from "@thunderjack/core";
import type { ThunderjackTable } from "@thunderjack/elements/define";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The time for which new controls ignore presses, with a safety margin, in milliseconds. */
export const PRESS_GUARD = 600;

/**
 * Provides the built pages of the app, in a Chromium with reduced motion, to the tests of one file. A page is closed
 * after its test.
 */
export function builtPages(): { open(path: string, options?: BrowserContextOptions): Promise<Page> } {
  let browser: Browser;
  let server: { readonly httpServer: { address(): unknown }; close(): Promise<void> };
  beforeAll(async () => {
    const { preview } = await import("vite");
    server = await preview({ root: ROOT, logLevel: "warn", preview: { host: "127.0.0.1", port: 0 } });
    browser = await chromium.launch(launchOptions());
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    async open(path, options = {}) {
      const still = { viewport: { width: 1000, height: 900 }, reducedMotion: "reduce" } as const;
      const page = await browser.newPage({ ...still, ...options });
      onTestFinished(() => page.close());
      // The clock runs as usual, but a test can skip the time for which new controls ignore presses.
      await page.clock.install();
      const { port } = server.httpServer.address() as { readonly port: number };
      await page.goto(`http://127.0.0.1:${port}/${path}`);
      return page;
    },
  };
}

/** The focused element. It may be in a shadow root. */
export interface Focused {
  /** The tag of the element; `body` if no element is focused. */
  readonly tag: string;
  readonly name: string;
  /** Whether the element is inside the table, or is slotted into it. */
  readonly isAtTable: boolean;
  /** Whether the element is rendered, is inside the window, and has a visible focus ring. */
  readonly isSeen: boolean;
}

/** A player who uses only the keyboard. After every key, the focus must be inside the table and visible. */
export class KeyboardPlayer {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /**
   * Waits for the table of a page, and sets the cards of its deals.
   *
   * @param decks the cards of each deal, in the order in which they are drawn. Later cards come from the shoe
   */
  static async at(page: Page, ...decks: readonly string[]): Promise<KeyboardPlayer> {
    await page.waitForFunction(
      () => document.querySelector("thunderjack-table")?.shadowRoot?.querySelector("tj-table")?.frame,
    );
    // Each stack uses another deck of the shoe, because earlier cards are in the tray.
    const stacks = decks.map((deck, place) => deck.split(" ").map((card) => `${card}_${place % 4}` as CardId));
    await page.evaluate((left) => {
      const waiting = [...left];
      document.addEventListener(
        "tj-command",
        (event) => {
          const table = document.querySelector("thunderjack-table");
          const { detail } = event as CustomEvent<Command>;
          if (detail.type !== "Deal" || table === null) return;
          const stack = waiting.shift();
          event.preventDefault();
          event.stopImmediatePropagation();
          table.conductor?.act(stack === undefined ? { type: "Deal" } : { type: "Deal", stack });
        },
        { capture: true },
      );
    }, stacks);
    return new KeyboardPlayer(page);
  }

  /** Returns the public state of the table. */
  state(): Promise<TableState> {
    return this.page.evaluate(() => {
      const { table } = document.querySelector("thunderjack-table") as ThunderjackTable;
      if (table === null) throw new Error("There is no table.");
      return table.publicState;
    });
  }

  async phase(): Promise<TableState["phase"]> {
    return (await this.state()).phase;
  }

  /** Presses keys, one after the other, and checks the focus after each key. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.page.clock.fastForward(PRESS_GUARD);
      await this.page.keyboard.press(key);
      await this.settled();
      const focused = await this.focused();
      expect({ key, ...focused }).toMatchObject({ key, isAtTable: true, isSeen: true });
    }
  }

  /** Waits until no animation is running and everything is rendered. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(async () => {
      const table = document.querySelector("thunderjack-table");
      if (table === null) return true;
      await table.updateComplete;
      await table.shadowRoot?.querySelector("tj-table")?.updateComplete;
      // The first frame renders the view, and the next frame moves the focus.
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      const isMoving = document.getAnimations().some(({ playState, effect }) => {
        return playState === "running" && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
      });
      return !isMoving && table.conductor?.isSettled !== false;
    });
  }

  /** Presses Tab, or Shift+Tab, until the element with this name has the focus. */
  async tabTo(name: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    for (let tabs = 0; tabs < 40; tabs++) {
      if (name.test((await this.focused()).name)) return;
      await this.press(key);
    }
    throw new Error(`Tab does not lead to ${name}.`);
  }

  focused(): Promise<Focused> {
    return this.page.evaluate(() => {
      const path: Element[] = [];
      for (let at = document.activeElement; at !== null; at = at.shadowRoot?.activeElement ?? null) path.push(at);
      const element = path.at(-1) ?? document.body;
      // Some elements draw their focus ring with `::after`.
      const isMarked = [getComputedStyle(element), getComputedStyle(element, "::after")].some(
        ({ outlineStyle, outlineWidth, content }) =>
          outlineStyle !== "none" && outlineWidth !== "0px" && content !== "none",
      );
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return {
        tag: element.localName,
        name: element.getAttribute("aria-label") ?? element.textContent?.replace(/\s+/g, " ").trim() ?? "",
        isAtTable:
          path.some((one) => one.closest("thunderjack-table") !== null) && element.localName !== "thunderjack-table",
        isSeen:
          isMarked &&
          element.matches(":focus-visible") &&
          element.checkVisibility() &&
          isInWindow &&
          width * height > 0,
      };
    });
  }
}
