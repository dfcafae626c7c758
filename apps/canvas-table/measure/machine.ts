import { cpus, totalmem } from "node:os";
import type { Browser } from "playwright";

/** Returns the processor, the memory and the browser of a measurement, as a sentence without its full stop. */
export function machineOf(browser: Browser): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors[0]?.model.trim() ?? "unknown processor"}, ${processors.length} cores, ${memory} GB; Chromium ${browser.version()}, headless, without a graphics card`;
}
