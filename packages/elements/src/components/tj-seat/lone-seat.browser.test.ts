import { expect, test, vi } from "vitest";
import "../../define.js";

test("loads the code of a seat and of bet controls outside of a table when the first of them is rendered", async () => {
  document.body.innerHTML =
    '<tj-seat seat="right" bet="1000" hands="8_s 3_h"></tj-seat><tj-bet-controls chips="500 1000"></tj-bet-controls>';
  const [seat, controls] = [document.querySelector("tj-seat"), document.querySelector("tj-bet-controls")];
  await seat?.updateComplete;
  await controls?.updateComplete;
  expect(seat?.shadowRoot?.querySelector("tj-hand")).not.toBeNull();
  expect(getComputedStyle(seat?.shadowRoot?.querySelector(".hands") as Element).display).toBe("grid");
  expect(controls?.shadowRoot?.querySelectorAll(".chip")).toHaveLength(2);
});

test("keeps the styles of a seat that is moved to another document", async () => {
  document.body.innerHTML = '<tj-seat seat="left"></tj-seat><iframe></iframe>';
  const [seat, frame] = [document.querySelector("tj-seat"), document.querySelector("iframe")];
  await seat?.updateComplete;
  frame?.contentDocument?.body.append(seat as Element);
  await vi.waitFor(() =>
    expect(getComputedStyle(seat?.shadowRoot?.querySelector(".seat") as Element).display).toBe("flex"),
  );
});
