import type { Box, Point } from "@thunderjack/stage/layout";
import { type ElementPart, nothing } from "lit";
import { Directive, type DirectiveResult, directive } from "lit/directive.js";

/** The declarations that a directive has set on an element. */
type Declarations = Readonly<Record<string, string>>;

/** The corner from which elements are moved. In right-to-left text, `right` would take precedence over `left`. */
const CORNER: Declarations = { left: "0px", top: "0px", right: "auto", bottom: "auto" };

const TOP_LEFT: Point = { x: 0, y: 0 };

/**
 * Places an element at a box of the table's layout. Without a box, the element stays in the flow of its container.
 *
 * The declarations are set from a script, because the strictest Content Security Policy forbids `style` attributes.
 *
 * @param origin the top left corner of the containing block; defaults to that of the table
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
          // A moved card is not a layout shift, because translations need no layout. Whole pixels keep text sharp.
          translate: `${Math.round(box.x - origin.x)}px ${Math.round(box.y - origin.y)}px`,
          width: px(box.width),
          height: px(box.height),
          ...more,
        },
  );
}

/**
 * Places an element at the centre of a box, with the size of its content. A change of the content causes no layout
 * shift, because a translation centres the element. Without a box, the element stays in the flow of its container.
 */
export function centred(
  box: Box | null | undefined,
  origin: Point = TOP_LEFT,
  more: Declarations = {},
): DirectiveResult {
  if (box === null || box === undefined) return declared({});
  const across = px(box.x + box.width / 2 - origin.x);
  const down = px(box.y + box.height / 2 - origin.y);
  return declared({
    position: "absolute",
    ...CORNER,
    translate: `round(calc(${across} - 50%), 1px) round(calc(${down} - 50%), 1px)`,
    width: "max-content",
    ...more,
  });
}

/**
 * Places an element at the left edge and the middle of a box, with the size of its content, as {@link centred} does.
 */
export function beside(
  box: Box | null | undefined,
  origin: Point = TOP_LEFT,
  more: Declarations = {},
): DirectiveResult {
  if (box === null || box === undefined) return declared({});
  const down = px(box.y + box.height / 2 - origin.y);
  return declared({
    position: "absolute",
    ...CORNER,
    translate: `${Math.round(box.x - origin.x)}px round(calc(${down} - 50%), 1px)`,
    width: "max-content",
    ...more,
  });
}

class Declared extends Directive {
  #names: readonly string[] = [];

  render(_declarations: Declarations): unknown {
    return nothing;
  }

  override update({ element }: ElementPart, [declarations]: [Declarations]): unknown {
    if (element instanceof HTMLElement || element instanceof SVGElement) {
      for (const name of this.#names) if (!Object.hasOwn(declarations, name)) element.style.removeProperty(name);
      for (const [name, value] of Object.entries(declarations)) {
        if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
      }
    }
    this.#names = Object.keys(declarations);
    return nothing;
  }
}

/** Sets declarations on an element from a script, and removes those that are not in the list any more. */
export const declared = directive(Declared);

/** Returns a length in CSS pixels. */
export function px(length: number): string {
  return `${Math.round(length * 100) / 100}px`;
}
