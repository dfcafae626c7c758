import type { ArgTypes } from "@storybook/web-components-vite";
import { SEATS } from "@thunderjack/core";
import { elementCalled, type Feature } from "./manifest-elements.js";

/** The names of the controls for a part and for a slot. */
export const partControl = (name: string): string => `::part(${name})`;
export const slotControl = (name: string): string => (name === "" ? "slot" : `slot: ${name}`);

/** Returns the controls of an element: for its events, and for all features in the manifest that a page can set. */
export function controlsOf(tag: string): ArgTypes {
  const element = elementCalled(tag);
  if (element === undefined) return {};
  const { attributes = [], members = [], events = [], slots = [], cssParts = [], cssProperties = [] } = element;
  const mirrored = new Set(attributes.map(({ fieldName }) => fieldName));
  const properties = members.filter(({ kind, name }) => kind === "field" && !mirrored.has(name));
  return {
    ...listed(attributes, "attributes", typed),
    ...listed(properties, "properties", typed),
    ...listed(slots, "slots", () => ({ control: "text" }), slotControl),
    ...listed(cssProperties, "CSS properties", () => ({ control: "text" })),
    ...listed(cssParts, "parts", () => ({ control: "text" }), partControl),
    ...listed(events, "events", () => ({ control: false })),
  };
}

type Control = Pick<ArgTypes[string], "control" | "options">;

function listed(
  all: readonly Feature[],
  category: string,
  controlOf: (feature: Feature) => Control,
  nameOf: (name: string) => string = (name) => name,
): ArgTypes {
  const entries = all.map((feature) => {
    const { name = "", description, type, default: initial } = feature;
    const table = {
      category,
      ...(type?.text === undefined ? {} : { type: { summary: type.text } }),
      ...(initial === undefined ? {} : { defaultValue: { summary: initial } }),
    };
    const about =
      category === "parts" ? `${description ?? ""} (declarations, such as \`outline: 2px solid red\`)` : description;
    return [nameOf(name), { name: nameOf(name), description: about, table, ...controlOf(feature) }];
  });
  return Object.fromEntries(entries);
}

/** The values of string types, by the name of the type. The manifest does not contain these values. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  Seat: SEATS,
  PanelName: ["history", "fairness", "keys", "rules", "picker"],
};

/**
 * Returns the control for a type. Objects with functions, such as a clock, a renderer or a session, have no control.
 */
function typed({ readonly: isFixed, type: { text = "" } = {} }: Feature): Control {
  const words = WORDS[text] ?? [...text.matchAll(/"([^"]+)"/g)].map(([, word = ""]) => word);
  if (isFixed === true) return { control: false };
  if (words.length > 1) return { control: "select", options: words };
  if (/^boolean/.test(text)) return { control: "boolean" };
  if (/^(number|Amount)( \| null)?$/.test(text)) return { control: "number" };
  if (/^(string|unknown)|Speed|RendererChoice/.test(text)) return { control: "text" };
  if (/View|\[\]|Hint|Rights|RuleSet|Fairness|Verdict|Status|Transcript|Words/.test(text)) return { control: "object" };
  return { control: false };
}
