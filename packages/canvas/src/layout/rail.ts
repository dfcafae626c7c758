import type { Command } from "@thunderjack/core";
import type { BetShortcut, TableView } from "@thunderjack/stage";
import type { ControlId } from "./controls.js";
import type { Box, Size } from "./geometry.js";
import { line } from "./line.js";
import { CHIP_DISTANCE, type Metrics, unknownShape } from "./metrics.js";
import type { ButtonLayout, ButtonStyle, LineLayout, TextStyleName } from "./table-layout.js";

/** The styles of highlighted moves; all other moves are `quiet`. */
const MOVE_STYLES: Partial<Record<Command["type"], ButtonStyle>> = {
  Hit: "hit",
  Stand: "stand",
  DeclineSurrender: "hit",
  DeclineInsurance: "stand",
  TakeInsurance: "hit",
};

/** The rail: the figures and the controls. */
export interface RailLayout {
  readonly lines: readonly LineLayout[];
  readonly buttons: readonly ButtonLayout[];
}

/** Places the figures and, unless the game is over, the controls. */
export function placeRail(
  view: TableView,
  shortcuts: readonly BetShortcut[],
  size: Size,
  metrics: Metrics,
): RailLayout {
  const { figures, controls } = railBoxes(size, metrics);
  return {
    lines: placeFigures(view, figures, metrics),
    buttons: view.isOver ? [] : placeControls(view, shortcuts, controls, metrics),
  };
}

function railBoxes({ width, height }: Size, { rail }: Metrics): { readonly figures: Box; readonly controls: Box } {
  const top = height - rail.height;
  const { controls } = rail.room;
  switch (rail.shape) {
    case "stacked":
      return {
        figures: { x: 12, y: top + 8, width: width - 24, height: 24 },
        controls: { x: 12, y: top + 36, width: controls, height: rail.height - 46 },
      };
    case "wide":
      return {
        figures: { x: 16, y: top + 8, width: width - 32, height: 24 },
        controls: { x: 16, y: top + 38, width: controls, height: rail.height - 50 },
      };
    case "low":
      return {
        figures: { x: 10, y: top + 3, width: 104, height: rail.height - 6 },
        controls: { x: 122, y: top + 5, width: controls, height: rail.height - 10 },
      };
    case "broad":
      return {
        figures: { x: 32, y: top + 10, width: 190, height: rail.height - 22 },
        controls: { x: (width - controls) / 2, y: top + 14, width: controls, height: rail.height - 28 },
      };
    default:
      return unknownShape(rail.shape);
  }
}

function placeFigures(view: TableView, box: Box, { rail, smallSize }: Metrics): readonly LineLayout[] {
  const { labels, creditsText, stakedText, net, netText } = view;
  const figures: { key: string; name: string; style: TextStyleName; text: string }[] = [
    { key: "credits", name: labels.credits, style: "credits", text: creditsText },
    { key: "staked", name: labels.bets, style: "figure", text: stakedText },
  ];
  if (netText !== null && net !== null) {
    const style = net > 0 ? "gain" : net < 0 ? "loss" : "figure";
    figures.push({ key: "net", name: labels.result, style, text: netText });
  }
  const isColumn = rail.shape === "broad" || rail.shape === "low";
  const size = rail.shape === "broad" ? 18 : rail.shape === "low" ? smallSize + 2 : 17;
  const share = isColumn ? box.height / 3 : box.width / figures.length;
  const first = isColumn ? box.y + (box.height - share * figures.length) / 2 : box.x;
  return figures.map(({ key, name, style, text }, index) => {
    const runs = [{ style: "figure-name", text: name } as const, { style, text }];
    const figureBox = isColumn
      ? { x: box.x, y: first + index * share, width: box.width, height: share }
      : { x: first + index * share, y: box.y, width: share, height: box.height };
    const align = isColumn || index === 0 ? "left" : index === figures.length - 1 ? "right" : "center";
    return line(key, runs, figureBox, size, { align });
  });
}

function placeControls(view: TableView, shortcuts: readonly BetShortcut[], box: Box, metrics: Metrics) {
  if (!view.betting.isOpen) return placeMoves(view, box, metrics);
  return [...placeChips(view, box, metrics), ...placeBetButtons(view, shortcuts, box, metrics)];
}

/** The height of the buttons beside or under the chips. */
function betButtonHeight({ height }: Box, { rail }: Metrics): number {
  return rail.shape === "stacked" ? 48 : Math.min(52, height);
}

function placeChips(
  { betting: { chips, chipLabels } }: TableView,
  box: Box,
  metrics: Metrics,
): readonly ButtonLayout[] {
  const { shape, chipRows, chipSize: size, room } = metrics.rail;
  const height = shape === "stacked" ? box.height - betButtonHeight(box, metrics) - 6 : box.height;
  const perRow = Math.ceil(chips.length / chipRows);
  return chips.map((value, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, chips.length - row * perRow);
    const distance = Math.min(size + CHIP_DISTANCE, inRow > 1 ? (room.chips - size) / (inRow - 1) : 0);
    const chipBox = {
      x: box.x + (room.chips - size - distance * (inRow - 1)) / 2 + (index % perRow) * distance,
      y: box.y + ((row + 0.5) * height) / chipRows - size / 2,
      width: size,
      height: size,
    };
    return { ...button(`chip:${index}`, chipLabels[index] ?? "", "chip", true, chipBox), value };
  });
}

function placeBetButtons(
  { betting: { clear, deal } }: TableView,
  shortcuts: readonly BetShortcut[],
  box: Box,
  metrics: Metrics,
): readonly ButtonLayout[] {
  const { shape, room } = metrics.rail;
  const isStacked = shape === "stacked";
  const height = betButtonHeight(box, metrics);
  const y = isStacked ? box.y + box.height - height : box.y + (box.height - height) / 2;
  let x = isStacked ? box.x : box.x + room.chips + room.gap;
  const next = (width: number): Box => {
    const place = { x, y, width, height };
    x += width + room.gap;
    return place;
  };
  return [
    ...shortcuts.map(({ kind, label, commands }, index) => ({
      ...button(`shortcut:${index}`, label, "quiet", commands.length > 0, next(room.shortcut)),
      sign: kind,
    })),
    button("clear", clear.label, "quiet", clear.isLegal, next(room.clear)),
    button("deal", deal.label, "go", deal.isLegal, next(room.deal)),
  ];
}

/** Places the legal moves. Illegal moves are omitted. */
function placeMoves({ moves }: TableView, box: Box, { rail }: Metrics): readonly ButtonLayout[] {
  const legal = moves.filter(({ isLegal }) => isLegal);
  const rows = rail.shape === "stacked" ? [legal.slice(0, 2), legal.slice(2)] : [legal];
  const gap = rail.shape === "low" ? 6 : rail.shape === "stacked" ? 8 : 12;
  const height = Math.min(rail.shape === "stacked" ? 48 : 54, box.height);
  const buttons: ButtonLayout[] = [];
  for (const [row, inRow] of rows.entries()) {
    const widest = rail.shape === "stacked" ? Number.POSITIVE_INFINITY : 150;
    const width = Math.min(widest, (box.width - gap * (inRow.length - 1)) / Math.max(1, inRow.length));
    const left = box.x + (box.width - width * inRow.length - gap * (inRow.length - 1)) / 2;
    const isStacked = rows.length > 1;
    const top = isStacked
      ? box.y + box.height - (rows.length - row) * (height + gap) + gap
      : box.y + (box.height - height) / 2;
    for (const [index, { command, label }] of inRow.entries()) {
      const id: ControlId = `move:${command.type}`;
      const place = { x: left + index * (width + gap), y: top, width, height };
      buttons.push(button(id, label, MOVE_STYLES[command.type] ?? "quiet", true, place));
    }
  }
  return buttons;
}

/** Returns a button with a label. */
export function button(id: ControlId, label: string, style: ButtonStyle, isLegal: boolean, box: Box): ButtonLayout {
  return { id, box, style, label, sign: null, value: null, isLegal };
}
