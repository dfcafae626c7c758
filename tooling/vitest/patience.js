import { vi } from "vitest";

/*
 * The time for which tests wait for a condition, in milliseconds. It is long because everything may be slow on a
 * busy machine. The timeout only guards against a hang. Speed is measured in benchmarks.
 */
const PATIENCE = 30_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);
