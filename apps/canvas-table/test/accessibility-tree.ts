import { ownFrameId } from "@thunderjack/vitest/own-frame";
import { cdp } from "vitest/browser";

/* Reads the accessibility tree of Chromium, which includes all shadow roots. */

type AxNode = Awaited<ReturnType<typeof nodesOfPage>>[number];

const SKIPPED_ROLES = new Set(["generic", "none", "InlineTextBox", "paragraph"]);

/**
 * Returns the accessibility trees below the regions with these names. A line contains the role, name, description and
 * states of a node, and is indented by its depth. Adjacent text nodes are joined.
 *
 * @throws Error when there is no such region
 */
export async function accessibilityTrees(...regions: readonly string[]): Promise<readonly (readonly string[])[]> {
  const nodes = await nodesOfPage();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  return regions.map((name) => {
    const root = nodes.find((node) => textOf(node.role) === "region" && textOf(node.name) === name);
    if (root === undefined) throw new Error(`There is no region "${name}".`);
    // The styles of the two renderers differ in upper case, which is therefore ignored.
    return linesBelow(root, byId, "").map((line) => line.toLowerCase());
  });
}

async function nodesOfPage() {
  return (await cdp().send("Accessibility.getFullAXTree", { frameId: await ownFrameId() })).nodes;
}

function linesBelow(parent: AxNode, byId: ReadonlyMap<string, AxNode>, indent: string): readonly string[] {
  const lines: string[] = [];
  let text = "";
  const endText = (): void => {
    const words = text.replace(/\s+/g, " ").trim();
    if (words !== "") lines.push(`${indent}"${words}"`);
    text = "";
  };
  const visit = (node: AxNode): void => {
    const role = textOf(node.role);
    if (role === "StaticText") {
      if (!node.ignored) text += ` ${textOf(node.name)}`;
    } else if (node.ignored || SKIPPED_ROLES.has(role)) {
      for (const child of childrenOf(node, byId)) visit(child);
    } else {
      endText();
      lines.push(indent + lineOf(node));
      // The content of an image or a button is skipped, because a screen reader announces only its name.
      if (role !== "image" && role !== "button") lines.push(...linesBelow(node, byId, `${indent}  `));
    }
  };
  for (const child of childrenOf(parent, byId)) visit(child);
  endText();
  return lines;
}

function childrenOf({ childIds = [] }: AxNode, byId: ReadonlyMap<string, AxNode>): readonly AxNode[] {
  return childIds.flatMap((id) => byId.get(id) ?? []);
}

function lineOf({ role, name, description, properties = [] }: AxNode): string {
  const states = properties.flatMap(({ name: state, value }) => {
    const text = textOf(value);
    return text === "" || state === "labelledby" ? [] : [`${state}=${text}`];
  });
  const words = [textOf(role), JSON.stringify(textOf(name)), textOf(description), ...states.sort()];
  return words.filter((word) => word !== "").join(" ");
}

function textOf(value: AxNode["role"]): string {
  return value?.value === undefined || typeof value.value === "object" ? "" : String(value.value);
}
