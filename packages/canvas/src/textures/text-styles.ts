import type { TextStyleName } from "../layout/table-layout.js";
import { SANS } from "./fonts.js";
import type { Palette } from "./palette.js";

/** The style of text. */
export interface TextStyle {
  readonly colour: string;
  readonly weight: number;
  readonly font: string;
  /** The font size, relative to the font size of the line. */
  readonly scale: number;
  /** Whether the text is in storm capitals. The size is then a cap height. */
  readonly isStorm: boolean;
  /** The colour of a glow around the text; `null` for none. */
  readonly glow: string | null;
}

const PLAIN: TextStyle = { colour: "", weight: 600, font: SANS, scale: 1, isStorm: false, glow: null };

const stylesOfPalettes = new WeakMap<Palette, Readonly<Record<TextStyleName, TextStyle>>>();

/** Returns the style of this name in the colours of a palette. */
export function textStyle(name: TextStyleName, palette: Palette): TextStyle {
  const styles = stylesOfPalettes.get(palette) ?? textStylesIn(palette);
  stylesOfPalettes.set(palette, styles);
  return styles[name];
}

function textStylesIn({ paints, glow }: Palette): Readonly<Record<TextStyleName, TextStyle>> {
  const figure: TextStyle = { ...PLAIN, colour: paints["rail-text"], isStorm: true };
  const sum = (colour: string): TextStyle => ({ ...figure, colour, glow: glow > 0 ? colour : null });
  return {
    seat: { ...PLAIN, colour: paints["text-quiet"] },
    "seat-bet": { ...PLAIN, colour: paints["gold-light"], weight: 800, scale: 1.12 },
    pile: { ...PLAIN, colour: paints["text-quiet"] },
    "pile-count": { ...PLAIN, colour: paints.text, weight: 700 },
    "figure-name": { ...PLAIN, colour: paints["rail-quiet"] },
    figure,
    credits: { ...figure, colour: paints["gold-light"] },
    message: { ...PLAIN, colour: paints["rail-text"], weight: 650 },
    turn: { ...PLAIN, colour: paints.turn, weight: 650 },
    refusal: { ...PLAIN, colour: paints.lost, weight: 650 },
    side: { ...PLAIN, colour: paints["rail-quiet"] },
    rule: { ...PLAIN, colour: paints["text-quiet"] },
    "sum-win": sum(paints.won),
    "sum-lose": sum(paints.lost),
    "sum-push": sum(paints.push),
    over: { ...PLAIN, colour: paints["panel-text"], weight: 500 },
  };
}
