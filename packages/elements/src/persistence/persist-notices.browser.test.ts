import { IdbSecrets } from "@thunderjack/session/browser";
import { expect, onTestFinished, test, vi } from "vitest";
import "../define.js";
import { all, drawn } from "../../test/seated.js";
import type { ThunderjackTable } from "../index.js";

const PATIENCE = { timeout: 20_000 };
const SECRET_LOST =
  "The seed of the shoe is missing. You can still read its rounds. You keep your credits and get a new shoe.";
const STAKES_LOST = "The round in play could not continue. Its bets are lost.";

async function opened(name: string): Promise<ThunderjackTable> {
  const element = document.createElement("thunderjack-table");
  Object.assign(element, { speed: "instant", seed: "storm", persist: name });
  document.body.append(element);
  onTestFinished(() => element.remove());
  await vi.waitFor(() => expect(element.session).not.toBeNull(), PATIENCE);
  await drawn(element);
  return element;
}

function notes(element: ThunderjackTable): readonly string[] {
  return all(element, ".kept p").map((note) => note.textContent ?? "");
}

test("shows every notice about the stored data in order, until each is dismissed", async () => {
  const name = `notices ${crypto.randomUUID()}`;
  const before = await opened(name);
  await before.session?.send({ type: "PlaceBet", seat: "middle", amount: 1000 });
  do await before.session?.send({ type: "Deal" });
  while (before.session?.publicState.phase !== "players");
  const { session } = before;
  before.remove();
  await vi.waitFor(() => expect(session.status.role).toBe("closed"), PATIENCE);
  const secrets = new IdbSecrets();
  await secrets.remove(name);
  await secrets.close();
  const announce = vi.spyOn(customElements.get("thunderjack-table")?.prototype as ThunderjackTable, "announce");
  onTestFinished(() => announce.mockRestore());
  const after = await opened(name);
  expect(announce.mock.calls.flat()).toEqual(["Loading table…", SECRET_LOST, STAKES_LOST]);
  expect(notes(after)).toEqual([SECRET_LOST, STAKES_LOST]);
  const [first] = all(after, ".kept button");
  if (!(first instanceof HTMLElement)) throw new Error("The notice has no button.");
  first.click();
  await drawn(after);
  expect(notes(after)).toEqual([STAKES_LOST]);
});
