import type { CardId } from "@thunderjack/cards";
import { PRESETS, type PresetName, smallestBet } from "@thunderjack/core";
import { creditsIn } from "@thunderjack/stage";
import { html, type TemplateResult } from "lit";
import { deckOf } from "../choices.js";
import { fanTemplate, stormTemplate } from "./drawings.js";
import type { LobbyModel } from "./lobby-model.js";

/** The names of the rule sets, which are the same in every language. */
export const RULES_NAMES: Readonly<Record<PresetName, string>> = {
  thunderjack: "Thunderjack",
  casino: "Casino",
  "vingt-et-un": "Vingt-et-un",
};

const FANS: Readonly<Record<PresetName, readonly CardId[]>> = {
  thunderjack: ["a_s_0", "k_s_0"],
  casino: ["a_h_0", "q_c_0"],
  "vingt-et-un": ["10_d_0", "a_d_0"],
};

/** Returns the URL of a table. `panel` is the fragment that opens a panel, such as `#rules`. */
export function tableAddress(rules: PresetName, panel = ""): string {
  return `./table.html?rules=${rules}${panel}`;
}

/** The three rule sets, each with a link to its table and to its rules. */
export function ruleSetsTemplate(model: LobbyModel): TemplateResult {
  return html`<section class="rule-sets" aria-label=${model.strings.chooseRules}>
    ${Object.keys(RULES_NAMES).map((name) => ruleSetTemplate(model, name as PresetName))}
  </section>`;
}

function ruleSetTemplate({ strings, language, choices, enter }: LobbyModel, rules: PresetName): TemplateResult {
  const { seats, decks, maxBet, startingCredits } = PRESETS[rules];
  const credits = creditsIn(language);
  const smallest = credits(smallestBet(PRESETS[rules]));
  const { tag, text } = strings.presets[rules];
  const facts = [
    [strings.facts.seats, seats.length === 1 ? "1" : strings.range("1", `${seats.length}`)],
    [strings.facts.decks, `${decks}`],
    [strings.facts.bets, maxBet === null ? strings.from(smallest) : strings.range(smallest, credits(maxBet))],
    [strings.facts.credits, credits(startingCredits)],
  ] as const;
  const name = RULES_NAMES[rules];
  return html`<article class="rule-set" data-rules=${rules}>
    <div class="about">
      <p class="tag">${tag}</p>
      <h2><span id=${`name-${rules}`} class="unseen">${name}</span>${stormTemplate(name)}</h2>
      <p>${text}</p>
    </div>
    ${fanTemplate(FANS[rules], deckOf(choices))}
    <dl>
      ${facts.map(([term, fact]) => html`<div><dt>${term}</dt><dd>${fact}</dd></div>`)}
    </dl>
    <div class="go">
      <a
        class=${rules === "thunderjack" ? "button primary" : "button"}
        href=${tableAddress(rules)}
        id=${`play-${rules}`}
        aria-labelledby=${`play-${rules} name-${rules}`}
        @click=${enter}
        >${strings.play}</a
      >
      <a
        class="link"
        href=${tableAddress(rules, "#rules")}
        id=${`rules-${rules}`}
        aria-labelledby=${`rules-${rules} name-${rules}`}
        @click=${enter}
        >${strings.rules}</a
      >
    </div>
  </article>`;
}
