import type { Frame } from "./frame.js";
import type { ButtonView, TableView } from "./view.js";

/** Returns a frame in which no hand has its turn and all buttons are disabled, for a replay and for a disabled table. */
export function readOnlyFrame(frame: Frame): Frame {
  return { ...frame, view: readOnlyView(frame.view) };
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
