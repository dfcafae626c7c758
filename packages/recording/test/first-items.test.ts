import { describe, expect, it } from "vitest";
import { firstItems } from "../src/tape/first-items.js";

describe("the first items of a growing list", () => {
  it("are an array that does not grow with the list", () => {
    const list = ["a", "b"];
    const first = firstItems(list, 2);
    list.push("c", "d");
    expect(first).toEqual(["a", "b"]);
    expect(Array.isArray(first)).toBe(true);
    expect([first.length, first[2], first.at(-1), first.indexOf("c")]).toEqual([2, undefined, "b", -1]);
    expect([1 in first, 2 in first, Object.hasOwn(first, 1), Object.hasOwn(first, 2)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([...first, ...first.map((item) => item + item)]).toEqual(["a", "b", "aa", "bb"]);
    expect(first.concat("e")).toEqual(["a", "b", "e"]);
    expect([Object.keys(first), Object.entries(first)]).toEqual([
      ["0", "1"],
      [
        ["0", "a"],
        ["1", "b"],
      ],
    ]);
    expect(JSON.stringify(first)).toBe('["a","b"]');
    expect(structuredClone(first.slice())).toEqual(["a", "b"]);
    expect(firstItems(list, 0)).toEqual([]);
  });

  it("cannot be changed, and leave the list as it is", () => {
    const list = ["a", "b", "c"];
    const first = firstItems(list, 2) as string[];
    expect(() => first.push("x")).toThrow(TypeError);
    expect(() => first.reverse()).toThrow(TypeError);
    expect(() => first.splice(0, 1)).toThrow(TypeError);
    expect(() => {
      first.length = 0;
    }).toThrow(TypeError);
    expect(() => Object.freeze(first)).toThrow(TypeError);
    expect(() => Object.setPrototypeOf(first, null)).toThrow(TypeError);
    expect(list).toEqual(["a", "b", "c"]);
  });
});
