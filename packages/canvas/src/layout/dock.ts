import type { Command } from "@thunderjack/core";
import type { MoveView, TableView } from "@thunderjack/stage";
import {
  BOLD,
  type Box,
  type DockLayout,
  fittingSize,
  type MoveSlot,
  moveCaption,
  type TableLayout as SharedLayout,
  smallName,
  type TextSizes,
} from "@thunderjack/stage/layout";
import { messageLead, messageTone } from "@thunderjack/stage/round-layout";
import type { BettingControls, ControlId } from "./controls.js";
import type { ButtonIcon, ButtonLayout, ButtonStyle, LineLayout, TextRun } from "./table-layout.js";

type Look = Pick<ButtonLayout, "style" | "icon">;

const MOVES: Readonly<Record<MoveSlot, Look>> = {
  Hit: { style: "hit", icon: "hit" },
  Stand: { style: "stand", icon: "stand" },
  Double: { style: "double", icon: "double" },
  Split: { style: "split", icon: "split" },
  Surrender: { style: "surrender", icon: "surrender" },
};

/** The icons of the answers to a question. */
const ANSWER_ICONS: Partial<Record<Command["type"], ButtonIcon>> = {
  TakeInsurance: "insurance",
  DeclineInsurance: "no-insurance",
  Surrender: "surrender",
  DeclineSurrender: "stand",
};

/** Returns the lines of the dock: the message, the figures, and the line at its side. */
export function dockLines(view: TableView, { dock, text, mode }: SharedLayout, notice: string | null): LineLayout[] {
  const { labels, creditsText, stakedText, message } = view;
  const lines: LineLayout[] = [];
  const isBroad = dock.credits.height > 40;
  const align = view.direction === "rtl" ? "right" : "left";
  const figures = [
    { key: "credits", box: dock.credits, name: labels.credits, style: "credits" as const, value: creditsText },
    { key: "staked", box: dock.bets, name: labels.bets, style: "figure" as const, value: stakedText },
  ];
  for (const { key, box, name, style, value } of figures) {
    if (isBroad) {
      const below = text.label * 1.2 + 4;
      const lower = { ...box, y: box.y + below, height: box.height - below };
      lines.push(
        lineOf(`${key}-name`, [{ style: "figure-name", text: name }], { ...box, height: below }, text.label, {
          align,
          isAtTop: true,
          isAbove: true,
        }),
      );
      lines.push(lineOf(key, [{ style, text: value }], lower, text.figure, { align, isAtTop: true, isAbove: true }));
    } else {
      const runs: TextRun[] = [
        { style: "figure-name", text: name, size: text.label },
        { style, text: value },
      ];
      lines.push(lineOf(key, runs, box, text.figure, { align, isAbove: true }));
    }
  }
  // The panel shows the message at the end of the game.
  if (view.isOver) return lines;
  const tone = messageTone(view);
  const run: TextRun =
    notice === null
      ? { style: tone === null ? "message" : `message-${tone}`, text: message, lead: messageLead(view) }
      : { style: "refusal", text: notice };
  lines.push(
    lineOf("message", [run], dock.message, text.message, {
      lines: dock.messageLines,
      isAbove: true,
      align: mode === "land" ? align : "center",
      isAtTop: mode === "land",
    }),
  );
  if (view.blitzText !== null && dock.side !== null && dock.controls === "moves") {
    lines.push(
      lineOf("side", [{ style: "side", text: view.blitzText }], dock.side, text.label, {
        lines: 2,
        align: "right",
        isAbove: true,
      }),
    );
  }
  return lines;
}

/** Returns the controls of the dock that apply to the view. */
export function dockButtons(view: TableView, shared: SharedLayout, controls: BettingControls): ButtonLayout[] {
  switch (shared.dock.controls) {
    case "moves":
      return view.moves.map((move) => moveButton(move, shared));
    case "answers":
      return view.moves.flatMap((move, index) => answerButton(move, index, shared));
    case "bets":
      return betButtons(view, shared, controls);
    case "over":
      return overButtons(view, shared);
    default:
      return unknownControls(shared.dock.controls);
  }
}

function unknownControls(controls: never): never {
  throw new RangeError(`Unknown controls "${String(controls)}".`);
}

function moveButton(move: MoveView, { dock, text }: SharedLayout): ButtonLayout {
  const slot = move.command.type as MoveSlot;
  return withCaption(button(`move:${slot}`, dock.moves[slot], MOVES[slot], move.label, move.isLegal), move, dock, text);
}

function answerButton(move: MoveView, index: number, { dock, text }: SharedLayout): ButtonLayout[] {
  const { command, label, isLegal } = move;
  const box = dock.answers[index];
  if (box === undefined) return [];
  const icon = ANSWER_ICONS[command.type] ?? null;
  return [
    withCaption(button(`move:${command.type}`, box, { style: "answer", icon }, label, isLegal), move, dock, text),
  ];
}

function withCaption(plain: ButtonLayout, move: MoveView, dock: DockLayout, text: TextSizes): ButtonLayout {
  const { name, detail, icon, gap, isUpright } = moveCaption(move, plain.box, dock, text);
  const sizes = { size: name, detailSize: detail, iconSize: icon, gap, isUpright };
  return { ...plain, ...sizes, detail: move.detail };
}

function betButtons(
  { staked, stakedText, betting: { chips, chipLabels, chipReasons, clear, deal } }: TableView,
  { dock, text }: SharedLayout,
  { shortcuts, chosen }: BettingControls,
): ButtonLayout[] {
  const small = (name: string, box: Box): Partial<ButtonLayout> => {
    const { text: label, size } = smallName(name, box, text);
    return { label, size, isUpright: true, iconSize: 20 };
  };
  return [
    ...chips.flatMap((value, index) => {
      const box = dock.chips[index];
      if (box === undefined) return [];
      const isLegal = (chipReasons[index] ?? null) === null;
      return [
        { ...button(`chip:${index}`, box, CHIP, chipLabels[index] ?? "", isLegal), value, isChosen: value === chosen },
      ];
    }),
    ...shortcuts.map(({ kind, name, commands }, index) => {
      const box = kind === "undo" ? dock.undo : dock.double;
      const look: Look = { style: "quiet", icon: kind };
      return { ...button(`shortcut:${index}`, box, look, name, commands.length > 0), ...small(name, box) };
    }),
    {
      ...button("clear", dock.clear, { style: "quiet", icon: "clear" }, clear.label, clear.isLegal),
      ...small(clear.label, dock.clear),
    },
    {
      ...button("deal", dock.deal, GO, deal.label, deal.isLegal),
      detail: staked === 0 ? "" : stakedText,
      size: fittingSize(deal.label, text.moveName + 1, dock.deal.width - 64, text.least, BOLD * text.fontWidth),
      detailSize: 13,
      iconSize: 26,
    },
  ];
}

function overButtons({ betting: { startAgain } }: TableView, { over, text }: SharedLayout): ButtonLayout[] {
  if (over === null) return [];
  const look = { ...GO, icon: null };
  return [
    { ...button("start-again", over.startAgain, look, startAgain.label, startAgain.isLegal), size: text.moveName },
  ];
}

const CHIP: Look = { style: "chip", icon: null };
const GO: Look = { style: "go" as ButtonStyle, icon: "deal" };

function button(id: ControlId, box: Box, look: Look, label: string, isLegal: boolean): ButtonLayout {
  return {
    id,
    box,
    ...look,
    label,
    detail: "",
    isUpright: false,
    size: 16,
    detailSize: 12,
    iconSize: 0,
    gap: 8,
    value: null,
    isLegal,
    isChosen: false,
  };
}

/** Returns a line of text. By default, it is in the middle of its box, in one row, and under the cards. */
export function lineOf(
  key: string,
  runs: readonly TextRun[],
  box: Box,
  size: number,
  changes: Partial<Pick<LineLayout, "align" | "isAtTop" | "lines" | "isAbove">> = {},
): LineLayout {
  return { key, runs, box, size, align: "center", isAtTop: false, lines: 1, isAbove: false, ...changes };
}
