import { asksQuestion } from "@thunderjack/core";
import type { TableView } from "../view.js";
import { unknownMode } from "./felt-metrics.js";
import { type Box, clamp, type Size } from "./geometry.js";
import { between } from "./mode.js";
import type { DockControls, DockLayout, MoveSlot, TableMode } from "./table-layout.js";

/*
 * The slots of the dock are fixed for each size of a table. Only one group of controls is drawn at a time, and the
 * groups share the same area, with one exception: `deal` overlaps no move and no answer. If a player presses Deal
 * several times, the presses after the beginning of the round are therefore on an empty place.
 *
 *   wide   message line; below it credits and bets, the group, and at its end `deal`
 *   tall   message line, two rows with the group, and a row with credits, bets and `deal`
 *   land   start column: credits, bets, three moves; end column: message, `deal`, Hit and Stand
 *   small  message line, a row with the group; between two rounds another row with `deal` above it
 */

/** The smallest size of a touch target, in CSS pixels. */
const TOUCH = 44;

/** The smallest gap between two chips, in CSS pixels. */
const CHIP_GAP = 4;

/** The largest size of a chip, in CSS pixels. */
const LARGEST_CHIP = 66;

/** The width of a small button with room for its word in every language, in CSS pixels. */
const WIDE_BUTTON = 96;

/** The order of the moves in one row. */
const ORDER: readonly MoveSlot[] = ["Hit", "Stand", "Double", "Split", "Surrender"];

/** A dock, and the remaining area for the felt. */
export interface DockAndFelt {
  readonly dock: DockLayout;
  readonly felt: Box;
}

/** Places the dock of a table that is read from left to right. */
export function placeDock(
  mode: TableMode,
  size: Size,
  view: Pick<TableView, "phase" | "isOver" | "betting">,
): DockAndFelt {
  const controls = controlsOf(view);
  const chips = view.betting.chips.length;
  switch (mode) {
    case "wide":
      return wideDock(size, controls, chips);
    case "tall":
      return tallDock(size, controls, chips);
    case "land":
      return landDock(size, controls, chips);
    case "small":
      return smallDock(size, controls, chips);
    default:
      return unknownMode(mode);
  }
}

function controlsOf(view: Pick<TableView, "phase" | "isOver" | "betting">): DockControls {
  if (view.isOver) return "over";
  if (view.betting.isOpen) return "bets";
  return asksQuestion(view) ? "answers" : "moves";
}

function wideDock({ width, height }: Size, controls: DockControls, chips: number): DockAndFelt {
  const isNarrow = width < 1000;
  const isBroad = width >= 1300;
  const margin = isNarrow ? 12 : 28;
  const gap = isNarrow ? 8 : 10;
  const usual = clamp(Math.round((height + 50) * 0.168), 114, 160);
  const dealWidth = isBroad ? 210 : isNarrow ? 132 : 168;
  const startWidth = isBroad ? 240 : isNarrow ? 0 : 108;
  const start = margin + (startWidth > 0 ? startWidth + 16 : 0);
  const most = width - start - margin - dealWidth - 16;
  const moveWidth = Math.min(166, (most - 4 * gap) / 5);
  const groupWidth = 5 * moveWidth + 4 * gap;
  const left = clamp((width - groupWidth) / 2, start, start + most - groupWidth);
  const bar = Math.round(usual * 0.47);
  const smallGap = isNarrow ? 6 : 10;
  const chipRoom = groupWidth - 3 * ((isNarrow ? 50 : 62) + smallGap) - smallGap;
  const rows = rowsOf(chips, chipRoom);
  const extra = (rows - 1) * (TOUCH + CHIP_GAP);
  const dockHeight = usual + extra;
  const y = height - dockHeight;
  const top = y + Math.round(usual * 0.41);
  const group: Box = { x: left, y: top, width: groupWidth, height: bar };
  const deal: Box = { x: left + groupWidth + 16, y: top, width: dealWidth, height: bar };
  const figure = isNarrow ? 128 : 0;
  const line: Box = { x: start, y: top - 32, width: width - 2 * start, height: 28 };
  const half = (dockHeight - 24) / 2;
  const [credits, bets]: readonly [Box, Box] = isNarrow
    ? [
        { ...line, width: figure },
        { ...line, x: width - margin - figure, width: figure },
      ]
    : isBroad
      ? [
          { x: margin, y: top - 8, width: 116, height: bar },
          { x: margin + 124, y: top - 8, width: 116, height: bar },
        ]
      : [
          { x: margin, y: y + 14, width: startWidth, height: half - 4 },
          { x: margin, y: y + 14 + half, width: startWidth, height: half - 4 },
        ];
  const lower = { ...group, height: bar + extra };
  const [chipsBox, buttonsBox] = chipsAndButtons(lower, chips, rows, chipRoom, smallGap);
  const [undo, double, clear] = threeOf(buttonsBox, smallGap);
  const answerWidth = Math.min(330, (groupWidth - gap) / 2);
  const answersLeft = left + (groupWidth - 2 * answerWidth - gap) / 2;
  const sideWidth = Math.min(isBroad ? 300 : dealWidth, width - margin - deal.x);
  const dock: DockLayout = {
    boxes: [{ x: 0, y, width, height: dockHeight }],
    controls,
    message: { ...line, x: line.x + figure, width: line.width - 2 * figure },
    messageLines: isNarrow ? 2 : 1,
    credits,
    bets,
    side: { ...deal, width: sideWidth },
    moves: slots(ORDER.map((_, index) => ({ ...group, x: left + index * (moveWidth + gap), width: moveWidth }))),
    isMoveUpright: moveWidth < 104,
    answers: [
      { ...group, x: answersLeft, width: answerWidth },
      { ...group, x: answersLeft + answerWidth + gap, width: answerWidth },
    ],
    chips: chipsIn(chipsBox, chips, rows, bar - 2),
    undo,
    double,
    clear,
    deal,
  };
  return { dock, felt: { x: 0, y: 0, width, height: y } };
}

/** Divides the group of a wide dock between two rounds: the chips, and the three buttons after them. */
function chipsAndButtons(group: Box, chips: number, rows: number, chipRoom: number, gap: number): readonly [Box, Box] {
  const inRow = Math.ceil(chips / rows);
  const size = Math.min(LARGEST_CHIP, group.height);
  const width = Math.min(chipRoom, inRow * size + (inRow - 1) * (gap + 6));
  const buttons = 3 * Math.min((group.width - width - 4 * gap) / 3, WIDE_BUTTON) + 2 * gap;
  const left = group.x + (group.width - width - 2 * gap - buttons) / 2;
  return [
    { ...group, x: left, width },
    { ...group, x: left + width + 2 * gap, width: buttons },
  ];
}

function tallDock({ width, height }: Size, controls: DockControls, chips: number): DockAndFelt {
  const margin = width < 340 ? 8 : 12;
  const inner = Math.min(width - 2 * margin, 520);
  const left = (width - inner) / 2;
  const usual = height >= 616 ? between(190, 214, (height - 616) / 76) : between(178, 190, (height - 520) / 96);
  const share = (usual - 178) / (214 - 178);
  const sized = (least: number, most: number) => Math.round(between(least, most, share));
  const gap = sized(4, 6);
  const rows = rowsOf(chips, inner);
  const extra = (rows - 1) * (TOUCH + CHIP_GAP);
  const row = (y: number, rowHeight: number): Box => ({ x: left, y, width: inner, height: rowHeight });
  const message = row(height - Math.round(usual) - extra + 5, sized(26, 30));
  const first = row(message.y + message.height + 2, sized(44, 52));
  const second = row(first.y + first.height + gap + extra, sized(44, 56));
  const third = row(second.y + second.height + gap, height - second.y - second.height - 2 * gap);
  const dealWidth = Math.round(inner * 0.46);
  const figure = (inner - dealWidth - 12) / 2;
  const deal: Box = { ...third, x: left + inner - dealWidth, width: dealWidth };
  const [doubling, split, surrender] = threeOf({ ...first, height: first.height }, 6);
  const [hit, stand] = halvesOf(second, 8);
  const [undo, double, clear] = threeOf(second, 8);
  const y = message.y - 5;
  const dock: DockLayout = {
    boxes: [{ x: 0, y, width, height: height - y }],
    controls,
    message,
    messageLines: 2,
    credits: { ...third, width: figure },
    bets: { ...third, x: left + figure + 4, width: figure },
    side: deal,
    moves: { Hit: hit, Stand: stand, Double: doubling, Split: split, Surrender: surrender },
    isMoveUpright: false,
    answers: [first, second],
    chips: chipsIn({ ...first, height: first.height + extra }, chips, rows, first.height + gap - 2),
    undo,
    double,
    clear,
    deal,
  };
  return { dock, felt: { x: 0, y: 0, width, height: y } };
}

function landDock({ width, height }: Size, controls: DockControls, chips: number): DockAndFelt {
  const pad = 8;
  const startWidth = clamp(Math.round(width * 0.17), 108, 136);
  const lower = clamp(Math.round(height * 0.5), 140, 236);
  const chipRows = Math.max(1, Math.floor((lower + CHIP_GAP) / (TOUCH + CHIP_GAP)));
  const chipColumns = Math.max(2, Math.ceil(chips / chipRows));
  const endWidth = Math.max(
    clamp(Math.round(width * 0.185), 112, 148),
    chipColumns * TOUCH + (chipColumns - 1) * CHIP_GAP + 2 * pad,
  );
  const end = width - endWidth;
  const inner = endWidth - 2 * pad;
  const group: Box = { x: end + pad, y: height - pad - lower, width: inner, height: lower };
  const dealHeight = clamp(Math.round(height * 0.2), 50, 90);
  const deal: Box = { ...group, y: group.y - pad - dealHeight, height: dealHeight };
  const message: Box = { ...deal, y: pad, height: deal.y - 6 - pad };
  const [hit, stand] = stackOf(group, 2, pad);
  const startInner = startWidth - 2 * pad;
  const figure = height >= 300 ? 42 : 36;
  const free = height - 2 * pad - 2 * figure - 6;
  const slot = Math.min(66, (free - 12) / 3);
  const column: Box = { x: pad, y: height - pad - 3 * slot - 12, width: startInner, height: 3 * slot + 12 };
  const [doubling, split, surrender] = stackOf(column, 3, 6);
  const rows = Math.ceil(chips / chipColumns);
  const dock: DockLayout = {
    boxes: [
      { x: 0, y: 0, width: startWidth, height },
      { x: end, y: 0, width: endWidth, height },
    ],
    controls,
    message,
    messageLines: Math.max(1, Math.floor(message.height / 15)),
    credits: { x: pad, y: pad, width: startInner, height: figure },
    bets: { x: pad, y: pad + figure, width: startInner, height: figure },
    side: deal,
    moves: {
      Hit: hit ?? group,
      Stand: stand ?? group,
      Double: doubling ?? column,
      Split: split ?? column,
      Surrender: surrender ?? column,
    },
    isMoveUpright: startInner < 112,
    answers: [hit ?? group, stand ?? group],
    chips: chipsIn(group, chips, rows, LARGEST_CHIP),
    undo: doubling ?? column,
    double: split ?? column,
    clear: surrender ?? column,
    deal,
  };
  return { dock, felt: { x: startWidth, y: 0, width: end - startWidth, height } };
}

function smallDock({ width, height }: Size, controls: DockControls, chips: number): DockAndFelt {
  const pad = 4;
  const inner = width - 2 * pad;
  const chipRows = chips * (TOUCH + 2) - 2 <= inner ? 1 : 2;
  const chipSize = Math.min(TOUCH, (inner + 2) / Math.ceil(chips / chipRows) - 2);
  const row: Box = { x: pad, y: height - pad - TOUCH, width: inner, height: TOUCH };
  const chipsBox = { ...row, y: row.y - (chipRows - 1) * (TOUCH + 2), height: TOUCH + (chipRows - 1) * (TOUCH + 2) };
  const upper: Box = { ...row, y: chipsBox.y - pad - TOUCH };
  const three = 3 * TOUCH + 2 * pad;
  const [undo, double, clear] = threeOf({ ...upper, width: three }, pad);
  const deal: Box = { ...upper, x: upper.x + three + pad, width: inner - three - pad };
  const top = controls === "bets" ? upper.y : row.y;
  const message: Box = { x: pad, y: top - 29, width: inner, height: 27 };
  const moveWidth = (inner - 4 * pad) / 5;
  const [one, other] = halvesOf(row, pad);
  const y = message.y - 2;
  const corner: Box = { x: pad, y: 5, width: 74, height: 27 };
  const dock: DockLayout = {
    boxes: [{ x: 0, y, width, height: height - y }],
    controls,
    message,
    messageLines: 2,
    credits: corner,
    bets: { ...corner, y: corner.y + corner.height + 1 },
    side: null,
    moves: slots(ORDER.map((_, index) => ({ ...row, x: pad + index * (moveWidth + pad), width: moveWidth }))),
    isMoveUpright: true,
    answers: [one, other],
    chips: chipsIn(chipsBox, chips, chipRows, chipSize),
    undo,
    double,
    clear,
    deal,
  };
  return { dock, felt: { x: 0, y: 0, width, height: y } };
}

function slots(boxes: readonly Box[]): DockLayout["moves"] {
  const at = (index: number): Box => boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 };
  return { Hit: at(0), Stand: at(1), Double: at(2), Split: at(3), Surrender: at(4) };
}

function rowsOf(chips: number, width: number): number {
  const perRow = Math.max(1, Math.floor((width + CHIP_GAP) / (TOUCH + CHIP_GAP)));
  return Math.ceil(chips / perRow);
}

/** Places the chips in rows in the middle of a box. */
function chipsIn(box: Box, chips: number, rows: number, largest: number): readonly Box[] {
  const inRow = Math.max(1, Math.ceil(chips / rows));
  const pitch = box.height / rows;
  const size = Math.floor(Math.min(LARGEST_CHIP, largest, (box.width + CHIP_GAP) / inRow - CHIP_GAP, pitch));
  const distance = Math.min(24, inRow > 1 ? (box.width - size * inRow) / (inRow - 1) : 0);
  return Array.from({ length: chips }, (_, index) => {
    const row = Math.floor(index / inRow);
    const used = Math.min(inRow, chips - row * inRow);
    const width = used * size + (used - 1) * distance;
    return {
      x: box.x + (box.width - width) / 2 + (index % inRow) * (size + distance),
      y: box.y + row * pitch + (pitch - size) / 2,
      width: size,
      height: size,
    };
  });
}

function threeOf(box: Box, gap: number): readonly [Box, Box, Box] {
  const width = (box.width - 2 * gap) / 3;
  const at = (index: number): Box => ({ ...box, x: box.x + index * (width + gap), width });
  return [at(0), at(1), at(2)];
}

function halvesOf(box: Box, gap: number): readonly [Box, Box] {
  const width = (box.width - gap) / 2;
  return [
    { ...box, width },
    { ...box, x: box.x + width + gap, width },
  ];
}

function stackOf(box: Box, count: number, gap: number): readonly Box[] {
  const height = (box.height - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, index) => ({ ...box, y: box.y + index * (height + gap), height }));
}
