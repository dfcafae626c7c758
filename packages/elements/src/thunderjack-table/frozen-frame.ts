import type { ButtonView, Frame, TableView } from "@thunderjack/stage";

/**
 * The same picture with nothing to be done in it: for a replay, and for a table that its page has frozen.
 *
 * @param message what it says in place of its own message
 */
export function frozenFrame({ view, cue }: Frame, message: string = view.message): Frame {
  const frozen = { ...frozenView(view), message };
  return cue === undefined ? { view: frozen } : { view: frozen, cue };
}

function frozenView(view: TableView): TableView {
  const { betting, seats } = view;
  return {
    ...view,
    turn: null,
    moves: [],
    betting: {
      ...betting,
      isOpen: false,
      deal: refused(betting.deal),
      clear: refused(betting.clear),
      startAgain: refused(betting.startAgain),
    },
    seats: seats.map((seat) => ({
      ...seat,
      raises: seat.raises.map((raise) => refused(raise)),
      takeBack: refused(seat.takeBack),
    })),
    isOver: false,
  };
}

function refused<Kind extends ButtonView>(button: Kind): Kind {
  return { ...button, isLegal: false };
}
