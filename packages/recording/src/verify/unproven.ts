import type { RecordedFairness } from "../header.js";
import type { Check, CheckName } from "./check.js";
import type { Outline } from "./outline.js";

/**
 * A fact that a verification did not prove:
 *
 * - `commitment-time`: when the commitment was published. The caller can pass the commitment, or the anchor, that was
 *   noted in time.
 * - `client-seed`: who chose the client seed. The caller can pass the client seed of the player.
 * - `seed-choice`: whether the house chose a favourable server seed. Only a client seed rules that out.
 * - `cards`: whether all cards come from the seed.
 */
export type Unproven = "commitment-time" | "client-seed" | "seed-choice" | "cards";

/** Returns whether, according to the header, the player has contributed to the shuffle. */
export function hasContribution({ clientSeed, clientSeedFrom }: RecordedFairness): boolean {
  return clientSeed !== "" && clientSeedFrom !== "none";
}

/**
 * Returns the facts that the checks did not prove.
 *
 * @param outline the outline of the recording; `null` if it cannot be read
 * @param isAnchorNoted whether the check `anchor` includes the comparison with a noted anchor
 */
export function unproven(
  outline: Outline | null,
  checks: readonly Check[],
  isAnchorNoted: boolean,
): readonly Unproven[] {
  const passed = (name: CheckName) => checks.some((check) => check.name === name && check.holds);
  const fairness = outline?.header.fairness ?? null;
  const list: Unproven[] = [];
  if (!passed("noted") && !(isAnchorNoted && passed("anchor"))) list.push("commitment-time");
  if (fairness === null || !hasContribution(fairness) || fairness.seed === "chosen") list.push("seed-choice");
  else if (!passed("client-seed")) list.push("client-seed");
  if (!passed("deck") || outline?.isStacked === true) list.push("cards");
  return list;
}
