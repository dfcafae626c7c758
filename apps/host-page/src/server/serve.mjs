import { serveHostPages } from "./host-server.mjs";

const { origin } = await serveHostPages(Number(process.env.PORT ?? 4180));
console.log(`Foreign pages that embed a table: ${origin}`);
