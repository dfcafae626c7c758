import type { Frame } from "./frame.js";
import type { ButtonView, TableView } from "./view.js";

/**
 * Returns a frame in which no hand has its turn and all buttons are disabled, for a replay and for a disabled table.
 *
 * @param message replaces the message of the view
 */
export function readOnlyFrame({ view, cue }: Frame, message: string = view.message): Frame {
  const frozen = { ...readOnlyView(view), message };
  return cue === undefined ? { view: frozen } : { view: frozen, cue };
}

/** Returns a view in which no hand has its turn and all buttons are disabled. */
export function readOnlyView(view: TableView): TableView {
  const { betting, seats } = view;
  return {
    ...view,
    turn: null,
    moves: view.moves.map((move) => refused(move)),
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
