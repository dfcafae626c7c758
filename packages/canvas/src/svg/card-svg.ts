import { cardFace } from "@thunderjack/artwork";
import type { BadgeTone, HandView, TableView } from "@thunderjack/stage";
import { layoutTable } from "../layout/layout.js";
import type { LineLayout, TextStyleName } from "../layout/table-layout.js";
import { cardTexture } from "../textures/card-texture.js";
import { feltTexture } from "../textures/felt-texture.js";
import { lineTexture } from "../textures/line-texture.js";
import { toDevicePixel } from "../textures/placements.js";
import { wordmarkTexture } from "../textures/wordmark.js";
import { type PictureOptions, pictureOf } from "./picture.js";
import { Definitions } from "./svg-definitions.js";
import { numberText } from "./svg-number.js";
import { paletteOf } from "./svg-palette.js";
import { type SvgTexture, SvgTextures } from "./svg-textures.js";

/** The size of a social card, in pixels: the size that the sites which show links expect. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The options of a social card. */
export interface SocialCardOptions extends PictureOptions {
  /** The line at the lower edge, such as a date or a name. It is text, never markup. Defaults to none. */
  readonly caption?: string;
}

/** The order in which results are preferred for a card. */
const BEST: readonly (string | undefined)[] = ["thunderjack", "blitz", "blackjack"];

/** The styles of the winnings of a hand. */
const TONES: Readonly<Record<BadgeTone, TextStyleName>> = {
  win: "sum-win",
  award: "sum-win",
  lose: "sum-lose",
  push: "sum-push",
};

const CENTRE = CARD_SIZE.width / 2;
const HAND = { width: 190, y: 334, step: 128, lean: 5 } as const;

/** Returns the hand that a card shows: a special win, or else the hand with the largest net win. `null` without a hand. */
export function handOfCard({ seats }: TableView): HandView | null {
  const hands = seats.flatMap((seat) => seat.hands).filter(({ cards }) => cards.length > 0);
  const rank = ({ badge }: HandView) => {
    const place = BEST.indexOf(badge?.kind);
    return place === -1 ? BEST.length : place;
  };
  const net = ({ returned, bet }: HandView) => (returned ?? bet) - bet;
  const [best] = [...hands].sort((one, other) => rank(one) - rank(other) || net(other) - net(one));
  return best ?? null;
}

/**
 * Returns a social card of 1200 × 630 pixels as an SVG document: the hand with the best result at this moment, its cards
 * and its winnings. It is drawn with the artwork and the textures of the table.
 */
export function socialCardSvg(view: TableView, options: SocialCardOptions = {}): string {
  const { theme = "storm", isFourColour = false, faces = cardFace, ids = "tj", caption = "" } = options;
  const definitions = new Definitions(ids);
  const textures = new SvgTextures(definitions, paletteOf(theme, isFourColour), faces);
  const hand = handOfCard(view);
  const layout = layoutTable({ ...view, lettering: { ...view.lettering, examples: [] } }, CARD_SIZE);
  const whole = { x: 0, y: 0, ...CARD_SIZE };
  const felt = feltTexture(textures, { ...layout, felt: { ...layout.felt, box: whole, pay: null } }).texture;
  const word = { x: CENTRE, y: 120, size: 84, radius: 1500, width: 84 * 7, text: "THUNDERJACK" };
  const line = (text: string, style: TextStyleName, size: number, y: number): string => {
    if (text === "") return "";
    const runs = [{ style, text }];
    const box = { x: 60, y: y - size, width: CARD_SIZE.width - 120, height: 2 * size };
    const placed: LineLayout = { key: text, runs, box, size, align: "center", isAtTop: false, lines: 1, isAbove: true };
    const { texture, width } = lineTexture(textures, placed, layout);
    return at(texture, toDevicePixel(textures, CENTRE - width / 2) + width / 2, y);
  };
  const cards = hand?.cards ?? [];
  const fan = cards.map(({ card }, place) => {
    const texture = cardTexture(textures, card, HAND.width).texture;
    const offset = place - (cards.length - 1) / 2;
    const step = Math.min(HAND.step, 760 / Math.max(1, cards.length));
    return at(texture, CENTRE + offset * step, HAND.y + offset * offset * 4, offset * HAND.lean);
  });
  const badge = hand?.badge ?? null;
  const net = view.net ?? 0;
  const tone = badge?.amountText == null ? (net > 0 ? "win" : net < 0 ? "lose" : "push") : badge.tone;
  const parts = [
    felt.markup,
    at(wordmarkTexture(textures, word, true).texture, word.x, word.y),
    fan.join(""),
    line(badge?.amountText ?? view.netText ?? "", TONES[tone], 54, 520),
    line([hand?.label, badge?.label].filter((text) => text !== undefined).join(": "), "message", 26, 577),
    line(caption, "figure-name", 18, 609),
  ];
  return pictureOf({ view, size: CARD_SIZE, textures, definitions, content: parts.join("") });
}

function at({ markup, width, height }: SvgTexture, x: number, y: number, turn = 0): string {
  const place = `translate(${numberText(x)} ${numberText(y)})${turn === 0 ? "" : ` rotate(${numberText(turn)})`}`;
  return `<g transform="${place} translate(${numberText(-width / 2)} ${numberText(-height / 2)})">${markup}</g>`;
}
