import type { Script } from "./script.js";

/**
 * Returns a part of a failing script that still fails. Steps that are not needed for the failure are removed first,
 * then kinds of faults.
 *
 * @param fails plays a script, and returns whether it fails like the given one
 */
export async function shrunk(script: Script, fails: (script: Script) => Promise<boolean>): Promise<Script> {
  const steps = await shortest(script.steps, (some) => fails({ ...script, steps: some }));
  const faults = await shortest(script.faults, (some) => fails({ ...script, steps, faults: some }));
  return { ...script, steps, faults };
}

/** Removes halves, then quarters, and so on to single items, if the rest still fails. */
async function shortest<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  let kept = items;
  let size = Math.ceil(kept.length / 2);
  while (kept.length > 0) {
    const before = kept.length;
    for (let from = kept.length - size; from > -size; from -= size) {
      const rest = [...kept.slice(0, Math.max(0, from)), ...kept.slice(from + size)];
      if (await fails(rest)) kept = rest;
    }
    if (size === 1 && kept.length === before) break;
    if (size > 1) size = Math.ceil(size / 2);
  }
  return kept;
}
