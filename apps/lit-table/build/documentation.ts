import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Connect, Plugin } from "vite";

const SERVER = fileURLToPath(new URL("../../../docs/development-server.mjs", import.meta.url));

/**
 * Serves `/documentation`, which redirects to the documentation. The server of the documentation starts with the first
 * request, because most players never read it, and building its pages takes longer than building the game.
 */
export function documentation(): Plugin {
  const handle = documentationHandler(startDocumentation);
  return {
    name: "documentation",
    configureServer: ({ middlewares }) => void middlewares.use("/documentation", handle),
    configurePreviewServer: ({ middlewares }) => void middlewares.use("/documentation", handle),
  };
}

/**
 * Returns a handler that redirects to the documentation. Until the documentation is ready, it returns a page that
 * reloads itself.
 *
 * @param start starts the server of the documentation, and returns its URL
 */
export function documentationHandler(start: () => Promise<string>): Connect.SimpleHandleFunction {
  let isStarted = false;
  let address: string | null = null;
  let problem: unknown = null;
  return (_request, response) => {
    if (!isStarted) {
      isStarted = true;
      start().then(
        (ready) => {
          address = ready;
        },
        (reason: unknown) => {
          problem = reason;
        },
      );
    }
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (address !== null) {
      response.writeHead(302, { location: address }).end();
    } else if (problem === null) {
      response.end(page("The documentation is being prepared. This takes about half a minute.", true));
    } else {
      console.error(problem);
      // The next request tries again.
      isStarted = false;
      problem = null;
      response
        .writeHead(503)
        .end(page("The documentation could not be started. The terminal shows the reason.", false));
    }
  };
}

function page(sentence: string, reloads: boolean): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
${reloads ? '<meta http-equiv="refresh" content="2">' : ""}
<title>Thunderjack: documentation</title>
<body style="max-width: 30em; margin: 20vh auto; padding: 0 1em; font: 17px/1.5 system-ui, sans-serif">
<h1>Documentation</h1>
<p role="status">${sentence}</p>
`;
}

function startDocumentation(): Promise<string> {
  return new Promise((resolve, reject) => {
    // The preview of the game runs in production mode, in which the documentation would have no pages.
    const server = fork(SERVER, { env: { ...process.env, NODE_ENV: "development" } });
    server.once("message", (address) => resolve(String(address)));
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`The documentation was not started: exit code ${code}.`)));
  });
}
