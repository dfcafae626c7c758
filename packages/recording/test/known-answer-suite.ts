import { canonicalCards } from "@thunderjack/cards";
import { commitmentTo, fairChance, ruleSet, Shoe } from "@thunderjack/core";
import { bytesToHex, hexToBytes, hmacSha256, sha256, utf8ToBytes } from "@thunderjack/core/sha256";
import { describe, expect, it } from "vitest";
import { openShareLink, shareLink, verify } from "../src/index.js";
import { HMAC_SHA_256, SHA_256 } from "./known-vectors.js";
import { playedTable, textOf } from "./played-table.js";
import { workedShuffles } from "./worked-shuffles.js";

/**
 * Defines the tests with known answers, which must pass on every platform.
 *
 * @param page the text of the format page
 */
export function describeKnownAnswers(page: string): void {
  describe("SHA-256, the basis of commitments and the hash chain", () => {
    it.each(SHA_256)("gives the known answer for $name", ({ text, answer }) => {
      expect(commitmentTo(utf8ToBytes(text))).toBe(answer);
    });
  });

  describe("HMAC-SHA-256, the source of the fair shuffle", () => {
    it.each(HMAC_SHA_256)("gives the known answer of RFC 4231, case $number", ({ key, data, answer }) => {
      expect(bytesToHex(hmacSha256(key, data)).slice(0, answer.length)).toBe(answer);
    });
  });

  describe("the shuffle examples of the format page", () => {
    const examples = workedShuffles(page);

    it("has three examples", () => {
      expect(examples).toHaveLength(3);
    });

    it.each(examples)("deals the cards of the example of $decks decks, shuffle $nonce", (example) => {
      const { clientSeed, nonce, decks, commitment, first, last, all } = example;
      const serverSeed = hexToBytes(example.serverSeed);
      expect(commitmentTo(serverSeed)).toBe(commitment);
      const shoe = new Shoe(decks, fairChance({ serverSeed, clientSeed }), false);
      expect(shoe.shuffle(nonce)).toBe(decks * 52);
      const drawn = canonicalCards(decks).map(() => shoe.draw("dealer"));
      expect(drawn.slice(0, 10)).toEqual(first);
      expect(drawn.at(-1)).toBe(last);
      expect(bytesToHex(sha256(utf8ToBytes(drawn.join(" "))))).toBe(all);
    });

    it("draws the whole deck of the first example as listed", () => {
      const [, list = ""] = /^The whole deck, as it is drawn: `([^`]+)`/m.exec(page) ?? [];
      const drawn = list.split(/\s+/).map((card) => `${card}_0`);
      expect(drawn).toHaveLength(52);
      expect(bytesToHex(sha256(utf8ToBytes(drawn.join(" "))))).toBe(examples[0]?.all);
    });

    it.each(examples)("computes the steps of the example of $decks decks", (example) => {
      const { serverSeed, clientSeed, nonce, decks, text, mac, steps } = example;
      const data = utf8ToBytes(`${clientSeed}:${nonce}:0`);
      expect(bytesToHex(data)).toBe(text);
      const block = hmacSha256(hexToBytes(serverSeed), data);
      expect(bytesToHex(block)).toBe(mac);
      const order: string[] = [...canonicalCards(decks)];
      expect(steps).toHaveLength(3);
      for (const [place, { word, i, j, cards }] of steps.entries()) {
        expect(new DataView(block.buffer, block.byteOffset).getUint32(place * 4)).toBe(word);
        expect(i).toBe(order.length - 1 - place);
        expect(word % (i + 1)).toBe(j);
        const [one = "", other = ""] = [order[i], order[j]];
        expect(cards).toEqual([one, other]);
        [order[i], order[j]] = [other, one];
      }
    });
  });

  describe("the share link of the format page", () => {
    it("is the link of its round, and opens to that round", () => {
      const { recording, table } = playedTable(ruleSet("vingt-et-un"), "page", [1]);
      const [, link = ""] = /^(#tj1\.[\w-]+)$/m.exec(page) ?? [];
      expect(link).toBe(shareLink(recording));
      const { text } = openShareLink(link);
      expect(verify(text ?? "")).toMatchObject({ status: "consistent" });
      expect(table.state.round).toBe(1);
    });
  });

  describe("a recording", () => {
    it("has the same final state on every platform", () => {
      const { lines, recording } = playedTable(ruleSet("thunderjack"), "everywhere ♠", [1, 0, 2, 1, 0, 1]);
      expect(verify(textOf(lines))).toMatchObject({ status: "consistent" });
      expect(recording.trailer?.state).toBe("40ac893d78c68fff2def78c44527ab5da16d9ae2ae773b57aecee29bd9c680f5");
    });
  });
}
