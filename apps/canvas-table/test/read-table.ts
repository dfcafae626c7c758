/** The content of a table of any renderer, read by roles and names from all shadow roots. */
export interface ReadTable {
  readonly message: string;
  readonly figures: readonly string[];
  /** The names of hands and groups of buttons, with the names of the cards and buttons in them. */
  readonly groups: readonly string[];
  readonly switches: readonly string[];
  readonly buttons: readonly string[];
}

const FIGURES = ["credits", "staked", "net"].map((part) => `[part~=${part}], [data-part=${part}]`).join();

/** Reads the table in a host. */
export function readTable(host: Element): ReadTable {
  const named = (selector: string) => within(host, selector).map(nameOf);
  return {
    message: named("[role=status]").join(),
    figures: named(FIGURES),
    groups: within(host, "[role=group]").map((group) => {
      const isCurrent = group.getAttribute("aria-current") === "true";
      const inside = within(group, "[role=img], button").map(nameOf).join(", ");
      return `${nameOf(group)}${isCurrent ? " (to play)" : ""}: ${inside}`;
    }),
    switches: within(host, "[role=switch]").map(
      (one) => `${nameOf(one)}: ${one.getAttribute("aria-checked")}, ${one.getAttribute("aria-disabled")}`,
    ),
    buttons: named("button:enabled"),
  };
}

function within(root: Element | ShadowRoot, selector: string): Element[] {
  const found: Element[] = [];
  const visit = (parent: Element | ShadowRoot): void => {
    if (parent instanceof Element && parent.shadowRoot !== null) visit(parent.shadowRoot);
    for (const child of parent.children) {
      if (!child.checkVisibility() || child.getAttribute("aria-hidden") === "true") continue;
      if (child.matches(selector)) found.push(child);
      visit(child);
    }
  };
  visit(root);
  return found;
}

function nameOf(element: Element): string {
  return element.getAttribute("aria-label") ?? (element.textContent ?? "").replace(/\s+/g, " ").trim();
}
