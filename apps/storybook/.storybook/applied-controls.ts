import type { StoryContext } from "@storybook/web-components-vite";
import { action } from "storybook/actions";
import { partControl, slotControl } from "./manifest-controls.js";
import { elementCalled } from "./manifest-elements.js";

/*
 * Applies the controls of the manifest to the elements of a story. Arguments that have an initial value in the story
 * are skipped, because the story applies them.
 */

type StoryOptions = Pick<StoryContext, "component" | "args" | "initialArgs">;

/** The previous values of the properties that the controls have set, by element and by name. */
const before = new WeakMap<Element, Map<string, unknown>>();
const observed = new WeakSet<Element>();

/** Returns a style sheet with the values of the controls for tokens and parts. */
export function chosenStyles({ component: tag, args, initialArgs }: StoryOptions): string {
  const { cssProperties = [], cssParts = [] } = elementCalled(tag) ?? {};
  const chosen = (name: string) => (name in initialArgs || !args[name] ? null : String(args[name]));
  const tokens = cssProperties.map(({ name = "" }) => {
    const value = chosen(name);
    return value === null ? "" : `${tag} { ${name}: ${value} !important }`;
  });
  const parts = cssParts.map(({ name = "" }) => {
    const value = chosen(partControl(name));
    return value === null ? "" : `${tag}::part(${name}) { ${value} }`;
  });
  return [...tokens, ...parts].join("\n");
}

/** Applies the controls for attributes, properties and slots, and logs every event of the manifest as an action. */
export function applyControls(canvas: Element, { component: tag, args, initialArgs }: StoryOptions): void {
  const described = elementCalled(tag);
  if (described === undefined || tag === undefined) return;
  const { attributes = [], members = [], slots = [], events = [] } = described;
  for (const element of canvas.querySelectorAll(tag)) {
    for (const { name = "", fieldName = name } of attributes) {
      if (!(name in initialArgs)) setProperty(element, fieldName, args[name]);
    }
    for (const { name = "", kind, readonly: isFixed } of members) {
      if (kind === "field" && isFixed !== true && !(name in initialArgs)) setProperty(element, name, args[name]);
    }
    for (const { name = "" } of slots) fillSlot(element, name, args[slotControl(name)]);
    if (observed.has(element)) continue;
    observed.add(element);
    for (const { name = "" } of events) {
      const log = action(name);
      element.addEventListener(name, (event) => log(event instanceof CustomEvent ? event.detail : event.type));
    }
  }
}

function setProperty(element: Element, name: string, value: unknown): void {
  const kept = before.get(element) ?? new Map<string, unknown>();
  before.set(element, kept);
  if (value !== undefined) {
    if (!kept.has(name)) kept.set(name, Reflect.get(element, name));
    Reflect.set(element, name, value);
  } else if (kept.has(name)) {
    Reflect.set(element, name, kept.get(name));
    kept.delete(name);
  }
}

function fillSlot(element: Element, name: string, content: unknown): void {
  const old = [...element.children].find((child) => child instanceof HTMLElement && child.dataset.control === name);
  old?.remove();
  if (typeof content !== "string" || content === "") return;
  const filling = document.createElement("div");
  filling.dataset.control = name;
  filling.slot = name;
  filling.innerHTML = content;
  element.append(filling);
}
