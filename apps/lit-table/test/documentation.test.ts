import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { documentationHandler } from "../build/documentation.js";

/** Serves the handler, and returns a function that requests its page. */
async function served(start: () => Promise<string>): Promise<() => Promise<Response>> {
  const server = createServer(documentationHandler(start)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return () => fetch(`http://127.0.0.1:${port}`, { redirect: "manual" });
}

test("the first request starts the documentation, and returns a page that reloads until the documentation is ready", async () => {
  let ready: (address: string) => void = () => undefined;
  const start = vi.fn(() => new Promise<string>((resolve) => (ready = resolve)));
  const request = await served(start);
  expect(start).not.toHaveBeenCalled();
  for (let time = 0; time < 2; time++) {
    const response = await request();
    expect([response.status, (await response.text()).includes('http-equiv="refresh"')]).toEqual([200, true]);
  }
  expect(start).toHaveBeenCalledTimes(1);
  ready("http://127.0.0.1:5175/");
  const response = await request();
  expect([response.status, response.headers.get("location")]).toEqual([302, "http://127.0.0.1:5175/"]);
});

test("if the documentation does not start, the error is reported, and the next request starts it again", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const start = vi.fn(() => Promise.reject(new Error("no typedoc")));
  const request = await served(start);
  await (await request()).text();
  expect((await request()).status).toBe(503);
  expect(logged).toHaveBeenCalled();
  await request();
  expect(start).toHaveBeenCalledTimes(2);
});
