import { asksQuestion, type Command, type Seat } from "@thunderjack/core";
import { creditsIn, type TableView } from "@thunderjack/stage";
import { CARD_HEIGHTS, type CardHeight } from "./cards.js";
import { type Glyphs, glyphsFor, inAscii } from "./glyphs.js";
import { dealerBlock, seatBlock } from "./hands.js";
import { keyedButtons, keyName } from "./keys.js";
import { painted } from "./paint.js";
import type { ScreenSize, ScreenStyle } from "./screen.js";
import {
  type Block,
  beside,
  blockWidth,
  centered,
  clipped,
  flowing,
  type Line,
  sentence,
  span,
  type Tone,
} from "./text.js";

/** The options of a text picture of the table, and its content that is not in the view. */
export interface PictureOptions extends ScreenSize, ScreenStyle {
  /** The seats that are selected for bets. */
  readonly seatsOn: readonly Seat[];
  /** The reason for the last rejection, which is shown instead of the view's message; `null` by default. */
  readonly refusal?: string | null;
  /** The sentence of the last event; `null` by default. */
  readonly sentence?: string | null;
  /** Whether the table accepts no commands. No keys are listed then. Defaults to `false`. */
  readonly isOnlyShown?: boolean;
}

/** The minimum number of columns per seat for cards in frames. */
const COLUMNS_PER_SEAT = 19;
const WIDEST_SEAT = 36;
const GAP = 2;
/**
 * The minimum width of a block when it is centred, in characters. With it, a new card does not move the other parts of
 * the table.
 */
const LEAST_WIDTH = 14;

/**
 * Draws the table as lines of text that fit the columns. The table is drawn as large as the rows allow. If even the
 * smallest table has too many rows, lines in the middle are omitted.
 */
export function picture(view: TableView, options: PictureOptions): readonly string[] {
  const seen: TableView = options.isUnicode ? view : inAsciiThroughout(view);
  const drawing = new Drawing(seen, options);
  const block = cut(drawing.largest(), options, glyphsFor(options.isUnicode));
  return block.map((line) => painted(clipped(line, options.columns), options.hasColor));
}

function inAsciiThroughout(view: TableView): TableView {
  return JSON.parse(
    JSON.stringify(view, (_key, value: unknown) => (typeof value === "string" ? inAscii(value) : value)),
  );
}

/** Draws one table on one screen. */
class Drawing {
  readonly #view: TableView;
  readonly #options: PictureOptions;
  readonly #glyphs: Glyphs;

  constructor(view: TableView, options: PictureOptions) {
    this.#view = view;
    this.#options = options;
    this.#glyphs = glyphsFor(options.isUnicode);
  }

  /** Returns the largest version of the table that fits, or else the smallest version. */
  largest(): Block {
    const { columns, rows } = this.#options;
    if (columns >= COLUMNS_PER_SEAT * this.#view.seats.length) {
      for (const height of CARD_HEIGHTS) {
        for (const hasLettering of [true, false]) {
          const block = this.#inFrames(height, hasLettering);
          if (block !== null && block.length <= rows && blockWidth(block) <= columns) return block;
        }
      }
    }
    const roomy = this.#inBrackets(true);
    return roomy.length <= rows ? roomy : this.#inBrackets(false);
  }

  #inFrames(height: CardHeight, hasLettering: boolean): Block | null {
    const { columns } = this.#options;
    const glyphs = this.#glyphs;
    const dealer = dealerBlock(this.#view.dealer, { glyphs, height, width: columns });
    // The player sees the seats from left to right, which is the reverse of the turn order.
    const seats = [...this.#view.seats].reverse();
    const width = Math.min(WIDEST_SEAT, Math.floor((columns - GAP * (seats.length - 1)) / seats.length));
    const blocks = seats.map((seat) => seatBlock(seat, this.#isOn(seat.seat), { glyphs, height, width }));
    if (dealer === null || blocks.some((block) => block === null)) return null;
    const hands = blocks.filter((block) => block !== null);
    const widths = hands.map(blockWidth);
    if (widths.some((one) => one > width)) return null;
    const used = (seats.length - 1) * (width + GAP) + Math.min(width, Math.max(LEAST_WIDTH, ...widths));
    const margin = span(" ".repeat(Math.max(0, Math.floor((columns - used) / 2))));
    const felt = beside(hands, width, GAP).map((line) => [margin, ...line]);
    const lettering = hasLettering ? [[], ...this.#lettering(), []] : [];
    return this.#withLinesBelow([...centered(dealer, columns, LEAST_WIDTH), ...lettering, ...felt], this.#below());
  }

  #inBrackets(isRoomy: boolean): Block {
    const { columns } = this.#options;
    const style = { glyphs: this.#glyphs, height: null, width: columns };
    const dealer = dealerBlock(this.#view.dealer, style) ?? [];
    const seats = this.#view.seats.flatMap((seat) => seatBlock(seat, this.#isOn(seat.seat), style) ?? []);
    const table = isRoomy ? [...dealer, [], ...seats] : [...dealer, ...seats];
    return isRoomy ? this.#withLinesBelow(table, this.#below()) : [...table, ...this.#below(false)];
  }

  /** Places the lines below the seats on the last rows of the screen, regardless of the height of the table. */
  #withLinesBelow(table: Block, below: Block): Block {
    const rest = Math.max(1, this.#options.rows - table.length - below.length);
    return [...table, ...Array<Line>(rest).fill([]), ...below];
  }

  #lettering(): Block {
    const { columns } = this.#options;
    const { headline, terms } = this.#view.lettering;
    return [...this.#printed(headline, "award"), ...this.#printed(terms, "quiet")].flatMap((line) =>
      centered([line], columns),
    );
  }

  #printed(parts: readonly string[], tone: Tone): Block {
    const pieces = parts.map((part): Line => [span(part, tone)]);
    return flowing(pieces, this.#options.columns, ` ${this.#glyphs.dot} `);
  }

  /** Returns the lines below the seats: the sentence of the last event, the credits, the message, and the keys. */
  #below(isRoomy = true): Block {
    const { columns, refusal, isUnicode } = this.#options;
    const written = (text: string) => (isUnicode ? text : inAscii(text));
    const happened = written(this.#options.sentence ?? "");
    const message =
      refusal === null || refusal === undefined
        ? sentence(this.#view.message, columns, "strong")
        : sentence(written(refusal), columns, "bad");
    // The sentence is omitted if the message repeats it.
    const shown = happened === this.#view.message ? [] : sentence(happened, columns, "quiet");
    const quiet: Block = isRoomy && shown.length === 0 ? [[]] : isRoomy ? shown : [];
    return [...quiet, ...this.#money(), ...message, ...this.#keys()];
  }

  #money(): Block {
    const { labels, creditsText, stakedText, netText, net, shoe, tray } = this.#view;
    const fact = (label: string, text: string, tone: Tone): Line => [span(`${label} `, "quiet"), span(text, tone)];
    const won: Tone = net === null || net === 0 ? "plain" : net > 0 ? "good" : "bad";
    return flowing(
      [
        fact(labels.credits, creditsText, "strong"),
        fact(labels.bets, stakedText, "strong"),
        ...(netText === null ? [] : [fact(labels.result, netText, won)]),
        fact(labels.shoe, `${shoe.cards}`, "plain"),
        fact(labels.tray, `${tray.cards}`, "plain"),
      ],
      this.#options.columns,
    );
  }

  #keys(): Block {
    const { columns, isOnlyShown } = this.#options;
    if (isOnlyShown === true) return [];
    return flowing([...this.#chips(), ...this.#buttons()], columns);
  }

  /** Returns the chips and the seats that are selected for them. */
  #chips(): readonly Line[] {
    const { betting, seats, language } = this.#view;
    if (!betting.isOpen) return [];
    const amount = creditsIn(language);
    const { isUnicode, seatsOn } = this.#options;
    const on = [...seats].reverse().filter(({ seat }) => seatsOn.includes(seat));
    const chips = betting.chips.map((chip, place): Line => {
      const isLegal = on.some(({ raises }) => raises[place]?.isLegal === true);
      const text = isUnicode ? amount(chip) : inAscii(amount(chip));
      return keyed(`${place + 1}`, text, isLegal ? "award" : "quiet");
    });
    const names = on.map(({ label }) => label).join(` ${this.#glyphs.dot} `);
    return seats.length > 1 ? [...chips, keyed("Tab", names, "plain")] : chips;
  }

  #buttons(): readonly Line[] {
    return keyedButtons(this.#view)
      .filter(({ button }) => button.isLegal)
      .map(({ key, button }) => [...keyed(keyName(key), button.label, "plain"), ...this.#price(button.command)]);
  }

  /** Returns the cost and the effect of an answer to an offer of surrender or insurance; empty for other commands. */
  #price({ type }: Command): Line {
    if (!asksQuestion(this.#view)) return [];
    const detail = this.#view.moves.find(({ command }) => command.type === type)?.detail;
    return detail === undefined ? [] : [span(` ${this.#glyphs.dot} ${detail}`, "quiet")];
  }

  #isOn(seat: Seat): boolean | null {
    const { seatsOn, isOnlyShown } = this.#options;
    return this.#view.betting.isOpen && isOnlyShown !== true ? seatsOn.includes(seat) : null;
  }
}

function keyed(key: string, label: string, tone: Tone): Line {
  return [span(`[${key}]`, "turn"), span(` ${label}`, tone)];
}

/** Omits lines in the middle, because the dealer and the keys are most important. */
function cut(block: Block, { rows }: ScreenSize, { more }: Glyphs): Block {
  if (block.length <= rows) return block;
  const above = Math.min(2, Math.max(0, rows - 1));
  const below = Math.max(0, rows - above - 1);
  return [...block.slice(0, above), [span(more, "quiet")], ...block.slice(block.length - below)].slice(0, rows);
}
