import MagicString from "magic-string";

/* The common functions of the source transformations. */

/** Calls a function with every node of a syntax tree, the outermost first. */
export function visit(node, see) {
  if (Array.isArray(node)) for (const each of node) visit(each, see);
  else if (typeof node?.type === "string") {
    see(node);
    for (const inner of Object.values(node)) if (typeof inner === "object" && inner !== null) visit(inner, see);
  }
}

/**
 * Returns a source with replaced parts, and its source map; `null` if nothing changes. The parts must not overlap.
 *
 * @param {string} code
 * @param {string} path the path of the source, for the map
 * @param {readonly { start: number, end: number, text: string }[]} changes
 */
export function changed(code, path, changes) {
  const source = new MagicString(code);
  for (const { start, end, text } of changes) {
    if (start === end) source.appendLeft(start, text);
    else if (code.slice(start, end) !== text) source.update(start, end, text);
  }
  return source.hasChanged()
    ? { code: source.toString(), map: source.generateMap({ source: path, hires: true }) }
    : null;
}
