import { describe, expect, it } from "vitest";
import { CUSTOM_PROPERTIES, ELEMENTS, type KnownElement } from "./elements-manifest.js";
import { FOR_ALL, proseOf, textOf } from "./markdown.js";

/*
 * Checks the READMEs and the pages against the manifest of the elements. It checks tags with their attributes and slots,
 * in blocks, inline code and live examples. It also checks custom properties and parts, and the names in the columns of
 * tables that list attributes, methods, slots or parts.
 */

/** The global attributes. */
const GLOBAL = /^(class|dir|hidden|id|lang|part|slot|style|tabindex|title|(aria|data)-[a-z-]+)$/;
const TAG = /<((?:thunderjack|tj)-[a-z-]*[a-z])((?:\s+[^\s=<>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=<>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** Removes comments, which may contain incomplete markup. */
const withoutComments = (text: string) => text.replace(/<!--[\s\S]*?-->/g, "");

/** Returns the reason why an attribute cannot have this value according to its type; `null` if it can. */
function whyNotValue(type: string, value: string | undefined): string | null {
  const isNumber = /^number( \| null)?$/.test(type);
  if (isNumber && !/^-?\d+(\.\d+)?$/.test(value ?? "")) return `must be a number, not "${value ?? ""}"`;
  const literals = type.split(" | ").filter((part) => part !== "null");
  if (!literals.every((part) => /^"[^"]*"$/.test(part))) return null;
  return literals.includes(`"${value ?? ""}"`) ? null : `cannot be "${value ?? ""}"`;
}

function complaintsOfTag(tag: string, attributes: string): readonly string[] {
  const element = ELEMENTS.get(tag);
  if (element === undefined) return [`There is no <${tag}>.`];
  return [...attributes.matchAll(ATTRIBUTE)].flatMap(([, written = "", ...values]) => {
    // The prefixes `@` and `:` mark events and bindings of Vue. Their values are expressions.
    const [, sign = "", name = ""] = /^([@:]?)([^.]+)/.exec(written) ?? [];
    if (sign === "@" || (sign === "" && GLOBAL.test(name)) || name === "ref") return [];
    const type = element.attributes.get(name);
    if (type === undefined) return [`<${tag}> has no attribute "${name}".`];
    const value = values.find((one) => one !== undefined);
    const reason = sign === ":" ? null : whyNotValue(type, value);
    return reason === null ? [] : [`"${name}" of <${tag}> ${reason}.`];
  });
}

function tagsIn(text: string): readonly string[] {
  return [...withoutComments(text).matchAll(TAG)].flatMap(([, tag = "", attributes = ""]) =>
    complaintsOfTag(tag, attributes),
  );
}

/** Returns an error for each unknown slot in the markup of an element. */
function slotsIn(text: string): readonly string[] {
  const hosts = text.matchAll(/<((?:thunderjack|tj)-[a-z-]+)\b[^<>]*>([\s\S]*?)<\/\1>/g);
  return [...hosts].flatMap(([, tag = "", inside = ""]) =>
    [...inside.matchAll(/<[a-z][^<>]*\sslot="([^"]*)"/g)]
      .filter(([, slot = ""]) => ELEMENTS.get(tag)?.slots.has(slot) !== true)
      .map(([, slot]) => `<${tag}> has no slot "${slot}".`),
  );
}

function stylesIn(text: string): readonly string[] {
  const tokens = [...text.matchAll(/(?<![\w-])--tj-[a-z-]*[a-z](?![\w-]*\*)/g)]
    .filter(([name]) => !CUSTOM_PROPERTIES.has(name))
    .map(([name]) => `There is no ${name}.`);
  const parts = [...text.matchAll(/((?:thunderjack|tj)-[a-z-]+)::part\(([a-z-]+)\)/g)]
    .filter(([, tag = "", part = ""]) => ELEMENTS.get(tag)?.parts.has(part) !== true)
    .map(([, tag, part]) => `<${tag}> has no part "${part}".`);
  return [...tokens, ...parts];
}

const playable = ["thunderjack-table", "thunderjack-replay", "tj-inspector"].flatMap((tag) => ELEMENTS.get(tag) ?? []);
const some = (has: (element: KnownElement) => boolean) => playable.some(has);

/** The names that are valid in a column, by its heading. */
const COLUMNS: Readonly<Record<string, (name: string) => boolean>> = {
  attribute: (name) => some(({ attributes, fields }) => attributes.has(name) || fields.has(name)),
  method: (name) => some(({ methods }) => methods.has(name.replace(/\(.*$/, ""))),
  slot: (name) => some(({ slots }) => slots.has(name)),
  part: (name) => [...ELEMENTS.values()].some(({ parts }) => parts.has(name)) || ELEMENTS.has(name),
};

const cellsOf = (row: string) =>
  row
    .replaceAll("\\|", "/")
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Returns an error for each unknown name in the columns of {@link COLUMNS}. */
function tablesIn(prose: string): readonly string[] {
  return [...prose.matchAll(/^\|[^\n]*\|\n\|[ :|-]+\|\n((?:\|[^\n]*\|\n?)*)/gm)].flatMap(([table]) => {
    const [heading = "", , ...rows] = table.trim().split("\n");
    return cellsOf(heading).flatMap((title, column) => {
      const kind = Object.keys(COLUMNS).find((key) => title.split(",")[0] === key);
      const isKnown = COLUMNS[kind ?? ""];
      if (isKnown === undefined) return [];
      return rows
        .flatMap((row) => [...(cellsOf(row)[column] ?? "").matchAll(/`([^`]+)`/g)])
        .map(([, name = ""]) => name)
        .filter((name) => !isKnown(name))
        .map((name) => `There is no ${kind} ${name}.`);
    });
  });
}

describe("the markup of the elements in", () => {
  it("the manifest is not empty", () => {
    expect([...ELEMENTS.keys()]).toEqual(
      expect.arrayContaining(["thunderjack-table", "thunderjack-replay", "tj-card"]),
    );
    expect(CUSTOM_PROPERTIES.size).toBeGreaterThan(60);
  });

  it.each([...FOR_ALL, "docs/samples/VueTable.vue"])("%s matches the manifest", (path) => {
    const text = textOf(path);
    const tables = path.endsWith(".md") ? tablesIn(proseOf(path)) : [];
    expect([...tagsIn(text), ...slotsIn(text), ...stylesIn(text), ...tables]).toEqual([]);
  });

  it.each([
    ["<tj-crad></tj-crad>", "There is no <tj-crad>."],
    ['<thunderjack-table rule="casino">', '<thunderjack-table> has no attribute "rule".'],
    [
      '<thunderjack-table\n  hints\n  credits="a lot"\n>',
      '"credits" of <thunderjack-table> must be a number, not "a lot".',
    ],
    ['<thunderjack-table keys="some">', '"keys" of <thunderjack-table> cannot be "some".'],
    ["<thunderjack-table :rulez='x' @click='y'>", '<thunderjack-table> has no attribute "rulez".'],
    ['<thunderjack-table><p slot="feet"></p></thunderjack-table>', '<thunderjack-table> has no slot "feet".'],
    ["thunderjack-table { --tj-fleet: red }", "There is no --tj-fleet."],
    ["thunderjack-table::part(bra) {}", '<thunderjack-table> has no part "bra".'],
    ["| attribute | |\n| --- | --- |\n| `rulez` | |\n", "There is no attribute rulez."],
    ["| method | |\n| --- | --- |\n| `hit()`, `hti(x \\| y)` | |\n", "There is no method hti(x / y)."],
  ])("reports the error in %j", (text, complaint) => {
    expect([...tagsIn(text), ...slotsIn(text), ...stylesIn(text), ...tablesIn(text)]).toEqual([complaint]);
  });
});
