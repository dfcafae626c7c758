/** The attributes whose values are announced or displayed. */
const SPOKEN_ATTRIBUTES = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
];

/** Returns the texts and spoken attributes below a node, through shadow roots, without those that are not displayed. */
export function textsIn(node: Node): readonly string[] {
  if (node instanceof Text) return node.data.trim() === "" ? [] : [node.data.trim()];
  if (!(node instanceof Element)) return [...node.childNodes].flatMap(textsIn);
  if (node.matches("style, script") || getComputedStyle(node).display === "none") return [];
  const own = SPOKEN_ATTRIBUTES.flatMap((name) => node.getAttribute(name)?.trim() || []);
  const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
  const children = slotted.length > 0 ? slotted : [...(node.shadowRoot ?? node).childNodes];
  return [...own, ...children.flatMap(textsIn)];
}
