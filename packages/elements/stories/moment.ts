import type { StoryContext } from "@storybook/web-components-vite";
import { chosenSeeds, type GameEventType, Table } from "@thunderjack/core";
import { type CardView, type HandView, type Phrasebook, type TableView, view } from "@thunderjack/stage";
import { type RecordedRound, recordedRounds, roundNamed } from "@thunderjack/testkit";
import { html, type TemplateResult } from "lit";

/** What draws the tables of a moment. */
export type Painter = "lit" | "canvas" | "both";

/** A recorded round after some of its events. */
export interface Moment {
  readonly round: RecordedRound;
  /** How many of its public events have happened. */
  readonly position: number;
  readonly view: TableView;
  readonly words: Phrasebook;
  readonly painter: Painter;
}

/** Draws what a component shows of a moment: the `moment` of a story's parameters. */
export type ShowMoment = (moment: Moment) => TemplateResult;

/** The rounds that may be chosen, by their names. */
export const ROUND_NAMES: readonly string[] = recordedRounds.map(({ name }) => name);

/** Of all recorded rounds the one with the most on the table. */
export const USUAL_ROUND = "three seats are split into six hands";

/** A round that is chosen by its name; an unknown name is the usual one. */
export function chosenRound(name: string): RecordedRound {
  return roundNamed(ROUND_NAMES.includes(name) ? name : USUAL_ROUND);
}

/** A round after so many events, or as many as there are. */
export function momentOf(round: RecordedRound, wanted: number, words: Phrasebook, painter: Painter): Moment {
  const position = Math.min(Math.max(0, wanted), round.publicEvents.length);
  const state = round.publicStates[position];
  if (state === undefined) throw new RangeError(`"${round.name}" has no position ${position}.`);
  return { round, position, view: view(round.rules, state, words), words, painter };
}

/** The position after the last event of a type; of one that does not happen, the end. */
export function positionAfter({ publicEvents }: RecordedRound, type: GameEventType): number {
  const place = publicEvents.map((event) => event.type).lastIndexOf(type);
  return place === -1 ? publicEvents.length : place + 1;
}

/** A table on which everything was asked that leads to a moment. It cannot stop in the middle of what a command causes. */
export function tableAt({ round, position }: Moment): Table {
  const [{ bets, credits } = {}] = round.publicStates;
  const table = new Table({
    rules: round.rules,
    seeds: chosenSeeds("a story"),
    allowStacking: true,
    ...(bets === undefined ? {} : { bets }),
    ...(credits === undefined ? {} : { credits }),
  });
  let told = 0;
  const events = table.events$.subscribe(() => told++);
  for (const command of round.commands) {
    if (told >= position) break;
    table.dispatch(command);
  }
  events.unsubscribe();
  return table;
}

/** Every hand on the table, the right seat's first. */
export function handsOf({ seats }: TableView): readonly HandView[] {
  return seats.flatMap(({ hands }) => hands);
}

/** Every card on the table. */
export function cardsOf(table: TableView): readonly CardView[] {
  return [...handsOf(table), table.dealer].flatMap(({ cards }) => cards);
}

/** Many of one kind, or in words that there is none of them yet. */
export function sheetOf<Part>(parts: readonly Part[], draw: (part: Part) => unknown): TemplateResult {
  return parts.length === 0
    ? html`<p>At this moment there is none.</p>`
    : html`<div class="sheet">${parts.map(draw)}</div>`;
}

/** The lines that a recording of the round has at a moment: still open, and closed after its last event. */
export function recordingAt({ round, position }: Moment): string {
  if (position === round.publicEvents.length) return round.text;
  // The header stands before the events.
  return `${round.text
    .split("\n")
    .slice(0, 1 + position)
    .join("\n")}\n`;
}

/** The parameters of a story that is drawn of a recorded round. */
export interface StreamParameters {
  /** The last event of which type it shows the round after, until another position is chosen. */
  readonly streamedFrom: GameEventType;
  /** The round that it shows until another one is chosen. */
  readonly streamedRound: string;
}

/** The story in which a component shows a recorded round after its last event of a type, until another one is chosen. */
export function atThisMoment(
  after: GameEventType,
  inTheRound: string = USUAL_ROUND,
): { readonly parameters: StreamParameters } {
  return { parameters: { streamedFrom: after, streamedRound: inTheRound } };
}

/** Whether a recorded round stands in the place of a story, which then is not drawn, and has nothing to act out. */
export function isReplaced({ parameters, globals }: Pick<StoryContext, "parameters" | "globals">): boolean {
  return parameters.moment !== undefined && Boolean(globals.round) && parameters.streamedFrom === undefined;
}
