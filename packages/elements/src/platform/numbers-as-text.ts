import type { LitElement } from "lit";

/**
 * Makes the number properties of an element class accept text, which is converted like the attribute. Frameworks such
 * as React and Vue set the property where a page writes `bet="1000"`. Empty text is not converted, because it is not a
 * number. Must be called before the class is registered.
 */
export function acceptNumbersAsText(element: typeof LitElement): void {
  const { prototype } = element;
  // Lit creates the accessors of the properties at the latest when this list is read.
  if (element.observedAttributes.length === 0) return;
  for (const [name, { type }] of element.elementProperties) {
    const accessor = Object.getOwnPropertyDescriptor(prototype, name);
    if (type !== Number || accessor?.set === undefined) continue;
    const { set } = accessor;
    accessor.set = function (value) {
      set.call(this, typeof value === "string" && value !== "" ? +value : value);
    };
    Object.defineProperty(prototype, name, accessor);
  }
}
