import type { Key as KeyPress } from "node:readline";
import type { Key } from "../terminal-renderer/screen.js";

/** The names of keys by their names in Node, for the keys whose names differ or that have two names in Node. */
const NAMES: Readonly<Record<string, Key>> = { return: "enter", enter: "enter", delete: "backspace" };

const NAMED: ReadonlySet<string> = new Set([
  "space",
  "backspace",
  "escape",
  "left",
  "right",
  "up",
  "down",
  "home",
  "end",
]);

/** Returns the name of a pressed key; `null` for a key that this program does not use, such as a function key. */
export function keyOf(
  text: string | undefined,
  { name = "", ctrl = false, meta = false, shift = false }: KeyPress,
): Key | null {
  if (ctrl) return name === "c" ? "interrupt" : null;
  if (name === "tab") return shift ? "backtab" : "tab";
  const renamed = NAMES[name];
  if (renamed !== undefined) return renamed;
  if (NAMED.has(name)) return name;
  if (meta || text === undefined) return null;
  return [...text].length === 1 && text > " " && text !== "\u007f" ? text.toLowerCase() : null;
}
