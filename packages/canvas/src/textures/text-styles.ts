import type { TextStyleName } from "../layout/table-layout.js";
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

const stylesOfPalettes = new WeakMap<Palette, Readonly<Record<TextStyleName, TextStyle>>>();

/** Returns the style of this name in the colours of a palette. */
export function textStyle(name: TextStyleName, palette: Palette): TextStyle {
  const styles = stylesOfPalettes.get(palette) ?? textStylesIn(palette);
  stylesOfPalettes.set(palette, styles);
  return styles[name];
}

function textStylesIn({ paints, glow, font }: Palette): Readonly<Record<TextStyleName, TextStyle>> {
  const plain: TextStyle = { colour: "", weight: 600, font, scale: 1, isStorm: false, glow: null };
  const figure: TextStyle = { ...plain, colour: paints["rail-text"], isStorm: true };
  const message: TextStyle = { ...plain, colour: paints["rail-text"], weight: 650 };
  const sum = (colour: string): TextStyle => ({ ...figure, colour, glow: glow > 0 ? colour : null });
  return {
    seat: { ...plain, colour: paints["text-quiet"] },
    "seat-bet": { ...plain, colour: paints["gold-light"], weight: 800, scale: 1.12 },
    pile: { ...plain, colour: paints["text-quiet"] },
    "pile-count": { ...plain, colour: paints.text, weight: 700 },
    "figure-name": { ...plain, colour: paints["rail-quiet"] },
    figure,
    credits: { ...figure, colour: paints["gold-light"] },
    message,
    "message-win": { ...message, colour: paints.won },
    "message-lose": { ...message, colour: paints.lost },
    turn: { ...message, colour: paints.turn },
    refusal: { ...message, colour: paints.lost },
    side: { ...message, colour: paints.turn },
    rule: { ...plain, colour: paints["text-quiet"] },
    "sum-win": sum(paints.won),
    "sum-lose": sum(paints.lost),
    "sum-push": sum(paints.push),
    over: { ...plain, colour: paints["panel-text"], weight: 500 },
  };
}
