import { type PublicTable, VirtualClock } from "@thunderjack/core";
import { verifySession } from "@thunderjack/recording";
import { expect, test, vi } from "vitest";
import { OwnSession } from "./own-session.js";
import { headOf, shoeRecordings } from "./shoe-recordings.js";

/** Declines insurance and stands until the round is settled. */
function answer(table: PublicTable): void {
  for (let { turn, phase } = table.publicState; turn !== null; { turn, phase } = table.publicState) {
    table.dispatch({ type: phase === "insurance" ? "DeclineInsurance" : "Stand", hand: turn });
  }
}

/** Plays one round from each of several shoes, and retires each shoe after its round. */
function playShoes(session: OwnSession, shoes: number): void {
  for (let shoe = 0; shoe < shoes; shoe++) {
    const { table } = session;
    table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
    table.dispatch({ type: "Deal" });
    answer(table);
    session.controls.newShoe();
  }
}

function ownSession(): OwnSession {
  const settings = { rules: "thunderjack", seed: null, credits: 100_000, allowStacking: false, name: null };
  return new OwnSession(settings, new VirtualClock());
}

test("exports a complete session, with the head of its last recording", async () => {
  const session = ownSession();
  const anchor = session.table.fairness?.chain?.anchor ?? "";
  playShoes(session, 3);
  const texts = (await shoeRecordings(session)).map(({ text }) => text);
  const head = headOf(session) ?? "";
  const clientSeeds = [session.table.fairness?.clientSeed ?? ""];
  const verified = verifySession(texts, { anchor, head, clientSeeds });
  expect(verified).toMatchObject({ status: "complete", missing: [], notProven: ["shoe-ends"] });
});

test("exports a complete session although the page played at the table while the element was removed", async () => {
  const session = ownSession();
  const anchor = session.table.fairness?.chain?.anchor ?? "";
  const { table } = session;
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  session.pause();
  table.dispatch({ type: "Deal" });
  session.resume();
  answer(table);
  session.controls.newShoe();
  playShoes(session, 1);
  const texts = (await shoeRecordings(session)).map(({ text }) => text);
  const verified = verifySession(texts, { anchor, head: headOf(session) ?? "" });
  expect(verified).toMatchObject({ status: "complete", recordings: [{ status: "fair" }, { status: "fair" }] });
});

test("keeps the last ten shoes, and only the hash of the shoe before the oldest of them", async () => {
  const session = ownSession();
  const anchor = session.table.fairness?.chain?.anchor ?? "";
  playShoes(session, 13);
  await vi.waitFor(() => expect(session.shoes[0]?.before).toMatch(/^[0-9a-f]{64}$/));
  const texts = (await shoeRecordings(session)).map(({ text }) => text);
  const verified = verifySession(texts, { anchor, head: headOf(session) ?? "" });
  expect(verified).toMatchObject({ status: "incomplete", missing: [{ anchor, first: 1, last: 3 }] });
});
