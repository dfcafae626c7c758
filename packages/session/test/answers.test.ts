import { type Rejection, rejection } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { Answers } from "../src/answers.js";
import { REMEMBERED_COMMANDS } from "../src/session-store.js";
import type { OpenCommand } from "../src/write.js";

const refused = rejection("no-bet", { to: "deal" });

function command(id: string, given: (Rejection | null)[] = []): OpenCommand {
  return { id, command: { type: "Deal" }, answer: (answer) => given.push(answer) };
}

describe("the answers to the commands", () => {
  it("are passed on to every repetition, before and after the answer, and each repetition is answered once", () => {
    const answers = new Answers();
    const [first, early, late]: (Rejection | null)[][] = [[], [], []];
    expect(answers.isKnown(command("a-1", first))).toBe(false);
    const expected = answers.expect({ ...command("a-1", first), basis: "5" });
    expect(expected).toMatchObject({ id: "a-1", basis: "5", command: { type: "Deal" } });
    expect(answers.isKnown(command("a-1", early))).toBe(true);
    expect([first, early]).toEqual([[], []]);
    expected.answer(refused);
    expect([first, early]).toEqual([[refused], [refused]]);
    expect(answers.isKnown(command("a-1", late))).toBe(true);
    expect([first, early, late]).toEqual([[refused], [refused], [refused]]);
  });

  it("are stale for a command that precedes the last one carried out for its tab", () => {
    const answers = new Answers();
    answers.remember(["a-7", "b-2", "a-5"]);
    for (let number = 0; number < REMEMBERED_COMMANDS; number++) answers.expect(command(`c-${number}`)).answer(refused);
    expect(answers.past("a-6")).toMatchObject({ code: "stale", detail: null });
    expect(answers.past("a-7")).toBeNull();
    expect(answers.past("a-8")).toBeUndefined();
    expect(answers.past("b-1")).toMatchObject({ code: "stale" });
    expect(answers.past("c-999")).toBeUndefined();
    expect(answers.past("without a number")).toBeUndefined();
  });

  it("are also kept for rejected commands, but only for the latest ones", () => {
    const answers = new Answers();
    const give = (id: string) => answers.expect(command(id)).answer(refused);
    give("first");
    give("second");
    give("first");
    for (let number = 0; number < REMEMBERED_COMMANDS - 1; number++) give(`tab-${number}`);
    expect(answers.past("first")).toBe(refused);
    expect(answers.past("second")).toBeUndefined();
    give("one more");
    expect(answers.past("first")).toBeUndefined();
    expect(answers.past("tab-0")).toBe(refused);
  });
});
