import manifest from "@thunderjack/elements/custom-elements.json" with { type: "json" };

/** An attribute, property, event, slot, part or custom property in the custom elements manifest. */
export interface Feature {
  readonly name?: string;
  readonly kind?: string;
  readonly description?: string;
  readonly default?: string;
  readonly readonly?: boolean;
  readonly type?: { readonly text?: string };
  readonly fieldName?: string;
}

/** An element in the manifest. */
export interface Element {
  readonly tagName?: string;
  readonly description?: string;
  readonly attributes?: readonly Feature[];
  readonly members?: readonly Feature[];
  readonly events?: readonly Feature[];
  readonly slots?: readonly Feature[];
  readonly cssParts?: readonly Feature[];
  readonly cssProperties?: readonly Feature[];
}

/** The elements of the manifest. */
export const ELEMENTS: readonly Element[] = (
  manifest.modules as readonly { declarations?: readonly Element[] }[]
).flatMap(({ declarations = [] }) => declarations.filter(({ tagName }) => tagName !== undefined));

/** Returns the element of the manifest with this tag. */
export function elementCalled(tag: string | undefined): Element | undefined {
  return ELEMENTS.find(({ tagName }) => tagName === tag);
}
