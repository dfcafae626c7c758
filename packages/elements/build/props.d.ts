/* The types that the wrappers of all frameworks share. The build copies this file into the package. */

/** The value of a property. A number can also be given as text, as in an attribute. */
export type PropertyValue<Value> = number extends Value ? Value | `${number}` : Value;

/** Properties of an element, by name. */
export type Properties<Element, Names extends keyof Element> = {
  [Name in Names]?: PropertyValue<Element[Name]> | undefined;
};

/**
 * The values of the attributes whose names differ from their properties. `Spelled` maps the name of each attribute to
 * the name of its property.
 */
export type Attributes<Element, Spelled extends Record<string, keyof Element>> = {
  [Attribute in keyof Spelled]?: PropertyValue<Element[Spelled[Attribute]]> | undefined;
};
