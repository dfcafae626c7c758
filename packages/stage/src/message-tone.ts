import type { TableView } from "./view.js";

/** Returns the tone of a message that states the amount that the player has won or lost; otherwise `null`. */
export function messageTone({
  net,
  phase,
  hasNotice,
}: Pick<TableView, "net" | "phase" | "hasNotice">): "win" | "lose" | null {
  // A broke table has a result, too, but its message states the end of the game.
  if (net === null || phase !== "settled" || hasNotice) return null;
  return net > 0 ? "win" : net < 0 ? "lose" : null;
}
