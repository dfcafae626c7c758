// Runs the server of the documentation, which renders chips and a table.
import { match } from "node:assert/strict";
import { serverRendered } from "./server-rendered.mjs";

const html = await serverRendered("one-nonce");
match(html, /<tj-chip[^>]*><template shadowroot="open"/);
match(html, /<thunderjack-table[^>]*><template shadowroot="open"/);
