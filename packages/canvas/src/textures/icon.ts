import { BET_ICONS, BOLT_PATH, MOVE_ICONS, RESULT_ICONS } from "@thunderjack/artwork";
import type { ButtonIcon } from "../layout/table-layout.js";
import { pathOf } from "./marks.js";
import type { Pen } from "./pen.js";

/** The width and height of the icons, in the units of their paths. */
const BOX = 24;

/** The icons of the buttons. The bolt is filled and is not among them. */
const BUTTON_ICONS: Readonly<Record<Exclude<ButtonIcon, "deal">, string>> = {
  ...MOVE_ICONS,
  undo: BET_ICONS.undo,
  repeat: BET_ICONS.repeat,
  clear: BET_ICONS.clear,
};

/** Returns the path data of the icon of a button; `null` for the filled bolt. */
export function buttonIcon(icon: ButtonIcon, isBet: boolean): string | null {
  if (icon === "deal") return null;
  return isBet && icon === "double" ? BET_ICONS.double : BUTTON_ICONS[icon];
}

/** Returns the path data of the sign of a result. */
export function resultIcon(tone: "win" | "lose" | "push" | "award"): string {
  if (tone === "lose") return RESULT_ICONS.cross;
  return tone === "push" ? RESULT_ICONS.equal : RESULT_ICONS.check;
}

/** Strokes an icon, or fills the bolt for `null`, with its centre at a point. */
export function drawIcon(context: Pen, path: string | null, x: number, y: number, size: number, colour: string): void {
  context.save();
  context.translate(x, y);
  if (path === null) {
    context.scale(size * 0.92, size * 0.92);
    context.fillStyle = colour;
    context.fill(pathOf(BOLT_PATH));
  } else {
    context.scale(size / BOX, size / BOX);
    context.translate(-BOX / 2, -BOX / 2);
    context.strokeStyle = colour;
    context.lineWidth = 2;
    context.lineCap = "round";
    context.lineJoin = "round";
    context.stroke(pathOf(path));
  }
  context.restore();
}
