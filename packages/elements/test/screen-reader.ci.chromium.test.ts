import { VirtualClock } from "@thunderjack/core";
import { loadPhrasebook } from "@thunderjack/stage";
import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import { expect, test } from "vitest";
import { Listener, nodesOfChromium } from "./screen-reader.js";
import { all, drawn, type Seated, seatedAt } from "./seated.js";
import { sentencesOf } from "./sentences.js";

/*
 * The virtual screen reader does not support shadow roots: it reads a flattened copy of the table, see `flattened.ts`.
 * The last test compares its output with the accessibility tree of Chromium.
 */

/** A pair of eights against a six; one of the split hands is doubled. The dealer hides the ten of clubs, and busts. */
const PAIR = ["8_h_0", "6_s_0", "8_d_0", "10_c_0", "3_h_0", "10_d_0", "10_s_0", "k_h_0"];
const HIDDEN = "ten of clubs";
const LONG = 15_000;

async function listening(lang = "en"): Promise<Seated & { readonly listener: Listener }> {
  const clock = new VirtualClock();
  const seated = await seatedAt({ stack: PAIR, clock, speed: "normal" });
  seated.element.lang = lang;
  const { language } = await loadPhrasebook(lang);
  await expect.poll(() => all(seated.element, `tj-announcer[lang=${language}]`)).toHaveLength(1);
  // The printing on the felt is loaded after the first render.
  await expect.poll(() => all(seated.element, ".pay").length).toBeGreaterThan(0);
  await drawn(seated.element);
  return { ...seated, listener: await Listener.at(seated, clock) };
}

/** Returns the part of the spoken text from one phrase to another. */
function between(phrases: readonly string[], from: string, to: string): readonly string[] {
  return phrases.slice(phrases.indexOf(from) + 1, phrases.indexOf(to));
}

test("reads an empty table from the bar to the buttons, each item once", async () => {
  const { listener } = await listening();
  const phrases = await listener.walk();
  expect(phrases).toEqual([
    "button, Rules, not expanded, has popup dialog",
    "button, History, not expanded, has popup dialog",
    "button, Sound, not pressed",
    "button, Fairness: chosen seed, not expanded, has popup dialog",
    "button, Keys, not expanded, has popup dialog",
    "group, Blackjack table",
    ...["Discards", "0", "group, Dealer", "Shoe", "208"],
    expect.stringMatching(/^image, Thunderjack pays 3 to 1\./),
    // The print and the example hands on both sides.
    ...[expect.any(String), "Blitz 5:1", expect.any(String)],
    expect.stringMatching(/^end of image, Thunderjack/),
    "switch, Left seat, not checked, not disabled",
    "switch, Middle seat, checked, disabled",
    "switch, Right seat, not checked, not disabled",
    ...["paragraph", "Place your bets.", "end of paragraph"],
    ...["Credits", "500", "Bets", "0"],
    "group, Chips",
    ...["button, Bet 10 more, not pressed", "button, Bet 50 more, not pressed", "button, Bet 250 more, not pressed"],
    "button, Bet 1000 more, You do not have enough credits for this bet., disabled, not pressed",
    "end of group, Chips",
    ...["button, Undo, disabled", "button, Rebet, disabled"],
    "button, Clear, There is no bet on the table., disabled",
    "button, Deal, Place a bet before the cards are dealt., disabled",
    "end of group, Blackjack table",
  ]);
});

test("reads a whole round with a split", async () => {
  const { listener, table } = await listening();
  const sentences = sentencesOf(table);

  await listener.press("Bet 50 more");
  await listener.press("Deal");
  await listener.wait(LONG);
  let phrases = await listener.walk();
  expect(between(phrases, "group, Dealer", "end of group, Dealer")).toEqual([
    "image, six of spades",
    "image, face-down card",
    expect.stringContaining("6"),
  ]);
  expect(between(phrases, "group, Middle seat, current item", "end of group, Middle seat, current item")).toEqual([
    "image, eight of hearts",
    "image, eight of diamonds",
    "16",
    expect.stringMatching(/^meter, 2 of 6 cards/),
  ]);
  expect(
    between(phrases, "switch, Middle seat, checked, disabled", "switch, Right seat, not checked, disabled"),
  ).toEqual(["50"]);
  expect(between(phrases, "group, Moves", "end of group, Moves")).toEqual([
    "button, Hit, Card 3 of 6",
    "button, Stand, Stay on 16",
    "button, Double, 50, one card",
    "button, Split, 50, two hands",
    "button, Surrender, 25 back",
  ]);

  await listener.type("p");
  await listener.wait(LONG);
  phrases = await listener.walk();
  expect(phrases.filter((phrase) => phrase.startsWith("group, Middle"))).toHaveLength(2);
  expect((await listener.everything()).join("\n")).not.toContain(HIDDEN);

  await listener.type("d");
  await listener.wait(LONG);
  expect((await listener.everything()).join("\n")).not.toContain(HIDDEN);
  await listener.type("s");
  await listener.wait(LONG);

  // Every event once, in order, and nothing else.
  expect((await listener.announced()).join(" ")).toBe(sentences.join(" "));
  // The hole card is first named when it is turned over.
  const revealed = sentences.findIndex((sentence) => sentence.includes(HIDDEN));
  expect(sentences[revealed]).toMatch(/^Dealer turns over the ten of clubs/);
  expect(table.state.phase).toBe("settled");

  phrases = await listener.walk();
  expect(between(phrases, "group, Dealer", "end of group, Dealer").slice(0, 3)).toEqual([
    "image, six of spades",
    `image, ${HIDDEN}`,
    "image, king of hearts",
  ]);
  expect(phrases).toContain("button, Deal");
});

test("announces the player's hand, the dealer's hand, the bets and the credits on request", async () => {
  const { listener, element } = await listening();
  await listener.press("Bet 50 more");
  await listener.press("Deal");
  await listener.wait(LONG);
  const before = (await listener.announced()).length;
  for (const key of ["m", "u", "b", "c"]) {
    await listener.type(key);
    await listener.wait(2000);
  }
  expect((await listener.announced()).slice(before)).toEqual([
    "Middle seat: eight of hearts, eight of diamonds, 16.",
    "Dealer: six of spades, face-down card, 6.",
    "Bets: 50.",
    "Credits: 450.",
  ]);
  expect(element.isReplaying).toBe(false);
});

test.each(IS_THOROUGH ? ["de", "ar"] : ["ar"])(
  "announces a round in the language of the table: %s",
  async (language) => {
    const { listener, table, element } = await listening(language);
    const words = await loadPhrasebook(language);
    const sentences = sentencesOf(table, words);
    element.placeBet("middle", 5000);
    await listener.wait(1000);
    await listener.press(words.commands.Deal);
    await listener.wait(LONG);
    const phrases = await listener.walk();
    expect(phrases.some((phrase) => phrase.startsWith(`button, ${words.commands.Split}, `))).toBe(true);
    await listener.press(words.commands.Split);
    await listener.wait(LONG);
    for (const key of ["d", "s"]) {
      await listener.type(key);
      await listener.wait(LONG);
    }
    expect(table.state.phase).toBe("settled");
    expect((await listener.announced()).join(" ")).toBe(sentences.join(" "));
    // The language of the announcer selects the voice of the screen reader.
    expect(all(element, "tj-announcer").map((one) => one.closest("[lang]")?.getAttribute("lang"))).toEqual([language]);
    expect((await listener.everything()).join("\n")).not.toMatch(/\b(dealer|seat|credits|bets|total)\b/i);
  },
);

test("matches the accessibility tree of Chromium", async () => {
  const ROLES = ["button", "switch", "image", "group"];
  const { listener } = await listening();
  const read = async () => {
    const phrases = (await listener.walk()).filter((phrase) => ROLES.some((role) => phrase.startsWith(`${role}, `)));
    // Chromium keeps the states and the descriptions, which are sentences, apart from the names.
    return phrases.map((phrase) =>
      phrase
        .replace(/(, (not )?(expanded|pressed|checked|disabled|has popup dialog|current item))+$/, "")
        .replace(/, [A-Z][^,]*\.$/, "")
        .replace(/^(button, [^,]+),.*$/, "$1"),
    );
  };
  for (const step of ["Bet 50 more", "Deal", "Split"]) {
    await listener.press(step);
    await listener.wait(LONG);
    const phrases = await read();
    const real = await nodesOfChromium(...ROLES);
    // The copy is in the page too, so everything occurs twice, in the same order.
    expect(real).toEqual([...real.slice(0, real.length / 2), ...real.slice(0, real.length / 2)]);
    expect(phrases).toEqual(real.slice(0, real.length / 2));
  }
});
