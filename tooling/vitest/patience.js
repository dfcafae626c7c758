import { vi } from "vitest";

/*
 * The time for which tests wait for a condition. It is long because a page may be slow on a busy machine. The timeout
 * is only a guard against a hang. Speed is measured in benchmarks.
 */
const PATIENCE = 30_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);
