import { PostgresHouseStore } from "@thunderjack/house-postgres";
import { required } from "./environment.js";

/*
 * Encrypts all seeds with the first key of HOUSE_KEYS: `node dist/rotate-keys.js`. The keys with which they were encrypted follow in
 * HOUSE_KEYS. It prints the number of seeds that were encrypted with another key. DATABASE_URL is that of the house.
 */

const store = await PostgresHouseStore.open({
  url: required("DATABASE_URL"),
  keys: required("HOUSE_KEYS"),
  connections: 1,
  listens: false,
});
try {
  console.log(JSON.stringify({ seeds: await store.rotateKeys() }));
} finally {
  await store.close();
}
