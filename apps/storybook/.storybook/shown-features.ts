import { afterEach, beforeEach, type TestContext } from "vitest";
import shown from "../shown-features.json" with { type: "json" };
import { featuresOf } from "./features.js";
import { ELEMENTS, elementCalled } from "./manifest-elements.js";
import preview from "./preview.js";

/*
 * Checks that each story shows the features of elements for which `shown-features.json` names it, at the end of a step or
 * at its own end. With `VITE_FEATURES=1`,
 * writes all features that the story shows into the report of the tests; see `update-features.mjs`.
 */

/** The events of all elements, as `tag event name`. */
const EVENTS = new Set(
  ELEMENTS.flatMap(({ tagName, events = [] }) => events.map(({ name }) => `${tagName} event ${name}`)),
);

/** The events of the current story, as `tag event name`. */
const dispatched = new Set<string>();

for (const name of new Set([...EVENTS].map((event) => event.slice(event.lastIndexOf(" ") + 1)))) {
  window.addEventListener(
    name,
    (event) => {
      const path = event.bubbles ? event.composedPath() : event.composedPath().slice(0, 1);
      for (const target of path) {
        const event = target instanceof Element ? `${target.localName} event ${name}` : "";
        if (EVENTS.has(event)) dispatched.add(event);
      }
    },
    { capture: true },
  );
}

/** The features that the current story has shown after its steps. */
const shownInSteps = new Set<string>();

// Story tests read the step runner when they begin.
const { runStep } = preview.composed;
preview.composed.runStep = (label, play, context) =>
  runStep(
    label,
    async (step) => {
      await play(step);
      for (const feature of shownFeatures()) shownInSteps.add(feature);
    },
    context,
  );

beforeEach(() => {
  dispatched.clear();
  shownInSteps.clear();
});

afterEach(({ task }: TestContext) => {
  const { storyId } = task.meta as { readonly storyId?: string };
  if (storyId === undefined || task.result?.state === "fail") return;
  const found = new Set([...dispatched, ...shownInSteps, ...shownFeatures()]);
  if (import.meta.env.VITE_FEATURES === "1") Object.assign(task.meta, { features: [...found] });
  const promised = Object.entries(shown as Readonly<Record<string, string>>).filter(([, id]) => id === storyId);
  const missing = promised.flatMap(([feature]) => (found.has(feature) ? [] : [feature]));
  if (import.meta.env.VITE_FEATURES === "1" || missing.length === 0) return;
  throw new Error(
    `This story no longer shows these features, for which shown-features.json names it: ${missing.join(", ")}. ` +
      "Show them in a story, and run `pnpm features:update`.",
  );
});

/** Returns the features of all elements in the page except their events, as `tag part name`. */
function shownFeatures(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const element of elementsIn(document)) {
    const { localName: tag } = element;
    const described = elementCalled(tag);
    if (described === undefined) continue;
    const parts = partsOf(element);
    for (const feature of featuresOf(described)) {
      const name = feature.slice(feature.lastIndexOf(" ") + 1);
      const kind = feature.slice(0, feature.lastIndexOf(" "));
      const field = described.attributes?.find((attribute) => attribute.name === name)?.fieldName ?? name;
      const isShown =
        (kind === "attribute" && isSet(element, name, field)) ||
        (kind === "slot" && isFilled(element, name === "(default)" ? "" : name)) ||
        (kind === "part" && parts.has(name)) ||
        (kind === "CSS property" && element.closest(`[style*="${name}:"]`) !== null);
      if (isShown) found.add(`${tag} ${feature}`);
    }
  }
  return found;
}

function elementsIn(root: Document | ShadowRoot): readonly Element[] {
  return [...root.querySelectorAll("*")].flatMap((element) =>
    element.shadowRoot === null ? [element] : [element, ...elementsIn(element.shadowRoot)],
  );
}

/** Elements that are not in the page, whose properties have their default values, by tag. */
const untouched = new Map<string, Element>();

/** Returns whether an attribute is set, or its property has another value than the default. */
function isSet(element: Element, attribute: string, field: string): boolean {
  if (element.hasAttribute(attribute)) return true;
  const fresh = untouched.get(element.localName) ?? document.createElement(element.localName);
  untouched.set(element.localName, fresh);
  return JSON.stringify(Reflect.get(element, field)) !== JSON.stringify(Reflect.get(fresh, field));
}

function isFilled(element: Element, slot: string): boolean {
  return [...element.childNodes].some((node) =>
    node instanceof Element ? node.slot === slot : slot === "" && node instanceof Text && node.data.trim() !== "",
  );
}

/** Returns the parts that a page can style: those in the shadow root, and the exported ones of the elements in it. */
function partsOf({ shadowRoot }: Element): ReadonlySet<string> {
  const names = new Set<string>();
  for (const inner of shadowRoot?.querySelectorAll("*") ?? []) {
    for (const name of inner.part) names.add(name);
    const exported = inner.getAttribute("exportparts");
    if (exported === null) continue;
    const own = partsOf(inner);
    for (const pair of exported.split(",")) {
      const [from = "", to = from] = pair.split(":").map((name) => name.trim());
      if (own.has(from)) names.add(to);
    }
  }
  return names;
}
