import { serveHostPages } from "./host-server.mjs";

/**
 * Serves the pages at this port, or at the next free port.
 *
 * @param {number} port
 * @returns {ReturnType<typeof serveHostPages>}
 */
async function serveFrom(port) {
  try {
    return await serveHostPages(port);
  } catch (reason) {
    if (!(reason instanceof Error && "code" in reason && reason.code === "EADDRINUSE")) throw reason;
    return serveFrom(port + 1);
  }
}

const { origin } = await serveFrom(Number(process.env.PORT ?? 4180));
console.log(`Host pages that embed a table: ${origin}`);
