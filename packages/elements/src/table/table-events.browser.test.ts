import { VirtualClock } from "@thunderjack/core";
import { expect, onTestFinished, test } from "vitest";
import { all, click, drawn, markupOf, ownTable, seatedAt, textOf } from "../../test/seated.js";
import { type ThunderjackTable, tableEventName } from "../index.js";

function playRound(element: ThunderjackTable): void {
  expect(element.deal()).toBeNull();
  while (element.table?.publicState.turn !== null) expect(element.stand()).toBeNull();
}

test("derives the names of the DOM events from the events of the game", () => {
  const settled: "thunderjack-round-settled" = tableEventName("RoundSettled");
  expect(settled).toBe("thunderjack-round-settled");
  expect(tableEventName("ThunderjacksCancelled")).toBe("thunderjack-thunderjacks-cancelled");
});

test("dispatches each event when the player sees it, and never the hole card", async () => {
  const clock = new VirtualClock();
  const stack = ["10_h_0", "9_s_0", "k_h_0", "7_c_0"];
  const { element } = await seatedAt({ stack, speed: "normal", clock });
  const received: string[] = [];
  const record = ({ detail }: HTMLElementEventMap["thunderjack-card-dealt"]) => received.push(String(detail.card));
  document.body.addEventListener("thunderjack-card-dealt", record);
  onTestFinished(() => document.body.removeEventListener("thunderjack-card-dealt", record));
  await click("Bet 50 more", "Deal");
  clock.pass(600);
  expect(received).toEqual(["10_h_0"]);
  clock.pass(2000);
  expect(received).toEqual(["10_h_0", "9_s_0", "k_h_0", "null"]);
  let shown: unknown = null;
  element.addEventListener("thunderjack-hole-card-revealed", ({ detail }) => (shown = detail.card));
  element.stand();
  clock.pass(2000);
  expect(shown).toBe("7_c_0");
});

test("carries out commands by methods, or returns the reason for a refusal", async () => {
  const { element, table } = await seatedAt({ stack: ["8_c_0", "9_s_0", "8_d_0", "10_c_0", "3_c_0", "2_d_0"] });
  expect(element.hit()?.code).toBe("no-round-in-play");
  expect(element.placeBet("middle", 5000)).toBeNull();
  expect(element.clearBets()).toBeNull();
  expect(element.deal()?.code).toBe("no-bet");
  element.placeBet("middle", 5000);
  expect(element.deal(["8_c_0", "9_s_0", "8_d_0", "10_c_0", "3_c_0", "2_d_0"])).toBeNull();
  expect(element.insure()?.code).toBe("not-asked");
  expect(element.split()).toBeNull();
  expect(element.double()).toBeNull();
  expect(table.state.turn).toBe("middle-2");
  expect(element.startAgain()?.code).toBe("game-not-over");
});

test("lets the page cancel a deal, and asks only about legal deals", async () => {
  const element = await ownTable();
  let asked = 0;
  element.addEventListener("thunderjack-before-deal", (event) => {
    asked++;
    event.preventDefault();
  });
  expect(element.deal()?.code).toBe("no-bet");
  expect(asked).toBe(0);
  await click("Bet 10 more", "Deal");
  await drawn(element);
  expect(asked).toBe(1);
  expect(element.table?.publicState.round).toBe(0);
  expect(textOf(element, "[part=message]")).toBe("The page cancelled this bet.");
});

test("shows a frozen table with all buttons disabled", async () => {
  const element = await ownTable();
  element.placeBet("middle", 1000);
  element.disabled = true;
  await drawn(element);
  expect(element.hasAttribute("disabled")).toBe(true);
  expect(element.deal()?.message).toBe("The table is closed for the moment.");
  expect(textOf(element, "[part=message]")).toBe("The table is closed for the moment.");
  expect(
    all(element, ".stage button").filter((button) => button.matches(":enabled:not([aria-disabled=true])")),
  ).toEqual([]);
  element.disabled = false;
  await drawn(element);
  expect(textOf(element, "[part=message]")).toBe("Deal, or change your bets.");
  expect(element.deal()).toBeNull();
});

test("keeps the shoe when the credits are set before the first deal", async () => {
  const element = await ownTable();
  element.placeBet("middle", 1000);
  const commitment = element.table?.fairness?.commitment;
  element.credits = 1200;
  await drawn(element);
  expect(textOf(element, "[part=credits]")).toBe("12");
  expect(element.table?.fairness?.commitment).toBe(commitment);
  expect(element.table?.publicState.bets.middle).toBe(1000);
});

test("continues on a new shoe with credits set between two rounds; defers those set during a round", async () => {
  const element = await ownTable({ seed: "a wallet" });
  element.placeBet("middle", 1000);
  playRound(element);
  const { table } = element;
  element.credits = 7_700;
  await drawn(element);
  expect(element.table).not.toBe(table);
  expect(element.credits).toBe(7_700);
  expect(element.table?.publicState.bets.middle).toBe(1000);
  expect(table?.dispatch({ type: "Deal" })).toMatchObject({ code: "table-closed" });

  element.deal();
  element.credits = 500;
  await drawn(element);
  expect(element.credits).not.toBe(500);
  while (element.table?.publicState.turn !== null) element.stand();
  await drawn(element);
  expect(element.credits).toBe(500);
  // The player can no longer pay the bet.
  expect(element.table?.publicState.bets.middle).toBe(0);
});

test("shows the page's own content when the game is over", async () => {
  const { element } = await seatedAt({ credits: 1000, stack: ["10_h_0", "9_s_0", "9_d_0", "10_c_0", "10_d_0"] });
  const own = document.createElement("p");
  own.slot = "game-over";
  own.textContent = "Come back tomorrow.";
  element.append(own);
  await drawn(element);
  expect(own.checkVisibility()).toBe(false);
  await click("Bet 10 more", "Deal", "Hit");
  await drawn(element);
  expect(own.checkVisibility()).toBe(true);
  expect(markupOf(element)).not.toContain("New game");
  element.startAgain();
  await drawn(element);
  expect(own.checkVisibility()).toBe(false);
});
