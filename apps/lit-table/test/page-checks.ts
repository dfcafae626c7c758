import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright";

declare global {
  interface Window {
    axe: { run(root: Document, options: RunOptions): Promise<AxeResults> };
  }
}

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Returns the violations that axe finds, one line for each violation. Ends all animations first. */
export async function found(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await readFile(AXE, "utf8"));
  return page.evaluate(async (run) => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], ...run });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
    );
  }, options);
}

/** Returns the controls that are smaller than the minimum touch target, with their sizes. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const all = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll("*")].flatMap((one) => [one, ...(one.shadowRoot === null ? [] : all(one.shadowRoot))]);
    const pressable = "button, a[href], select, input:not([type=hidden]), summary, [role=switch], [role=slider]";
    return all(document)
      .filter((one) => one.matches(pressable) && one.checkVisibility() && one.closest("[inert]") === null)
      .map((one) => ({ one, rect: one.getBoundingClientRect() }))
      .filter(({ rect: { width, height } }) => width > 1 && height > 1 && (width < 43.5 || height < 43.5))
      .map(({ one, rect }) => {
        const name = one.getAttribute("aria-label") ?? one.textContent?.trim() ?? "";
        return `${one.localName} "${name}": ${Math.round(rect.width)} × ${Math.round(rect.height)}`;
      });
  });
}
