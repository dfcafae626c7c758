import { expect, onTestFinished, test } from "vitest";
import "../components/tj-card/tj-card.define.js";

/** Adds a card with a declarative shadow root to the page. */
function served(attributes: string): HTMLElementTagNameMap["tj-card"] {
  const place = document.createElement("div");
  document.body.append(place);
  onTestFinished(() => place.remove());
  const root = `<template shadowrootmode="open"><style>p { color: red }</style><p>The server</p></template>`;
  place.setHTMLUnsafe(`<tj-card card="a_s" ${attributes}>${root}</tj-card>`);
  // Firefox upgrades the element later.
  customElements.upgrade(place);
  const card = place.querySelector("tj-card");
  if (card === null) throw new Error("There is no card.");
  return card;
}

test("an element renders in place of the shadow root of a server", async () => {
  const card = served("");
  await card.updateComplete;
  expect(card.shadowRoot?.querySelectorAll("p, style").length).toBe(0);
  expect(card.shadowRoot?.querySelectorAll(".front").length).toBe(1);
  expect(card.shadowRoot?.adoptedStyleSheets.length).toBeGreaterThan(0);
});

test("an element inside the markup of a server stays as it is", async () => {
  const card = served("defer-hydration");
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(card.shadowRoot?.textContent).toContain("The server");
  expect(card.shadowRoot?.adoptedStyleSheets).toEqual([]);
});
