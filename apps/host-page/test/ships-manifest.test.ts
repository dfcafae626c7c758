import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const DIST = dirname(fileURLToPath(import.meta.resolve("@thunderjack/elements/custom-elements.json")));
const read = (path: string) => readFileSync(join(DIST, path), "utf8");

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
  readonly attribute?: string;
  readonly reflects?: boolean;
}

interface Described {
  readonly name: string;
  readonly tagName: string;
  readonly [list: string]: unknown;
}

const manifest: {
  readonly modules: readonly { readonly path: string; readonly declarations: readonly Described[] }[];
} = JSON.parse(read("custom-elements.json"));
const described = manifest.modules.flatMap(({ path, declarations }) =>
  declarations.filter(({ tagName }) => tagName !== undefined).map((element) => ({ path, element })),
);
const listed = (element: Described, list: string) => (element[list] ?? []) as readonly Named[];
const namesIn = (element: Described, list: string) => listed(element, list).map(({ name }) => name);

const EMBEDS = ["thunderjack-table", "thunderjack-replay"];
const embeds = described.filter(({ element }) => EMBEDS.includes(element.tagName)).map(({ element }) => element);

/** The doc comments of all element classes in the published declarations. */
const documented = readdirSync(join(DIST, "modules"), { recursive: true })
  .map(String)
  .filter((path) => path.endsWith(".d.ts"))
  .flatMap((path) => {
    const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*@element [\s\S]*?)\*\//.exec(read(join("modules", path))) ?? [];
    return comment === undefined ? [] : [{ path, comment, tag: /@element (\S+)/.exec(comment)?.[1] ?? "" }];
  });

const LISTS = [
  { list: "events", pattern: /@fires (\S+)/g },
  { list: "slots", pattern: /@slot (?:([\w-]+) )?-/g },
  { list: "cssParts", pattern: /@csspart (\S+)/g },
  { list: "cssProperties", pattern: /@cssproperty \[?(--[\w-]+)/g },
];

describe("the manifest of the elements", () => {
  it("lists every element with a doc comment, and no others", () => {
    expect(described.map(({ element }) => element.tagName).sort()).toEqual(documented.map(({ tag }) => tag).sort());
    expect(documented.length).toBeGreaterThan(15);
  });

  it.each(documented.map(({ tag, comment }) => [tag, comment]))(
    "lists everything in the doc comment of %s",
    (tag, comment) => {
      const element = described.find((each) => each.element.tagName === tag)?.element;
      if (element === undefined) throw new Error(`${tag} is missing.`);
      for (const { list, pattern } of LISTS) {
        const names = [...comment.matchAll(pattern)].map(([, name = ""]) => name);
        expect(namesIn(element, list), list).toEqual(expect.arrayContaining(names));
      }
    },
  );

  it("lists every observed attribute", async () => {
    for (const { path, element } of described) {
      const module = await import(join(dirname(DIST), path));
      const observed: readonly string[] = module[element.name].observedAttributes;
      const names = namesIn(element, "attributes").map((name) => name.toLowerCase());
      expect(names, element.tagName).toEqual(expect.arrayContaining([...observed]));
    }
  });

  it("states the detail type of every event, including the events of the game", () => {
    const events = described.flatMap(({ element }) => (element.events ?? []) as readonly Named[]);
    expect(events.filter(({ name }) => name.startsWith("thunderjack-")).length).toBeGreaterThan(25);
    expect(events.filter(({ description }) => description === undefined).map(({ name }) => name)).toEqual([]);
    const cardDealt = events.find(({ name }) => name === "thunderjack-card-dealt");
    expect(cardDealt?.type?.text).toBe("CustomEvent<CardDealt>");
  });

  it("resolves type names of attributes to the accepted values", () => {
    const types = described.flatMap(({ element }) => listed(element, "attributes").map(({ type }) => type?.text ?? ""));
    expect(types.filter((type) => !/^("[a-z0-9 -]+"|string|number|boolean|null)( \| (?!$)|$)/.test(type))).toEqual([]);
    expect(types.flatMap((type) => type.split(" | ")).filter((part) => /^[A-Z]/.test(part))).toEqual([]);
  });

  it("states which attributes reflect their properties", async () => {
    let reflected = 0;
    for (const { path, element } of described) {
      const module = await import(join(dirname(DIST), path));
      const properties: ReadonlyMap<string, { readonly reflect?: boolean }> = module[element.name].elementProperties;
      for (const { name, attribute, reflects } of listed(element, "members")) {
        if (attribute === undefined) continue;
        expect(reflects ?? false, `${element.tagName}: ${name}`).toBe(properties.get(name)?.reflect ?? false);
        if (reflects === true) reflected++;
      }
    }
    expect(reflected).toBeGreaterThan(10);
  });

  it("lists every design token with its value for both embeds", () => {
    const tokens = [...read("../TOKENS.md").matchAll(/^\| `(--tj-[a-z-]+)` \| `([^|]+)` \|/gm)];
    expect(tokens.length).toBeGreaterThan(60);
    for (const element of embeds) {
      const values = new Map(listed(element, "cssProperties").map(({ name, default: value }) => [name, value]));
      for (const [, name = "", value] of tokens) expect([name, values.get(name)]).toEqual([name, value]);
      expect([...values.keys()]).toEqual(expect.arrayContaining(["--tj-hearts", "--tj-ink-night", "--tj-button-line"]));
    }
  });

  it("lists the parts that both embeds export from their components", () => {
    const [table, replay] = EMBEDS.map((tag) => embeds.find(({ tagName }) => tagName === tag));
    if (table === undefined || replay === undefined) throw new Error("An embed is missing.");
    for (const embed of [table, replay]) {
      expect(namesIn(embed, "cssParts")).toEqual(expect.arrayContaining(["card", "hand-cards", "total", "shoe-cards"]));
      expect(listed(embed, "cssParts").filter(({ description = "" }) => description === "")).toEqual([]);
    }
    expect(namesIn(table, "cssParts")).toEqual(
      expect.arrayContaining(["bar", "panel", "chip", "commitment", "picker-card"]),
    );
    expect(namesIn(replay, "cssParts")).toEqual(
      expect.arrayContaining(["bar", "timeline", "transport", "verdict", "line"]),
    );
  });

  it("describes every attribute, property, method and event", () => {
    const undescribed = described.flatMap(({ element }) =>
      (["attributes", "members", "events"] as const).flatMap((list) =>
        listed(element, list)
          .filter(({ description = "" }) => description === "")
          .map(({ name }) => `${element.tagName} ${name}`),
      ),
    );
    expect(undescribed).toEqual([]);
  });

  it("is the source of the data for editors", () => {
    const tags = described.map(({ element }) => element.tagName).sort();
    const vsCode: { readonly tags: readonly Named[] } = JSON.parse(read("vscode.html-custom-data.json"));
    expect(vsCode.tags.map(({ name }) => name).sort()).toEqual(tags);
    const jetBrains = JSON.parse(read("web-types.json"));
    expect(jetBrains.contributions.html.elements.map(({ name }: Named) => name).sort()).toEqual(tags);
    for (const tag of tags) expect(read("jsx.d.ts")).toContain(`"${tag}": Tag<`);
  });
});

describe("the data for VS Code", () => {
  interface Data {
    readonly version: number;
    readonly tags: readonly (Named & {
      readonly attributes: readonly (Named & { readonly values?: readonly Named[] })[];
    })[];
    readonly properties: readonly Named[];
    readonly pseudoElements: readonly Named[];
  }
  const html: Data = JSON.parse(read("vscode.html-custom-data.json"));
  const css: Data = JSON.parse(read("vscode.css-custom-data.json"));
  const values = (tag: string, attribute: string) =>
    html.tags
      .find(({ name }) => name === tag)
      ?.attributes.find(({ name }) => name === attribute)
      ?.values?.map(({ name }) => name);

  it("completes values, not type names", () => {
    const all = html.tags.flatMap(({ attributes }) => attributes.flatMap(({ values: known = [] }) => known));
    expect(all.length).toBeGreaterThan(30);
    expect(all.map(({ name }) => name).filter((name) => !/^[a-z0-9 -]+$/.test(name))).toEqual([]);
    expect(values("thunderjack-table", "speed")).toEqual(["normal", "fast", "calm", "instant", "reduced-motion"]);
    expect(values("thunderjack-table", "rules")).toEqual(["thunderjack", "casino", "vingt-et-un"]);
    expect([...(values("tj-seat", "seat") ?? [])].sort()).toEqual(["left", "middle", "right"]);
    for (const tag of EMBEDS) {
      expect(values(tag, "renderer")).toEqual(["lit", "canvas", "canvas2d"]);
      expect(values(tag, "theme")).toEqual(["storm", "felt", "midnight", "paper", "high-contrast"]);
      expect(values(tag, "lang")).toEqual(["en", "fr", "de", "es", "ar"]);
      expect(values(tag, "deck")).toEqual(["standard", "four-colour", "traditional", "four-colour traditional"]);
    }
  });

  it("lists every token and every part of the embeds once", () => {
    const properties = css.properties.map(({ name }) => name);
    const parts = css.pseudoElements.map(({ name }) => name);
    expect(new Set(properties).size).toBe(properties.length);
    expect(new Set(parts).size).toBe(parts.length);
    for (const embed of embeds) {
      expect(properties).toEqual(expect.arrayContaining(namesIn(embed, "cssProperties")));
      expect(parts).toEqual(expect.arrayContaining(namesIn(embed, "cssParts").map((name) => `::part(${name})`)));
    }
    expect([html.version, css.version]).toEqual([1.1, 1.1]);
  });
});

describe("the data for the IDEs of JetBrains", () => {
  const webTypes = JSON.parse(read("web-types.json"));
  const elements: readonly (Named & {
    readonly attributes: readonly (Named & { readonly value?: { readonly type: string } })[];
    readonly source: { readonly module: string; readonly symbol: string };
  })[] = webTypes.contributions.html.elements;

  it("has the required fields and applies to pages without a framework", () => {
    const { name, version, "web-types": shipped } = JSON.parse(read("../package.json"));
    expect(webTypes).toMatchObject({
      name,
      version,
      "js-types-syntax": "typescript",
      "description-markup": "markdown",
      $schema: expect.stringContaining("web-types"),
    });
    expect(webTypes).not.toHaveProperty("framework");
    expect(shipped).toBe("./dist/web-types.json");
    expect(Object.keys(webTypes.contributions)).toEqual(["html", "css"]);
  });

  it("refers from every element to its class", async () => {
    for (const { source } of elements) expect(await import(source.module)).toHaveProperty(source.symbol);
  });

  it("lists every attribute with its type, every property and every part once", () => {
    const types = elements.flatMap(({ attributes }) => attributes.map(({ value }) => value?.type ?? ""));
    expect(types.filter((type) => type === "" || /(^| )[A-Z]/.test(type))).toEqual([]);
    for (const list of ["properties", "pseudo-elements"]) {
      const names = webTypes.contributions.css[list].map(({ name }: Named) => name);
      expect(names.length).toBeGreaterThan(60);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe("the package of the elements", () => {
  it.each(["", "/define", "/replay", "/react", "/tj-card", "/thunderjack-table", "/thunderjack-replay"])(
    "can be imported without a DOM: @thunderjack/elements%s",
    async (entry) => {
      expect(Object.keys(await import(`@thunderjack/elements${entry}`)).length).toBeGreaterThan(0);
    },
  );

  it("has an entry point for every element that registers its components and no table", async () => {
    for (const { element } of described) {
      expect(await import(join(DIST, "entries", `${element.tagName}.js`))).toHaveProperty(element.name);
    }
    expect(read("entries/tj-card.js")).not.toContain("table");
  });
});
