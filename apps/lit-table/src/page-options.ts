import { type CardId, isCardId } from "@thunderjack/cards";
import { isAmount } from "@thunderjack/core";
import { isSpeed, type Speed } from "@thunderjack/stage";
import type { Choices } from "./choices.js";

/**
 * The options in the URL of the table: `?rules=casino`, and for demonstrations
 * `?seed=…&speed=fast&credits=500&stack=a_h_0,5_c_0,…&persist=my table`
 */
export interface PageOptions {
  /** The name of a rule set. */
  readonly rules: string;
  /** The string that determines the shuffle; `null` for a random shuffle. */
  readonly seed: string | null;
  /** The credits in hundredths; `null` for the starting credits of the rule set. */
  readonly credits: number | null;
  /** The speed in the URL, or else the player's choice. */
  readonly speed: Speed;
  /** The cards of the first deal, in the order in which they are drawn. */
  readonly stack: readonly CardId[];
  /**
   * The name under which the table is stored; `null` for a table in memory. Defaults to the name of the rule set, with
   * the suffix `-sleeve` while the player may choose the next cards. If the URL has an option other than the rules and
   * the language, the page is a demonstration and does not store the table, so that it starts with exactly these
   * options each time.
   */
  readonly persist: string | null;
}

const PLAIN: ReadonlySet<string> = new Set(["lang", "rules"]);

/** Returns the options of the page. Invalid options are ignored. */
export function pageOptions(search: string, choices: Pick<Choices, "speed" | "sleeve">): PageOptions {
  const parameters = new URLSearchParams(search);
  const rules = parameters.get("rules") ?? "thunderjack";
  const credits = Math.round(Number(parameters.get("credits") ?? Number.NaN) * 100);
  const speed = parameters.get("speed") ?? "";
  const isPlain = [...parameters.keys()].every((name) => PLAIN.has(name));
  return {
    rules,
    seed: parameters.get("seed"),
    credits: isAmount(credits) ? credits : null,
    speed: isSpeed(speed) ? speed : choices.speed,
    persist: parameters.get("persist") ?? (isPlain ? tableName(rules, choices.sleeve) : null),
    stack: (parameters.get("stack") ?? "").split(",").filter(isCardId),
  };
}

/** Returns the name under which the table of a rule set is stored. */
export function tableName(rules: string, hasSleeve: boolean): string {
  return hasSleeve ? `${rules}-sleeve` : rules;
}
