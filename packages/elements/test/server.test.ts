import { expect, test } from "vitest";
import { firstPicture } from "../src/server.js";

/** Returns the number of occurrences of a text. */
const count = (text: string, part: string) => text.split(part).length - 1;

test("returns the first picture of a table as a declarative shadow root", async () => {
  const picture = await firstPicture({ rules: "casino", credits: 12_300 });
  expect(picture).toMatch(/^<template [^>]*shadowrootmode="open"[^>]*><style>/);
  expect(picture).toMatch(/<\/template>$/);
  expect(picture).toContain('class="bar"');
  expect(picture).toContain("Place your bets.");
  expect(picture).toContain("123");
  // The browser displays one of two pictures, each with three seats.
  expect(count(picture, "<tj-table")).toBe(2);
  expect(count(picture, "<tj-seat ") + count(picture, "<tj-seat\n")).toBe(6);
  expect(count(picture, "<template")).toBe(count(picture, "</template>"));
});

test("draws the sizes that the page names, in its language", async () => {
  const picture = await firstPicture({ lang: "de", sizes: [{ width: 700, height: 600 }] });
  expect(count(picture, "<tj-table")).toBe(1);
  expect(picture).toContain("width:700px");
  expect(picture).toContain('lang="de"');
  expect(picture).not.toContain("Place your bets.");
});

test("has style sheets with the nonce of the page, and no style attributes", async () => {
  const picture = await firstPicture({ nonce: "abc" });
  expect(picture).not.toContain(" style=");
  expect(picture).not.toContain("<style>");
  expect(count(picture, '<style nonce="abc">')).toBeGreaterThan(10);
  expect(await firstPicture()).toContain(" style=");
});

test("marks the elements inside the table that have a shadow root, because the browser must not render them", async () => {
  const picture = await firstPicture();
  const inside = count(picture, "<template") - 1;
  expect(inside).toBeGreaterThan(20);
  expect(count(picture, "defer-hydration")).toBe(inside);
});

test("rejects rules and credits that cannot be played", async () => {
  await expect(firstPicture({ rules: "nonsense" })).rejects.toThrow("nonsense");
  await expect(firstPicture({ credits: 0.5 })).rejects.toThrow(RangeError);
});
