import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import type { IndexEntry } from "storybook/internal/types";
import { type Element, elementCalled, type Feature } from "./manifest-elements.js";

/** A story in the components manifest of Storybook. */
interface DescribedStory {
  readonly id: string;
  readonly name: string;
  readonly snippet?: string;
}

/** A component in the components manifest of Storybook. */
interface DescribedComponent {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly stories: DescribedStory[];
  readonly description?: string;
  readonly import?: string;
  /** The attributes, properties, events, slots, parts and CSS properties, in Markdown. */
  readonly apiDescription?: string;
}

/** The components manifest of Storybook, version 0. */
export interface ComponentsManifest {
  readonly v: 0;
  readonly components: Readonly<Record<string, DescribedComponent>>;
}

/**
 * Returns the components manifest of Storybook, from the custom elements manifest and the index of the stories. Storybook
 * itself has no generator for web components.
 *
 * @param entries the entries of the index
 * @param root the folder from which the paths in the index begin
 */
export async function componentsManifest(entries: readonly IndexEntry[], root: string): Promise<ComponentsManifest> {
  const components: Record<string, DescribedComponent> = {};
  const snippets = new Map<string, Promise<ReadonlyMap<string, string>>>();
  for (const { type, id, name, title, importPath } of entries) {
    if (type !== "story") continue;
    const sources = snippets.get(importPath) ?? snippetsOf(join(root, importPath));
    snippets.set(importPath, sources);
    const [componentId = id] = id.split("--");
    const tag = title.slice(title.lastIndexOf("/") + 1);
    components[componentId] ??= { id: componentId, name: tag, path: importPath, stories: [], ...described(tag) };
    const snippet = (await sources).get(id);
    components[componentId].stories.push({ id, name, ...(snippet === undefined ? {} : { snippet }) });
  }
  return { v: 0, components };
}

function described(tag: string): Partial<DescribedComponent> {
  const element = elementCalled(tag);
  if (element === undefined) return {};
  return {
    description: element.description ?? "",
    import: `import "@thunderjack/elements/${tag}";`,
    apiDescription: apiOf(element),
  };
}

function apiOf({ attributes, members, events, slots, cssParts, cssProperties }: Element): string {
  const mirrored = new Set(attributes?.map(({ fieldName }) => fieldName));
  const properties = members?.filter(({ kind, name }) => kind === "field" && !mirrored.has(name));
  return [
    section("Attributes", attributes),
    section("Properties", properties),
    section("Events", events),
    section("Slots", slots),
    section("CSS parts", cssParts),
    section("CSS properties", cssProperties),
  ]
    .filter((text) => text !== "")
    .join("\n\n");
}

function section(title: string, features: readonly Feature[] = []): string {
  if (features.length === 0) return "";
  const lines = features.map(({ name = "", type, description = "", default: initial }) => {
    const form = type?.text === undefined ? "" : `: \`${type.text}\``;
    const usual = initial === undefined ? "" : ` Defaults to \`${initial}\`.`;
    return `- \`${name === "" ? "(default)" : name}\`${form} ${description.replace(/\s+/g, " ")}${usual}`;
  });
  return `## ${title}\n\n${lines.join("\n")}`;
}

/** Returns the source of each story of a file, by its id. */
async function snippetsOf(file: string): Promise<ReadonlyMap<string, string>> {
  const code = await readFile(file, "utf8");
  const csf = loadCsf(code, { makeTitle: (title) => title ?? "", fileName: file }).parse();
  return new Map(
    Object.entries(csf._stories).flatMap(([exported, { id }]) => {
      const { start, end } = csf.getStoryExport(exported);
      return start == null || end == null
        ? []
        : [[id, `export const ${exported} = ${code.slice(start, end)};`] as const];
    }),
  );
}
