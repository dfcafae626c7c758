import type { Command, Rejection } from "@thunderjack/core";
import { html, nothing, type TemplateResult } from "lit";
import type { Spoken } from "../controllers/spoken.js";
import type { GameSession } from "../game/game-session.js";
import type { PastRound } from "../game/past-round.js";
import type { PanelName } from "./panel-name.js";
import { PANEL_PARTS } from "./tj-panel/panel-parts.js";

/** The table element that a panel belongs to. */
export interface PanelOwner {
  readonly historyLimit: number;
  readonly disabled: boolean;
  readonly hints: boolean;
  readonly figure: string;
  openPanel(panel: PanelName | null): unknown;
  recall(round: PastRound): unknown;
  setClientSeed(text: string): unknown;
  newShoe(): unknown;
  choose(command: Command): Rejection | null;
  refuse(refused: Rejection): void;
}

/** Returns the template of the open panel; `nothing` if no panel is open. */
export function openPanelTemplate(
  panel: PanelName | null,
  session: GameSession | null,
  { phrases, panels, bar }: Spoken,
  owner: PanelOwner,
): TemplateResult | typeof nothing {
  if (panel === null || session === null) return nothing;
  return html`
    <tj-panel
      exportparts=${PANEL_PARTS}
      .panel=${panel}
      .session=${session}
      .phrases=${phrases}
      .words=${panels?.panel ?? null}
      .bar=${bar}
      .figure=${panel === "rules" ? owner.figure : ""}
      ?hints=${owner.hints}
      .limit=${owner.historyLimit}
      ?frozen=${owner.disabled}
      @tj-panel-closed=${() => owner.openPanel(null)}
      @tj-shoe-asked=${() => owner.openPanel("fairness")}
      @tj-recalled=${({ detail }: CustomEvent<PastRound>) => owner.recall(detail)}
      @tj-client-seed=${({ detail }: CustomEvent<string>) => owner.setClientSeed(detail)}
      @tj-new-shoe=${() => owner.newShoe()}
      @tj-command=${({ detail, defaultPrevented }: CustomEvent<Command>) => {
        const refused = defaultPrevented ? null : owner.choose(detail);
        if (refused !== null) owner.refuse(refused);
      }}
    ></tj-panel>
  `;
}
