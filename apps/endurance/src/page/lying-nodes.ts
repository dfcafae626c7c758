/** What comes and goes with the cards. */
const LYING = new Set(["tj-card", "tj-hand"]);

/** How many nodes of the page are there because of the cards and hands that lie on the table just now. */
export function lyingNodes(root: Node = document, isLying = false): number {
  const lies = isLying || (root instanceof Element && LYING.has(root.localName));
  let count = lies ? 1 : 0;
  for (const child of root.childNodes) count += lyingNodes(child, lies);
  if (root instanceof Element && root.shadowRoot !== null) count += lyingNodes(root.shadowRoot, lies);
  return count;
}
