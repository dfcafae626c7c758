// @vitest-environment happy-dom
import { VirtualClock } from "@thunderjack/core";
import type { Renderer } from "@thunderjack/stage";
import { beforeEach, describe, expect, it } from "vitest";
import { domDriver } from "../src/dom/dom-driver.js";
import type { RendererDriver } from "../src/index.js";

const HAND = `
  <div role="group" aria-label="Right seat" aria-current="true">
    <i role="img" aria-label="ace of spades">A♠</i><i role="img" aria-label="four of clubs"></i>
    <p><b>soft 15</b> <span>10</span></p>
  </div>`;

const TABLE = `
  <p role="status">Right seat: <em>hit</em> or stand?</p>
  <p>Credits <b>1,480</b>, Bets: <b>20</b></p>
  <div role="group" aria-label="Dealer"><i role="img" aria-label="nine of spades"></i><p>9</p></div>
  <section>
    <div role="group" aria-label="Right seat">${HAND}<p>Right <b>10</b></p></div>
    <div><button role="switch" aria-label="Middle seat" aria-checked="true"></button></div>
    <div>
      <button role="switch" aria-label="Left seat" aria-checked="false"></button>
      <p>Left 2.50</p>
    </div>
  </section>
  <button>Hit</button> <button aria-label="Stand">S</button>
  <button disabled>Double</button> <button aria-disabled="true">Split</button> <button>Settings</button>`;

const RIGHT = { cards: ["ace of spades", "four of clubs"], bet: "10", total: "soft 15", badge: null, insurance: null };

/** A renderer that draws nothing. The tests write the content of the host. */
const nothing: Renderer<HTMLElement> = { mount: () => () => {} };

let driver: RendererDriver<HTMLElement>;
let host: HTMLElement;

beforeEach(() => {
  driver = domDriver(nothing);
  document.body.replaceChildren();
  host = driver.newHost(new VirtualClock());
});

function handWith(text: string) {
  host.innerHTML = TABLE.replace("<span>10</span>", text);
  return driver.readTable(host).seats[0]?.hands[0];
}

describe("the driver for renderers in a page", () => {
  it("reads the table by roles and names", () => {
    host.innerHTML = TABLE;
    expect(driver.readTable(host)).toEqual({
      message: "Right seat: hit or stand?",
      credits: "1,480",
      staked: "20",
      dealer: { label: "Dealer", cards: ["nine of spades"], total: "9", badge: null },
      seats: [
        { label: "Right", bet: "10", hands: [{ label: "Right seat", isTurn: true, ...RIGHT }] },
        { label: "Middle", bet: null, hands: [] },
        { label: "Left", bet: "2.50", hands: [] },
      ],
      offers: ["Hit", "Stand"],
    });
  });

  it("reads open shadow roots and their slots", () => {
    host.innerHTML = TABLE;
    const expected = driver.readTable(host);
    host.innerHTML = `<div>${HAND}</div>`;
    const root = host.firstElementChild?.attachShadow({ mode: "open" });
    if (root !== undefined) root.innerHTML = TABLE.replace(HAND, "<slot></slot>");
    expect(driver.readTable(host)).toEqual(expected);
    expect(driver.readText(host)).toContain("nine of spades");
    expect(driver.readMarkup?.(host)).toContain("nine of spades");
  });

  it("reads a table with one seat", () => {
    host.innerHTML = TABLE.replaceAll(/<div>\s*<button role="switch".*?<\/div>/gs, "");
    expect(driver.readTable(host).seats).toEqual([
      { label: "Right", bet: "10", hands: [{ label: "Right seat", isTurn: true, ...RIGHT }] },
    ]);
  });

  it.each([
    ["hidden", "<span hidden>99</span>"],
    ["hidden from screen readers", '<span aria-hidden="true">99</span>'],
    ["the description of a control", "<button>99</button>"],
  ])("does not read text that is %s", (_what, text) => {
    expect(handWith(`<span>10</span>${text}`)).toMatchObject(RIGHT);
  });

  it.each([
    ["an insurance bet", "10 Insurance 5", { insurance: "Insurance 5" }],
    ["a lost insurance bet", "10 Insurance −5", { insurance: "Insurance −5" }],
    ["even money", "10 Even money", { insurance: "Even money" }],
    ["settled even money", "Even money +10 10", { badge: "Even money" }],
    ["a result", "Win +1,000 10", { badge: "Win" }],
    ["an award", "Thunderjack! +30 10", { badge: "Thunderjack!" }],
    ["a bet of thousands", "1,250", { bet: "1,250" }],
  ])("reads %s", (_what, text, expected) => {
    expect(handWith(`<span>${text}</span>`)).toMatchObject({ ...RIGHT, ...expected });
  });

  it("reads the bet of a hand that has no total yet", () => {
    host.innerHTML = TABLE.replace("<b>soft 15</b>", "");
    expect(driver.readTable(host).seats[0]?.hands[0]).toMatchObject({ total: null, bet: "10" });
  });

  it("reads a name from other elements", () => {
    host.innerHTML = `<b id="one">Dealer</b>${TABLE.replace('aria-label="Dealer"', 'aria-labelledby="one"')}`;
    expect(driver.readTable(host).dealer.label).toBe("Dealer");
  });

  it.each([
    ["a live region", 'role="status"', /live region/],
    ["a dealer", 'aria-label="Dealer"', /no group "Dealer"/],
  ])("names what is missing: %s", (_what, attribute, message) => {
    host.innerHTML = TABLE.replace(attribute, "");
    expect(() => driver.readTable(host)).toThrow(message);
  });

  it("presses the button with a name", async () => {
    host.innerHTML = TABLE;
    const pressed: string[] = [];
    host.addEventListener("click", ({ target }) => pressed.push((target as Element).outerHTML));
    await driver.press(host, "Stand");
    expect(pressed).toEqual(['<button aria-label="Stand">S</button>']);
    expect(() => driver.press(host, "Surrender")).toThrow('There is no button "Surrender".');
  });

  it("places a chip with the button of the seat, or with switches and the button of the chip", async () => {
    const pressed: string[] = [];
    host.addEventListener("click", ({ target }) => pressed.push((target as Element).getAttribute("aria-label") ?? ""));
    host.innerHTML = `${TABLE}<button aria-label="Bet 10 on the left seat"></button><button aria-label="Bet 5 more"></button>`;
    await driver.placeChip(host, "Left", 1000);
    expect(pressed.splice(0)).toEqual(["Bet 10 on the left seat"]);
    const right = host.querySelector('[aria-label="Right seat"]');
    if (right !== null) right.outerHTML = '<button role="switch" aria-label="Right seat"></button>';
    await driver.placeChip(host, "Left", 500);
    expect(pressed).toEqual(["Left seat", "Middle seat", "Bet 5 more"]);
  });

  it("detects running animations and remaining content", () => {
    host.innerHTML = "<p></p>";
    expect([driver.isMoving?.(host), driver.isEmpty(host)]).toEqual([false, false]);
    const animation = host.firstElementChild?.animate({ opacity: [0, 1] }, 1000);
    expect(driver.isMoving?.(host)).toBe(true);
    animation?.finish();
    expect(driver.isMoving?.(host)).toBe(false);
    host.replaceChildren();
    expect(driver.isEmpty(host)).toBe(true);
  });
});
