import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** The folder of the page. It is beside the folder of this file, in the sources and in the build. */
const PAGE = fileURLToPath(new URL("../public", import.meta.url));

/** The folder of the elements for pages without a bundler. */
const ELEMENTS = dirname(createRequire(import.meta.url).resolve("@thunderjack/elements/thunderjack.js"));

/** Returns the routes of the page of a house and of the files that it loads. They are not limited, as they are only read. */
export function pageRoutes(): Hono {
  const routes = new Hono();
  routes.get("/", serveStatic({ path: "index.html", root: PAGE }));
  routes.get("/page/*", serveStatic({ root: PAGE, rewriteRequestPath: (path) => path.replace(/^\/page/, "") }));
  routes.get(
    "/elements/*",
    serveStatic({ root: ELEMENTS, rewriteRequestPath: (path) => path.replace(/^\/elements/, "") }),
  );
  return routes;
}
