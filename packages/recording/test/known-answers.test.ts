import { Buffer } from "node:buffer";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { canonicalCards } from "@thunderjack/cards";
import { commitmentTo, fairChance, ruleSet, Shoe } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { shareLink } from "../src/index.js";
import { playedTable, textOf } from "./played-table.js";

const format = readFileSync(new URL("../FORMAT.md", import.meta.url), "utf8");
const utf8 = (text: string) => new TextEncoder().encode(text);
const repeated = (byte: number, count: number) => new Uint8Array(count).fill(byte);

describe("SHA-256, on which commitments and the chain stand", () => {
  // FIPS 180-2, appendix B, and the empty text.
  it.each([
    ["the empty text", "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["one block", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "two blocks",
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a million letters", "a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("gives the known answer for %s", (_name, text, answer) => {
    expect(commitmentTo(utf8(text))).toBe(answer);
  });
});

describe("HMAC-SHA-256, from which the fair shuffle draws", () => {
  const keyOf25 = Uint8Array.from({ length: 25 }, (_, place) => place + 1);
  const LARGE_KEY = "Test Using Larger Than Block-Size Key - Hash Key First";
  const LARGE_BOTH =
    "This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.";

  it.each([
    [1, repeated(0x0b, 20), utf8("Hi There"), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"],
    [
      2,
      utf8("Jefe"),
      utf8("what do ya want for nothing?"),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ],
    [3, repeated(0xaa, 20), repeated(0xdd, 50), "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"],
    [4, keyOf25, repeated(0xcd, 50), "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"],
    [5, repeated(0x0c, 20), utf8("Test With Truncation"), "a3b6167473100ee06e0c796c2955552b"],
    [6, repeated(0xaa, 131), utf8(LARGE_KEY), "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"],
    [7, repeated(0xaa, 131), utf8(LARGE_BOTH), "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"],
  ])("gives the known answer of RFC 4231, case %i", (_number, key, data, answer) => {
    // The fifth case keeps only the first 16 bytes.
    expect(bytesToHex(hmac(sha256, key, data)).slice(0, answer.length)).toBe(answer);
  });
});

/** The examples of the format's page: `| seed | client seed | nonce | packs | first ten cards |`. */
const EXAMPLES = [
  ...format.matchAll(/^\| `([0-9a-f]{64})` +\| (?:`([^`]*)`|empty) +\| (\d+) +\| (\d) +\| `([^`]+)` +\|$/gm),
].map(([, seed = "", clientSeed = "", nonce, packs, cards = ""]) => ({
  seed,
  clientSeed,
  nonce: Number(nonce),
  packs: Number(packs),
  cards: cards.split(" "),
}));

describe("the shuffle as the format's page works it out", () => {
  it("has three examples", () => {
    expect(EXAMPLES).toHaveLength(3);
  });

  it.each(EXAMPLES)("deals the ten cards of the example of $packs packs, shuffle $nonce", (example) => {
    const { seed, clientSeed, nonce, packs, cards } = example;
    const serverSeed = Uint8Array.from(Buffer.from(seed, "hex"));
    const shoe = new Shoe(packs, fairChance({ serverSeed, clientSeed, chosen: true }), false);
    expect(shoe.shuffle(nonce)).toBe(canonicalCards(packs).length);
    expect(cards.map(() => shoe.draw("dealer"))).toEqual(cards);
  });
});

describe("the share link of the format's page", () => {
  it("is what its round comes to", () => {
    const { recording } = playedTable(ruleSet("vingt-et-un"), "page", [1]);
    const [, link] = /^(#tj1\.[\w-]+)$/m.exec(format) ?? [];
    expect(link).toBe(shareLink(recording));
  });
});

const python = spawnSync("python3", ["--version"], { encoding: "utf8" });

describe.skipIf(python.status !== 0)(
  "the Python script of the format's page (skipped where there is no python3)",
  () => {
    const [, script = ""] = /^```python\n(.*?)^```$/ms.exec(format) ?? [];
    const file = join(mkdtempSync(join(tmpdir(), "thunderjack-python-")), "round.tjr");
    const run = (text: string) => {
      writeFileSync(file, text);
      const { status, stdout, stderr } = spawnSync("python3", ["-c", script, file], { encoding: "utf8" });
      return { status, stdout, stderr };
    };

    it.each(["thunderjack", "casino", "vingt-et-un"])("finds the deals of a recording right: %s", (name) => {
      const choices = Array.from({ length: 120 }, (_, place) => (place * 7) % 5);
      const { lines, recording } = playedTable(ruleSet(name), "python ♠", choices);
      const cards = recording.events.filter(({ type }) => type === "CardDealt").length;
      expect(run(textOf(lines))).toEqual({
        status: 0,
        stdout: `all ${cards} cards are those of the seed\n`,
        stderr: "",
      });
    });

    it("finds what is wrong with one, and in which line", () => {
      const { lines } = playedTable(ruleSet("casino"), "python", [1, 1]);
      const at = lines.findIndex((line) => line.includes("CardDealt"));
      const forged = lines.map((line, place) => (place === at ? line.replace(/"card":"\w+"/, '"card":"2_h_0"') : line));
      expect(run(textOf(forged))).toMatchObject({
        status: 1,
        stdout: expect.stringMatching(new RegExp(`^line ${at + 1}: `)),
      });
      const other = textOf(lines)
        .replace(/"serverSeed":"\w\w/, '"serverSeed":"zz')
        .replace("zz", "00");
      expect(run(other)).toMatchObject({ status: 1, stdout: "the commitment was made to another seed\n" });
      const changed = textOf(lines).replace('"t":7', '"t":8');
      expect(run(changed)).toMatchObject({ status: 1, stdout: expect.stringContaining("the chain") });
    });
  },
);
