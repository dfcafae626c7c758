import { THEMES, type ThemeName } from "@thunderjack/artwork";
import { Tape } from "@thunderjack/recording";
import { loadPhrasebook } from "@thunderjack/stage";
import { momentOf } from "@thunderjack/stage/film";
import { recordedRounds, roundNamed } from "@thunderjack/testkit";
import { describe, expect, it } from "vitest";
import { socialCardSvg, tableSvg, tableText } from "../src/svg/table-svg.js";
import { textWidth } from "../src/svg/text-width.js";

const SIZE = { width: 640, height: 440 };
const thunderjack = new Tape(roundNamed("a Thunderjack is paid three to one at once").recording);
const end = momentOf(thunderjack, thunderjack.length);

/** Returns the names of all elements, and checks that each is closed. */
function elementsOf(svg: string): ReadonlySet<string> {
  const open: string[] = [];
  const names = new Set<string>();
  for (const [, slash, name = "", empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    names.add(name);
    if (slash === "/") expect(open.pop()).toBe(name);
    else if (empty !== "/") open.push(name);
  }
  expect(open).toEqual([]);
  return names;
}

describe("a picture of a table", () => {
  it("is drawn as before", async () => {
    await expect(tableSvg(end, SIZE)).toMatchFileSnapshot("snapshots/thunderjack.svg");
  });

  it("is the same each time", () => {
    expect(tableSvg(end, SIZE)).toBe(tableSvg(end, SIZE));
  });

  it("contains only drawings: no script, link, style or foreign content", () => {
    const names = elementsOf(tableSvg(end, SIZE));
    const allowed = ["svg", "title", "desc", "defs", "g", "path", "rect", "text", "clipPath", "filter", "stop"];
    const effects = ["linearGradient", "radialGradient", "feDropShadow", "feColorMatrix"];
    expect([...names].filter((name) => ![...allowed, ...effects].includes(name))).toEqual([]);
  });

  it.each(Object.keys(THEMES) as ThemeName[])(
    "has no number that is not finite and no unknown colour in %s",
    (theme) => {
      const svg = tableSvg(momentOf(thunderjack, 6), SIZE, { theme });
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null|var\(|color-mix/);
      expect(elementsOf(svg).has("path")).toBe(true);
    },
  );

  it.each([
    [280, 240],
    [360, 640],
    [844, 390],
    [1920, 1080],
  ])("is drawn at %i × %i pixels", (width, height) => {
    for (const { recording } of recordedRounds) {
      const tape = new Tape(recording);
      expect(tableSvg(momentOf(tape, tape.length), { width, height })).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
  });

  it("does not depend on the hole card before it is revealed", () => {
    let compared = 0;
    for (const { recording, publicEvents, events } of recordedRounds) {
      // The private event of the hole card is the one that differs from its public event.
      const at = events.findIndex((event, index) => JSON.stringify(event) !== JSON.stringify(publicEvents[index]));
      if (at === -1) continue;
      const reveal = publicEvents.findIndex(({ type }) => type === "HoleCardRevealed");
      const until = reveal === -1 ? events.length : reveal;
      const other = recording.events
        .slice(0, until)
        .map((event, index) =>
          index === at && event.type === "CardDealt" ? { ...event, card: "2_c_5" as const } : event,
        );
      const [tape, swapped] = [new Tape(recording), new Tape({ ...recording, events: other, trailer: null })];
      for (const seq of [at + 1, until]) {
        expect(tableSvg(momentOf(tape, seq), SIZE)).toBe(tableSvg(momentOf(swapped, seq), SIZE));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(30);
  });

  it("writes text as text", () => {
    const hostile = { ...end, message: '<script>alert(1)</script> & "more"\u0000' };
    const svg = tableSvg(hostile, SIZE);
    expect(svg).not.toContain("<script");
    expect(svg).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;");
    elementsOf(svg);
  });

  it("has the wanted ids, and rejects ids that would end an attribute", () => {
    expect(tableSvg(end, SIZE, { ids: "left_1-" })).toContain('id="left_1-0"');
    for (const ids of ["", "1a", "a b", 'a"><script>', "a)"]) {
      expect(() => tableSvg(end, SIZE, { ids })).toThrow(RangeError);
    }
  });

  it("describes everything that it shows", () => {
    expect(tableText(end)).toBe(
      "You win 30. · Dealer: nine of hearts, seven of clubs; 16 · Right seat: ace of spades, king of spades; 21; Thunderjack!; +30 · Credits: 530 · Bets: 10",
    );
  });
});

describe("a social card", () => {
  it("is drawn as before", async () => {
    await expect(socialCardSvg(end, { caption: "27 November 2026" })).toMatchFileSnapshot("snapshots/card.svg");
  });

  it("writes its caption as text", () => {
    const svg = socialCardSvg(end, { caption: "<b>&" });
    expect(svg).toContain("&lt;b&gt;&amp;</text>");
    elementsOf(svg);
  });

  it("has the same colour for its winnings in each language", async () => {
    const arabic = momentOf(thunderjack, thunderjack.length, await loadPhrasebook("ar"));
    const fillOf = (svg: string) => / 520\) .*?fill="(?<fill>[^"]+)"/.exec(svg)?.groups?.fill;
    expect(fillOf(socialCardSvg(end))).toMatch(/^#/);
    expect(fillOf(socialCardSvg(arabic))).toBe(fillOf(socialCardSvg(end)));
  });

  it("is drawn for a table without a hand", () => {
    expect(socialCardSvg(momentOf(thunderjack, 0))).toContain('viewBox="0 0 1200 630"');
  });
});

describe("the width of a text", () => {
  it("is in the unit of the font size", () => {
    expect(textWidth("10", 400, 1000)).toBe(1112);
  });

  it("is not changed by marks and by characters that control the direction", () => {
    expect(textWidth("\u200e+30\u200e", 400, 10)).toBe(textWidth("+30", 400, 10));
    expect(textWidth("e\u0301", 400, 10)).toBe(textWidth("e", 400, 10));
  });

  it("is the font size for each character of a wide script", () => {
    for (const text of ["黒", "か", "カ", "한", "。", "！"]) expect(textWidth(text, 400, 1000)).toBe(1000);
  });
});
