/* Finds hidden cards and seeds in everything that a script of the page can reach from an element. */

/** Returns why a value discloses a secret; `null` if it does not. */
export type Disclosure = (value: unknown) => string | null;

/** Returns whether a search skips an object, because it is a prototype or is outside of the root. */
const isForeign = (value: object, root: Node) =>
  isPrototype(value) ||
  value instanceof Window ||
  value instanceof StyleSheet ||
  value instanceof CSSRule ||
  (value instanceof Node && value !== root && !isInside(value, root));

function isInside(node: Node, root: Node): boolean {
  for (let outer: Node | null = node; outer !== null; ) {
    if (outer === root) return true;
    outer = outer instanceof ShadowRoot ? outer.host : outer.parentNode;
  }
  // A node outside of every document, such as the content of a template, counts as inside.
  return node.getRootNode() !== document && !(node instanceof Document);
}

function childrenOf(value: object): unknown[] {
  const children: unknown[] = [];
  if (value instanceof Map) children.push(...value.keys(), ...value.values());
  if (value instanceof Set) children.push(...value);
  if (value instanceof Node) children.push(...value.childNodes);
  if (value instanceof Element) {
    children.push(value.shadowRoot, ...Array.from(value.attributes, (attribute) => attribute.value));
  }
  if (value instanceof CharacterData) children.push(value.data);
  // Getters of this project's classes are also read. Getters of the platform return objects outside of the element.
  for (let owner = value; owner !== null && !isPlatform(owner); owner = Object.getPrototypeOf(owner)) {
    for (const key of Reflect.ownKeys(owner)) {
      try {
        children.push(Reflect.get(value, key));
      } catch {
        // A getter may need another object.
      }
    }
  }
  return children;
}

function isPrototype(owner: object): boolean {
  return typeof owner.constructor === "function" && owner === owner.constructor.prototype;
}

/** Returns whether an object is the prototype of a class of the platform. */
function isPlatform(owner: object): boolean {
  return isPrototype(owner) && /\[native code\]/.test(Function.prototype.toString.call(owner.constructor));
}

/** Returns why a value discloses any hidden card or any seed, also one of a retired shoe; `null` if it does not. */
function anyDisclosure(value: unknown): string | null {
  if (typeof value === "string") {
    if (/"card":"[^"]+","faceDown":true/.test(value)) return "text of the hole card";
    return value.includes('"serverSeed"') ? "text of a seed" : null;
  }
  if (typeof value !== "object" || value === null) return null;
  if ("events$" in value && "close" in value) return "the table itself";
  // The phrasebooks have a string with this key.
  if ("serverSeed" in value && !/[a-z] /i.test(String(value.serverSeed))) return "a seed";
  if ("faceDown" in value && value.faceDown === true && "card" in value && value.card !== null) return "the hole card";
  if ("type" in value && value.type === "ShoeStacked" && "cards" in value && value.cards !== null) return "a stack";
  if (!("cards" in value && "faceDown" in value) || !Array.isArray(value.cards)) return null;
  return typeof value.faceDown === "number" && value.cards[value.faceDown] ? "a state with the hole card" : null;
}

/** The result of a search. */
export interface Search {
  /** The number of values that were seen. */
  readonly seen: number;
  /** The disclosures. */
  readonly found: readonly string[];
}

/** Searches all values that can be reached from an element: its properties, getters, DOM and rendered values. */
export function searched(root: Element, disclosure: Disclosure = anyDisclosure): Search {
  const seen = new Set<unknown>();
  const found = new Set<string>();
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (seen.has(value)) continue;
    seen.add(value);
    const disclosed = disclosure(value);
    if (disclosed !== null) found.add(disclosed);
    if ((typeof value !== "object" && typeof value !== "function") || value === null || isForeign(value, root))
      continue;
    open.push(...childrenOf(value));
  }
  return { seen: seen.size, found: [...found] };
}
