import type { Box } from "./geometry.js";
import type { DockLayout, MoveSlot } from "./table-layout.js";

/** Returns a box mirrored at the vertical centre line of a table with this width. */
export function mirrored(box: Box, width: number): Box {
  return { ...box, x: width - box.x - box.width };
}

/** Returns a mirrored dock, for text from right to left. */
export function mirroredDock(dock: DockLayout, width: number): DockLayout {
  const flip = (box: Box) => mirrored(box, width);
  const move = (slot: MoveSlot) => flip(dock.moves[slot]);
  return {
    ...dock,
    boxes: dock.boxes.map(flip),
    message: flip(dock.message),
    credits: flip(dock.credits),
    bets: flip(dock.bets),
    side: dock.side === null ? null : flip(dock.side),
    moves: {
      Hit: move("Hit"),
      Stand: move("Stand"),
      Double: move("Double"),
      Split: move("Split"),
      Surrender: move("Surrender"),
    },
    answers: [flip(dock.answers[0]), flip(dock.answers[1])],
    chips: dock.chips.map(flip),
    undo: flip(dock.undo),
    double: flip(dock.double),
    clear: flip(dock.clear),
    deal: flip(dock.deal),
  };
}
