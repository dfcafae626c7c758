import type { CardView, DealerView, HandView, TableView } from "@thunderjack/stage";
import { cardFace, isRed } from "./card-face.js";

/** The size of the picture. The style sheet scales it to the width of the page. */
const WIDTH = 960;
const HEIGHT = 480;
const CARD = { width: 64, height: 90, step: 46 };
const SHOE = { x: WIDTH - CARD.width - 20, y: 20 };

/** The cards that move from the shoe to their places, and the finished share of their way, from 0 to 1. */
export interface Movement {
  readonly dealt: ReadonlySet<string>;
  readonly progress: number;
}

/** The part of a drawing context that the picture needs. */
export type Drawing = Pick<
  CanvasRenderingContext2D,
  | "beginPath"
  | "canvas"
  | "fill"
  | "fillRect"
  | "fillStyle"
  | "fillText"
  | "font"
  | "roundRect"
  | "setTransform"
  | "stroke"
  | "strokeStyle"
  | "textAlign"
>;

/** Paints the whole table. */
export function paint(context: Drawing, view: TableView, movement: Movement): void {
  const { canvas } = context;
  const density = globalThis.devicePixelRatio || 1;
  if (canvas.width !== WIDTH * density) Object.assign(canvas, { width: WIDTH * density, height: HEIGHT * density });
  context.setTransform(density, 0, 0, density, 0, 0);
  context.fillStyle = "#14503c";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textAlign = "center";
  paintCard(context, null, SHOE.x, SHOE.y);
  paintHand(context, view.dealer, WIDTH / 2, 20, movement);
  for (const [place, { label, stakedText, hands }] of view.seats.entries()) {
    // The view lists the right seat first, because it plays first.
    const middle = WIDTH - ((place + 0.5) * WIDTH) / view.seats.length;
    const room = WIDTH / view.seats.length / Math.max(1, hands.length);
    for (const [index, hand] of hands.entries())
      paintHand(context, hand, middle + (index - (hands.length - 1) / 2) * room, 260, movement);
    write(context, stakedText === null ? label : `${label}: ${stakedText}`, middle, HEIGHT - 20);
  }
}

function paintHand(
  context: Drawing,
  hand: HandView | DealerView,
  middle: number,
  y: number,
  { dealt, progress }: Movement,
): void {
  const { cards, total, badge } = hand;
  const isTurn = "isTurn" in hand && hand.isTurn;
  const left = middle - (CARD.width + (cards.length - 1) * CARD.step) / 2;
  for (const [place, { key, card }] of cards.entries()) {
    const x = left + place * CARD.step;
    const share = dealt.has(key) ? progress : 1;
    paintCard(context, card, SHOE.x + (x - SHOE.x) * share, SHOE.y + (y - SHOE.y) * share);
  }
  const words = [total?.label, badge?.label, badge?.amountText].filter((word) => word != null).join("  ");
  write(context, words, middle, y + CARD.height + 26, isTurn ? "#ffd24a" : "#fff");
  if ("betText" in hand) write(context, [hand.betText, hand.insuranceText].join(" "), middle, y + CARD.height + 54);
}

function paintCard(context: Drawing, card: CardView["card"], x: number, y: number): void {
  context.beginPath();
  context.roundRect(x, y, CARD.width, CARD.height, 8);
  context.fillStyle = card === null ? "#1d3f8f" : "#fff";
  context.fill();
  context.strokeStyle = "#999";
  context.stroke();
  write(context, cardFace(card), x + 22, y + 28, isRed(card) ? "#b4101c" : "#111");
}

function write(context: Drawing, text: string, x: number, y: number, color = "#fff"): void {
  context.fillStyle = color;
  context.font = "bold 22px system-ui, sans-serif";
  context.fillText(text, x, y);
}
