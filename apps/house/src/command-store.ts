import { PostgresHouseStore } from "@thunderjack/house-postgres";
import { required } from "./environment.js";

/**
 * Opens the store of the house for a command of the operator, and closes it after the body. DATABASE_URL and HOUSE_KEYS are those
 * of the house. The command uses one connection, and neither sends nor receives wake-ups.
 */
export async function withStore(body: (store: PostgresHouseStore) => Promise<void>): Promise<void> {
  const store = await PostgresHouseStore.open({
    url: required("DATABASE_URL"),
    keys: required("HOUSE_KEYS"),
    connections: 1,
    listens: false,
  });
  try {
    await body(store);
  } finally {
    await store.close();
  }
}
