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
const namesIn = (element: Described, list: string) =>
  ((element[list] ?? []) as readonly Named[]).map(({ name }) => name);

/** The doc comments of all classes that are elements, as they are shipped in the declarations. */
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
  it("knows every element that has a doc comment, and no other", () => {
    expect(described.map(({ element }) => element.tagName).sort()).toEqual(documented.map(({ tag }) => tag).sort());
    expect(documented.length).toBeGreaterThan(15);
  });

  it.each(documented.map(({ tag, comment }) => [tag, comment]))(
    "says of %s all that its doc comment says",
    (tag, comment) => {
      const element = described.find((each) => each.element.tagName === tag)?.element;
      if (element === undefined) throw new Error(`${tag} is missing.`);
      for (const { list, pattern } of LISTS) {
        const names = [...comment.matchAll(pattern)].map(([, name = ""]) => name);
        expect(namesIn(element, list), list).toEqual(expect.arrayContaining(names));
      }
    },
  );

  it("has every attribute that an element observes", async () => {
    for (const { path, element } of described) {
      const module = await import(join(dirname(DIST), path));
      const observed: readonly string[] = module[element.name].observedAttributes;
      const names = namesIn(element, "attributes").map((name) => name.toLowerCase());
      expect(names, element.tagName).toEqual(expect.arrayContaining([...observed]));
    }
  });

  it("says what every event carries, those of the game among them", () => {
    const events = described.flatMap(({ element }) => (element.events ?? []) as readonly Named[]);
    expect(events.filter(({ name }) => name.startsWith("thunderjack-")).length).toBeGreaterThan(25);
    expect(events.filter(({ description }) => description === undefined).map(({ name }) => name)).toEqual([]);
    const cardDealt = events.find(({ name }) => name === "thunderjack-card-dealt");
    expect(cardDealt?.type?.text).toBe("CustomEvent<CardDealt>");
  });

  it("is what the data for editors was made from", () => {
    const tags = described.map(({ element }) => element.tagName).sort();
    const vsCode: { readonly tags: readonly Named[] } = JSON.parse(read("vscode.html-custom-data.json"));
    expect(vsCode.tags.map(({ name }) => name).sort()).toEqual(tags);
    const jetBrains = JSON.parse(read("web-types.json"));
    expect(jetBrains.contributions.html.elements.map(({ name }: Named) => name).sort()).toEqual(tags);
    for (const tag of tags) expect(read("jsx.d.ts")).toContain(`"${tag}": Tag<`);
  });
});

describe("the package of the elements", () => {
  it.each(["", "/define", "/panels", "/replay", "/react", "/tj-card", "/thunderjack-table", "/thunderjack-replay"])(
    "can be imported where there is no page: @thunderjack/elements%s",
    async (entry) => {
      expect(Object.keys(await import(`@thunderjack/elements${entry}`)).length).toBeGreaterThan(0);
    },
  );

  it("has an entry point of its own for every element, which registers what it needs and no table", async () => {
    for (const { element } of described) {
      expect(await import(join(DIST, "entries", `${element.tagName}.js`))).toHaveProperty(element.name);
    }
    expect(read("entries/tj-card.js")).not.toContain("table");
  });
});
