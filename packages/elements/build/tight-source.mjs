/* The common functions of the source transformations. */

/** Calls a function with every node of a syntax tree, the outermost first. */
export function visit(node, see) {
  if (Array.isArray(node)) for (const each of node) visit(each, see);
  else if (typeof node?.type === "string") {
    see(node);
    for (const inner of Object.values(node)) if (typeof inner === "object" && inner !== null) visit(inner, see);
  }
}

/** Returns a source with replaced parts; the parts must not overlap. */
export function changed(code, changes) {
  let text = "";
  let from = 0;
  for (const { start, end, text: tight } of changes.sort((one, other) => one.start - other.start)) {
    text += code.slice(from, start) + tight;
    from = end;
  }
  return text + code.slice(from);
}
