import type { CanvasBackend } from "@thunderjack/canvas";
import { type CardId, isCardId } from "@thunderjack/cards";
import { isAmount } from "@thunderjack/core";
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
  readonly backend: CanvasBackend | null;
}

const BACKENDS: readonly CanvasBackend[] = ["webgl", "canvas2d"];

/** Returns the options of the page. Invalid options are ignored. */
export function pageOptions(search: string): PageOptions {
  const parameters = new URLSearchParams(search);
  const credits = Math.round(Number.parseFloat(parameters.get("credits") ?? "") * 100);
  const speed = parameters.get("speed") ?? "";
  return {
    rules: parameters.get("rules") ?? "thunderjack",
    seed: parameters.get("seed"),
    credits: isAmount(credits) ? credits : null,
    speed: isSpeed(speed) ? speed : "normal",
    stack: (parameters.get("stack") ?? "").split(",").filter(isCardId),
    backend: BACKENDS.find((backend) => backend === parameters.get("renderer")) ?? null,
  };
}
