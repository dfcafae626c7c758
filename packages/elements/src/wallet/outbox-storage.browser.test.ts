import { expect, onTestFinished, test } from "vitest";
import { Outbox } from "./outbox.js";
import { browserStorage } from "./outbox-storage.js";

test("moves a damaged entry of the local storage to another key, and keeps the entries of other tables", () => {
  const name = `wallet ${crypto.randomUUID()}`;
  const [own, other, aside] = [
    `thunderjack-wallet/${encodeURIComponent(name)}/`,
    `thunderjack-wallet/${encodeURIComponent(`${name} 2`)}/`,
    `thunderjack-wallet-damaged/${encodeURIComponent(name)}/`,
  ];
  onTestFinished(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("thunderjack-wallet")) localStorage.removeItem(key);
  });
  localStorage.setItem(`${own}damaged`, '{"amount":1000,"place":5}');
  localStorage.setItem(`${own}kept`, '{"amount":1000,"place":null}');
  localStorage.setItem(`${other}damaged`, "{");
  const outbox = new Outbox(browserStorage(name));
  expect([...outbox.open]).toEqual(["kept"]);
  expect(localStorage.getItem(`${own}damaged`)).toBeNull();
  expect(localStorage.getItem(`${aside}damaged`)).toBe('{"amount":1000,"place":5}');
  expect(localStorage.getItem(`${other}damaged`)).toBe("{");
});
