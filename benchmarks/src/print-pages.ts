import { parseArgs } from "node:util";
import { checkoutOf } from "./checkout.js";
import { pageSection } from "./page-report.js";
import { measurePages, pageNames } from "./pages.js";

/*
 * `pnpm --filter @thunderjack/benchmarks bench:pages [--repeat N] [--only NAME]` measures the elements in pages of
 * Chromium, and prints a section of the report, or the figures with `--json`. The elements must be built. `--against
 * DIR|TAG` also measures another checkout, and this one a second time, in turn.
 */

const { values } = parseArgs({
  // A package manager passes a lone `--` to the program.
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: {
    repeat: { type: "string", default: "3" },
    only: { type: "string" },
    json: { type: "boolean", default: false },
    against: { type: "string" },
  },
});
const names = pageNames(values.only);
const other = values.against === undefined ? null : checkoutOf(values.against);
try {
  const figures = await measurePages(names, Math.max(1, Number(values.repeat)), other?.folder ?? null);
  const text = values.json ? JSON.stringify(figures) : `${pageSection(figures, values.against ?? null)}\n`;
  process.stdout.write(text);
} finally {
  other?.remove();
}
