import type { ReplayRequest } from "../replay-components/replay-request.js";

/** The name of an entry in the list of keys. */
export type KeyName = "toggle" | "event" | "decision" | "round" | "tenths" | "speed" | "keys";

/** The keys of each entry. */
export const KEY_CAPS: Readonly<Record<KeyName, readonly string[]>> = {
  toggle: ["Space"],
  event: ["←", "→"],
  decision: [",", "."],
  round: ["[", "]"],
  tenths: ["0", "–", "9"],
  speed: ["↑", "↓"],
  keys: ["?"],
};

const REQUESTS = new Map<string, ReplayRequest>([
  [" ", { do: "toggle" }],
  ["ArrowLeft", { do: "step-back" }],
  ["ArrowRight", { do: "step-forward" }],
  ["ArrowUp", { do: "faster" }],
  ["ArrowDown", { do: "slower" }],
  [",", { do: "previous-decision" }],
  [".", { do: "next-decision" }],
  ["[", { do: "previous-round" }],
  ["]", { do: "next-round" }],
  ["?", { do: "keys" }],
]);

/** Returns the request for a key; `null` for any other key, and for a key that the focused element uses. */
export function keyRequest(event: KeyboardEvent): ReplayRequest | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement) || takesText(target)) return null;
  // Space activates the focused button. Buttons do not use the other keys.
  if (event.key === " " && target.matches("button, summary, a[href], [role=switch]")) return null;
  if (/^[0-9]$/.test(event.key)) return { do: "tenth", tenth: Number(event.key) };
  return REQUESTS.get(event.key) ?? null;
}

function takesText(target: HTMLElement): boolean {
  return target.isContentEditable || target.matches("input, textarea, select, [role=textbox]");
}
