import type { Command } from "@thunderjack/core";
import type { BetShortcut, TableView } from "@thunderjack/stage";
import type { AreaId } from "../mirror/area.js";
import { CHIP_DISTANCE, type Metrics } from "./metrics.js";
import type { Box, ButtonLook, ButtonPlace, LinePlace, Size, TextLook } from "./scene.js";

/** How the moves look that stand out; the others are quiet. */
const LOOKS: Partial<Record<Command["type"], ButtonLook>> = {
  Hit: "hit",
  Stand: "stand",
  DeclineSurrender: "hit",
  DeclineInsurance: "stand",
  TakeInsurance: "hit",
};

/** What lies on the rail: the figures and the controls. */
export interface LaidRail {
  readonly lines: readonly LinePlace[];
  readonly buttons: readonly ButtonPlace[];
}

/** Lays the figures and the controls; no controls when the game is over. */
export function layRail(view: TableView, shortcuts: readonly BetShortcut[], size: Size, metrics: Metrics): LaidRail {
  const { figures, controls } = railBoxes(size, metrics);
  return {
    lines: layFigures(view, figures, metrics),
    buttons: view.isOver ? [] : layControls(view, shortcuts, controls, metrics),
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

function layFigures(view: TableView, box: Box, { rail, smallSize }: Metrics): readonly LinePlace[] {
  const { labels, creditsText, stakedText, net, netText } = view;
  const figures: { key: string; name: string; look: TextLook; text: string }[] = [
    { key: "credits", name: labels.credits, look: "credits", text: creditsText },
    { key: "staked", name: labels.bets, look: "figure", text: stakedText },
  ];
  if (netText !== null && net !== null) {
    const look = net > 0 ? "gain" : net < 0 ? "loss" : "figure";
    figures.push({ key: "net", name: labels.round, look, text: netText });
  }
  const isColumn = rail.shape === "broad" || rail.shape === "low";
  const size = rail.shape === "broad" ? 18 : rail.shape === "low" ? smallSize + 2 : 17;
  const share = isColumn ? box.height / 3 : box.width / figures.length;
  const first = isColumn ? box.y + (box.height - share * figures.length) / 2 : box.x;
  return figures.map(({ key, name, look, text }, place) => ({
    key,
    words: [
      { look: "figure-name", text: name },
      { look, text },
    ],
    box: isColumn
      ? { x: box.x, y: first + place * share, width: box.width, height: share }
      : { x: first + place * share, y: box.y, width: share, height: box.height },
    align: isColumn || place === 0 ? "left" : place === figures.length - 1 ? "right" : "center",
    size,
    lines: 1,
    isAbove: false,
  }));
}

function layControls(view: TableView, shortcuts: readonly BetShortcut[], box: Box, metrics: Metrics) {
  if (!view.betting.isOpen) return layMoves(view, box, metrics);
  return [...layChips(view, box, metrics), ...layBetButtons(view, shortcuts, box, metrics)];
}

/** The height of the buttons beside the chips, or under them. */
function betButtonHeight({ height }: Box, { rail }: Metrics): number {
  return rail.shape === "stacked" ? 48 : Math.min(52, height);
}

function layChips({ betting: { chips, chipLabels } }: TableView, box: Box, metrics: Metrics): readonly ButtonPlace[] {
  const { shape, chipRows, chipSize: size, room } = metrics.rail;
  const height = shape === "stacked" ? box.height - betButtonHeight(box, metrics) - 6 : box.height;
  const perRow = Math.ceil(chips.length / chipRows);
  return chips.map((value, place) => {
    const row = Math.floor(place / perRow);
    const inRow = Math.min(perRow, chips.length - row * perRow);
    const distance = Math.min(size + CHIP_DISTANCE, inRow > 1 ? (room.chips - size) / (inRow - 1) : 0);
    const area = {
      x: box.x + (room.chips - size - distance * (inRow - 1)) / 2 + (place % perRow) * distance,
      y: box.y + ((row + 0.5) * height) / chipRows - size / 2,
      width: size,
      height: size,
    };
    return {
      id: `chip:${place}`,
      area,
      look: "chip",
      label: chipLabels[place] ?? "",
      sign: null,
      value,
      isLegal: true,
    };
  });
}

function layBetButtons(
  { betting: { clear, deal } }: TableView,
  shortcuts: readonly BetShortcut[],
  box: Box,
  metrics: Metrics,
): readonly ButtonPlace[] {
  const { shape, room } = metrics.rail;
  const isStacked = shape === "stacked";
  const height = betButtonHeight(box, metrics);
  const y = isStacked ? box.y + box.height - height : box.y + (box.height - height) / 2;
  let x = isStacked ? box.x : box.x + room.chips + room.gap;
  const next = (width: number): Box => {
    const area = { x, y, width, height };
    x += width + room.gap;
    return area;
  };
  return [
    ...shortcuts.map(({ kind, label, commands }, place) => ({
      ...button(`shortcut:${place}`, label, "quiet", commands.length > 0, next(room.shortcut)),
      sign: kind,
    })),
    button("clear", clear.label, "quiet", clear.isLegal, next(room.clear)),
    button("deal", deal.label, "go", deal.isLegal, next(room.deal)),
  ];
}

/** The moves that are legal, and no others. */
function layMoves({ moves }: TableView, box: Box, { rail }: Metrics): readonly ButtonPlace[] {
  const legal = moves.filter(({ isLegal }) => isLegal);
  const rows = rail.shape === "stacked" ? [legal.slice(0, 2), legal.slice(2)] : [legal];
  const gap = rail.shape === "low" ? 6 : rail.shape === "stacked" ? 8 : 12;
  const height = Math.min(rail.shape === "stacked" ? 48 : 54, box.height);
  const buttons: ButtonPlace[] = [];
  for (const [row, inRow] of rows.entries()) {
    const widest = rail.shape === "stacked" ? Number.POSITIVE_INFINITY : 150;
    const width = Math.min(widest, (box.width - gap * (inRow.length - 1)) / Math.max(1, inRow.length));
    const left = box.x + (box.width - width * inRow.length - gap * (inRow.length - 1)) / 2;
    const isStacked = rows.length > 1;
    const top = isStacked
      ? box.y + box.height - (rows.length - row) * (height + gap) + gap
      : box.y + (box.height - height) / 2;
    for (const [place, { command, label }] of inRow.entries()) {
      const id: AreaId = `move:${command.type}`;
      const area = { x: left + place * (width + gap), y: top, width, height };
      buttons.push(button(id, label, LOOKS[command.type] ?? "quiet", true, area));
    }
  }
  return buttons;
}

export function button(id: AreaId, label: string, look: ButtonLook, isLegal: boolean, area: Box): ButtonPlace {
  return { id, area, look, label, sign: null, value: null, isLegal };
}

function unknownShape(shape: never): never {
  throw new TypeError(`Unknown shape of a rail: ${JSON.stringify(shape)}.`);
}
