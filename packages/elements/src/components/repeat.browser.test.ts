import { html, render } from "lit";
import { expect, test } from "vitest";
import { repeat } from "./repeat.js";

function list(host: HTMLElement) {
  const draw = (letters: string) => {
    const item = (letter: string) => html`<b id=${letter}>${letter}</b>`;
    render(html`<i>before</i>${repeat([...letters], (letter) => letter, item)}<i>after</i>`, host);
  };
  return { draw, drawn: () => [...host.querySelectorAll("b")], text: () => host.textContent };
}

test("draws a list in order when items are added, removed and moved", () => {
  const { draw, text } = list(document.createElement("div"));
  for (const letters of ["", "abc", "cab", "xcy", "", "abcdef", "fedcba", "bdf", "abdxf", "f", "gfa"]) {
    draw(letters);
    expect(text()).toBe(`before${letters}after`);
  }
});

test("keeps the elements of items that stay", () => {
  const { draw, drawn } = list(document.createElement("div"));
  draw("abc");
  const [a, , c] = drawn();
  draw("xca");
  expect(drawn()[1]).toBe(c);
  expect(drawn()[2]).toBe(a);
});

test("keeps items that do not move connected to the page", () => {
  const host = document.createElement("div");
  const { draw, drawn } = list(host);
  draw("abc");
  const moved = new MutationObserver(() => {});
  const [a, , c] = drawn();
  moved.observe(host, { childList: true });
  draw("acd");
  const touched = moved.takeRecords().flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
  expect(touched).not.toContain(a);
  expect(touched).not.toContain(c);
});

test("removes the comment nodes of removed items", () => {
  const host = document.createElement("div");
  const { draw } = list(host);
  draw("ab");
  draw("");
  const { length } = host.childNodes;
  for (let round = 0; round < 100; round++) {
    draw("abc");
    draw("cd");
    draw("");
  }
  expect(host.childNodes.length).toBe(length);
});
