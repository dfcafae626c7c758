/* The files that are generated from the manifest: entry points, React wrappers and JSX types. */

const GENERATED = "// Generated from the doc comments of the elements.\n";

/** Returns the name of the React prop for an event: `onTjCommand` for `tj-command`. */
function listener(event) {
  return `on${event.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())}`;
}

/** Returns the TypeScript type of an event. The detail of an event is unknown if no event map contains the event. */
function typeName({ name, type }) {
  return type.text === "CustomEvent" ? "CustomEvent" : `HTMLElementEventMap["${name}"]`;
}

/** Returns an entry point that registers one element and the elements inside it. */
export function entryPoint({ tagName, name, path }) {
  const folder = path.replace(/^dist\/(.*)\.js$/, "../$1");
  const names = `export { ${name} } from "${folder}.js";\n`;
  return {
    [`entries/${tagName}.js`]: `${GENERATED}import "${folder}.define.js";\n${names}`,
    [`entries/${tagName}.d.ts`]: `${GENERATED}${names}`,
  };
}

/** Returns a React component that renders the element, with its properties and events as props. */
export function reactWrapper({ tagName, name, events }) {
  const bound = events.map(({ name: event }) => `    ${listener(event)}: "${event}",\n`).join("");
  const typed = events.map((event) => `  readonly ${listener(event.name)}: EventName<${typeName(event)}>;\n`).join("");
  return {
    [`react/${tagName}.js`]: `${GENERATED}import { createComponent } from "@lit/react";
import * as React from "react";
import { ${name} as Element } from "../entries/${tagName}.js";

export const ${name} = /* @__PURE__ */ createComponent({
  react: React,
  tagName: "${tagName}",
  elementClass: Element,
  events: {
${bound}  },
});
`,
    [`react/${tagName}.d.ts`]: `${GENERATED}import type { EventName, ReactWebComponent } from "@lit/react";
import type { ${name} as Element } from "../entries/${tagName}.js";

/** \`<${tagName}>\` in React: properties and events as props. */
export declare const ${name}: ReactWebComponent<Element, {
${typed}}>;
`,
  };
}

/** Returns the module that exports all wrappers. */
export function reactIndex(elements) {
  const names = elements.map(({ tagName, name }) => `export { ${name} } from "./${tagName}.js";\n`).join("");
  return { "react/index.js": `${GENERATED}${names}`, "react/index.d.ts": `${GENERATED}${names}` };
}

/** Returns the JSX types of the tags, for Preact, Solid, and React from version 19. */
export function jsxTypes(elements) {
  const imports = elements
    .map(({ tagName, name }) => `import type { ${name} } from "./entries/${tagName}.js";\n`)
    .join("");
  const tags = elements
    .map(({ tagName, name, events, description = "", attributes = [] }) => {
      const comment = description
        .split("\n")
        .map((line) => `   * ${line}`.trimEnd())
        .join("\n");
      const told = events.map((event) => `"on${event.name}": ${typeName(event)}`).join("; ");
      const spelled = attributes
        .filter(({ name: attribute, fieldName }) => attribute !== fieldName)
        .map(({ name: attribute, fieldName }) => `"${attribute}": "${fieldName}"`)
        .join("; ");
      return `  /**\n${comment}\n   */\n  "${tagName}": Tag<${name}, { ${told} }, { ${spelled} }> & Own;\n`;
    })
    .join("");
  return {
    "jsx.d.ts": `${GENERATED}import type { LitElement } from "lit";
${imports}
type Method = (...given: never[]) => unknown;

type Settable<Element> = Omit<
  Element,
  keyof LitElement | { [Key in keyof Element]: Element[Key] extends Method ? Key : never }[keyof Element]
>;

/** A callback that receives the element; its parameter may have a narrower type. */
type RefCallback<Element> = { shown(element: Element | null): unknown }["shown"];

/** The props that every element accepts, in every JSX library. */
export interface EveryElement<Element> {
  readonly id?: string | undefined;
  readonly class?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: string | object | undefined;
  readonly slot?: string | undefined;
  readonly part?: string | undefined;
  readonly lang?: string | undefined;
  readonly dir?: string | undefined;
  readonly title?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly tabIndex?: number | undefined;
  readonly key?: string | number | bigint | null | undefined;
  readonly ref?: string | Element | { readonly current: Element | null } | RefCallback<Element> | null | undefined;
  readonly children?: unknown;
  readonly [aria: \`aria-\${string}\`]: string | number | boolean | null | undefined;
  readonly [data: \`data-\${string}\`]: unknown;
}

/**
 * The props of a tag: its properties, its attributes with another spelling, its events, and the props of every element.
 */
export type Tag<Element, Told, Spelled extends Record<string, keyof Element>> = Partial<Settable<Element>> & {
  [Attribute in keyof Spelled]?: Element[Spelled[Attribute]];
} & { [Listener in keyof Told]?: (event: Told[Listener]) => void } & EveryElement<Element>;

/**
 * Every tag with its props: \`interface IntrinsicElements extends ThunderjackTags {}\`. \`Own\` contains
 * further props of the JSX of the page, such as its own listeners: in React
 * \`ThunderjackTags<React.HTMLAttributes<HTMLElement>>\`.
 */
export interface ThunderjackTags<Own = unknown> {
${tags}}
`,
  };
}
