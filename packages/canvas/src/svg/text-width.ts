/*
 * The widths of characters in thousandths of the font size, in Arial and in the fonts with the same metrics, such as
 * Liberation Sans and Arimo.
 */

/** The widths of the weights below 600. */
const REGULAR: Readonly<Record<string, number>> = widths({
  191: "'",
  222: "ijl‘’",
  260: "|¦",
  278: "\u00a0 !,./:;I[\\]ftÌÍÎÏìíîï",
  333: "()-`r¡¨²³´·¸¹“”",
  334: "{}",
  355: '"',
  365: "º",
  370: "ª",
  389: "*",
  400: "°",
  469: "^",
  500: "Jcksvxyzçýÿ",
  537: "¶",
  549: "±÷",
  552: "¯",
  556: "#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþ–",
  576: "µ",
  584: "+<=>~¬×−",
  611: "FTZ¿ßø",
  667: "&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞ",
  722: "CDHNRUwÇÐÑÙÚÛÜ",
  737: "©®",
  778: "GOQÒÓÔÕÖØ",
  833: "Mm",
  834: "¼½¾",
  889: "%æ",
  944: "Wœ",
  1000: "ÆŒ—…",
  1015: "@",
});

/** The widths of the weights from 600. */
const BOLD: Readonly<Record<string, number>> = widths({
  238: "'",
  278: "\u00a0 ,./I\\ijlÌÍÎÏìíîï‘’",
  280: "|¦",
  333: "!()-:;[]`ft¡¨²³´·¸¹",
  365: "º",
  370: "ª",
  389: "*r{}",
  400: "°",
  474: '"',
  500: "z“”",
  549: "±÷",
  552: "¯",
  556: "#$0123456789J_aceksvxy¢£¤¥§«¶»àáâãäåçèéêëýÿ–",
  584: "+<=>^~¬×−",
  600: "µ",
  611: "?FLTZbdghnopqu¿ßðñòóôõöøùúûüþ",
  667: "EPSVXYÈÉÊËÝÞ",
  722: "&ABCDHKNRUÀÁÂÃÄÅÇÐÑÙÚÛÜ",
  737: "©®",
  778: "GOQwÒÓÔÕÖØ",
  833: "M",
  834: "¼½¾",
  889: "%mæ",
  944: "Wœ",
  975: "@",
  1000: "ÆŒ—…",
});

/** Characters without a width of their own: marks over letters, and characters that control the direction. */
const WITHOUT_WIDTH = /[\p{Cf}\p{Me}\p{Mn}]/u;

/** Characters whose width is the font size. */
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u;

/** The width of any other character. */
const OTHER = 556;

function widths(charactersByWidth: Readonly<Record<number, string>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(charactersByWidth).flatMap(([width, characters]) =>
      [...characters].map((character) => [character, Number(width)]),
    ),
  );
}

/** Returns the width of a text, in the unit of the font size. */
export function textWidth(text: string, weight: number, size: number): number {
  const table = weight < 600 ? REGULAR : BOLD;
  return ([...text].reduce((sum, character) => sum + (table[character] ?? otherWidth(character)), 0) * size) / 1000;
}

function otherWidth(character: string): number {
  if (WITHOUT_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 1000 : OTHER;
}
