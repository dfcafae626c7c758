import type { MoveView } from "../view.js";
import { BOLD, fittingSize } from "./fitting-size.js";
import type { Size } from "./geometry.js";
import type { DockLayout, TextSizes } from "./table-layout.js";

/** The sizes of the icon and the text in the button of a move, in CSS pixels. */
export interface MoveCaption {
  /** The font size of the name. It is in one line, unless the button is high. */
  readonly name: number;
  /** The font size of the cost, the effect or the reason. */
  readonly detail: number;
  /** The size of the icon; 0 if there is no room for it. */
  readonly icon: number;
  /** The gap between the icon and the text beside it. */
  readonly gap: number;
  /** Whether the icon is above the text instead of beside it. */
  readonly isUpright: boolean;
  /** The width for the text. */
  readonly room: number;
}

/** The distances of the contents from the start and from the end of a button. */
export const MOVE_PADDING = { start: 9, end: 3 } as const;

const NAME_LINE = 1.1;
const DETAIL_LINE = 1.15;

/** The width below which an icon beside the text is small. */
const NARROW = 140;

/** The sizes of an icon beside the text, with the gaps after it. */
const BESIDE = [
  { size: 28, gap: 8 },
  { size: 18, gap: 5 },
  { size: 14, gap: 4 },
  { size: 12, gap: 3 },
] as const;

/** The height above which the icon is above the text, and the words of a name may be one below another. */
const HIGH = 80;

/** The smallest and the largest size of an icon above the text. */
const ICON = { least: 14, largest: 30 } as const;

/**
 * The height from which a button has room for an icon above its name and two lines. All moves of a table have an icon,
 * or none has one, whatever their texts.
 */
const ICON_FROM = 60;

/** Returns the sizes at which the name and the detail of a move fit into its button. */
export function moveCaption(
  { command: { type }, label, detail }: Pick<MoveView, "command" | "label" | "detail">,
  { width, height }: Size,
  { isMoveUpright, controls }: Pick<DockLayout, "isMoveUpright" | "controls">,
  text: TextSizes,
): MoveCaption {
  const bold = BOLD * text.fontWidth;
  const isHigh = height > HIGH;
  const isUpright = isHigh || (isMoveUpright && controls === "moves");
  const roomBeside = ({ size, gap }: (typeof BESIDE)[number]) =>
    width - MOVE_PADDING.start - MOVE_PADDING.end - size - gap;
  // The icon becomes smaller for a long name and for a detail of three lines. In the narrowest buttons, it is omitted.
  const beside = BESIDE.slice(width < NARROW ? 1 : 0).find((icon) => {
    const free = roomBeside(icon);
    return label.length * text.least * bold <= free && linesOf(detail, text.least * bold, free) <= 2;
  });
  const room = isUpright ? width - 12 : beside === undefined ? width - 16 : roomBeside(beside);
  const small = fittingSize(detail, text.moveDetail, room, text.least, bold);
  const below = linesOf(detail, small * bold, room) * small * DETAIL_LINE;
  const preferred = type === "Hit" || type === "Stand" ? text.moveName : text.minorMoveName;
  // A high button has room for the words of a name one below another.
  const widest = isHigh ? longestWordOf(label) : label;
  const highest = (height - 6 - below) / NAME_LINE;
  const name = Math.max(text.least, Math.min(highest, fittingSize(widest, preferred, room, text.least, bold)));
  // An icon above the text is as high as the rest of the button allows.
  const lines = isHigh ? linesOf(label, name * bold, room) : 1;
  const above = Math.min(ICON.largest, height - lines * name * NAME_LINE - below - 10);
  // The icons of two answers have the same size, because none of them is to be preferred.
  const least = controls === "answers" ? ICON.least : Math.max(ICON.least, above);
  const upright = height < ICON_FROM ? 0 : least;
  const icon = isUpright ? upright : (beside?.size ?? 0);
  return { name, detail: small, icon, gap: beside?.gap ?? 0, isUpright, room };
}

/** Returns the number of lines of a text that wraps between its words. */
function linesOf(text: string, character: number, width: number): number {
  const most = Math.max(1, width / character);
  let lines = 0;
  let room = 0;
  for (const { length } of text.split(" ")) {
    if (length + 1 <= room) {
      room -= length + 1;
      continue;
    }
    lines += Math.ceil(length / most);
    room = Math.max(0, most - length);
  }
  return lines;
}

function longestWordOf(text: string): string {
  return text.split(" ").reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}
