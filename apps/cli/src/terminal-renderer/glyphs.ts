import { type CardId, rankOf, type Suit, suitOf } from "@thunderjack/cards";

/** The characters with which a table is drawn. */
export interface Glyphs {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly frame: Frame;
  readonly emptyFrame: Frame;
  /** The character that fills the back of a card. */
  readonly back: string;
  /** The mark of the hand whose turn it is. */
  readonly turn: string;
  /** The marks of selected and unselected seats. */
  readonly seatOn: string;
  readonly seatOff: string;
  /** The separator between two facts. */
  readonly dot: string;
  /** The text in place of lines for which there is no space. */
  readonly more: string;
}

/** The lines around a card. */
export interface Frame {
  readonly topLeft: string;
  readonly topRight: string;
  readonly bottomLeft: string;
  readonly bottomRight: string;
  readonly across: string;
  readonly down: string;
}

const SOLID: Frame = {
  topLeft: "╭",
  topRight: "╮",
  bottomLeft: "╰",
  bottomRight: "╯",
  across: "─",
  down: "│",
};

const PLUS: Frame = {
  topLeft: "+",
  topRight: "+",
  bottomLeft: "+",
  bottomRight: "+",
  across: "-",
  down: "|",
};

const UNICODE: Glyphs = {
  suits: { h: "♥", d: "♦", c: "♣", s: "♠" },
  frame: SOLID,
  emptyFrame: { ...SOLID, across: "╌", down: "╎" },
  back: "▒",
  turn: "▶",
  seatOn: "◉",
  seatOff: "○",
  dot: "·",
  more: "⋮",
};

const ASCII: Glyphs = {
  suits: { h: "h", d: "d", c: "c", s: "s" },
  frame: PLUS,
  emptyFrame: { ...PLUS, across: ".", down: "." },
  back: "#",
  turn: ">",
  seatOn: "*",
  seatOff: "o",
  dot: "-",
  more: ":",
};

/** Returns the characters that a terminal can show. */
export function glyphsFor(isUnicode: boolean): Glyphs {
  return isUnicode ? UNICODE : ASCII;
}

/** Returns the text in the corner of a card: "7♣". */
export function cornerOf(card: CardId, { suits }: Glyphs): string {
  return `${rankOf(card).toUpperCase()}${suits[suitOf(card)]}`;
}

/** Returns whether a card is a heart or a diamond. */
export function isRed(card: CardId): boolean {
  return suitOf(card) === "h" || suitOf(card) === "d";
}

const IN_ASCII: Readonly<Record<string, string>> = {
  "−": "-",
  "–": "-",
  "±": "+",
  "·": "-",
  "…": "...",
  "←": "<",
  "→": ">",
  "↑": "^",
  "↓": "v",
  "×": "x",
  "’": "'",
  "«": '"',
  "»": '"',
  ß: "ss",
  "¿": "",
  "¡": "",
  "\u00a0": " ",
  "\u202f": " ",
};

/** Returns text in ASCII. Accents are removed, and characters of other alphabets become question marks. */
export function inAscii(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{Mn}/gu, "");
  return [...plain].map((sign) => (sign <= "~" ? sign : (IN_ASCII[sign] ?? "?"))).join("");
}
