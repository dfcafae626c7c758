import { fileURLToPath } from "node:url";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: PreviewServer;

beforeAll(async () => {
  const root = fileURLToPath(new URL("..", import.meta.url));
  server = await preview({ root, logLevel: "warn", preview: { host: "127.0.0.1", port: 0 } });
});

afterAll(async () => {
  await server.close();
});

it("the server of the built pages compresses their scripts", async () => {
  const [address = ""] = server.resolvedUrls?.local ?? [];
  const page = await (await fetch(`${address}table.html`)).text();
  const script = /src="([^"]+\.js)"/.exec(page)?.[1] ?? "";
  const response = await fetch(new URL(script, address), { headers: { "accept-encoding": "gzip" } });
  expect(response.ok).toBe(true);
  expect(response.headers.get("content-type")).toContain("javascript");
  expect(response.headers.get("content-encoding")).toBe("gzip");
});
