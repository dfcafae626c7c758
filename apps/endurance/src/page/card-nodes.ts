/** The elements whose number depends on the cards on the table. */
const CARD_ELEMENTS = new Set(["tj-card", "tj-hand"]);

/** Counts the nodes inside cards and hands. */
export function cardNodes(root: Node = document, isInside = false): number {
  const isCard = isInside || (root instanceof Element && CARD_ELEMENTS.has(root.localName));
  let count = isCard ? 1 : 0;
  for (const child of root.childNodes) count += cardNodes(child, isCard);
  if (root instanceof Element && root.shadowRoot !== null) count += cardNodes(root.shadowRoot, isCard);
  return count;
}
