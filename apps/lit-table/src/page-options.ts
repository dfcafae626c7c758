import { type CardId, isCardId } from "@thunderjack/cards";
import { isSpeed, type Speed } from "@thunderjack/stage";

/**
 * The options in the address of the page, for demonstrations:
 * `?seed=…&rules=casino&speed=fast&credits=500&stack=a_h_0,5_c_0,…&persist=my table`
 */
export interface PageOptions {
  /** The name of a rule set. */
  readonly rules: string;
  /** The string that determines the shuffle; `null` for a random shuffle. */
  readonly seed: string | null;
  /** The credits in hundredths; `null` for the starting credits of the rule set. */
  readonly credits: number | null;
  readonly speed: Speed;
  /** The cards of the next deal, in the order in which they are drawn. */
  readonly stack: readonly CardId[];
  /**
   * The name under which the table is stored; `null` for a table in memory. Without the parameter, the page uses its
   * own name. If any other option is set, the page is a demonstration and does not store the table, so that it starts
   * with exactly these options each time.
   */
  readonly persist: string | null;
}

/** Returns the options of the page. Invalid options are ignored. */
export function pageOptions(search: string): PageOptions {
  const parameters = new URLSearchParams(search);
  const credits = Number(parameters.get("credits") ?? Number.NaN);
  const speed = parameters.get("speed") ?? "";
  const isPlain = [...parameters.keys()].every((name) => name === "lang");
  return {
    rules: parameters.get("rules") ?? "thunderjack",
    seed: parameters.get("seed"),
    credits: Number.isFinite(credits) ? credits * 100 : null,
    speed: isSpeed(speed) ? speed : "normal",
    persist: parameters.get("persist") ?? (isPlain ? "thunderjack" : null),
    stack: (parameters.get("stack") ?? "").split(",").filter(isCardId),
  };
}
