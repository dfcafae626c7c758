import type { StoryContext } from "@storybook/web-components-vite";
import { chosenSeeds, type GameEventType, type Table, VirtualClock } from "@thunderjack/core";
import { Tape } from "@thunderjack/recording";
import type { CardView, HandView, Phrasebook, TableView } from "@thunderjack/stage";
import { TapeConductor } from "@thunderjack/stage/tape-conductor";
import { type RecordedRound, recordedRounds, roundNamed } from "@thunderjack/testkit";
import { html, type TemplateResult } from "lit";
import { storyTable } from "./event-log.js";

/** The renderers with which the table of a story is drawn. */
export type Painter = "lit" | "canvas" | "both";

/** A recorded round after some of its events. */
export interface Moment {
  readonly round: RecordedRound;
  /** The number of its public events that are shown. */
  readonly position: number;
  readonly view: TableView;
  readonly words: Phrasebook;
  readonly painter: Painter;
}

/** Draws a component at a moment. The parameter `moment` of a story is such a function. */
export type ShowMoment = (moment: Moment) => TemplateResult;

/** The names of the recorded rounds that can be chosen. */
export const ROUND_NAMES: readonly string[] = recordedRounds.map(({ name }) => name);

/** The recorded round with the most cards and hands. */
export const USUAL_ROUND = "three seats are split into six hands";

/** Returns a round by its name; the default round for an unknown name. */
export function chosenRound(name: string): RecordedRound {
  return roundNamed(ROUND_NAMES.includes(name) ? name : USUAL_ROUND);
}

/** Returns the moment at a position of a round, or at the nearest position that exists. */
export function momentOf(round: RecordedRound, wanted: number, words: Phrasebook, painter: Painter): Moment {
  const tape = new Tape(round.recording);
  const conductor = new TapeConductor(tape, { clock: new VirtualClock(), words });
  conductor.seek(Math.min(Math.max(0, wanted), tape.length));
  return { round, position: conductor.seq, view: conductor.view, words, painter };
}

/** Returns the position after the last event of a type; the end if there is none. */
export function positionAfter({ publicEvents }: RecordedRound, type: GameEventType): number {
  const place = publicEvents.map((event) => event.type).lastIndexOf(type);
  return place === -1 ? publicEvents.length : place + 1;
}

/** Returns a table before the first command of a round. */
export function openedTable(round: RecordedRound): Table {
  const [{ bets, credits } = {}] = round.publicStates;
  return storyTable({
    rules: round.rules,
    seeds: chosenSeeds("a story"),
    allowStacking: true,
    ...(bets === undefined ? {} : { bets }),
    ...(credits === undefined ? {} : { credits }),
  });
}

/** Returns a table after all commands up to a moment. It cannot stop between the events of one command. */
export function tableAt({ round, position }: Moment): Table {
  const table = openedTable(round);
  let count = 0;
  const events = table.events$.subscribe(() => count++);
  for (const command of round.commands) {
    if (count >= position) break;
    table.dispatch(command);
  }
  events.unsubscribe();
  return table;
}

/** Returns every hand on the table, beginning with the right seat. */
export function handsOf({ seats }: TableView): readonly HandView[] {
  return seats.flatMap(({ hands }) => hands);
}

/** Returns every card on the table. */
export function cardsOf(table: TableView): readonly CardView[] {
  return [...handsOf(table), table.dealer].flatMap(({ cards }) => cards);
}

/** Draws several items, or a sentence if there are none yet. */
export function sheetOf<Part>(parts: readonly Part[], draw: (part: Part) => unknown): TemplateResult {
  return parts.length === 0
    ? html`<p>There is none at this position.</p>`
    : html`<div class="sheet">${parts.map(draw)}</div>`;
}

/** Returns the lines of a recording of the round at a moment: open, and closed after its last event. */
export function recordingAt({ round, position }: Moment): string {
  if (position === round.publicEvents.length) return round.text;
  // The header comes before the events.
  return `${round.text
    .split("\n")
    .slice(0, 1 + position)
    .join("\n")}\n`;
}

/** The parameters of a story that draws a recorded round. */
export interface StreamParameters {
  /** The event type that determines the initial position: after the last event of this type. */
  readonly streamedFrom: GameEventType;
  /** The initial round. */
  readonly streamedRound: string;
}

/**
 * Returns the parameters of a story that draws a component in a recorded round. The initial position is after the last
 * event of a type in that round.
 */
export function atThisMoment(
  after: GameEventType,
  inTheRound: string = USUAL_ROUND,
): { readonly parameters: StreamParameters } {
  return { parameters: { streamedFrom: after, streamedRound: inTheRound } };
}

/** Returns whether a recorded round replaces the story. The story is then not drawn, and its play function not run. */
export function isReplaced({ parameters, globals }: Pick<StoryContext, "parameters" | "globals">): boolean {
  return parameters.moment !== undefined && Boolean(globals.round) && parameters.streamedFrom === undefined;
}
