import { cardFace } from "@thunderjack/artwork";
import { type Storm, trackAt } from "@thunderjack/stage/choreography";
import { expect, test, vi } from "vitest";
import { Definitions } from "../src/svg/svg-definitions.js";
import { paletteOf } from "../src/svg/svg-palette.js";
import { SvgTextures } from "../src/svg/svg-textures.js";
import { stormLights } from "../src/thunder/storm-lights.js";

const letterFrom = (time: number) =>
  [
    [time, 0],
    [time + 100, 1],
  ] as const;

const STORM: Storm = {
  kind: "thunderjack",
  duration: 1000,
  felt: { x: 0, y: 0, width: 400, height: 300 },
  darkness: [],
  flash: null,
  bolts: [
    {
      trunk: null,
      from: { x: 100, y: 50 },
      to: { x: 120, y: 200 },
      end: { x: 120, y: 220 },
      seed: 1,
      reach: 1,
      opacity: letterFrom(500),
    },
  ],
  struck: [],
  word: {
    text: "BLITZ",
    x: 200,
    y: 100,
    size: 40,
    radius: 300,
    letters: [0, 40, 80, 120, 160].map(letterFrom),
    print: null,
  },
  isobars: null,
  ring: null,
};

test("a letter and a bolt of a storm are drawn when their textures are requested, and once", () => {
  const textures = new SvgTextures(new Definitions("storm"), paletteOf("storm", false), cardFace);
  const get = vi.spyOn(textures, "get");
  const lights = stormLights(textures, STORM);
  expect(get).not.toHaveBeenCalled();
  const lit = lights.filter(({ opacity }) => trackAt(opacity, 50) > 0);
  expect([lights.length, lit.length]).toEqual([6, 2]);
  const [first] = lit.map(({ texture }) => texture());
  expect(get).toHaveBeenCalledTimes(2);
  expect(lit[0]?.texture()).toBe(first);
  expect(lights[0]?.texture()).not.toBe(first);
  expect(get).toHaveBeenCalledTimes(4);
});
