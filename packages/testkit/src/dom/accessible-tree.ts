/** A part of a page, as assistive technology reads it: its role, its name, and its content without hidden parts. */
export interface AccessiblePart {
  readonly element: Element;
  /** The attribute `role`, or the role of the tag; `null` without one. */
  readonly role: string | null;
  /** The accessible name; empty without one. */
  readonly name: string;
  /** The parts and texts in it, in reading order. */
  readonly content: readonly (AccessiblePart | string)[];
}

/** The roles of tags that the accessible text of a table needs. */
const ROLES: Readonly<Record<string, string>> = {
  BUTTON: "button",
  IMG: "img",
  METER: "meter",
  OUTPUT: "status",
};

/** The roles whose name is their content if no attribute names them. */
const NAMED_BY_CONTENT: ReadonlySet<string | null> = new Set(["button", "switch", "img"]);

/** The tags whose text is not displayed. */
const WITHOUT_TEXT = new Set(["SCRIPT", "STYLE", "TEMPLATE"]);

/**
 * Reads an element with its open shadow roots. Elements with `hidden` or `aria-hidden="true"` are omitted. Styles are
 * not read, because text that is only hidden visually is still spoken.
 */
export function accessibleTree(element: Element): AccessiblePart {
  const role = element.getAttribute("role") ?? ROLES[element.tagName] ?? null;
  const content = childrenOf(element).flatMap((child): readonly (AccessiblePart | string)[] => {
    if (child.nodeType === Node.TEXT_NODE) return [child.textContent ?? ""];
    return child instanceof Element && isAccessible(child) ? [accessibleTree(child)] : [];
  });
  return { element, role, name: nameOf(element, role, content), content };
}

/** Returns the parts that match a condition, in reading order: the part itself and those in it. */
export function partsIn(part: AccessiblePart, isMeant: (part: AccessiblePart) => boolean): readonly AccessiblePart[] {
  const inner = part.content.flatMap((child) => (typeof child === "string" ? [] : partsIn(child, isMeant)));
  return isMeant(part) ? [part, ...inner] : inner;
}

/** Returns whether a part, or a part in it, matches a condition. */
export function hasPart(part: AccessiblePart, isMeant: (part: AccessiblePart) => boolean): boolean {
  return isMeant(part) || part.content.some((child) => typeof child !== "string" && hasPart(child, isMeant));
}

/**
 * Returns the text of a part with single spaces. Texts of different elements are separated.
 *
 * @param isOmitted whether the text of a part is omitted
 */
export function textIn(
  { content }: AccessiblePart,
  isOmitted: (part: AccessiblePart) => boolean = () => false,
): string {
  const texts = content.map((child) =>
    typeof child === "string" ? child : isOmitted(child) ? "" : textIn(child, isOmitted),
  );
  return texts.join(" ").replaceAll(/\s+/g, " ").trim();
}

/** Returns the displayed children: those of an open shadow root, and the nodes assigned to a slot. */
function childrenOf(element: Element): readonly Node[] {
  const assigned = element instanceof HTMLSlotElement ? element.assignedNodes() : [];
  return assigned.length > 0 ? assigned : [...(element.shadowRoot ?? element).childNodes];
}

function isAccessible(element: Element): boolean {
  return !(
    WITHOUT_TEXT.has(element.tagName) ||
    element.hasAttribute("hidden") ||
    element.getAttribute("aria-hidden") === "true"
  );
}

function nameOf(element: Element, role: string | null, content: AccessiblePart["content"]): string {
  const labels = element.getAttribute("aria-labelledby");
  const named = labels === null ? null : textOfElements(element.getRootNode() as Document | ShadowRoot, labels);
  const name = named || element.getAttribute("aria-label") || element.getAttribute("alt");
  if (name) return name;
  return NAMED_BY_CONTENT.has(role) ? textIn({ element, role, name: "", content }) : "";
}

/** Returns the joined texts of elements that are listed by their ids. */
function textOfElements(root: Document | ShadowRoot, ids: string): string {
  const texts = ids.split(/\s+/).map((id) => root.getElementById(id)?.textContent?.trim() ?? "");
  return texts.filter((text) => text !== "").join(" ");
}
