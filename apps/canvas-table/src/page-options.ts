import type { CanvasBackend } from "@thunderjack/canvas";
import { type CardId, isCardId } from "@thunderjack/cards";
import { isSpeed, type Speed } from "@thunderjack/stage";

/**
 * The options in the URL of a page, for demonstrations:
 * `?seed=…&rules=casino&speed=fast&credits=500&stack=a_h_0,5_c_0,…`
 */
export interface PageOptions {
  /** The name of a rule set. */
  readonly rules: string;
  /** The string that determines the shuffle; `null` for a random shuffle. */
  readonly seed: string | null;
  /** The credits in hundredths; `null` for the starting credits of the rule set. */
  readonly credits: number | null;
  readonly speed: Speed;
  /** The cards of the first deal, in the order in which they are drawn. */
  readonly stack: readonly CardId[];
  /** The backend of the canvas, `?renderer=canvas2d` or `?renderer=webgl`; `null` for the best available backend. */
  readonly means: CanvasBackend | null;
}

const MEANS: readonly CanvasBackend[] = ["webgl", "canvas2d"];

/** Returns the options of the page. Invalid options are ignored. */
export function pageOptions(search: string): PageOptions {
  const wishes = new URLSearchParams(search);
  const credits = Number.parseFloat(wishes.get("credits") ?? "");
  const speed = wishes.get("speed") ?? "";
  return {
    rules: wishes.get("rules") ?? "thunderjack",
    seed: wishes.get("seed"),
    credits: Number.isFinite(credits) ? Math.round(credits * 100) : null,
    speed: isSpeed(speed) ? speed : "normal",
    stack: (wishes.get("stack") ?? "").split(",").filter(isCardId),
    means: MEANS.find((means) => means === wishes.get("renderer")) ?? null,
  };
}
