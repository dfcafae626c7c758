import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { publicPackages } from "./packages.js";

/** Returns the code of a module that remains after tree shaking. */
async function bundled(code: string, folder: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder, sourcefile: "page.js" },
    bundle: true,
    format: "esm",
    write: false,
    minifySyntax: true,
    external: ["react"],
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

const packages = publicPackages();
const elements = packages.find(({ name }) => name === "@thunderjack/elements");
const folder = elements?.folder ?? "";

describe("the side effects of importing a package", () => {
  it.each(packages.filter(({ sideEffects }) => sideEffects === false))("$name has none", async ({ name, folder }) => {
    expect(await bundled(`import * as everything from "${name}";`, folder)).toBe("");
  });

  it("unused classes of the elements are removed by tree shaking", async () => {
    expect(await bundled('import { TjCard } from "@thunderjack/elements";', folder)).toBe("");
  });

  it("importing one class bundles no other class and registers no element", async () => {
    const code = await bundled('import { TjChip } from "@thunderjack/elements"; globalThis.Chip = TjChip;', folder);
    expect(code).toContain("TjChip");
    expect(code).not.toContain("TjTable");
    expect(code).not.toContain('customElements.define("');
  });

  it.each(["define", "replay", "tj-card", "tj-chip", "thunderjack-table"])(
    "@thunderjack/elements/%s registers its element, also after tree shaking",
    async (entry) => {
      const code = await bundled(`import "@thunderjack/elements/${entry}";`, folder);
      expect(code).toMatch(/customElements\.(define|get)|define\(/);
      expect(code.length).toBeGreaterThan(10_000);
    },
  );
});
