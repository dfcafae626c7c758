import { type Cancel, type GameEvent, totalOf } from "@thunderjack/core";
import { cardName, type Frame, type Renderer, type TableView } from "@thunderjack/stage";
import { concatWith, filter, map, Observable, take } from "rxjs";
import { recordedRounds } from "../src/index.js";
import type { TimedTerminal } from "./terminal.js";
import { type Terminal, textRenderer } from "./text-renderer.js";

/*
 * Text renderers with one defect each.
 */

/** Draws only the first hand of each seat. */
export const omitsSplitHands: Renderer<Terminal> = {
  mount(terminal, stage) {
    const withoutSplits = ({ view, ...frame }: Frame): Frame => ({ ...frame, view: firstHandsOf(view) });
    return textRenderer.mount(terminal, { ...stage, frames$: stage.frames$.pipe(map(withoutSplits)) });
  },
};

function firstHandsOf(view: TableView): TableView {
  return { ...view, seats: view.seats.map((seat) => ({ ...seat, hands: seat.hands.slice(0, 1) })) };
}

/** Looks up the hole card in the recorded rounds and writes it below the table. */
export const showsTheHoleCard: Renderer<Terminal> = {
  mount(terminal, stage) {
    const dispose = textRenderer.mount(terminal, stage);
    const events: GameEvent[] = [];
    const frames = stage.frames$.subscribe(({ view, cue }) => {
      if (cue?.isStart === true) events.push(cue.event);
      const hidden = view.dealer.cards.some(({ card }) => card === null) ? holeCardAfter(events) : null;
      if (hidden !== null) terminal.screen += `\n\n\nThe dealer hides the ${hidden}.`;
    });
    return () => {
      frames.unsubscribe();
      dispose();
    };
  },
};

function holeCardAfter(events: readonly GameEvent[]): string | null {
  const soFar = JSON.stringify(events);
  const round = recordedRounds.find(
    ({ publicEvents }) => JSON.stringify(publicEvents.slice(0, events.length)) === soFar,
  );
  for (const event of round?.events ?? []) {
    if (event.type === "CardDealt" && event.faceDown && event.card !== null) return cardName(event.card);
  }
  return null;
}

const TIMEOUT = 5000;

/** Dispatches a deal after five seconds without a frame, even during a pause. The command ends the pause. */
export const ignoresThePause: Renderer<TimedTerminal> = {
  mount(terminal, stage) {
    const dispose = textRenderer.mount(terminal, stage);
    let cancel: Cancel = () => {};
    const frames = stage.frames$.subscribe(({ view }) => {
      cancel();
      const isUnderWay = view.turn === null && !view.betting.isOpen && !view.isOver;
      cancel = isUnderWay
        ? terminal.clock.schedule(TIMEOUT, () => stage.dispatch(view.betting.deal.command))
        : () => {};
    });
    return () => {
      cancel();
      frames.unsubscribe();
      dispose();
    };
  },
};

/** Clears the screen on disposal, but does not unsubscribe. */
export const staysSubscribed: Renderer<Terminal> = {
  mount(terminal, stage) {
    textRenderer.mount(terminal, stage);
    return () => {
      terminal.screen = "";
      terminal.onLine = null;
    };
  },
};

/** Draws every frame 20 ms late. */
export const drawsLate: Renderer<TimedTerminal> = {
  mount(terminal, stage) {
    const later = new Observable<Frame>((subscriber) =>
      stage.frames$.subscribe((frame) => {
        terminal.clock.schedule(20, () => subscriber.next(frame));
      }),
    );
    return textRenderer.mount(terminal, { ...stage, frames$: stage.frames$.pipe(take(1), concatWith(later)) });
  },
};

/** Ignores frames without a cue, except for the first one. */
export const ignoresSeeks: Renderer<Terminal> = {
  mount(terminal, stage) {
    const frames$ = stage.frames$.pipe(filter(({ cue }, place) => place === 0 || cue !== undefined));
    return textRenderer.mount(terminal, { ...stage, frames$ });
  },
};

/** Computes the totals of the hands itself and includes the cards that have not landed yet. */
export const countsCardsInFlight: Renderer<Terminal> = {
  mount(terminal, stage) {
    return textRenderer.mount(terminal, { ...stage, frames$: stage.frames$.pipe(map(counted)) });
  },
};

function counted(frame: Frame): Frame {
  const seats = frame.view.seats.map((seat) => ({
    ...seat,
    hands: seat.hands.map((hand) => {
      const cards = hand.cards.flatMap(({ card }) => card ?? []);
      return { ...hand, total: hand.total && { ...hand.total, label: String(totalOf(cards)) } };
    }),
  }));
  return frame.cue?.isLanding === false ? { ...frame, view: { ...frame.view, seats } } : frame;
}

/** Dispatches every command twice. */
export const dispatchesTwice: Renderer<Terminal> = {
  mount(terminal, stage) {
    return textRenderer.mount(terminal, {
      ...stage,
      dispatch: (command) => stage.dispatch(command) ?? stage.dispatch(command),
    });
  },
};

/** Keeps the message of a rejection in later frames. */
export const keepsRejections: Renderer<Terminal> = {
  mount(terminal, stage) {
    let rejection: string | null = null;
    return textRenderer.mount(terminal, {
      ...stage,
      frames$: stage.frames$.pipe(
        map((frame) => ({ ...frame, view: { ...frame.view, message: rejection ?? frame.view.message } })),
      ),
      dispatch(command) {
        const rejected = stage.dispatch(command);
        rejection = rejected?.message ?? null;
        return rejected;
      },
    });
  },
};

/** Clears the table when the stream completes. */
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

/** Ignores the second mount in the same terminal. */
export const mountsOnlyOnce: Renderer<Terminal> = {
  mount(terminal, stage) {
    if (used.has(terminal)) return () => {};
    used.add(terminal);
    return textRenderer.mount(terminal, stage);
  },
};
