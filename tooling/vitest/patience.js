import { vi } from "vitest";

/*
 * Tests wait for a condition, because a page may be slow on a busy machine. The timeout is only a guard against a hang.
 * Speed is measured in benchmarks.
 */
const PATIENCE = 30_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);
