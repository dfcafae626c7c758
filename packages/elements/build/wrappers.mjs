/*
 * The files that are generated from the manifest: entry points, React wrappers, and the types of the tags for JSX, Vue
 * and Svelte.
 */

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
export function entryPoint(element) {
  const { tagName, name, path } = element;
  const folder = path.replace(/^dist\/(.*)\.js$/, "../$1");
  const names = `export { ${name} } from "${folder}.js";\n`;
  return {
    [`entries/${tagName}.js`]: `${GENERATED}import "${folder}.define.js";\n${names}`,
    [`entries/${tagName}.d.ts`]: `${GENERATED}${eventTypes([element], "../modules")}${names}`,
  };
}

/** Returns the imports of the modules that declare the types of events. */
function eventTypes(elements, folder) {
  const modules = new Set(elements.flatMap(({ eventModules }) => eventModules));
  return [...modules].map((module) => `import type {} from "${folder}/${module}";\n`).join("");
}

/** Returns the names of the properties that a page can set, as a union of types. */
function settable({ members }) {
  const names = members.filter(({ kind, readonly }) => kind === "field" && readonly !== true).map(({ name }) => name);
  return union(names);
}

function union(names) {
  return names.length === 0 ? "never" : names.map((name) => `"${name}"`).join(" | ");
}

/** Returns the attributes whose names differ from their properties, as a type. */
function spelled({ attributes = [] }) {
  const other = attributes.filter(({ name, fieldName }) => name !== fieldName);
  return `{ ${other.map(({ name, fieldName }) => `"${name}": "${fieldName}"`).join("; ")} }`;
}

/** Returns the types of the events as members, with a name for each listener. */
function listeners({ events }, nameOf) {
  return `{ ${events.map((event) => `"${nameOf(event.name)}": ${typeName(event)}`).join("; ")} }`;
}

/** Returns the description of an element as a doc comment. */
function commentOf({ description = "" }, indent = "") {
  const lines = description.split("\n").map((line) => `${indent} * ${line}`.trimEnd());
  return `${indent}/**\n${lines.join("\n")}\n${indent} */\n`;
}

/** Returns the type imports of the classes. */
function classes(elements, folder) {
  return elements.map(({ tagName, name }) => `import type { ${name} } from "${folder}/${tagName}.js";\n`).join("");
}

/** Returns a React component that renders the element, with its properties and events as props. */
export function reactWrapper(element) {
  const { tagName, name, events } = element;
  const bound = events.map(({ name: event }) => `    ${listener(event)}: "${event}",\n`).join("");
  return {
    [`react/${tagName}.js`]: `"use client";
${GENERATED}import { createComponent } from "@lit/react";
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
    [`react/${tagName}.d.ts`]: `${GENERATED}${eventTypes([element], "../modules")}import type { ${name} as Element } from "../entries/${tagName}.js";
import type { ElementComponent } from "./element-component.js";

${commentOf(element)}export declare const ${name}: ElementComponent<Element, ${settable(element)}, ${listeners(element, listener)}>;
`,
  };
}

/** Returns the module that exports all wrappers, and the type of a wrapper. */
export function reactIndex(elements) {
  const names = elements.map(({ tagName, name }) => `export { ${name} } from "./${tagName}.js";\n`).join("");
  return {
    "react/index.js": `"use client";\n${GENERATED}${names}`,
    "react/index.d.ts": `${GENERATED}${names}`,
    "react/element-component.d.ts": `${GENERATED}import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from "react";
import type { Properties } from "../props.js";

/** An element as a React component. Its properties, its events and the props of every HTML element are its props. */
export type ElementComponent<Element extends HTMLElement, Names extends keyof Element, Events> = ForwardRefExoticComponent<
  Omit<HTMLAttributes<Element>, Names | keyof Events> &
    Properties<Element, Names> & { [Listener in keyof Events]?: ((event: Events[Listener]) => void) | undefined } &
    RefAttributes<Element>
>;
`,
  };
}

/** Returns the JSX types of the tags, for Preact, Solid, and React from version 19. */
export function jsxTypes(elements) {
  const tags = elements.map((element) => {
    const { tagName, name } = element;
    const events = listeners(element, (event) => `on${event}`);
    return `${commentOf(element, "  ")}  "${tagName}": Tag<${name}, ${settable(element)}, ${spelled(element)}, ${events}> & Own;\n`;
  });
  return {
    "jsx.d.ts": `${GENERATED}${eventTypes(elements, "./modules")}${classes(elements, "./entries")}import type { Attributes, Properties } from "./props.js";

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
export type Tag<
  Element,
  Names extends keyof Element,
  Spelled extends Record<string, keyof Element>,
  Events,
> = Properties<Element, Names> &
  Attributes<Element, Spelled> & { [Listener in keyof Events]?: ((event: Events[Listener]) => void) | undefined } & EveryElement<Element>;

/**
 * Every tag with its props: \`interface IntrinsicElements extends ThunderjackTags {}\`. \`Own\` contains
 * further props of the JSX of the page, such as its own listeners: in React
 * \`ThunderjackTags<React.HTMLAttributes<HTMLElement>>\`.
 */
export interface ThunderjackTags<Own = unknown> {
${tags.join("")}}
`,
  };
}

/** Returns the types of the tags for the templates of Vue. */
export function vueTypes(elements) {
  const tags = elements.map((element) => {
    const { tagName, name } = element;
    const events = listeners(element, (event) => event);
    return `${commentOf(element, "    ")}    "${tagName}": Tag<${name}, ${settable(element)}, ${spelled(element)}, ${events}>;\n`;
  });
  return {
    "vue.d.ts": `${GENERATED}${eventTypes(elements, "./modules")}${classes(elements, "./entries")}import type { EmitFn, HTMLAttributes, PublicProps } from "vue";
import type { Attributes, Properties } from "./props.js";

/** A tag in a template. Vue reads its props from \`$props\` and its events from \`$emit\`. */
type Tag<Element, Names extends keyof Element, Spelled extends Record<string, keyof Element>, Events> = new () => Element & {
  /** @deprecated Only for the check of templates; the element has no such property. */
  readonly $props: Omit<HTMLAttributes, Names> & Properties<Element, Names> & Attributes<Element, Spelled> & PublicProps;
  /** @deprecated Only for the check of templates; the element has no such method. */
  readonly $emit: EmitFn<{ [Name in keyof Events]: (event: Events[Name]) => void }>;
};

declare module "vue" {
  /** Vue's types do not contain the attribute \`slot\`, which assigns an element to a slot. */
  interface HTMLAttributes {
    readonly slot?: string | undefined;
  }

  interface GlobalComponents {
${tags.join("")}  }
}
`,
  };
}

/** Returns the types of the tags for the templates of Svelte. */
export function svelteTypes(elements) {
  const tags = elements.map((element) => {
    const { tagName, name } = element;
    const events = listeners(element, (event) => `on${event}`);
    return `${commentOf(element, "    ")}    "${tagName}": Tag<${name}, ${settable(element)}, ${spelled(element)}, ${events}>;\n`;
  });
  return {
    "svelte.d.ts": `${GENERATED}${eventTypes(elements, "./modules")}${classes(elements, "./entries")}import type { HTMLAttributes } from "svelte/elements";
import type { Attributes, Properties } from "./props.js";

type Tag<
  Element extends HTMLElement,
  Names extends keyof Element,
  Spelled extends Record<string, keyof Element>,
  Events,
> = Omit<HTMLAttributes<Element>, Names> &
  Properties<Element, Names> &
  Attributes<Element, Spelled> & { [Listener in keyof Events]?: ((event: Events[Listener]) => void) | null | undefined };

declare module "svelte/elements" {
  interface SvelteHTMLElements {
${tags.join("")}  }
}
`,
  };
}
