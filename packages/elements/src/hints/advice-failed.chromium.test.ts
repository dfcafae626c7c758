import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../define.js";
import { all, textOf } from "../../test/seated.js";
import { ThunderjackTable } from "../index.js";

/** A table that fails to load the hints the first time. */
class LosesOneRequest extends ThunderjackTable {
  asked = 0;

  protected override async loadHints() {
    this.asked += 1;
    if (this.asked === 1) throw new Error("no network");
    return super.loadHints();
  }
}
customElements.define("loses-one-request", LosesOneRequest);

test("shows that the hints cannot be loaded, and loads them again on a click", async () => {
  const element = new LosesOneRequest();
  element.hints = true;
  document.body.append(element);
  onTestFinished(() => element.remove());
  await vi.waitFor(() => expect(textOf(element, ".no-hints [role=alert]")).toBe("Loading failed: no network"));
  expect(await element.advice()).toBeNull();
  expect(element.asked).toBe(1);
  const [notice] = all(element, ".no-hints");
  if (notice === undefined) throw new Error("There is no notice.");
  await userEvent.click(notice);
  await vi.waitFor(() => expect(all(element, "tj-advice")).toHaveLength(1), 20_000);
  expect(all(element, ".no-hints")).toEqual([]);
  expect(element.asked).toBe(2);
});
