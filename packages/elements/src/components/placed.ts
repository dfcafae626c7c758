import type { Box, Point } from "@thunderjack/stage/layout";
import { type AttributePart, noChange } from "lit";
import { Directive, type DirectiveResult, directive } from "lit/directive.js";

/** CSS declarations: the values by the names of the properties. */
type Declarations = Readonly<Record<string, string>>;

/** The corner from which elements are moved. In right-to-left text, a value of `right` would override `left`. */
const CORNER: Declarations = { left: "0px", top: "0px", right: "auto", bottom: "auto" };

const TOP_LEFT: Point = { x: 0, y: 0 };

/**
 * Places an element at a box of the table's layout, as the value of its attribute `style`. Without a box, the element
 * stays in the flow of its container.
 *
 * In a browser, the declarations are set from a script, because a strict Content Security Policy forbids `style`
 * attributes. On a server, they are the text of the attribute.
 *
 * @param origin the top left corner of the containing block, in the coordinates of the table; defaults to 0, 0
 * @param more further declarations, such as custom properties
 */
export function placed(
  box: Box | null | undefined,
  origin: Point = TOP_LEFT,
  more: Declarations = {},
): DirectiveResult {
  return declared(
    box === null || box === undefined
      ? {}
      : {
          position: "absolute",
          ...CORNER,
          // The browser does not count a translation as a layout shift. Whole pixels keep text sharp.
          translate: `${Math.round(box.x - origin.x)}px ${Math.round(box.y - origin.y)}px`,
          width: px(box.width),
          height: px(box.height),
          ...more,
        },
  );
}

/**
 * Places an element with the size of its content at the centre of a box. A translation centres the element, so that a
 * change of its content causes no layout shift. Without a box, the element stays in the flow of its container.
 */
export function centred(
  box: Box | null | undefined,
  origin: Point = TOP_LEFT,
  more: Declarations = {},
): DirectiveResult {
  if (box === null || box === undefined) return declared({});
  return level(box, origin, `round(calc(${px(box.x + box.width / 2 - origin.x)} - 50%), 1px)`, more);
}

/**
 * Like {@link centred}, but the element is at the left edge of the box.
 */
export function beside(
  box: Box | null | undefined,
  origin: Point = TOP_LEFT,
  more: Declarations = {},
): DirectiveResult {
  if (box === null || box === undefined) return declared({});
  return level(box, origin, `${Math.round(box.x - origin.x)}px`, more);
}

/** Centres an element vertically in a box, with a horizontal translation. */
function level({ y, height }: Box, origin: Point, across: string, more: Declarations): DirectiveResult {
  const down = px(y + height / 2 - origin.y);
  return declared({
    position: "absolute",
    ...CORNER,
    translate: `${across} round(calc(${down} - 50%), 1px)`,
    width: "max-content",
    ...more,
  });
}

class Declared extends Directive {
  #last: Declarations = {};

  render(declarations: Declarations): unknown {
    return Object.entries(declarations)
      .map((declaration) => declaration.join(":"))
      .join(";");
  }

  override update({ element }: AttributePart, [declarations]: [Declarations]): unknown {
    for (const name of Object.keys(this.#last)) {
      if (!Object.hasOwn(declarations, name)) element.style.removeProperty(name);
    }
    // The last value is compared here, because reading it from the style takes longer than all other comparisons.
    for (const [name, value] of Object.entries(declarations)) {
      if (this.#last[name] !== value) element.style.setProperty(name, value);
    }
    this.#last = declarations;
    return noChange;
  }
}

/** Sets declarations on an element from a script, and removes those of the last render that are missing now. */
export const declared = directive(Declared);

/** Returns the CSS value of a length in CSS pixels, rounded to hundredths. */
export function px(length: number): string {
  return `${Math.round(length * 100) / 100}px`;
}
