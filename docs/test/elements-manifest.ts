import { TjInspector } from "@thunderjack/inspector";
import { textOf } from "./markdown.js";

interface Named {
  readonly name: string;
  readonly type?: { readonly text: string };
}

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly Named[];
  readonly members?: readonly (Named & { readonly kind: "field" | "method" })[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

/** The API of an element in its manifest. */
export interface KnownElement {
  /** The attributes with their types as text. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly fields: ReadonlySet<string>;
  readonly methods: ReadonlySet<string>;
  readonly slots: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
}

const { modules }: { readonly modules: readonly { readonly declarations: readonly Declaration[] }[] } = JSON.parse(
  textOf("packages/elements/dist/custom-elements.json"),
);
const declarations = modules.flatMap((module) => module.declarations);

const names = (named: readonly Named[] = []) => new Set(named.map(({ name }) => name));

/** The inspector, which is not in the manifest of the elements. */
const INSPECTOR: KnownElement = {
  attributes: new Map(TjInspector.observedAttributes.map((name) => [name, ""])),
  fields: new Set(["history", "exportTest"]),
  methods: new Set(["follow", "leave", "refresh"]),
  slots: new Set(),
  parts: new Set(["events", "event", "state", "difference", "export"]),
};

/** All elements by tag. */
export const ELEMENTS: ReadonlyMap<string, KnownElement> = new Map([
  ["tj-inspector", INSPECTOR],
  ...declarations.flatMap(({ tagName, attributes = [], members = [], slots, cssParts }): [string, KnownElement][] => {
    if (tagName === undefined) return [];
    const known: KnownElement = {
      attributes: new Map(attributes.map(({ name, type }) => [name, type?.text ?? ""])),
      fields: names(members.filter(({ kind }) => kind === "field")),
      methods: names(members.filter(({ kind }) => kind === "method")),
      slots: names(slots),
      parts: names(cssParts),
    };
    return [[tagName, known]];
  }),
]);

/** All custom properties, which are the tokens and the properties of individual elements. */
export const CUSTOM_PROPERTIES: ReadonlySet<string> = new Set([
  ...[...textOf("packages/elements/TOKENS.md").matchAll(/^\| `(--tj-[a-z-]+)`/gm)].map(([, name = ""]) => name),
  ...declarations.flatMap(({ cssProperties }) => [...names(cssProperties)]),
]);
