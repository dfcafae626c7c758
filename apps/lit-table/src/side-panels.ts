import { type ThemeName, themeTokens } from "@thunderjack/artwork";
import type { ThunderjackTable } from "@thunderjack/elements/define";
import type { TjAdvice } from "@thunderjack/elements/tj-advice";
import type { TjHistory } from "@thunderjack/elements/tj-history";
import type { TjRules } from "@thunderjack/elements/tj-rules";
import { loadPanelStrings, loadPhrasebook } from "@thunderjack/stage";

/** The windows that have room for panels beside the table. `table.css` contains the same condition. */
const WIDE = "(min-width: 2200px) and (min-height: 700px)";

/** The events after which another hand may have a choice. */
const ASKING = [
  "thunderjack-turn-started",
  "thunderjack-turn-ended",
  "thunderjack-card-dealt",
  "thunderjack-insurance-offered",
  "thunderjack-surrender-offered",
] as const;

/**
 * The panels beside a table in a very wide window: the history at the start, and the rules with the hint at the end. The
 * bar of the table opens the same panels in other windows. The components are loaded with the panels of the table.
 */
export class SidePanels {
  readonly start = aside();
  readonly end = aside();
  readonly #table: ThunderjackTable;
  readonly #media = matchMedia(WIDE);
  readonly #history = document.createElement("tj-history") as TjHistory;
  readonly #rules = document.createElement("tj-rules") as TjRules;
  readonly #advice = document.createElement("tj-advice") as TjAdvice;
  #language = "en";
  /** The number of the last question; an answer to an earlier one is ignored. */
  #question = 0;

  /** @param theme the theme of the table, whose tokens the panels do not inherit */
  constructor(table: ThunderjackTable, theme: ThemeName) {
    this.#table = table;
    for (const { style } of [this.start, this.end]) {
      for (const [name, value] of Object.entries(themeTokens(theme))) style.setProperty(`--tj-${name}`, value);
    }
    this.#advice.setAttribute("extent", "bars");
    this.#history.addEventListener("tj-recalled", ({ detail }) => void table.recall(detail));
    this.#history.addEventListener("tj-shoe-asked", () => void table.openPanel("fairness"));
    // Long panels scroll, also by key.
    this.#history.tabIndex = 0;
    this.#rules.tabIndex = 0;
    const update = () => void this.#update();
    table.addEventListener("thunderjack-round-settled", update);
    table.addEventListener("thunderjack-session", update);
    const ask = () => void this.#ask();
    for (const type of ASKING) table.addEventListener(type, ask);
    new MutationObserver(ask).observe(table, { attributeFilter: ["hints"] });
    this.#media.addEventListener("change", update);
  }

  /** Sets the language, and loads its strings if the panels are shown. */
  async setLanguage(language: string): Promise<void> {
    this.#language = language;
    await this.#update();
  }

  /** Shows the rounds and the rules of the table. A no-op in a window without the panels. */
  async #update(): Promise<void> {
    if (!this.#media.matches) return;
    const table = this.#table;
    await table.updateComplete;
    // The first request also loads the components.
    const [rounds, phrases, strings] = await Promise.all([
      table.pastRounds(),
      loadPhrasebook(this.#language),
      loadPanelStrings(this.#language),
    ]);
    const words = strings === null ? {} : { words: strings.panel };
    const { bar } = phrases;
    Object.assign(this.#history, { rounds, phrases, bar, ...words });
    Object.assign(this.#rules, { rules: table.table?.rules ?? table.rules, phrases, ...words });
    Object.assign(this.#advice, { phrases, ...(strings === null ? {} : { words: strings.hints }) });
    show(this.start, bar.history, this.#history);
    show(this.end, bar.rules, this.#rules, this.#advice);
    await this.#ask();
  }

  /** Requests a hint for the hand that has a choice, if the player has turned hints on. */
  async #ask(): Promise<void> {
    const table = this.#table;
    const question = ++this.#question;
    this.#advice.hint = null;
    this.#advice.hidden = !table.hints;
    if (!table.hints || !this.#media.matches) return;
    await table.conductor?.whenSettled();
    const advice = question === this.#question ? await table.advice() : null;
    if (advice === null || question !== this.#question) return;
    const hands = table.conductor?.view.seats.flatMap((seat) => seat.hands) ?? [];
    this.#advice.hint = { advice, bet: hands.find(({ name }) => name === advice.hand)?.bet ?? 0 };
  }
}

function aside(): HTMLElement {
  const element = document.createElement("aside");
  element.className = "side";
  return element;
}

/** Shows panels with a heading. They are added once, so that they keep their scroll position. */
function show(side: HTMLElement, title: string, ...panels: readonly HTMLElement[]): void {
  side.setAttribute("aria-label", title);
  let heading = side.querySelector("h2");
  if (heading === null) {
    heading = document.createElement("h2");
    side.append(heading, ...panels);
  }
  heading.textContent = title;
}
