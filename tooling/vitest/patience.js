import { vi } from "vitest";

/*
 * What a page does takes as long as the machine needs that runs it, and that may be busy: a test waits until something
 * is so, and what it waits for at most guards against a hang. Speed is measured elsewhere.
 */
const PATIENCE = 30_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);
