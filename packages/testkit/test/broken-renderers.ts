import type { GameEvent } from "@thunderjack/core";
import { type Cancel, cardName, type Frame, type Renderer, type TableView } from "@thunderjack/stage";
import { concatWith, filter, map, Observable, take } from "rxjs";
import { recordedRounds } from "../src/index.js";
import type { TimedTerminal } from "./terminal.js";
import { type Terminal, textRenderer } from "./text-renderer.js";

/*
 * Text renderers that do one thing wrong each.
 */

/** Draws one hand a seat. */
export const forgetsSplitHands: Renderer<Terminal> = {
  mount(terminal, stage) {
    const withoutSplits = ({ view, ...frame }: Frame): Frame => ({ ...frame, view: firstHandsOf(view) });
    return textRenderer.mount(terminal, { ...stage, frames$: stage.frames$.pipe(map(withoutSplits)) });
  },
};

function firstHandsOf(view: TableView): TableView {
  return { ...view, seats: view.seats.map((seat) => ({ ...seat, hands: seat.hands.slice(0, 1) })) };
}

/** Has heard what the table itself knows, and writes it where nobody looks. */
export const showsTheHoleCard: Renderer<Terminal> = {
  mount(terminal, stage) {
    const dispose = textRenderer.mount(terminal, stage);
    const told: GameEvent[] = [];
    const frames = stage.frames$.subscribe(({ view, cue }) => {
      if (cue !== undefined) told.push(cue.event);
      const hidden = view.dealer.cards.some(({ card }) => card === null) ? holeCardAfter(told) : null;
      if (hidden !== null) terminal.screen += `\n\n\nThe dealer hides the ${hidden}.`;
    });
    return () => {
      frames.unsubscribe();
      dispose();
    };
  },
};

function holeCardAfter(told: readonly GameEvent[]): string | null {
  const soFar = JSON.stringify(told);
  const round = recordedRounds.find(({ publicEvents }) => JSON.stringify(publicEvents.slice(0, told.length)) === soFar);
  for (const event of round?.events ?? []) {
    if (event.type === "CardDealt" && event.faceDown && event.card !== null) return cardName(event.card);
  }
  return null;
}

const PATIENCE = 5000;

/** Asks the table on when nothing happens for a while, which ends a pause. */
export const ignoresThePause: Renderer<TimedTerminal> = {
  mount(terminal, stage) {
    const dispose = textRenderer.mount(terminal, stage);
    let cancel: Cancel = () => {};
    const frames = stage.frames$.subscribe(({ view }) => {
      cancel();
      const isUnderWay = view.turn === null && !view.betting.isOpen && !view.isOver;
      cancel = isUnderWay ? terminal.clock.after(PATIENCE, () => stage.dispatch(view.betting.deal.command)) : () => {};
    });
    return () => {
      cancel();
      frames.unsubscribe();
      dispose();
    };
  },
};

/** Clears the screen, and goes on drawing. */
export const leaksAfterItsEnd: Renderer<Terminal> = {
  mount(terminal, stage) {
    textRenderer.mount(terminal, stage);
    return () => {
      terminal.screen = "";
      terminal.onLine = null;
    };
  },
};

/** Draws every frame a moment later. */
export const drawsLate: Renderer<TimedTerminal> = {
  mount(terminal, stage) {
    const later = new Observable<Frame>((subscriber) =>
      stage.frames$.subscribe((frame) => {
        terminal.clock.after(20, () => subscriber.next(frame));
      }),
    );
    return textRenderer.mount(terminal, { ...stage, frames$: stage.frames$.pipe(take(1), concatWith(later)) });
  },
};

/** Leaves out the frames in which nothing happens, except for the first. */
export const ignoresJumps: Renderer<Terminal> = {
  mount(terminal, stage) {
    const frames$ = stage.frames$.pipe(filter(({ cue }, place) => place === 0 || cue !== undefined));
    return textRenderer.mount(terminal, { ...stage, frames$ });
  },
};

/** Asks for everything once more, to be on the safe side. */
export const asksTwice: Renderer<Terminal> = {
  mount(terminal, stage) {
    return textRenderer.mount(terminal, {
      ...stage,
      dispatch: (command) => stage.dispatch(command) ?? stage.dispatch(command),
    });
  },
};

/** Goes on saying why something was refused. */
export const keepsRefusals: Renderer<Terminal> = {
  mount(terminal, stage) {
    let refusal: string | null = null;
    return textRenderer.mount(terminal, {
      ...stage,
      frames$: stage.frames$.pipe(
        map((frame) => ({ ...frame, view: { ...frame.view, message: refusal ?? frame.view.message } })),
      ),
      dispatch(command) {
        const refused = stage.dispatch(command);
        refusal = refused?.message ?? null;
        return refused;
      },
    });
  },
};

/** Goes when nothing more will happen. */
export const clearsTheTable: Renderer<Terminal> = {
  mount(terminal, stage) {
    const dispose = textRenderer.mount(terminal, stage);
    const end = stage.frames$.subscribe({ complete: () => dispose() });
    return () => {
      end.unsubscribe();
      dispose();
    };
  },
};

const used = new WeakSet<Terminal>();

/** Draws into each terminal once. */
export const comesOnlyOnce: Renderer<Terminal> = {
  mount(terminal, stage) {
    if (used.has(terminal)) return () => {};
    used.add(terminal);
    return textRenderer.mount(terminal, stage);
  },
};
