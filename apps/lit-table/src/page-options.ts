import { type CardId, isCardId } from "@thunderjack/cards";
import { isSpeed, type Speed } from "@thunderjack/stage";

/** What the address of the page asks for, for demonstrations: `?seed=…&rules=casino&speed=fast&credits=500&stack=a_h_0,5_c_0,…&persist=my table` */
export interface PageOptions {
  /** A rule set's name. */
  readonly rules: string;
  /** A text to shuffle from; `null` for a random shuffle. */
  readonly seed: string | null;
  /** In hundredths; `null` for what the rule set says. */
  readonly credits: number | null;
  readonly speed: Speed;
  /** The cards of the next deal, the first to be drawn first. */
  readonly stack: readonly CardId[];
  /**
   * The name under which the table is kept; `null` for not at all. Left out, it is kept under a name of the page's, but
   * for demonstrations: who wishes for anything else begins with exactly that each time.
   */
  readonly persist: string | null;
}

/** Reads the options; what cannot be understood is left out. */
export function pageOptions(search: string): PageOptions {
  const parameters = new URLSearchParams(search);
  const credits = Number(parameters.get("credits") ?? Number.NaN);
  const speed = parameters.get("speed") ?? "";
  return {
    rules: parameters.get("rules") ?? "thunderjack",
    seed: parameters.get("seed"),
    credits: Number.isFinite(credits) ? credits * 100 : null,
    speed: isSpeed(speed) ? speed : "normal",
    persist: parameters.get("persist") ?? (parameters.size === 0 ? "thunderjack" : null),
    stack: (parameters.get("stack") ?? "").split(",").filter(isCardId),
  };
}
