import { MemoryHouseStore } from "@thunderjack/house";
import { describe, it } from "vitest";
import { storeConformance } from "../src/store/store-conformance.js";

const contested = Number(process.env.CONTESTED ?? 1000);

storeConformance(
  { describe, it },
  "the store in memory",
  async () => {
    const store = new MemoryHouseStore();
    return { store, other: store, close: async () => {} };
  },
  { contested },
);
