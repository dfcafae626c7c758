import type { CardId } from "@thunderjack/cards";
import { type Command, chosenSeeds, legalCommands, type Seeds, Table, VirtualClock } from "@thunderjack/core";
import { type Recording, record } from "@thunderjack/recording";
import { onTestFinished } from "vitest";
import "../src/replay.js";
import type { ThunderjackReplay } from "../src/replay.js";
import { all } from "./seated.js";

/** A round that is played and recorded. */
export interface RoundPlan {
  /** The bets in hundredths, by seat. */
  readonly bets: Readonly<Record<string, number>>;
  /** The cards in drawing order. Defaults to the cards of the shoe. */
  readonly stack?: string;
  readonly moves?: readonly string[];
}

/** One Blitz, one pair that is split and doubled, one Thunderjack. */
export const STORMY: readonly RoundPlan[] = [
  {
    bets: { right: 2000 },
    stack: "2_h_0 9_s_0 2_d_0 10_c_0 3_h_0 2_c_0 4_h_0 2_s_0",
    moves: ["Hit", "Hit", "Hit", "Hit"],
  },
  {
    bets: { right: 2000 },
    stack: "8_s_1 6_h_1 8_d_1 10_h_1 3_s_1 10_d_1 9_d_1 9_h_1",
    moves: ["Split", "Double", "Stand"],
  },
  { bets: { right: 3000 }, stack: "a_s_2 9_h_2 k_s_2 10_c_2" },
];

/** A recording as text, and parsed. */
export interface Written {
  readonly text: string;
  readonly recording: Recording;
}

/** Plays rounds at a table that is recorded, with a second between two commands, and closes it. */
export function written(
  plans: readonly RoundPlan[] = STORMY,
  {
    seeds = chosenSeeds("a replay"),
    meta = {},
  }: { readonly seeds?: Seeds; readonly meta?: Record<string, string> } = {},
): Written {
  const table = new Table({ rules: "thunderjack", seeds, allowStacking: true });
  let time = 0;
  let text = "";
  const recorder = record(table, { now: () => time, createdAt: "2025-01-31T18:30:00.000Z", meta });
  recorder.lines$.subscribe((line) => {
    text += `${line}\n`;
  });
  for (const plan of plans) {
    for (const command of commandsFor(plan, table)) {
      time += 1000;
      const decision = table.dispatch(command());
      if (!decision.accepted) throw new Error(decision.message);
    }
    while (table.state.phase === "players") table.dispatch(legalMove("Stand", table));
  }
  recorder.close(table.close());
  const { recording } = recorder;
  if (recording === null) throw new Error("Nothing was recorded.");
  return { text, recording };
}

/** Returns the commands of a plan. Each is computed when it is due, because it may depend on earlier events. */
function commandsFor({ bets, stack, moves = [] }: RoundPlan, table: Table): (() => Command)[] {
  const deal: Command =
    stack === undefined ? { type: "Deal" } : { type: "Deal", stack: stack.split(" ") as readonly string[] as CardId[] };
  return [
    ...Object.entries(bets).map(
      ([seat, amount]) =>
        () =>
          ({ type: "PlaceBet", seat, amount }) as Command,
    ),
    () => deal,
    ...moves.map((move) => () => legalMove(move, table)),
  ];
}

function legalMove(move: string, { rules, state }: Table): Command {
  const legal = legalCommands(rules, state).find(({ type }) => type === move);
  if (legal === undefined) throw new Error(`${move} is not legal.`);
  return legal;
}

/** A replay in the page, and its clock. */
export interface Replayed {
  readonly element: ThunderjackReplay;
  readonly clock: VirtualClock;
}

/** Adds a replay to the page, and removes it after the test. */
export async function replayed(settings: Partial<ThunderjackReplay> = {}): Promise<Replayed> {
  const clock = new VirtualClock();
  const element = document.createElement("thunderjack-replay");
  Object.assign(element, { clock, ...settings });
  document.body.style.setProperty("margin", "0");
  document.body.append(element);
  onTestFinished(() => element.remove());
  await settled(element);
  return { element, clock };
}

/** Waits until the replay has rendered. */
export async function settled(element: ThunderjackReplay): Promise<void> {
  await element.updateComplete;
  // A short text is read before the next frame in Chromium, and a few frames later in Firefox.
  for (let frame = 0; frame < 20 && (frame === 0 || all(element, "[data-cover=loading]").length > 0); frame++) {
    await new Promise(requestAnimationFrame);
    await element.updateComplete;
  }
  for (const inner of all(element, "tj-table, tj-timeline, tj-transport, tj-verdict, tj-transcript")) {
    await (inner as ThunderjackReplay).updateComplete;
  }
  await new Promise(requestAnimationFrame);
}

/** Returns a button or a menu of the replay, by its name. */
export function button(element: ThunderjackReplay, name: string): HTMLElement {
  const found = all(element, "button, select").find(
    (one) => one.getAttribute("aria-label") === name || one.textContent?.trim() === name,
  );
  if (!(found instanceof HTMLElement)) throw new Error(`There is no button ${name}.`);
  return found;
}

/** Presses a key on the timeline; without a timeline, on the replay. */
export function press(element: ThunderjackReplay, key: string): void {
  const target = all(element, ".slider")[0] ?? element;
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }));
}

/** Returns the whole text on the felt. */
export function feltText(element: ThunderjackReplay): string {
  const table = all(element, "tj-table")[0];
  if (table === undefined) return "";
  const parts = all(table, "tj-hand, tj-dealer, tj-shoe, tj-discard-tray, .figures, .message").map((part) => {
    const cards = all(part, "[role=img]").map((card) => card.getAttribute("aria-label"));
    const words = [part, ...all(part, "*")].flatMap((one) => [...(one.shadowRoot ?? one).childNodes]);
    const text = words.filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.nodeValue?.trim());
    return [...cards, ...text].filter(Boolean).join(" ");
  });
  return parts.join("\n");
}
